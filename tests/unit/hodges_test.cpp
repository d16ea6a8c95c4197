#include "core/game/notation/hodges.h"

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/game/game.h"
#include "core/variant_file/catalog.h"

namespace mujo {
namespace {

TEST(Hodges, OfAllMovesIsTheSameAsOfEachAlone) {
    const Catalog catalog{std::filesystem::path()};
    for (const char* id : {"wa", "chu", "tenjiku", "suzumu", "hook", "tai"}) {
        Game game(catalog.find(id)->standard);
        Random random(7);
        for (int ply = 0; ply < 30 && !game.legalMoves().empty(); ++ply) {
            const auto legal = game.legalMoves();
            const std::vector<std::string> all = hodgesOfAll(game.position(), legal);
            ASSERT_EQ(all.size(), legal.size());
            for (std::size_t i = 0; i < all.size(); ++i) {
                ASSERT_EQ(all[i], hodges(game.position(), legal, legal[i])) << id << ", ply " << ply;
            }
            const Move move = legal[random.below(legal.size())];
            ASSERT_TRUE(game.play(move));
        }
    }
}

} // namespace
} // namespace mujo
