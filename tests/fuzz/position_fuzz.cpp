// Position texts; the first byte chooses the game. One that is accepted reads back, and its moves can be
// listed.

#include "core/position/sfen.h"
#include "core/rules/legal_moves.h"
#include "core/rules/outcome.h"
#include "tests/fuzz/fuzz_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mujo;
    if (size == 0) {
        return 0;
    }
    const auto variant = fuzz::game(data[0]);
    const auto position = positionFromSfen(variant, fuzz::asText(data + 1, size - 1));
    if (!position) {
        fuzz::require(!position.error().empty(), "a refusal has a reason");
        return 0;
    }
    const auto again = positionFromSfen(variant, sfen(*position));
    fuzz::require(again && *again == *position, "a position reads back");
    const History history(position->key());
    (void)rules::outcome(*position, history);
    (void)rules::legalMoves(*position, history);
    return 0;
}
