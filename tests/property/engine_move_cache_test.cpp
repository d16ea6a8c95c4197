// What the search keeps up to date must be what would be found anew.

#include <gtest/gtest.h>

#include <algorithm>

#include "core/engine/search_board.h"
#include "core/position/sfen.h"
#include "core/rules/captures.h"
#include "core/rules/generator.h"
#include "core/rules/legal_moves.h"
#include "tests/support/game_params.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

class EngineMoveCache : public ::testing::TestWithParam<testing::GameAndProfile> {
protected:
    void SetUp() override { m_variant = testing::game(GetParam().id, GetParam().profile); }

    std::shared_ptr<const Variant> m_variant;
};

bool isJump(const Position& position, const Move& move) {
    return !move.isDrop() && position.variant().type(position.at(move.from()).type()).program.universal != 0;
}

/// Moves that both sides of the comparison should have: no passes, no jumps to any square.
std::vector<std::string> comparable(const Position& position, const std::vector<Move>& moves) {
    std::vector<std::string> texts;
    for (const Move& move : moves) {
        if (move.isPass() || isJump(position, move)) {
            continue;
        }
        std::vector<int> victims;
        for (const Square* victim = move.victimsBegin(); victim != move.victimsEnd(); ++victim) {
            victims.push_back(victim->index());
        }
        std::sort(victims.begin(), victims.end());
        std::string text = (move.isDrop() ? '*' + std::to_string(index(move.dropped()))
                                          : std::to_string(move.from().index())) +
                           '>' + std::to_string(move.to().index()) + '+' +
                           (move.promotes() ? std::to_string(index(*move.promotion)) : "");
        for (const int victim : victims) {
            text += 'x' + std::to_string(victim);
        }
        texts.push_back(text);
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string onlyInOne(const std::vector<std::string>& kept, const std::vector<std::string>& anew) {
    std::vector<std::string> different;
    std::set_symmetric_difference(kept.begin(), kept.end(), anew.begin(), anew.end(),
                                  std::back_inserter(different));
    std::string out;
    for (std::size_t i = 0; i < different.size() && i < 20; ++i) {
        out += different[i] + ' ';
    }
    return out;
}

/// What is kept of a capture is what it would be found to be by itself.
void expectDescribed(SearchBoard& board, const SearchMove& move) {
    const SearchMove anew = board.cache().described(move.move);
    EXPECT_EQ(move.code, anew.code);
    EXPECT_EQ(move.gain, anew.gain) << sfen(board.position()) << ' ' << move.move.from().index();
    EXPECT_EQ(move.victims, anew.victims);
    EXPECT_EQ(move.royals, anew.royals);
    EXPECT_EQ(move.judgedLate, anew.judgedLate);
}

void expectSame(SearchBoard& board) {
    board.refresh();
    std::vector<std::uint32_t> captures;
    board.forEachCapture([&](std::uint32_t number, const SearchMove& move, PieceTypeId) {
        if (board.mayBeMade(move)) {
            captures.push_back(number);
        }
    });
    std::vector<QuietMove> quiets;
    board.forEachQuiet([&quiets](const QuietMove& move) { quiets.push_back(move); });
    std::vector<Move> moves;
    for (const std::uint32_t number : captures) {
        const SearchMove& move = board.capture(number);
        ASSERT_FALSE(move.isQuiet());
        expectDescribed(board, move);
        moves.push_back(move.move);
    }
    for (const QuietMove& quiet : quiets) {
        const SearchMove move = board.described(quiet);
        ASSERT_TRUE(move.victims == 0 || quiet.move().isPass()) << "who passes may burn";
        ASSERT_EQ(move.code, quiet.code());
        moves.push_back(move.move);
        if (!quiet.move().isPass()) {
            SearchMove found;
            ASSERT_TRUE(board.find(quiet.code(), found));
            EXPECT_EQ(found.quiet(), quiet);
        }
    }
    std::vector<Move> anew;
    rules::Generator().all(board.position(), anew);
    EXPECT_EQ(onlyInOne(comparable(board.position(), moves), comparable(board.position(), anew)), "")
        << sfen(board.position());

    // The score is that of a board made from the position, but for the tables that look to the start.
    std::vector<Square> attackers;
    for (const Side side : {Side::Sente, Side::Gote}) {
        board.royalAttackers(side, attackers);
        EXPECT_EQ(!attackers.empty(), rules::inCheck(board.position(), side)) << sfen(board.position());
    }
}

TEST_P(EngineMoveCache, HoldsTheMovesOfTheGeneratorAlongEveryLine) {
    Random random(41);
    const int samples = testing::sampleCount(6, 80);
    for (int i = 0; i < samples && !HasFailure(); ++i) {
        const testing::Sample sample = testing::sampled(m_variant, random, i);
        SearchBoard board(sample.position, sample.history,
                          testing::notes(sample.position.variant().id()).tuned);
        expectSame(board);
        const int scoreBefore = board.evaluate();
        int made = 0;
        for (int step = 0; step < 60 && !HasFailure(); ++step) {
            const bool over = board.isExtinct(Side::Sente) || board.isExtinct(Side::Gote);
            std::vector<Move> moves;
            rules::Generator().all(board.position(), moves);
            if (made > 0 && (over || moves.empty() || random.below(3) == 0)) {
                board.unmake();
                --made;
            } else if (!over && !moves.empty()) {
                board.make(moves[random.below(moves.size())]);
                ++made;
                if (random.below(4) == 0 && !board.isExtinct(Side::Sente) && !board.isExtinct(Side::Gote)) {
                    board.refresh();
                    board.makeNull();
                    expectSame(board);
                    board.unmake();
                }
            }
            expectSame(board);
        }
        for (; made > 0; --made) {
            board.unmake();
        }
        expectSame(board);
        EXPECT_EQ(board.evaluate(), scoreBefore);
        EXPECT_TRUE(board.position() == sample.position);
    }
}

/// The only sweep of the board has one end; what stands on its line is taken by a piece of the other side.
TEST(EngineSweeps, CountAnewWhatStandsOnTheLine) {
    const auto taikyoku = testing::game("taikyoku");
    const auto kind = [&](const char* id) { return *taikyoku->find(id); };
    const BoardShape& shape = taikyoku->shape();
    mujo::Setup setup;
    setup.cells = PerSquare<Cell>(shape.squareCount());
    setup.turn = Side::Gote;
    const auto put = [&](int column, int row, const char* id, Side owner) {
        setup.cells[shape.at(column, row)] = Piece{kind(id), owner};
    };
    put(9, 35, "K", Side::Sente);
    put(30, 35, "K", Side::Gote);
    put(20, 3, "GG", Side::Sente);
    put(20, 1, "P", Side::Sente);
    put(20, 0, "P", Side::Gote);
    const Position position = Position::create(taikyoku, setup).value();
    SearchBoard board(position, History(position.key()), nullptr);
    expectSame(board);
    std::vector<Move> moves;
    rules::Generator().all(position, moves);
    const auto taking = std::find_if(moves.begin(), moves.end(),
                                     [&](const Move& move) { return move.to() == shape.at(20, 1); });
    ASSERT_NE(taking, moves.end());
    board.make(*taking);
    expectSame(board);
}

INSTANTIATE_TEST_SUITE_P(Games, EngineMoveCache, ::testing::ValuesIn(testing::gamesAndProfiles()),
                         testing::gameName);

} // namespace
} // namespace mujo
