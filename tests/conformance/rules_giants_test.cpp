// Rules of Dai dai, Maka dai dai, Taikyoku, Heian dai, Sho and modern Shogi, with the source of each case.

#include <gtest/gtest.h>

#include "core/game/notation/hodges.h"
#include "tests/support/scene.h"

namespace mujo {
namespace {

using testing::Scene;
using Texts = std::set<std::string>;

std::string idOf(const char* game, const char* name) {
    const Scene scene(game, "");
    for (const PieceType& type : scene.position().variant().types()) {
        if (type.name == name && !type.promoted) {
            return type.id;
        }
    }
    throw std::invalid_argument(name);
}

// Dai dai: a piece that can promote must do so by its first capture, and in no other way (TSA leaflet).

TEST(DaiDaiPromotion, IsCompulsoryByCaptureAndComesInNoOtherWay) {
    const Scene any("daidai", "K 1q, k 17a");
    int promoting = 0;
    for (const PieceType& type : any.position().variant().types()) {
        if (!type.promotesTo || type.id == "K") {
            continue;
        }
        const Scene scene("daidai", "K 1q, k 17a, g 8h, g 9h, g 10h, " + type.id + " 9i");
        for (const Move& move : scene.game().legalMoves()) {
            const bool takes = move.path.size() > 1 ||
                               (move.to() != move.origin && !scene.position().at(move.to()).isEmpty());
            if (scene.position().at(move.from()).type() != *scene.position().variant().find("K")) {
                EXPECT_EQ(move.promotes(), takes);
            }
            promoting += move.promotes() ? 1 : 0;
        }
    }
    EXPECT_GT(promoting, 21) << "21 of the 64 kinds promote";
}

// Maka dai dai: by choice, but compulsory when a promoted piece is taken (H. G. Muller, modern practice).

TEST(MakaPromotion, IsAChoiceUnlessAPromotedPieceIsTaken) {
    const std::string pieces = "K 1s, k 19a, " + idOf("maka", "Silver General") + " 9i, ";
    const std::string pawn = idOf("maka", "Pawn");
    Scene plain("maka", pieces + "g 9h");
    EXPECT_EQ(plain.becomes("9i9h").size(), 2U);
    Scene promoted("maka", pieces + "+s 9h");
    EXPECT_EQ(promoted.becomes("9i9h").size(), 1U);
    EXPECT_EQ(promoted.becomes("9i9h").count(""), 0U);
    Scene compulsory("maka", pieces + "g 9h", "b - 1", "tsa");
    EXPECT_EQ(compulsory.becomes("9i9h").count(""), 0U);
}

// Maka dai dai: what takes a deva or a dark spirit becomes a teaching king or a Buddhist spirit, royals and
// the drunk elephant excepted.

TEST(MakaContagion, TurnsTheCaptorAndSparesRoyals) {
    const std::string deva = idOf("maka", "Deva");
    std::string enemy = deva;
    for (char& c : enemy) {
        c = static_cast<char>(std::tolower(c));
    }
    EXPECT_EQ((Scene("maka", "K 1s, k 19a, R 9i, " + enemy + " 9h").becomes("9i9h")), (Texts{'+' + deva}));
    EXPECT_EQ((Scene("maka", "K 9i, k 19a, " + enemy + " 9h").becomes("9i9h")), (Texts{"", "+K"}))
        << "to an emperor, if it likes";
}

// Taikyoku: generals sweep along a line and remove all that they pass, of either side, lower in rank; the
// last square is under the same limit (both programs that play the game).

TEST(TaikyokuSweep, RemovesWhatItPassesOfBothSides) {
    const std::string general = idOf("taikyoku", "Great General");
    Scene scene("taikyoku", "K 1jj, k 36a, " + general + " 18z, P 18w, p 18t, p 18s");
    scene.play("18z18p");
    EXPECT_EQ(scene.on("18w") + scene.on("18t") + scene.on("18s"), "");
    EXPECT_EQ(scene.on("18p"), general);
}

TEST(TaikyokuSweep, TakesAnyNumberOfPieces) {
    const std::string general = idOf("taikyoku", "Great General");
    std::string pieces = "K 1jj, k 36a, " + general + " 18jj";
    for (const char* rank :
         {"b", "d", "f", "h", "j", "l", "n", "p", "r", "t", "v", "x", "z", "bb", "dd", "ff"}) {
        pieces += std::string(", p 18") + rank;
    }
    Scene scene("taikyoku", pieces);
    const std::size_t before = scene.position().pieces(Side::Gote).size();
    scene.play("18jj18a");
    EXPECT_EQ(scene.position().pieces(Side::Gote).size(), before - 16);
    scene.game().takeBack();
    EXPECT_EQ(scene.position().pieces(Side::Gote).size(), before);
}

TEST(TaikyokuSweep, MayEndOnAnOwnPieceAndStopsAtItsEqualsAndSuperiors) {
    const std::string general = idOf("taikyoku", "Great General");
    Scene own("taikyoku", "K 1jj, k 36a, " + general + " 18z, P 18w");
    EXPECT_TRUE(own.allows("18z18w"));
    Scene king("taikyoku", "K 1jj, k 18r, " + general + " 18z, p 18w");
    EXPECT_FALSE(king.allows("18z18r")) << "a king ranks higher";
    EXPECT_FALSE(king.allows("18z18q"));
    EXPECT_TRUE(king.allows("18z18s"));
    Scene open("taikyoku", "K 1jj, k 18r, " + general + " 18z, p 18w", "b - 1", "open-end");
    EXPECT_TRUE(open.allows("18z18r")) << "no limit on the last square";
    EXPECT_FALSE(open.allows("18z18q"));
}

TEST(TaikyokuSweep, NamesWhatItTookForMachinesAndInNotation) {
    const std::string general = idOf("taikyoku", "Great General");
    Scene scene("taikyoku", "K 1jj, k 36a, " + general + " 18z, P 18w, p 18t");
    scene.play("18z18p");
    EXPECT_EQ(hodges(scene.game(), scene.game().current(), SquareStyle::Shogi), general + "x18wx18t-18p");
}

// Taikyoku: whoever ends a move on the eleven farthest ranks promotes (Sekai no shogi, L. Lynn Smith).

TEST(TaikyokuPromotion, IsCompulsoryAtTheEndOfAMoveInTheZone) {
    Scene scene("taikyoku", "K 1jj, k 36a, R 18l");
    EXPECT_EQ(scene.becomes("18l18k"), (Texts{"+R"}));
    EXPECT_EQ(scene.becomes("18l18m"), (Texts{""}));
    Scene inside("taikyoku", "K 1jj, k 36a, R 18k");
    EXPECT_EQ(inside.becomes("18k18l"), (Texts{""})) << "leaving it does not promote";
}

TEST(TaikyokuPromotion, ByCaptureInTheOlderReading) {
    Scene scene("taikyoku", "K 1jj, k 36a, R 18l, p 18q", "b - 1", "capture-promotion");
    EXPECT_EQ(scene.becomes("18l18k"), (Texts{""}));
    EXPECT_EQ(scene.becomes("18l18q"), (Texts{"+R"}));
}

// Heian dai: the king must get out of attack; a bare king loses unless it bares in turn (Nichureki).

TEST(HeianDai, AKingMayNotStayInCheckAndABareKingLoses) {
    Scene check("heiandai", "K 7m, G 1a, k 13a, l 7b");
    EXPECT_EQ(check.refusal("1a1b"), "royal-exposed");
    Scene bare("heiandai", "K 7m, G 6g, g 6f, k 13a");
    EXPECT_EQ(bare.play("6g6f").outcome(), "sente bare-king");
}

// Sho: the prince is a second royal; with two royals check need not be answered.

TEST(ShoShogi, ASecondRoyalFreesFromTheDutyToAnswerCheck) {
    Scene one("sho", "K 5i, G 1a, k 9a, r 5b, p 1c");
    EXPECT_EQ(one.refusal("1a1b"), "royal-exposed");
    Scene two("sho", "K 5i, +DE 2h, G 1a, k 9a, r 5b, p 1c");
    EXPECT_TRUE(two.allows("1a1b"));
}

} // namespace
} // namespace mujo
