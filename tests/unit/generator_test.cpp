#include "core/rules/generator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/base/random.h"
#include "core/engine/engine.h"
#include "core/rules/legal_moves.h"
#include "core/rules/outcome_index.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

/// A small file with a great many moves: each ninth square holds a piece of Sente's, all others pieces of
/// Gote's. Every piece takes up to six in one move, and each kind infects its captor with another.
std::shared_ptr<const Variant> manyCaptures(int side) {
    constexpr int kKinds = 6;
    std::ostringstream pieces;
    pieces << R"({"id":"K","name":"King","kanji":"王","betza":"K","royal":true})";
    for (int i = 0; i < kKinds; ++i) {
        const char id = static_cast<char>('A' + i);
        pieces << R"(,{"id":")" << id
               << R"(","name":"Eater","kanji":"食","betza":"cacacaKcacacacacaW","infects":")" << id
               << R"(X"},{"id":")" << id << R"(X","name":"Eaten","kanji":"喰","betza":"W"})";
    }
    Random random(5);
    const auto rows = [&](bool sente) {
        std::string text;
        bool royal = false;
        for (int row = 0; row < side; ++row) {
            text += row == 0 ? "[" : ",[";
            for (int column = 0; column < side; ++column) {
                // Both sides are set up as they see the board themselves.
                const int r = sente ? row : side - 1 - row;
                const int c = sente ? column : side - 1 - column;
                const bool own = (r % 3 == 1 && c % 3 == 1) == sente;
                text += column == 0 ? "\"" : ",\"";
                if (own && !std::exchange(royal, true)) {
                    text += 'K';
                } else if (own) {
                    text += static_cast<char>('A' + random.below(kKinds));
                }
                text += '"';
            }
            text += ']';
        }
        return text;
    };
    std::ostringstream file;
    file << R"({"id":"many","name":"Many captures","board":{"files":)" << side << R"(,"ranks":)" << side
         << R"(},"pieces":[)" << pieces.str() << R"(],"setup":[)" << rows(true) << R"(],"setupGote":[)"
         << rows(false) << R"(],"rules":{"contagion":{"exempt":[],"hopAndReturn":"allowed"}}})";
    return testing::variantFrom(file.str());
}

/// What tells moves apart: where they end, what they take, what the piece becomes.
using Outcome = std::tuple<int, std::vector<int>, std::optional<PieceTypeId>>;

Outcome outcomeOf(const Move& move) {
    std::vector<int> victims;
    for (const Square* victim = move.victimsBegin(); victim != move.victimsEnd(); ++victim) {
        if (*victim != move.to()) {
            victims.push_back(victim->index());
        }
    }
    std::sort(victims.begin(), victims.end());
    return {move.to().index(), victims, move.promotion};
}

TEST(OutcomeIndex, FindsEachOfVeryManyWithoutLookingAtTheOthers) {
    constexpr std::uint32_t kMany = 300000;
    rules::OutcomeIndex found;
    std::uint32_t looks = 0;
    for (int round = 0; round < 2; ++round) {
        for (std::uint32_t n = 0; n < kMany; ++n) {
            const std::uint32_t number = found.findOrInsert(Random(n).next(), n, [&](std::uint32_t) {
                ++looks;
                return false;
            });
            ASSERT_EQ(number, n);
        }
        EXPECT_LT(looks, 10U);
        found.clear();
    }
    const auto isThree = [](std::uint32_t number) { return number == 3; };
    for (std::uint32_t n = 0; n < 4; ++n) {
        EXPECT_EQ(found.findOrInsert(7, n, isThree), n) << "it was emptied";
    }
    EXPECT_EQ(found.findOrInsert(7, 99, isThree), 3U);
}

TEST(Generator, EachOfVeryManyCapturesComesOnce) {
    const auto variant = manyCaptures(12);
    const Position position = Position::start(variant);
    const std::vector<Move> moves = rules::legalMoves(position, History(position.key()));
    EXPECT_GT(moves.size(), 20000U);
    std::set<Outcome> outcomes;
    int squares = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i == 0 || moves[i].origin != moves[i - 1].origin) {
            outcomes.clear();
            ++squares;
        }
        ASSERT_TRUE(outcomes.insert(outcomeOf(moves[i])).second);
    }
    EXPECT_EQ(squares, 16);
}

TEST(Generator, ASearchOfSuchAGameAnswersAStopAmongItsFirstNodes) {
    const Position position = Position::start(manyCaptures(18));
    SearchRequest request{position, History(position.key()), {}};
    request.limits.time = std::chrono::milliseconds(1);
    const SearchInfo info = Engine::search(request);
    EXPECT_FALSE(info.line.empty());
    EXPECT_FALSE(info.failed);
    EXPECT_LT(info.nodes, 8U) << "it looks at the clock at each node where one takes long";
}

} // namespace
} // namespace mujo
