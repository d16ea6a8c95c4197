// Texts in the style of published Interactive Diagrams: what they leave to the script of the diagrams, what
// concerns the page alone, and rules that are refused.

#include <gtest/gtest.h>

#include <algorithm>

#include "core/import/importer.h"
#include "core/rules/legal_moves.h"
#include "core/variant_file/loader.h"
#include "tests/support/diagrams.h"

namespace mujo {
namespace {

class ImportFixture : public ::testing::Test {
protected:
    void import(const std::string& name, const ImportAnswers& answers = {}) {
        const auto result = importVariant(testing::diagramText("diagrams/" + name), name, answers);
        ASSERT_TRUE(result) << result.error().front().text();
        m_game = *result;
        EXPECT_TRUE(checkVariant(m_game.text, name).empty());
        const Position start = Position::start(m_game.variant);
        EXPECT_FALSE(rules::legalMoves(start, History(start.key())).empty());
    }

    [[nodiscard]] const PieceType& type(const std::string& id) const {
        const auto found = m_game.variant->find(id);
        EXPECT_TRUE(found) << id;
        return m_game.variant->type(found.value_or(PieceTypeId{0}));
    }

    [[nodiscard]] std::string at(const char* square) const {
        const Position start = Position::start(m_game.variant);
        const auto place = m_game.variant->shape().parse(square, SquareStyle::Chess);
        EXPECT_TRUE(place) << square;
        const auto piece = start.at(*place);
        return piece.isEmpty() ? std::string() : m_game.variant->type(piece.type()).id;
    }

    [[nodiscard]] std::string notes() const {
        std::string all;
        for (const Sentence& note : m_game.notes) {
            all += note.english() + '\n';
        }
        return all;
    }

    void expectNote(const std::string& note) const {
        EXPECT_NE(notes().find(note), std::string::npos) << "wanted: " << note << "\nfound: " << notes();
    }

    [[nodiscard]] std::string taken(const std::string& key) const {
        for (const ImportQuestion& question : m_game.open) {
            if (question.key == key) {
                return question.value;
            }
        }
        ADD_FAILURE() << "not asked: " << key;
        return {};
    }

    static void expectFaults(const std::string& name, const std::vector<std::string>& wanted) {
        const auto result = importVariant(testing::diagramText("diagrams/" + name), name, ImportAnswers{});
        ASSERT_FALSE(result) << name;
        const Diagnostics& faults = result.error();
        EXPECT_EQ(faults.size(), wanted.size());
        for (std::size_t i = 0; i < std::min(faults.size(), wanted.size()); ++i) {
            EXPECT_EQ(faults[i].text().rfind(name + ':' + wanted[i], 0), 0U) << faults[i].text();
        }
    }

