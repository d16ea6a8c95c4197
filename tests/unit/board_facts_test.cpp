#include "core/insight/board_facts.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/insight/line_preview.h"
#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"
#include "tests/support/sampling.h"

namespace mujo::insight {

using mujo::testing::at;
using mujo::testing::game;

static Square square(const Position& position, const char* name) {
    return *position.shape().parse(name);
}

TEST(BoardFacts, WhatHangsNeedsASourceOfWorths) {
    const Position position = at(game("shogi"), "4k4/9/9/9/4g4/9/4R4/9/4K4 b - 1");
    BoardFacts facts;
    facts.setPosition(&position);
    EXPECT_TRUE(facts.hanging().empty());
    int asked = 0;
    facts.setWorths([&asked](const std::shared_ptr<const Variant>& variant) {
        ++asked;
        return PerType<int>(variant->types().size(), 100);
    });
    ASSERT_EQ(facts.hanging().size(), 1U);
    EXPECT_EQ(facts.hanging().front().square, square(position, "5e"));
    EXPECT_EQ(facts.hanging().front().why, HangingPiece::Why::Undefended);
    facts.setPosition(&position);
    EXPECT_EQ(facts.hanging().size(), 1U);
    EXPECT_EQ(asked, 1); // once a game
}

TEST(BoardFacts, FollowThePosition) {
    const Position first = at(game("shogi"), "4k4/9/9/9/4g4/9/4R4/9/4K4 b - 1");
    const Position second = at(game("shogi"), "4k4/9/9/9/9/9/9/9/4K4 w - 1");
    BoardFacts facts;
    EXPECT_FALSE(facts.hasPosition());
    facts.setPosition(&first);
    EXPECT_TRUE(facts.threats().isAttacked(square(first, "5e"), Side::Sente));
    EXPECT_EQ(facts.ownerOf(square(first, "5e")), Side::Gote);
    EXPECT_EQ(facts.ownerOf(square(first, "1a")), Side::Sente);
    EXPECT_EQ(facts.attackers(square(first, "5e"), Side::Sente), std::vector<Square>{square(first, "5g")});
    facts.setPosition(&second);
    EXPECT_FALSE(facts.threats().isAttacked(square(second, "5e"), Side::Sente));
    EXPECT_EQ(facts.ownerOf(square(second, "1a")), Side::Gote);
}

TEST(LinePreview, TellsWhatArrivesAndWhatIsGone) {
    const Position position = at(game("shogi"), "4k4/9/9/9/4g4/9/4R4/9/4K4 b - 1");
    const auto moveTo = [&](const Position& from, const char* origin, const char* target) {
        for (const Move& move : rules::legalMoves(from, History(from.key()))) {
            if (!move.isDrop() && !move.promotes() && move.origin == square(from, origin) &&
                move.to() == square(from, target)) {
                return move;
            }
        }
        ADD_FAILURE() << origin << target;
        return Move{};
    };
    const std::vector<Move> takes{moveTo(position, "5g", "5e")};
    const LinePreview line = previewOfLine(position, takes);
    ASSERT_EQ(line.steps.size(), 1U);
    EXPECT_EQ(line.steps[0].side, Side::Sente);
    EXPECT_EQ(line.steps[0].way.front(), square(position, "5g"));
    ASSERT_EQ(line.changes.size(), 1U); // not the square that the rook has left
    EXPECT_EQ(line.changes[0].square, square(position, "5e"));
    EXPECT_FALSE(line.changes[0].arrives.has_value());
    const std::vector<Move> goes{moveTo(position, "5g", "5f")};
    const LinePreview quiet = previewOfLine(position, goes);
    ASSERT_EQ(quiet.changes.size(), 1U);
    EXPECT_EQ(quiet.changes[0].arrives, position.at(square(position, "5g")).piece());
    const OptionPreview option = previewOfOption(position, takes.front());
    EXPECT_EQ(option.gone, std::vector<Square>{square(position, "5e")});
    EXPECT_EQ(option.from, square(position, "5e"));
    EXPECT_FALSE(option.targets.empty());
}

// A piece that has moved away is not taken, whatever comes to its square later in the line; one that is taken
// where it has gone was never taken where it stood.
TEST(LinePreview, WhatMovesAwayIsNotTakenWhereItStood) {
    const Position position = at(game("shogi"), "4k4/9/9/9/3p5/9/4R4/4S4/4K4 b - 1");
    const auto play = [&](Position& after, const char* origin, const char* target) {
        for (const Move& move : rules::legalMoves(after, History(after.key()))) {
            if (!move.isDrop() && !move.promotes() && move.origin == square(after, origin) &&
                move.to() == square(after, target)) {
                after.apply(rules::resolve(after, move));
                return move;
            }
        }
        ADD_FAILURE() << origin << target;
        return Move{};
    };
    Position after = position;
    const std::vector<Move> moves{play(after, "5g", "6g"), play(after, "6e", "6f"), play(after, "5h", "5g"),
                                  play(after, "5a", "5b"), play(after, "6g", "6f")};
    std::vector<Square> victims;
    for (const LinePreview::Change& change : previewOfLine(position, moves).changes) {
        if (!change.arrives) {
            victims.push_back(change.square);
        }
    }
    EXPECT_TRUE(victims.empty()); // the rook left 5g, the pawn 6e
}

// A promotion that is about to be chosen: what the new piece could take is told as well as where it could go.
TEST(LinePreview, AnOptionTellsWhatThePieceCouldTakeNext) {
    const Position position = at(game("shogi"), "4k4/2p1p4/9/3P5/9/9/9/9/4K4 b - 1");
    const auto moves = rules::legalMoves(position, History(position.key()));
    const auto promotion =
        std::find_if(moves.begin(), moves.end(), [](const Move& move) { return move.promotes(); });
    ASSERT_NE(promotion, moves.end());
    const OptionPreview option = previewOfOption(position, *promotion);
    std::vector<Square> taken;
    for (const OptionPreview::Target& target : option.targets) {
        if (target.takes) {
            taken.push_back(target.square);
        }
    }
    std::ranges::sort(taken, {}, [](Square square) { return square.index(); });
    EXPECT_EQ(taken, (std::vector<Square>{square(position, "7b"), square(position, "5b")}));
    EXPECT_EQ(option.targets.size(), 6U);
}

} // namespace mujo::insight
