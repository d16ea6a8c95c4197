#include "core/rules/explain.h"

#include <gtest/gtest.h>

#include "core/rules/move_text.h"
#include "core/words/refusal_words.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

// The second piece that the move takes is not named by the text, and its last square is empty.
TEST(Explain, NamesABannedVictimThatTheTextPassesOver) {
    const auto variant = testing::variantFrom(R"({
        "id": "mini", "name": "Mini", "board": {"files": 5, "ranks": 7},
        "pieces": [
          {"id": "K", "name": "King", "kanji": "\u738b", "betza": "K", "royal": true},
          {"id": "P", "name": "Pawn", "kanji": "\u6b69", "betza": "fW"},
          {"id": "X", "name": "Eater", "kanji": "\u98df", "betza": "cafcafmK"}
        ],
        "setup": [["K", "", "X", "", ""]],
        "rules": {"captureBans": [{"attackers": ["X"], "victims": ["X"]}]}
    })");
    const Position position = testing::at(variant, "k4/5/5/2x2/2p2/2X2/K4 b - 1");
    const auto parsed = rules::parseMoveText(*variant, "3f3e3c");
    ASSERT_TRUE(parsed) << parsed.error().front().text();
    const auto why = rules::explain(position, History(position.key()), *parsed);
    EXPECT_EQ(why.reason, rules::RefusalReason::CaptureBanned);
    EXPECT_EQ(words::refusal(English(), *variant, why), "An Eater may not take an Eater.");
    ASSERT_EQ(why.squares.size(), 1U);
    EXPECT_EQ(position.shape().name(why.squares.front()), "3d");
}

} // namespace
} // namespace mujo
