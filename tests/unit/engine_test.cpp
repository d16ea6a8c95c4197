#include "core/engine/engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "core/base/random.h"
#include "core/engine/bench.h"
#include "core/engine/evaluation.h"
#include "core/engine/level.h"
#include "core/engine/transposition_table.h"
#include "core/game/game.h"
#include "core/position/sfen.h"
#include "core/rules/captures.h"
#include "core/rules/legal_moves.h"
#include "core/rules/outcome.h"
#include "core/rules/resolve.h"
#include "core/variant_file/loader.h"
#include "tests/support/game_params.h"
#include "tests/support/sampling.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

SearchRequest requestFor(const Position& position, const History& history, int level = kStrongestLevel) {
    SearchRequest request{position, history, {}, level, 0};
    request.tuned = testing::notes(position.variant().id()).tuned;
    return request;
}

SearchRequest opening(const std::string& id, const std::string& profile = std::string(kStandardProfile)) {
    const Position start = Position::start(testing::game(id, profile));
    return requestFor(start, History(start.key()));
}

bool isLegal(const Position& position, const History& history, const Move& move) {
    const auto legal = rules::legalMoves(position, history);
    return std::find(legal.begin(), legal.end(), move) != legal.end();
}

std::int64_t millisecondsSince(Clock::time_point from) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - from).count();
}

/// A busy machine stretches every time.
constexpr std::int64_t kPatience = 10;

class EngineOnEachGame : public ::testing::TestWithParam<testing::GameAndProfile> {
protected:
    void SetUp() override { m_variant = testing::game(GetParam().id, GetParam().profile); }

    std::shared_ptr<const Variant> m_variant;
};

// Stopped before it has searched anything, the engine plays what looks best: no sweep over its own pieces,
// which takes none of the other side and yet is no quiet move. After Free Eagle 18cc-14y such sweeps exist in
// Taikyoku.
TEST(Engine, DoesNotBeginWithASweepOverItsOwnPieces) {
    const auto variant = testing::game("taikyoku");
    Position position = Position::start(variant);
    History history(position.key());
    const auto isOpening = [&](const Move& move) {
        return variant->shape().name(move.from()) == "18cc" && variant->shape().name(move.to()) == "14y";
    };
    const auto legal = rules::legalMoves(position, history);
    const auto opening = std::find_if(legal.begin(), legal.end(), isOpening);
    ASSERT_NE(opening, legal.end());
    const Transition transition = rules::resolve(position, *opening);
    position.apply(transition);
    history.push(rules::entryAfter(transition, position));
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        SearchRequest request = requestFor(position, history, 3);
        request.limits.nodes = 1;
        request.seed = seed;
        const Move move = Engine::search(request).line.front();
        for (const SquareChange& change : rules::resolve(position, move).squares) {
            const bool goes = change.square != move.origin && change.before.holds(position.turn());
            EXPECT_FALSE(goes) << variant->shape().name(move.from()) << '-'
                               << variant->shape().name(move.to());
        }
    }
}