    ImportedVariant m_game;
};

TEST_F(ImportFixture, NamesAloneGiveMovesIdsAndSizes) {
    import("names_only.txt");
    EXPECT_EQ(m_game.variant->shape(), BoardShape(8, 8));
    EXPECT_EQ(m_game.variant->data().setup.size(), 32U);
    EXPECT_EQ(type("Q").betza, "Q");
    EXPECT_EQ(at("b8"), "K"); // the knight comes first and takes the first letter
    EXPECT_EQ(at("e8"), "I");
    EXPECT_TRUE(type("I").royal);
    EXPECT_EQ(taken("royal"), "I");
    expectNote("the text has no files=; there are 8");
    expectNote("moves that the names imply: Knight N, Bishop B, Rook R, Queen Q");
    expectNote("ids that the text does not have: foot soldier F, Knight K");
    expectNote("skipped, since they concern the looks or the page: graphicsDir, squareSize");
}

TEST_F(ImportFixture, ImpliedRulesThatAreNotSupportedAreNamed) {
    expectFaults("orthodox.txt",
                 {"4:13: error: a choice of promotions (promoChoice=QRBN)",
                  "5:1: error: the piece \"pawn\" has no move, and the one that its name implies "
                  "has a first double step and captures en passant",
                  "10:1: error: the piece \"king\" has no move, and the one that its name implies "
                  "has castling"});
}

TEST_F(ImportFixture, WrittenRulesThatAreNotSupportedAreNamed) {
    expectFaults("double_step.txt",
                 {"2:14: error: letter 'i' (first move of a piece only) is not supported",
                  "3:16: error: letter 'e' (en passant) is not supported", "4:10: error: unknown atom 'O'"});
    expectFaults("rules_refused.txt",
                 {"2:1: error: \"shuffle\" (a shuffled start position)", "3:1: error: \"morph\"",
                  "4:1: error: \"protected\"", "5:1: error: \"counterStrike\"", "6:1: error: \"succession\"",
                  "7:1: error: \"trackPieces\"", "8:17: error: unknown sign '!' in the capture matrix",
                  "9:13: error: a choice of promotions", "10:1: error: unknown key \"gravity\""});
    expectFaults("in_hand.txt", {"4:17: error: pieces in hand at the start are not supported",
                                 "5:19: error: pieces in hand at the start are not supported"});
    expectFaults("holes.txt", {"4:1: error: a piece \"hole\" stands for a board with holes"});
}

TEST_F(ImportFixture, AShogiVariantWithDropsNeedsNoIds) {
    import("five_shogi.txt");
    ASSERT_TRUE(m_game.variant->rules().drops);
    EXPECT_EQ(m_game.variant->data().setup.size(), 12U);
    EXPECT_EQ(m_game.variant->type(*type("B").promotesTo).name, "Dragon Horse");
    EXPECT_EQ(type("+B").betza, "BW");
    EXPECT_EQ(type("G").betza, "WfF");
    EXPECT_EQ(at("e5"), "K");
}

TEST_F(ImportFixture, KeysOfLooksAreSkippedAndListed) {
    import("looks.txt");
    expectNote(
        "skipped, since they concern the looks or the page: blackPrefix, borders, buttons, coordColor, "
        "darkShade, enableAI, firstRank, graphicsDir, graphicsType, lightShade, newClick, rimColor, "
        "satellite, squareSize, startShade, theme, useMarkers, whitePrefix");
}

TEST_F(ImportFixture, KeysWithoutAValueAreAsIfTheyWereNotThere) {
    import("empty_values.txt");
    expectNote("skipped, since they have no value: holdingsType, promoChoice, royal");
    EXPECT_EQ(taken("royal"), "K");
    EXPECT_EQ(taken("drops"), "no");
    expectNote("the text says nothing of promotion: no piece promotes");
}

TEST_F(ImportFixture, NamesAndIdsMayStandTwice) {
    import("repeated.txt");
    EXPECT_EQ(at("b1"), "G");
    EXPECT_EQ(at("e1"), "G2");
    EXPECT_EQ(m_game.variant->type(*type("G2").promotesTo).betza, "K");
    expectNote("guard G2 for G");
}

TEST_F(ImportFixture, SquaresOfBothPlayersAreRead) {
    import("both_sides.txt");
    EXPECT_EQ(at("c1"), "K");
    EXPECT_EQ(at("d8"), "K");
    EXPECT_EQ(at("e8"), "E");
    EXPECT_EQ(at("b8"), "");
    EXPECT_EQ(taken("symmetry"), "none");
}

TEST_F(ImportFixture, SquaresOfTheSecondPlayerHoldAgainstTheSymmetry) {
    import("guests.txt");
    EXPECT_EQ(at("a6"), "R"); // by symmetry
    EXPECT_EQ(at("d6"), "K"); // as listed
    EXPECT_EQ(at("c6"), "M");
    EXPECT_EQ(at("b6"), "B");
    expectNote("the squares listed for the second player hold, not those of symmetry=mirror: \"minister\", "
               "\"king\"");
}

TEST_F(ImportFixture, HoppersAreKnownByTheirNames) {
    import("hoppers.txt");
    EXPECT_EQ(type("C").betza, "mRcpR");
    EXPECT_EQ(type("V").betza, "mBcpB");
    EXPECT_EQ(taken("royal"), "A"); // no king: the last piece
}

TEST_F(ImportFixture, ALargeVariantWithLionsAndBentMovesIsRead) {
    import("twelve.txt");
    EXPECT_EQ(m_game.variant->type(*type("DH").promotesTo).name, "Horned Falcon");
    EXPECT_EQ(type("GR").betza, "[F?fsR]");
    EXPECT_EQ(at("g12"), "K");
    const auto* zone = std::get_if<ZonePromotion>(&m_game.variant->rules().promotion);
    ASSERT_NE(zone, nullptr);
    EXPECT_EQ(zone->when, ZonePromotion::When::EnteringOrCapturing);
}

TEST_F(ImportFixture, PromotionTakesWhatTheScriptTakes) {
    import("defaults_of_promotion.txt");
    const auto* zone = std::get_if<ZonePromotion>(&m_game.variant->rules().promotion);
    ASSERT_NE(zone, nullptr);
    EXPECT_EQ(zone->depth, 1);
    EXPECT_EQ(m_game.variant->type(*type("P").promotesTo).betza, "WfF");
    EXPECT_EQ(type("K").promotesTo, std::nullopt);
    expectNote("no maxPromote=");
    expectNote("no promoZone=");
}

TEST_F(ImportFixture, TheLastPieceIsRoyalWhereNothingIsSaid) {
    import("no_king.txt");
    EXPECT_TRUE(type("G").royal);
    EXPECT_FALSE(type("R").royal);
    EXPECT_EQ(taken("royal"), "G");
    ImportAnswers answers;
    answers.royals = {"R"};
    import("no_king.txt", answers);
    EXPECT_FALSE(type("G").royal);
    EXPECT_EQ(taken("royal"), "R");
}

TEST_F(ImportFixture, ADiagramIsFoundInItsPage) {
    import("page.html");
    EXPECT_EQ(at("f6"), "K");
    expectNote("only the diagram in lines 4 to 12 is read");
}

} // namespace
} // namespace mujo
