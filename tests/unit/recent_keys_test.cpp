#include "core/rules/repetition/recent_keys.h"

#include <gtest/gtest.h>

#include "core/base/random.h"

namespace mujo::rules {

namespace {

TEST(RecentKeys, HoldEveryKeySinceTheLastMoveThatCannotBeUndone) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        History history(random.next());
        std::vector<std::uint64_t> since{history.entries().back().key};
        for (std::size_t i = random.below(600); i > 0; --i) {
            const bool irreversible = random.below(100) == 0;
            history.push({random.next(), false, false, irreversible, false});
            if (irreversible) {
                since.clear();
            }
            since.push_back(history.entries().back().key);
        }
        const RecentKeys recent(history);
        for (const std::uint64_t key : since) {
            EXPECT_TRUE(recent.mayHold(key)) << "seed " << seed;
            EXPECT_GT(history.occurrences(key), 0);
        }
        int wrong = 0;
        constexpr int kOthers = 200;
        for (int i = 0; i < kOthers; ++i) {
            wrong += recent.mayHold(random.next()) ? 1 : 0;
        }
        EXPECT_LT(wrong, kOthers / 4) << "it is there to say no";
    }
}

} // namespace

} // namespace mujo::rules
