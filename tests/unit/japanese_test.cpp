#include "core/game/notation/japanese.h"

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/game/notation/japanese_words.h"
#include "core/rules/move_text.h"
#include "core/rules/resolve.h"
#include "tests/support/game_params.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

/// A legal move of the position, given as squares, in Japanese.
std::string inJapanese(const testing::Scene& scene, std::string_view move) {
    const auto& legal = scene.game().legalMoves();
    const auto matched =
        rules::matchMove(scene.position(), legal, *rules::parseMoveText(scene.game().variant(), move));
    return matched ? japanese(scene.position(), legal, *matched) : "illegal";
}

std::string lastInJapanese(testing::Scene& scene, std::string_view moves) {
    scene.playAll(moves);
    return japanese(scene.game(), scene.game().current());
}

struct WrittenCase {
    const char* move;
    const char* text;
};

void expectTexts(const testing::Scene& scene, std::initializer_list<WrittenCase> cases) {
    for (const auto& [move, text] : cases) {
        EXPECT_EQ(inJapanese(scene, move), text) << move;
    }
}

// The rules of these cases: Japan Shogi Association, 棋譜の表記方法, www.shogi.or.jp/faq/kihuhyouki.html. The
// positions are ours.

TEST(Japanese, NamesSidesSquaresAndTheSquareOfTheMoveBefore) {
    testing::Scene scene("shogi", "K 5i, k 5a, B 8h, b 2b, P 7g, s 3a", "b - 1");
    EXPECT_EQ(lastInJapanese(scene, "7g7f"), "▲７六歩");
    EXPECT_EQ(lastInJapanese(scene, "5a5b"), "△５二玉");
    EXPECT_EQ(lastInJapanese(scene, "8h2b+"), "▲２二角成");
    EXPECT_EQ(lastInJapanese(scene, "3a2b"), "△同　銀");
    testing::Scene promoted("shogi", "K 5i, k 5a, +S 4d, p 4c", "b - 1");
    EXPECT_EQ(lastInJapanese(promoted, "4d4c"), "▲４三成銀");
    testing::Scene retaken("shogi", "K 5i, k 5a, P 4d, +s 4c, +S 5d", "w - 1");
    EXPECT_EQ(lastInJapanese(retaken, "4c4d 5d4d"), "▲同成銀");
}

TEST(Japanese, SaysWhetherAPieceThatMayPromoteDoes) {
    const testing::Scene scene("shogi", "K 5i, k 9a, S 3d, P 1b, N 8e", "b - 1");
    expectTexts(scene, {{"3d3c", "▲３三銀不成"}, {"3d3c+", "▲３三銀成"}, {"1b1a+", "▲１一歩成"}});
    expectTexts(scene, {{"8e9c", "▲９三桂不成"}, {"5i5h", "▲５八玉"}});
}

TEST(Japanese, SaysOfAPieceFromTheHandSoOnlyWhereOneOfTheBoardCouldGo) {
    const testing::Scene scene("shogi", "K 5i, k 5a, G 6i", "b G 1");
    expectTexts(scene, {{"G*6h", "▲６八金打"}, {"6i6h", "▲６八金"}, {"G*2b", "▲２二金"}});
}

TEST(Japanese, TellsPiecesApartByTheWayTheyMoveFirst) {
    const testing::Scene golds("shogi", "K 9i, k 9a, G 4i, G 4h, G 5g", "b - 1");
    expectTexts(golds, {{"4i5h", "▲５八金上"}, {"4h5h", "▲５八金寄"}, {"5g5h", "▲５八金引"}});
    const testing::Scene straight("shogi", "K 9i, k 9a, G 5i, G 4h", "b - 1");
    expectTexts(straight, {{"5i5h", "▲５八金上"}});
}

TEST(Japanese, TellsPiecesApartByTheirPlaceWhereTheWayDoesNot) {
    const testing::Scene two("shogi", "K 9i, k 9a, G 6i, G 4i", "b - 1");
    expectTexts(two, {{"6i5h", "▲５八金左"}, {"4i5h", "▲５八金右"}});
    const testing::Scene three("shogi", "K 9i, k 9a, S 6i, S 5i, S 4i", "b - 1");
    expectTexts(three, {{"6i5h", "▲５八銀左"}, {"5i5h", "▲５八銀直"}, {"4i5h", "▲５八銀右"}});
    const testing::Scene gotes("shogi", "K 9i, k 9a, g 6a, g 4a", "w - 1");
    expectTexts(gotes, {{"6a5b", "△５二金右"}, {"4a5b", "△５二金左"}});
}

TEST(Japanese, SaysPlaceAndWayWhereNeitherIsEnough) {
    const testing::Scene scene("shogi", "K 1i, k 1a, +P 9i, +P 8i, +P 7i, +P 9h, +P 8g", "b - 1");
    expectTexts(scene, {{"9i8h", "▲８八と左上"},
                        {"8i8h", "▲８八と直"},
                        {"7i8h", "▲８八と右"},
                        {"9h8h", "▲８八と寄"},
                        {"8g8h", "▲８八と引"}});
    const testing::Scene silvers("shogi", "K 9i, k 9a, S 4i, S 4g, S 6i", "b - 1");
    expectTexts(silvers, {{"4i5h", "▲５八銀右上"}, {"4g5h", "▲５八銀引"}, {"6i5h", "▲５八銀左"}});
}

