// Move texts in the opening; the first byte chooses the game. What is matched is a legal move, and its own
// text means it; whatever is refused is explained.

#include <algorithm>

#include "core/rules/explain.h"
#include "core/rules/legal_moves.h"
#include "core/rules/move_text.h"
#include "core/words/refusal_words.h"
#include "tests/fuzz/fuzz_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mujo;
    if (size == 0) {
        return 0;
    }
    const Position start = Position::start(fuzz::game(data[0]));
    const auto parsed = rules::parseMoveText(start.variant(), fuzz::asText(data + 1, size - 1));
    if (!parsed) {
        fuzz::require(!parsed.error().empty(), "a refusal has a reason");
        return 0;
    }
    const History history(start.key());
    const auto legal = rules::legalMoves(start, history);
    const auto move = rules::matchMove(start, legal, *parsed);
    if (move) {
        fuzz::require(std::find(legal.begin(), legal.end(), *move) != legal.end(),
                      "what is matched is legal");
        const auto again = rules::parseMoveText(start.variant(), rules::moveText(start.variant(), *move));
        fuzz::require(again && rules::matchMove(start, legal, *again).hasValue(), "its own text means it");
    }
    const auto explanation = rules::explain(start, history, *parsed);
    fuzz::require(explanation.isLegal() == move.hasValue(), "the explanation agrees");
    fuzz::require(words::refusal(English(), start.variant(), explanation).empty() == explanation.isLegal(),
                  "a refusal has a sentence");
    return 0;
}
