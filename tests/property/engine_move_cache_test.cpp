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
    return !move.isDrop() && position.variant().type(position.at(move.from).type()).program.universal != 0;
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
        std::string text = std::to_string(move.from.index()) + '*' + std::to_string(index(move.dropped)) +
                           '>' + std::to_string(move.to().index()) + '+' +
                           std::to_string(index(move.promotion));
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

void expectSame(SearchBoard& board) {
    board.refresh();
    std::vector<SearchMove> kept;
    board.captures(kept);
    ASSERT_TRUE(std::all_of(kept.begin(), kept.end(), [](const SearchMove& m) { return m.victims > 0; }));
    const std::size_t captures = kept.size();
    board.quiets(kept);
    ASSERT_TRUE(std::all_of(kept.begin() + static_cast<std::ptrdiff_t>(captures), kept.end(),
                            [](const SearchMove& m) { return m.victims == 0; }));
    std::vector<Move> moves;
    for (const SearchMove& move : kept) {
        moves.push_back(move.move);
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
        SearchBoard board(sample.position, sample.history);
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

INSTANTIATE_TEST_SUITE_P(Games, EngineMoveCache, ::testing::ValuesIn(testing::gamesAndProfiles()),
                         testing::gameName);

} // namespace
} // namespace mujo
