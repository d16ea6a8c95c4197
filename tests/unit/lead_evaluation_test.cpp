// What a lead does to the judgement of a position.

#include <gtest/gtest.h>

#include <cstdlib>

#include "core/engine/search_board.h"
#include "core/position/as_if.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

int judged(const Position& position, const std::shared_ptr<const TunedEvaluation>& tuned) {
    SearchBoard board(position, History(position.key()), tuned);
    board.refresh();
    return board.evaluate();
}

// Who is far ahead is drawn nearer to the enemy royal. That once counted for each of its pieces as such: a
// lead of 113 pawns in Tai was shown as one of 186, and its owner shunned exchanges.
TEST(LeadEvaluation, ALeadIsWorthWhatThePiecesAreWorth) {
    for (const char* id : {"chu", "tai", "taikyoku"}) {
        const auto variant = testing::game(id);
        const auto tuned = testing::notes(id).tuned;
        const auto tables = EvaluationTables::of(variant, tuned);
        AsIf asIf(Position::start(variant), Side::Sente);
        const auto gotes = asIf.position().pieces(Side::Gote);
        const std::vector<Square> squares(gotes.begin(), gotes.end());
        int worth = 0;
        for (std::size_t i = 0; i < squares.size(); i += 9) {
            const PieceTypeId type = asIf.position().at(squares[i]).type();
            if (!variant->type(type).royal) {
                worth += tables->worth(type);
                asIf.put(squares[i], {});
            }
        }
        ASSERT_GT(worth, 500) << id;
        const int shown = judged(asIf.position(), tuned);
        EXPECT_NEAR(shown, worth, worth * 0.1 + 300) << id;
    }
}

} // namespace
} // namespace mujo
