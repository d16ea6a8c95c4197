// The declaration of a win by the entering king in modern Shogi. Source: Japan Shogi Association, rules of
// play, impasse (27-point declaration): on one's turn, not in check, king and ten other pieces within the
// third rank, 28 points for the first player and 27 for the second, from those pieces and the hand; rooks and
// bishops 5, others 1.

#include <gtest/gtest.h>

#include "core/rules/entering_king/entering_king.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

using rules::mayDeclare;
using testing::Scene;

// King and ten pieces in the zone; with those two rooks and a bishop they count 22.
const std::string kEntered = "K 5a, R 9a, R 8a, +B 7a, G 6a, S 4a, P 9c, P 8c, P 7c, P 6c, P 4c, k 5i";

Scene shogi(const std::string& pieces, const std::string& rest, const char* profile = "standard") {
    return {"shogi", pieces, rest, profile};
}

TEST(ShogiDeclaration, TakesTwentyEightPointsOfTheFirstPlayer) {
    EXPECT_TRUE(mayDeclare(shogi(kEntered, "b hand=B1P 1").position()));
    EXPECT_FALSE(mayDeclare(shogi(kEntered, "b hand=B 1").position()));
    EXPECT_TRUE(mayDeclare(shogi(kEntered, "b hand=6P 1").position())) << "6 pawns in hand count as much";
    EXPECT_FALSE(mayDeclare(shogi(kEntered, "b hand=5P 1").position()));
}

TEST(ShogiDeclaration, TakesTwentySevenPointsOfTheSecond) {
    const std::string entered = "k 5i, r 1i, r 2i, +b 3i, g 4i, s 6i, p 1g, p 2g, p 3g, p 4g, p 6g, K 5a";
    EXPECT_TRUE(mayDeclare(shogi(entered, "w hand=b 1").position()));
    EXPECT_FALSE(mayDeclare(shogi(entered, "w hand=4p 1").position()));
    EXPECT_FALSE(mayDeclare(shogi(entered, "b hand=b 1").position())) << "only on one's own turn";
}

TEST(ShogiDeclaration, TakesTheKingAndTenOtherPiecesInTheZone) {
    const std::string nine = "R 9a, R 8a, +B 7a, G 6a, S 4a, P 9c, P 8c, P 7c, P 6c, k 5i";
    EXPECT_FALSE(mayDeclare(shogi("K 5a, " + nine, "b hand=9P 1").position())) << "nine pieces";
    EXPECT_FALSE(mayDeclare(shogi("K 5a, P 4d, " + nine, "b hand=9P 1").position())) << "the tenth outside";
    EXPECT_TRUE(mayDeclare(shogi("K 5a, P 4c, " + nine, "b hand=9P 1").position()));
    EXPECT_FALSE(mayDeclare(shogi("K 5d, P 4c, P 3c, " + nine, "b hand=9P 1").position()))
        << "the king outside";
}

TEST(ShogiDeclaration, CountsPiecesOutsideTheZoneForNothing) {
    EXPECT_FALSE(mayDeclare(shogi(kEntered + ", B 5e, P 1f", "b - 1").position()));
    EXPECT_FALSE(mayDeclare(shogi(kEntered + ", B 5e", "b hand=5P 1").position()));
}

TEST(ShogiDeclaration, IsNotMadeInCheck) {
    EXPECT_FALSE(mayDeclare(shogi(kEntered + ", r 5e", "b hand=6P 1").position()));
    EXPECT_TRUE(mayDeclare(shogi(kEntered + ", P 5b, r 5e", "b hand=6P 1").position())) << "interposed";
}

TEST(ShogiDeclaration, ExistsOnlyWhereTheRulesHaveIt) {
    EXPECT_FALSE(mayDeclare(shogi(kEntered, "b hand=6P 1", "impasse=agreement").position()));
    EXPECT_FALSE(mayDeclare(Scene("wa", "CK 6a, ck 6k").position()));
}

TEST(ShogiDeclaration, EndsTheGameAndCanBeTakenBack) {
    Scene scene = shogi(kEntered, "b hand=6P 1");
    EXPECT_TRUE(scene.game().declareWin());
    EXPECT_EQ(scene.outcome(), "sente entering-king");
    EXPECT_TRUE(scene.game().legalMoves().empty());
    EXPECT_FALSE(scene.game().declareWin()) << "the game is over";
    EXPECT_TRUE(scene.game().reopen());
    EXPECT_EQ(scene.outcome(), "ongoing");
}

TEST(ShogiDeclaration, IsRefusedWhereItIsNotAllowed) {
    Scene scene = shogi(kEntered, "b hand=5P 1");
    EXPECT_FALSE(scene.game().declareWin());
    EXPECT_EQ(scene.outcome(), "ongoing");
}

} // namespace
} // namespace mujo