// In a problem of mate the attacker has no king: it finds the mate, and the defender sees no win in the king
// that is not there.
TEST(Engine, PlaysForAndAgainstASideThatHasNoRoyal) {
    const auto found = [](const char* text, std::uint64_t nodes) {
        const Position position = testing::at(testing::game("shogi"), text);
        SearchRequest request = requestFor(position, History(position.key()));
        request.limits.nodes = nodes;
        return Engine::search(request);
    };
    const SearchInfo attack = found("8k/9/7G1/9/9/9/9/9/9 b Rp 1", 20'000);
    EXPECT_GE(attack.score, kForcedScore);
    EXPECT_EQ(attack.line.size(), 3U);
    for (const std::uint64_t nodes : {1, 20'000}) {
        const SearchInfo defence = found("8k/9/9/7G1/9/9/9/9/9 w Rrp 1", nodes);
        EXPECT_FALSE(isForced(defence.score)) << defence.score;
        EXPECT_FALSE(defence.line.empty());
    }
}

// From level 2 on nobody overlooks that a royal can be taken, from however far; other captures from afar are
// overlooked.
TEST(Engine, OverlooksNoCaptureOfARoyalFromTheSecondLevelOn) {
    const BoardShape shape(25, 25);
    SearchMove far;
    far.move.origin = shape.at(0, 0);
    far.move.path.push_back(shape.at(0, 20));
    far.victims = 1;
    const auto missed = [&](int level) {
        int count = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            count += Oversight(level, seed).misses(shape, far) ? 1 : 0;
        }
        return count;
    };
    EXPECT_GT(missed(2), 0);
    EXPECT_GT(missed(3), 0);
    far.royals = 1;
    EXPECT_GT(missed(1), 0);
    for (int level = 2; level <= kStrongestLevel; ++level) {
        EXPECT_EQ(missed(level), 0) << level;
    }
}

// A lion that stands open catches the eye of a casual player, from however far.
TEST(Engine, ForgetsNoGreatCaptureFromTheThirdLevelOn) {
    const Position position = Position::start(testing::game("chu"));
    SearchMove far;
    far.move.origin = position.shape().at(0, 0);
    far.move.path.push_back(position.shape().at(0, 10));
    far.victims = 1;
    const auto forgotten = [&](int level, int gain) {
        far.gain = gain;
        int count = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            count += Oversight(level, seed).forgets(position, far) ? 1 : 0;
        }
        return count;
    };
    EXPECT_GT(forgotten(2, 2300), 0);
    EXPECT_GT(forgotten(3, 500), 0);
    for (int level = 3; level <= kStrongestLevel; ++level) {
        EXPECT_EQ(forgotten(level, 2300), 0) << level;
    }
}

// The order in which a position holds its pieces depends on how it came about; the search does not.
TEST(Engine, FindsTheSameHoweverThePositionCameAbout) {
    for (const char* id : {"sho", "wa", "chu"}) {
        Game game(Position::start(testing::game(id)));
        Random random(7);
        for (int ply = 0; ply < 30 && !game.isOver(); ++ply) {
            game.play(game.legalMoves()[random.below(game.legalMoves().size())]);
            const Position played = game.position();
            SearchRequest request{played, History(played.key()), {}};
            request.limits.nodes = 400;
            const SearchInfo first = Engine::search(request);
            request.position = testing::at(played.sharedVariant(), sfen(played));
            const SearchInfo second = Engine::search(request);
            EXPECT_EQ(first.score, second.score) << id << ' ' << ply;
            EXPECT_EQ(first.line, second.line) << id << ' ' << ply;
        }
    }
}

// What a beginner does not think of, he does not play: more of that is far away or backwards. Somebody who
// can take a royal thinks of it, and so does whoever is in check of all evasions.
TEST(Engine, BeginnersDoNotThinkOfAllMoves) {
    const Position position = Position::start(testing::game("tai"));
    const BoardShape& shape = position.shape();
    const auto forgotten = [&](int level, int rows, int royals) {
        SearchMove move;
        move.move.origin = shape.at(12, 12);
        move.move.path.push_back(shape.at(12, 12 + rows));
        move.royals = static_cast<std::uint8_t>(royals);
        int count = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            count += Oversight(level, seed).forgets(position, move) ? 1 : 0;
        }
        return count;
    };
    for (int level = 1; level <= 3; ++level) {
        EXPECT_GT(forgotten(level, -1, 0), forgotten(level + 1, -1, 0)) << level;
        EXPECT_GT(forgotten(level, 1, 0), forgotten(level, -1, 0)) << "a step backwards, level " << level;
        EXPECT_GT(forgotten(level, -8, 0), forgotten(level, -1, 0)) << "far away, level " << level;
    }
    EXPECT_EQ(forgotten(1, -1, 1), 0);
    EXPECT_EQ(forgotten(6, -8, 0), 0);
    const Position check = testing::at(testing::game("shogi"), "8k/9/9/9/9/9/9/1r7/1K6R w - 1");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        SearchRequest request{check, History(check.key()), {}, kWeakestLevel, seed};
        request.lines = 100;
        EXPECT_EQ(Engine::search(request).lines.size(), rules::legalMoves(check, request.history).size());
    }
}

