# Writes OUTPUT, a C++ source that holds the texts of FILES.
set(entries "")
foreach(file IN LISTS FILES)
    get_filename_component(name "${file}" NAME)
    file(READ "${file}" text)
    string(APPEND entries "    {\"${name}\", R\"variant(${text})variant\"},\n")
endforeach()
file(WRITE "${OUTPUT}.new" "#include \"core/variant_file/catalog.h\"

namespace mujo {

namespace {

constexpr VariantText kBuiltins[] = {
${entries}};

} // namespace

std::span<const VariantText> builtinVariants() {
    return kBuiltins;
}

} // namespace mujo
")
file(RENAME "${OUTPUT}.new" "${OUTPUT}")
