// Files of games, in every format. One that is accepted is written and read again as the same text, by
// whatever format it is recognised.

#include "core/game/formats/format.h"
#include "tests/fuzz/fuzz_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mujo;
    static const Catalog catalog{std::filesystem::path{}};
    for (const GameFormat& format : gameFormats()) {
        const auto file = format.read(fuzz::asText(data, size), "fuzz", catalog, {});
        if (!file) {
            fuzz::require(!file.error().empty(), "a refusal has a reason");
            continue;
        }
        if (format.write == nullptr) {
            continue;
        }
        const std::string text = format.write(*file);
        fuzz::require(sniffFormat(text) == &format, "a written game is recognised");
        const auto again = readGame(text, "fuzz", catalog);
        fuzz::require(again && format.write(*again) == text, "a written game reads back");
    }
    return 0;
}