// An emperor that takes on an unprotected square is taken there by the other emperor, who jumps anywhere
// (Tai): one move deep, the captures behind it must show that. Once the emperor that stands there was counted
// as a guard of itself.
TEST(Engine, SeesThatAnEmperorTakesBack) {
    const testing::Scene scene("tai", "E 13y, CP 13x, e 13a, cp 13b, ld 16i");
    SearchRequest request = requestFor(scene.position(), History(scene.position().key()));
    request.limits.depth = 1;
    ASSERT_TRUE(scene.allows("13y16i"));
    const Move best = Engine::search(request).line.front();
    EXPECT_NE(scene.position().shape().name(best.to()), "16i");
}

// The rook guards the file beside the king, which leaves it one square.
TEST(Engine, SearchesAnOnlyMoveForItsScoreWhereThatIsWanted) {
    const Position position = testing::at(testing::game("shogi"), "8k/9/9/9/9/9/9/9/K6R1 w - 1");
    SearchRequest request{position, History(position.key()), {}};
    request.limits.depth = 4;
    ASSERT_EQ(rules::legalMoves(position, request.history).size(), 1U);
    const SearchInfo atOnce = Engine::search(request);
    EXPECT_EQ(atOnce.depth, 0) << "a player makes it at once";
    EXPECT_EQ(atOnce.line.size(), 1U);
    request.scoresOnlyMove = true;
    const SearchInfo searched = Engine::search(request);
    EXPECT_EQ(searched.depth, 4);
    EXPECT_EQ(searched.line.front(), atOnce.line.front());
}

TEST(Engine, StopsAtOnceAndFinishesWithAMove) {
    for (const std::string& id : testing::gameIds()) {
        Engine engine;
        std::atomic<int> finished{0};
        std::atomic<std::int64_t> answered{-1};
        Clock::time_point asked;
        SearchInfo last;
        std::binary_semaphore begun{0};
        const auto onInfo = [&, told = false](const SearchInfo&) mutable {
            if (!std::exchange(told, true)) {
                begun.release();
            }
        };
        const SearchRequest request = opening(id);
        engine.start(request, {onInfo, [&](const SearchInfo& info) {
                                   answered = millisecondsSince(asked);
                                   last = info;
                                   ++finished;
                               }});
        begun.acquire(); // a first depth is done
        EXPECT_EQ(finished, 0);
        asked = Clock::now();
        engine.stop();
        EXPECT_TRUE(testing::isInTime(millisecondsSince(asked), 5 * kPatience)) << id;
        engine.wait();
        EXPECT_EQ(finished, 1);
        EXPECT_TRUE(testing::isInTime(answered.load(), 50 * kPatience)) << id;
        ASSERT_FALSE(last.line.empty());
        EXPECT_TRUE(isLegal(request.position, request.history, last.line.front()));
    }
}

TEST(Engine, EverySearchThatWasStartedFinishesOnceAlsoWhenAnotherOneFollowsOrTheEngineGoes) {
    std::array<std::atomic<int>, 6> finished{};
    {
        Engine engine;
        for (auto& count : finished) {
            engine.start(opening("wa"), {{}, [&count](const SearchInfo& info) {
                                             EXPECT_FALSE(info.line.empty());
                                             ++count;
                                         }});
        }
        engine.stop();
        engine.stop();
    }
    for (const auto& count : finished) {
        EXPECT_EQ(count, 1);
    }
}

