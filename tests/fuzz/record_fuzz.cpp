// Saved games. One that is accepted is written and read again as the same text.

#include "core/game/files/game_json.h"
#include "tests/fuzz/fuzz_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mujo;
    static const Catalog catalog{std::filesystem::path{}};
    const auto file = readGameJson(fuzz::asText(data, size), "fuzz.json", catalog);
    if (!file) {
        fuzz::require(!file.error().empty(), "a refusal has a reason");
        return 0;
    }
    const std::string text = writeGameJson(*file);
    const auto again = readGameJson(text, "fuzz.json", catalog);
    fuzz::require(again && writeGameJson(*again) == text, "a written game reads back");
    return 0;
}
