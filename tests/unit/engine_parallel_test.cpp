#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <thread>

#include "core/engine/engine.h"
#include "core/engine/parallel_search.h"
#include "core/engine/transposition_table.h"
#include "core/rules/legal_moves.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

using namespace std::chrono_literals;

SearchRequest tunedOpening(const std::string& id) {
    const Position start = Position::start(testing::game(id));
    SearchRequest request{start, History(start.key()), {}};
    request.tuned = testing::notes(id).tuned;
    return request;
}

TEST(ParallelSearch, GivesALegalMoveAndStopsWithItsFirstThread) {
    for (const std::string& id : testing::gameIds()) {
        SearchRequest request = tunedOpening(id);
        request.threads = 3;
        request.limits.nodes = 4000;
        const SearchInfo info = Engine::search(request);
        ASSERT_FALSE(info.line.empty()) << id;
        const auto legal = rules::legalMoves(request.position, request.history);
        EXPECT_NE(std::find(legal.begin(), legal.end(), info.line.front()), legal.end()) << id;
        EXPECT_GE(info.nodes, 4000U);
        EXPECT_LT(info.nodes, 2 * 4000U + 1000U) << "no thread goes on much longer than the limit of all";
    }
}

TEST(ParallelSearch, AnswersAStopAtOnce) {
    Engine engine;
    SearchRequest request = tunedOpening("tai");
    request.threads = 2;
    SearchInfo last;
    std::binary_semaphore begun{0};
    const auto onInfo = [&, told = false](const SearchInfo&) mutable {
        if (!std::exchange(told, true)) {
            begun.release();
        }
    };
    engine.start(request, {onInfo, [&](const SearchInfo& info) { last = info; }});
    begun.acquire(); // a first depth is done
    engine.stop();
    engine.wait();
    EXPECT_FALSE(last.line.empty());
}

TEST(ParallelSearch, ManyMoreThreadsThanProcessorsAllEndWithTheSearch) {
    for (const bool stopped : {false, true}) {
        SearchRequest request = tunedOpening("wa");
        request.threads = 64;
        request.limits.nodes = 2000;
        TranspositionTable table(std::size_t{1} << 20U);
        const std::atomic<bool> stop{stopped};
        const SearchInfo info = searchInParallel(request, table, stop, {});
        EXPECT_FALSE(info.line.empty());
        if (stopped) {
            EXPECT_LT(info.nodes, 10U);
        }
    }
}

TEST(ParallelSearch, EndsAlsoWhenItsFirstThreadFails) {
    SearchRequest request = tunedOpening("wa");
    request.threads = 2;
    TranspositionTable table(std::size_t{1} << 20U);
    std::atomic<bool> stop{false};
    std::binary_semaphore over{0};
    const std::jthread rescue([&] {
        if (!over.try_acquire_for(10s)) {
            stop = true;
        }
    });
    const auto fail = [](const SearchInfo&) { throw std::runtime_error("no memory"); };
    EXPECT_THROW(searchInParallel(request, table, stop, fail), std::runtime_error);
    over.release();
    EXPECT_FALSE(stop) << "the other thread went on";
}

TEST(SeveralLines, ComeInOrderAndBeginWithDifferentMoves) {
    for (const std::string& id : testing::gameIds()) {
        SearchRequest request = tunedOpening(id);
        request.lines = 4;
        request.limits.depth = 3;
        request.limits.nodes = 30000;
        const SearchInfo info = Engine::search(request);
        ASSERT_EQ(info.lines.size(), 4U) << id;
        EXPECT_EQ(info.line, info.lines.front().moves);
        EXPECT_EQ(info.score, info.lines.front().score);
        for (std::size_t i = 0; i < info.lines.size(); ++i) {
            ASSERT_FALSE(info.lines[i].moves.empty());
            for (std::size_t j = 0; j < i; ++j) {
                EXPECT_NE(info.lines[i].moves.front(), info.lines[j].moves.front());
                EXPECT_LE(info.lines[i].score, info.lines[j].score);
            }
        }
    }
}

TEST(SeveralLines, AreNeverMoreThanThereAreMoves) {
    const auto wa = testing::game("wa");
    const Position position = testing::at(wa, "(ck)10/11/11/11/11/11/11/11/11/11/10(CK) b - 1");
    SearchRequest request{position, History(position.key()), {}};
    request.lines = 50;
    request.limits.depth = 2;
    const SearchInfo info = Engine::search(request);
    EXPECT_EQ(info.lines.size(), rules::legalMoves(position, request.history).size());
}

// Shogi: a pawn and a rook that may promote. With both ways of each move the list of lines tells half as
// much.
TEST(SeveralLines, JoinThoseThatDifferInPromotionOnly) {
    const Position position = testing::at(testing::game("shogi"), "8k/9/4P4/9/9/9/9/R8/K8 b - 1");
    SearchRequest request{position, History(position.key()), {}};
    const auto moves = rules::legalMoves(position, request.history);
    const auto isTwin = [](const Move& a, const Move& b) { return a.origin == b.origin && a.path == b.path; };
    const auto twins = [&isTwin](const SearchInfo& info) {
        int count = 0;
        for (std::size_t i = 0; i < info.lines.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                count += isTwin(info.lines[i].moves.front(), info.lines[j].moves.front()) ? 1 : 0;
            }
        }
        return count;
    };
    request.lines = static_cast<int>(moves.size());
    request.limits.depth = 4;
    const SearchInfo all = Engine::search(request);
    EXPECT_EQ(all.lines.size(), moves.size());
    ASSERT_GT(twins(all), 0);
    request.joinsPromotions = true;
    const SearchInfo joined = Engine::search(request);
    EXPECT_EQ(joined.lines.size() + static_cast<std::size_t>(twins(all)), moves.size());
    EXPECT_EQ(twins(joined), 0);
    EXPECT_EQ(joined.line, all.line);
    // Broken off anywhere, it shows no pair either.
    for (std::uint64_t nodes = 20; nodes < 2000; nodes += 37) {
        SearchRequest broken = request;
        broken.limits.nodes = nodes;
        broken.limits.depth.reset();
        broken.lines = 5;
        const SearchInfo info = Engine::search(broken);
        EXPECT_EQ(twins(info), 0) << nodes;
        EXPECT_EQ(info.lines.size(), 5U) << nodes;
    }
}

