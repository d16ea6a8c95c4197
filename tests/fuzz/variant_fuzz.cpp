// Variant files. One that is accepted can be set up, and its first position written and read.

#include "core/position/sfen.h"
#include "core/rules/legal_moves.h"
#include "core/variant_file/loader.h"
#include "tests/fuzz/fuzz_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mujo;
    const std::string_view text = fuzz::asText(data, size);
    const auto variant = loadVariant(text, "fuzz.json");
    if (!variant) {
        fuzz::require(!variant.error().empty(), "a refusal has a reason");
        return 0;
    }
    const Position start = Position::start(*variant);
    (void)rules::legalMoves(start, History(start.key()));
    const auto again = positionFromSfen(*variant, sfen(start));
    fuzz::require(again && *again == start, "the first position reads back");
    (void)checkVariant(text, "fuzz.json");
    return 0;
}
