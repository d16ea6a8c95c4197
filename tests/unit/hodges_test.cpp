#include "core/game/notation/hodges.h"

#include <gtest/gtest.h>

#include <array>

#include "core/base/random.h"
#include "core/game/game.h"
#include "core/rules/move_text.h"
#include "core/variant_file/catalog.h"
#include "tests/support/game_params.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

constexpr std::array kStyles{SquareStyle::Shogi, SquareStyle::Chess};

TEST(Hodges, OfAllMovesIsTheSameAsOfEachAlone) {
    const Catalog catalog{std::filesystem::path()};
    for (const char* id : {"wa", "chu", "tenjiku", "suzumu", "hook", "tai"}) {
        Game game(catalog.find(id)->standard);
        Random random(7);
        for (int ply = 0; ply < 30 && !game.legalMoves().empty(); ++ply) {
            const auto legal = game.legalMoves();
            for (const SquareStyle style : kStyles) {
                const std::vector<std::string> all = hodgesOfAll(game.position(), legal, style);
                ASSERT_EQ(all.size(), legal.size());
                for (std::size_t i = 0; i < all.size(); ++i) {
                    ASSERT_EQ(all[i], hodges(game.position(), legal, legal[i], style))
                        << id << ", ply " << ply;
                }
            }
            const Move move = legal[random.below(legal.size())];
            ASSERT_TRUE(game.play(move));
        }
    }
}

TEST(Hodges, WritesARecordAsItWroteEachMoveInItsPosition) {
    for (const auto& [id, profile] : testing::gamesAndProfiles()) {
        Game game(testing::game(id, profile));
        Random random(9);
        std::vector<std::array<std::string, 2>> written;
        for (int ply = 0; ply < 80 && !game.isOver(); ++ply) {
            const std::vector<Move> legal = game.legalMoves();
            const Move move = legal[random.below(legal.size())];
            written.push_back({hodges(game.position(), legal, move, kStyles[0]),
                               hodges(game.position(), legal, move, kStyles[1])});
            ASSERT_TRUE(game.play(move));
        }
        game.goTo(Game::kStart); // wherever the record is looked at
        for (std::size_t ply = 0; ply < written.size(); ++ply) {
            for (std::size_t style = 0; style < kStyles.size(); ++style) {
                EXPECT_EQ(hodges(game, game.onLine(ply + 1), kStyles[style]), written[ply][style])
                    << id << ' ' << profile << ", ply " << ply;
            }
        }
    }
}

TEST(Hodges, WritesTheSameMovesInBothStylesOfSquares) {
    testing::Scene scene("chu", "K 6l, k 6a, LN 8h, p 8g, p 8f, P 4d, S 5h, S 3h", "b - 1", "jcsa");
    const auto text = [&scene](const char* move, SquareStyle style) {
        const auto parsed = rules::parseMoveText(scene.position().variant(), move);
        const auto matched = rules::matchMove(scene.position(), scene.game().legalMoves(), *parsed);
        return hodges(scene.position(), scene.game().legalMoves(), *matched, style);
    };
    const std::vector<std::array<std::string, 3>> moves{
        {"8h8g8f", "LNx8gx8f", "LNxe6xe7"}, {"8h8g8h", "LNx!8g", "LNx!e6"}, {"8h8h", "LN--", "LN--"},
        {"4d4c", "P-4c", "P-i10"},          {"5h4g", "S5h-4g", "Sh5-i6"},   {"6l6k", "K-6k", "K-g2"},
    };
    for (const auto& [move, shogi, chess] : moves) {
        EXPECT_EQ(text(move.c_str(), SquareStyle::Shogi), shogi);
        EXPECT_EQ(text(move.c_str(), SquareStyle::Chess), chess);
    }
}

} // namespace
} // namespace mujo