TEST(TranspositionTable, NeverGivesAnEntryOfAnotherKeyWhileSeveralThreadsWrite) {
    constexpr int kThreads = 4;
    constexpr std::uint64_t kKeys = 3000;
    TranspositionTable table(1U << 14U);
    std::atomic<int> wrong{0};
    std::atomic<int> found{0};
    const auto entryOf = [](std::uint64_t key) {
        return TableEntry{static_cast<int>(key % 1000003) - 500000, static_cast<int>(key % 64),
                          static_cast<Bound>(1 + key % 3), static_cast<std::uint32_t>(key >> 7U) | 1U};
    };
    const auto work = [&](int thread) {
        Random random(static_cast<std::uint64_t>(thread));
        for (int i = 0; i < 100000; ++i) {
            const std::uint64_t key = Random(random.below(kKeys)).next();
            const TableEntry expected = entryOf(key);
            TableEntry entry;
            if (table.probe(key, entry)) {
                ++found;
                const bool same = entry.score == expected.score && entry.depth == expected.depth &&
                                  entry.bound == expected.bound && entry.moveCode == expected.moveCode;
                wrong += same ? 0 : 1;
            }
            table.store(key, expected);
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < kThreads; ++i) {
            threads.emplace_back(work, i);
        }
    }
    EXPECT_EQ(wrong, 0);
    EXPECT_GT(found, 1000);
}

TEST(TranspositionTable, GrowsWithTheSearchAndForgetsNothingByThat) {
    constexpr std::size_t kBytes = std::size_t{100} << 20U; // of which a power of two is used
    constexpr std::uint64_t kKeys = 50000;
    TranspositionTable table(kBytes);
    const std::size_t first = table.bytesInUse();
    EXPECT_LT(first, kBytes / 4);
    const auto keyOf = [](std::uint64_t n) { return Random(n).next(); };
    std::uint64_t stored = 0;
    const auto storeMore = [&] {
        for (std::uint64_t n = 0; n < kKeys; ++n, ++stored) {
            table.store(keyOf(stored), {static_cast<int>(stored % 1000), 5, Bound::Exact, 7});
        }
    };
    const auto missing = [&] {
        std::uint64_t count = 0;
        TableEntry entry;
        for (std::uint64_t n = 0; n < stored; ++n) {
            const bool found = table.probe(keyOf(n), entry);
            count += found && entry.score == static_cast<int>(n % 1000) ? 0U : 1U;
        }
        return count;
    };
    storeMore();
    const std::uint64_t lost = missing(); // a cluster had too many of them
    EXPECT_LT(lost, kKeys / 1000);
    for (const std::uint64_t nodes : {0U, 1U, 1000U, 200000U, 500000U, 5000000U}) {
        const std::size_t before = table.bytesInUse();
        table.growFor(nodes);
        EXPECT_GE(table.bytesInUse(), before);
        EXPECT_EQ(missing(), lost) << nodes;
    }
    EXPECT_EQ(table.bytesInUse(), std::size_t{64} << 20U);
    storeMore();
    table.growFor(1000);
    EXPECT_EQ(table.bytesInUse(), std::size_t{64} << 20U) << "there is no more";
    table.clear();
    EXPECT_EQ(table.bytesInUse(), first);
    EXPECT_EQ(missing(), stored);
}

TEST(TranspositionTable, GrowsWhileOtherThreadsReadAndWrite) {
    TranspositionTable table(std::size_t{32} << 20U);
    std::atomic<bool> over{false};
    std::atomic<int> wrong{0};
    {
        std::vector<std::jthread> threads;
        for (std::uint64_t thread = 0; thread < 2; ++thread) {
            threads.emplace_back([&, thread] {
                Random random(thread);
                while (!over) {
                    const std::uint64_t key = Random(random.below(20000)).next();
                    TableEntry entry;
                    wrong += table.probe(key, entry) && entry.moveCode != (key >> 40U | 1U) ? 1 : 0;
                    table.store(key, {0, 1, Bound::Exact, static_cast<std::uint32_t>(key >> 40U | 1U)});
                }
            });
        }
        while (table.bytesInUse() < std::size_t{32} << 20U) {
            table.growFor(1000);
        }
        over = true;
    }
    EXPECT_EQ(wrong, 0);
}

TEST(TranspositionTable, KeepsTheDeeperAndTheYoungerOfACluster) {
    TranspositionTable table(64); // one cluster of four
    for (std::uint64_t key = 1; key <= 4; ++key) {
        table.store(key, {0, static_cast<int>(10 * key), Bound::Exact, 1});
    }
    TableEntry entry;
    table.store(5, {0, 5, Bound::Exact, 1});
    EXPECT_FALSE(table.probe(1, entry)) << "the shallowest one went";
    EXPECT_TRUE(table.probe(4, entry));
    for (int i = 0; i < 6; ++i) {
        table.newSearch();
    }
    table.store(6, {0, 1, Bound::Exact, 1});
    table.store(7, {0, 1, Bound::Exact, 1});
    EXPECT_TRUE(table.probe(6, entry)) << "old entries go first, however deep";
    EXPECT_TRUE(table.probe(7, entry));
}

} // namespace
} // namespace mujo
