// Openings files. One that is accepted can be written, and reads back as the same tree.

#include "core/openings/openings_file.h"
#include "core/variant_file/catalog.h"
#include "tests/fuzz/fuzz_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mujo;
    static const Catalog catalog{std::filesystem::path()};
    for (const char* id : {"tori", "chu"}) {
        const auto& variant = catalog.find(id)->standard;
        const auto openings = readOpenings(fuzz::asText(data, size), variant, "fuzz.openings");
        if (!openings) {
            fuzz::require(!openings.error().empty(), "a refusal has a reason");
            continue;
        }
        if (openings->profile == variant->profile()) {
            const auto again = readOpenings(writeOpenings(*openings, variant), variant, "fuzz.openings");
            fuzz::require(again && again->tree == openings->tree, "what is written reads back");
        }
    }
    return 0;
}