TEST(Engine, SurvivesACallbackThatThrows) {
    Engine engine;
    SearchRequest request = opening("wa");
    request.limits.depth = 2;
    std::atomic<int> calls{0};
    const auto throwing = [&](const SearchInfo&) {
        ++calls;
        throw 42;
    };
    engine.start(request, {throwing, throwing});
    engine.wait();
    const int before = calls;
    EXPECT_GE(before, 2);
    engine.start(request, {{}, [&](const SearchInfo&) { ++calls; }});
    engine.wait();
    EXPECT_EQ(calls, before + 1);
}

TEST(FullEngine, KeepsToItsTime) {
    for (const std::string& id : testing::gameIds()) {
        SearchRequest request = opening(id);
        request.limits.time = 100ms;
        Engine::search(request); // measures the pieces once
        const auto began = Clock::now();
        Engine::search(request);
        EXPECT_TRUE(testing::isInTime(millisecondsSince(began), 100 + 50 * kPatience)) << id;
    }
}

TEST_P(EngineOnEachGame, NeverPlaysAnIllegalMove) {
    Random random(7);
    const int samples = testing::sampleCount(8, 100);
    Engine engine;
    for (int i = 0; i < samples; ++i) {
        const testing::Sample sample = testing::sampled(m_variant, random, i);
        SearchRequest request = requestFor(sample.position, sample.history, 1 + i % kStrongestLevel);
        request.limits.nodes = 50 + random.below(1500);
        request.seed = random.next();
        SearchInfo found;
        engine.start(request, {{}, [&](const SearchInfo& info) { found = info; }});
        engine.wait();
        const auto legal = rules::legalMoves(sample.position, sample.history);
        ASSERT_EQ(found.line.empty(), legal.empty());
        Position position = sample.position;
        History history = sample.history;
        if (!found.line.empty()) {
            ASSERT_TRUE(isLegal(position, history, found.line.front()));
        }
    }
}

TEST_P(EngineOnEachGame, TheSameSeedAndNodeLimitGiveTheSameSearch) {
    Random random(8);
    Engine engine;
    for (int i = 0; i < 3; ++i) {
        const testing::Sample sample = testing::sampled(m_variant, random, i);
        SearchRequest request = requestFor(sample.position, sample.history, i == 1 ? 4 : kStrongestLevel);
        request.limits.nodes = 3000;
        request.seed = 11;
        const SearchInfo first = Engine::search(request);
        const SearchInfo second = Engine::search(request);
        EXPECT_EQ(first.nodes, second.nodes);
        EXPECT_EQ(first.score, second.score);
        EXPECT_EQ(first.line, second.line);
        EXPECT_LE(first.nodes, 3000U);
        std::array<SearchInfo, 2> threaded;
        for (SearchInfo& result : threaded) {
            engine.start(request, {{}, [&result](const SearchInfo& info) { result = info; }});
            engine.wait();
        }
        EXPECT_EQ(threaded[0].nodes, threaded[1].nodes);
        EXPECT_EQ(threaded[0].line, threaded[1].line);
    }
}

TEST_P(EngineOnEachGame, TakesTheLastRoyalOrMatesWhereItCan) {
    Random random(9);
    int found = 0;
    const int wanted = testing::sampleCount(2, 40);
    for (int i = 0; i < 4000 && found < wanted; ++i) {
        const testing::Sample sample =
            i % 2 == 0 ? testing::scattered(m_variant, random)
                       : testing::played(m_variant, random, 20 + static_cast<int>(random.below(150)));
        const Position& position = sample.position;
        if (position.royals(Side::Sente).empty() || position.royals(Side::Gote).empty()) {
            continue;
        }
        const auto winsAtOnce = [&](const Move& move) {
            const Transition transition = rules::resolve(position, move);
            Position next = position;
            next.apply(transition);
            History history = sample.history;
            history.push(rules::entryAfter(transition, next));
            const rules::Outcome outcome = rules::outcome(next, history);
            return outcome.winner() == position.turn() && outcome.reason != rules::Reason::PerpetualCheck;
        };
        const auto legal = rules::legalMoves(position, sample.history);
        if (legal.size() < 2 || std::none_of(legal.begin(), legal.end(), winsAtOnce)) {
            continue;
        }
        ++found;
        SearchRequest request = requestFor(position, sample.history);
        request.limits.depth = 3;
        const SearchInfo info = Engine::search(request);
        ASSERT_FALSE(info.line.empty());
        EXPECT_TRUE(winsAtOnce(info.line.front()));
        EXPECT_GE(info.score, kForcedScore);
    }
    EXPECT_GT(found, 0);
}