TEST(Japanese, SaysOfDragonsAndHorsesNeverThatTheyGoStraight) {
    const testing::Scene dragons("shogi", "K 9i, k 9a, +R 5i, +R 4i", "b - 1");
    expectTexts(dragons, {{"5i5h", "▲５八龍左"}, {"4i5h", "▲５八龍右"}});
    const testing::Scene behind("shogi", "K 9i, k 9a, +R 1c, +R 2b", "b - 1");
    expectTexts(behind, {{"1c2d", "▲２四龍右"}, {"2b2d", "▲２四龍左"}});
    const testing::Scene horses("shogi", "K 9i, k 1a, +B 9a, +B 8a", "b - 1");
    expectTexts(horses, {{"9a8b", "▲８二馬左"}, {"8a8b", "▲８二馬右"}});
}

// Source for the names of lion moves: Lishogi's form of KIF for Chu.
TEST(Japanese, WritesTheStepsOfALionInTheirOrder) {
    testing::Scene scene("chu", "K 6l, k 6a, LN 8h, p 8g, p 8f, p 12k", "b - 1");
    expectTexts(scene, {{"8h8g8f", "▲８七獅→８六"},
                        {"8h8g8h", "▲８七獅居食い"},
                        {"8h8g", "▲８七獅"},
                        {"8h8h", "▲８八獅じっと"},
                        {"8h8f", "▲８六獅"},
                        {"6l6k", "▲６十一玉"}});
    EXPECT_EQ(lastInJapanese(scene, "8h8g8h 12k12l 8h8h"), "▲８八獅じっと");
}

TEST(Japanese, NamesTheSquareOfOriginWhereWordsDoNotSingleOutThePiece) {
    const testing::Scene scene("chu", "K 1l, k 1a, LN 8h, LN 8i, LN 7i, p 8g", "b - 1");
    expectTexts(scene, {{"8h8g", "▲８七獅（８八）"}, {"8i8g", "▲８七獅（８九）"}, {"7i8g", "▲８七獅右"}});
}

TEST(Japanese, SaysWhatBurnsWhatASweepDoesAndWhatAPieceBecomes) {
    const testing::Scene demon("tenjiku", "K 1p, k 1a, FD 8h, g 7f, s 8f, p 9f, P 7g");
    expectTexts(demon, {{"8h8g", "▲８七火焼９六・８六・７六"}, {"8h8i", "▲８九火"}});
    const testing::Scene both("tenjiku", "K 1p, k 1a, fd 8e, FD 8i", "b - 1", "demon-meets-demon=both-burn");
    expectTexts(both, {{"8i8f", "▲８六火自滅焼８五"}});
    const testing::Scene general("taikyoku", "K 1jj, k 36a, GG 18z, P 18w, p 18t");
    expectTexts(general, {{"18z18p", "▲１８十六大将越"}, {"18z18y", "▲１８二十五大将"}});
    const testing::Scene lion("tai", "CP 1y, cp 1a, LD 13m, dv 13l, ds 13k", "b - 1",
                              "both-contagions=choice");
    expectTexts(lion, {{"13m13l13k+DV", "▲１３十二狛→１３十一（教王に成る）"},
                       {"13m13k", "▲１３十一狛（法性に成る）"}});
}

TEST(Japanese, NamesOfPiecesAreShortWhereNoOtherHasThem) {
    const auto names = [](const char* game, const char* id) {
        const auto variant = testing::game(game, std::string(kStandardProfile));
        return japaneseName(*variant, *variant->find(id));
    };
    EXPECT_EQ(names("shogi", "P"), "歩");
    EXPECT_EQ(names("shogi", "+P"), "と");
    EXPECT_EQ(names("shogi", "+S"), "成銀");
    EXPECT_EQ(names("maka", "S"), "銀将");
    EXPECT_EQ(names("dai", "LN"), "獅");
}

TEST(Japanese, WritesARecordAsItWroteEachMoveInItsPosition) {
    for (const auto& [id, profile] : testing::gamesAndProfiles()) {
        Game game(testing::game(id, profile));
        Random random(11);
        std::vector<std::string> written;
        for (int ply = 0; ply < 60 && !game.isOver(); ++ply) {
            const std::vector<Move> legal = game.legalMoves();
            const Move move = legal[random.below(legal.size())];
            const std::string alone = japanese(game.position(), legal, move);
            ASSERT_TRUE(game.play(move));
            const std::string inGame = japanese(game, game.current());
            const std::size_t isSame = inGame.find("同");
            EXPECT_TRUE(inGame == alone || isSame != std::string::npos) << alone << ' ' << inGame;
            written.push_back(inGame);
        }
        game.goTo(Game::kStart); // wherever the record is looked at
        for (std::size_t ply = 0; ply < written.size(); ++ply) {
            EXPECT_EQ(japanese(game, game.onLine(ply + 1)), written[ply]) << id << ' ' << profile;
        }
    }
}

} // namespace
} // namespace mujo
