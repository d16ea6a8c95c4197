# Writes OUTPUT, a C++ source that holds the texts of FILES: variant files, weights files and openings files.
set(entries_json "")
set(entries_weights "")
set(entries_openings "")
foreach(file IN LISTS FILES)
    get_filename_component(name "${file}" NAME)
    get_filename_component(kind "${file}" LAST_EXT)
    string(SUBSTRING "${kind}" 1 -1 kind)
    file(READ "${file}" text)
    string(APPEND entries_${kind} "    {\"${name}\", R\"variant(${text})variant\"},\n")
endforeach()
file(WRITE "${OUTPUT}.new" "#include \"core/variant_file/builtin_openings.h\"
#include \"core/variant_file/catalog.h\"

namespace mujo {

namespace {

constexpr VariantText kBuiltins[] = {
${entries_json}};
constexpr VariantText kWeights[] = {{}, 
${entries_weights}};
constexpr VariantText kOpenings[] = {{}, 
${entries_openings}};

} // namespace

std::span<const VariantText> builtinVariants() {
    return kBuiltins;
}

std::span<const VariantText> builtinWeights() {
    return std::span(kWeights).subspan(1); // the first stands for none
}

std::span<const VariantText> builtinOpenings() {
    return std::span(kOpenings).subspan(1);
}

} // namespace mujo
")
file(RENAME "${OUTPUT}.new" "${OUTPUT}")