SearchInfo searched(const testing::Scene& scene, int depth) {
    SearchRequest request = requestFor(scene.position(), scene.game().history());
    request.limits.depth = depth;
    return Engine::search(request);
}

TEST(Engine, DoesNotBurnItsOwnLastRoyalWhenItIsBehind) {
    // Taking a pawn on 9k ends beside the demon, which cannot move and is no danger otherwise.
    const testing::Scene scene("tenjiku",
                               "K 10l, k 16a, fd 8j, p 9i, p 8i, p 7i, p 9j, p 7j, p 9k, p 8k, p 7k");
    ASSERT_TRUE(scene.allows("10l9k"));
    const SearchInfo info = searched(scene, 4);
    ASSERT_FALSE(info.line.empty());
    EXPECT_NE(scene.position().shape().name(info.line.front().to()), "9k");
    EXPECT_LT(info.score, 0);
}

TEST(Engine, TakesTheLastRoyalEvenWhereItsOwnBurns) {
    testing::Scene scene("tenjiku", "K 5f, k 5e, fd 6e, P 16p, p 16a");
    const SearchInfo info = searched(scene, 2);
    ASSERT_FALSE(info.line.empty());
    EXPECT_EQ(scene.position().shape().name(info.line.front().to()), "5e");
    EXPECT_GE(info.score, kForcedScore);
    EXPECT_EQ(scene.play("5f5e").outcome(), "sente royals-captured");
}

TEST(Engine, DoesNotBareAKingThatTakesItsOwnInTurn) {
    testing::Scene scene("chu", "K 6c, g 6b, k 6a, P 12k, P 11k, P 10k, P 9k");
    const SearchInfo info = searched(scene, 3);
    ASSERT_FALSE(info.line.empty());
    EXPECT_NE(scene.position().shape().name(info.line.front().to()), "6b");
    EXPECT_LT(info.score, kForcedScore);
    EXPECT_EQ(scene.play("6c6b").outcome(), "ongoing");
    EXPECT_EQ(scene.play("6a6b").outcome(), "gote royals-captured");
}

TEST(Engine, DoesNotTakeALoneEmperorInSafetyForMated) {
    const testing::Scene scene("tai", "cp 15a, g 14a, g 13a, g 15b, g 14b, g 13b, E 13y", "w - 1");
    EXPECT_LT(searched(scene, 3).score, 20000);
}

// Rules of Tori: a swallow may not be dropped to mate. After either answer to SW*2f one that mates lies
// ahead, by 1f and by 3f; the engine once announced a win by them.
TEST(Engine, MatesByNoForbiddenDrop) {
    const Position position = testing::at(
        testing::game("tori"), "2+(SW)(rq)+(FA)2/7/(rq)3(lq)(pt)(sw)/(ph)(sw)(SW)1(SW)(cr)1/"
                               "3(SW)(sw)1(cr)/2(cr)(CR)3/+(fa)4(PH)1 w hand=(PT)(LQ)2(pt)9(sw) 1");
    SearchRequest request = requestFor(position, History(position.key()));
    request.limits.depth = 4;
    EXPECT_LT(Engine::search(request).score, kForcedScore);
}

// More changes than a board under judgement keeps apart.
TEST(Engine, WeighsAMoveThatSweepsManyPiecesAndBurnsAtItsEnd) {
    const auto variant = testing::variantFrom(R"({
        "id": "mini", "name": "Mini", "board": {"files": 16, "ranks": 3},
        "pieces": [
          {"id": "K", "name": "King", "kanji": "K", "betza": "K", "royal": true},
          {"id": "P", "name": "Pawn", "kanji": "P", "betza": "fW"},
          {"id": "X", "name": "Burner", "kanji": "X", "betza": "(cdaf)mcdR"}
        ],
        "setup": [["K", "", "", "", "", "", "", "", "", "", "", "", "", "", "", ""]],
        "rules": {"burn": {"pieces": ["X"]}, "sweep": {"ranks": [["K"], ["X"]]}}
    })");
    const Position position = testing::at(variant, "k12p2/Xpppppppppppp3/K15 b - 1");
    SearchRequest request = requestFor(position, History(position.key()));
    request.limits.depth = 2;
    const SearchInfo info = Engine::search(request);
    ASSERT_FALSE(info.line.empty());
    EXPECT_TRUE(isLegal(position, request.history, info.line.front()));
}

TEST_P(EngineOnEachGame, LevelThreeBeatsARandomMover) {
    constexpr int kMostPlies = 700;
    Random random(10);
    for (const Side engineSide : {Side::Sente, Side::Gote}) {
        Position position = Position::start(m_variant);
        History history(position.key());
        rules::Outcome outcome;
        int ply = 0;
        for (; ply < kMostPlies && !outcome.isOver(); ++ply) {
            Move move;
            if (position.turn() == engineSide) {
                SearchRequest request = requestFor(position, history, 3);
                request.limits.nodes = 600;
                request.seed = random.next();
                move = Engine::search(request).line.front();
            } else {
                const auto legal = rules::legalMoves(position, history);
                move = legal[random.below(legal.size())];
            }
            const Transition transition = rules::resolve(position, move);
            position.apply(transition);
            history.push(rules::entryAfter(transition, position));
            outcome = rules::outcome(position, history);
        }
        EXPECT_EQ(outcome.winner(), std::optional(engineSide)) << "after " << ply << " plies";
    }
}

TEST_P(EngineOnEachGame, WorthsArePositiveAndPawnsAreWorthAHundred) {
    const EvaluationTables tables(*m_variant);
    PerType<int> counts(m_variant->types().size());
    for (const Placement& placement : m_variant->data().setup) {
        ++counts[placement.type];
        EXPECT_GT(tables.worth(placement.type), 0);
    }
    const auto most = std::max_element(counts.begin(), counts.end()) - counts.begin();
    EXPECT_EQ(tables.kind(PieceTypeId(static_cast<std::uint16_t>(most))).value, 100);
}

INSTANTIATE_TEST_SUITE_P(Games, EngineOnEachGame, ::testing::ValuesIn(testing::games()), testing::gameName);

TEST(Bench, GivesTheSameSignatureTwice) {
    const auto variant = testing::game("wa");
    const BenchResult first = benchSearch(variant, testing::notes("wa").tuned);
    const BenchResult second = benchSearch(variant, testing::notes("wa").tuned);
    EXPECT_EQ(first.signature, second.signature);
    EXPECT_EQ(first.nodes, second.nodes);
    EXPECT_GT(first.nodes, 10000U);
}

TEST(TranspositionTable, GivesBackWhatWasStoredAndKnowsNothingElse) {
    TranspositionTable table(1U << 16U);
    Random random(3);
    const std::uint64_t key = random.next();
    table.store(key, {-123, 7, Bound::Lower, 99});
    TableEntry entry;
    ASSERT_TRUE(table.probe(key, entry));
    EXPECT_EQ(entry.score, -123);
    EXPECT_EQ(entry.depth, 7);
    EXPECT_EQ(entry.bound, Bound::Lower);
    EXPECT_EQ(entry.moveCode, 99U);
    EXPECT_FALSE(table.probe(random.next(), entry));
    table.store(key, {5, 8, Bound::Upper, 0});
    ASSERT_TRUE(table.probe(key, entry));
    EXPECT_EQ(entry.moveCode, 99U) << "a known move is not forgotten for none";
    table.clear();
    EXPECT_FALSE(table.probe(key, entry));
}

} // namespace
} // namespace mujo
