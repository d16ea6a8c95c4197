#include "core/variant_file/variant_edit.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/position/sfen.h"
#include "core/variant_file/catalog.h"
#include "core/variant_file/loader.h"
#include "core/words/legs_in_words.h"

namespace mujo {
namespace {

const Catalog& shipped() {
    static const Catalog catalog{std::filesystem::path{}};
    return catalog;
}

std::vector<words::LegLine> legs(const std::string& betza, BoardShape shape = BoardShape(9, 9)) {
    const auto alone = pieceAlone({"X", "Piece", "X", betza}, shape);
    EXPECT_TRUE(alone) << (alone ? "" : alone.error().front().text());
    return words::legsInWords(English(), (*alone)->types().back().program, shape);
}

TEST(VariantEdit, KeepsEveryShippedGameTheSameWhenNothingChanges) {
    for (const Catalog::Entry& game : shipped().entries()) {
        const PieceType& type = game.standard->types().front();
        const auto text =
            withPiece(std::string(game.standard->text()), {type.id, type.name, type.kanji, type.betza});
        ASSERT_TRUE(text) << text.error().front().text();
        const auto again = loadVariant(*text, "again.json");
        ASSERT_TRUE(again);
        ASSERT_EQ((*again)->types().size(), game.standard->types().size());
        for (std::size_t i = 0; i < (*again)->types().size(); ++i) {
            EXPECT_EQ((*again)->types()[i].id, game.standard->types()[i].id);
            EXPECT_EQ((*again)->types()[i].kanji1, game.standard->types()[i].kanji1);
            EXPECT_EQ((*again)->types()[i].tree, game.standard->types()[i].tree);
        }
        EXPECT_EQ((*again)->data().setup.size(), game.standard->data().setup.size());
        EXPECT_EQ((*again)->data().optionTable.profiles.size(),
                  game.standard->data().optionTable.profiles.size());
    }
}

TEST(VariantEdit, ChangesOnePieceAlone) {
    const auto text = withPiece(std::string(shipped().find("hook")->standard->text()),
                                {"T", "Tall General", "高将", "fQ2"});
    ASSERT_TRUE(text);
    const auto game = *loadVariant(*text, "a.json");
    const PieceType& type = game->type(*game->find("T"));
    EXPECT_EQ(type.name, "Tall General");
    EXPECT_EQ(type.betza, "fQ2");
    EXPECT_EQ(type.kanji1, "高将");
    EXPECT_EQ(game->type(*type.promotesTo).id, "+T");
}

TEST(VariantEdit, ANameThatIsEditedIsTheOneThatIsShown) {
    const std::string hook(shipped().find("hook")->standard->text());
    const auto pieces = listedPieces(hook);
    EXPECT_NE(std::ranges::find(pieces, std::pair(std::string("+DS"), std::string("Buddhist Spirit"))),
              pieces.end());
    for (const std::string name : {"Buddhist Spirit", "Dharma"}) {
        const auto text = withPiece(hook, {"+DS", name, "法性", "Q"});
        ASSERT_TRUE(text);
        const auto game = *loadVariant(*text, "a.json");
        EXPECT_EQ(game->type(*game->find("+DS")).name, name);
    }
}

TEST(VariantEdit, AddsAPieceThatIsNotThereYet) {
    const auto text =
        withPiece(std::string(shipped().find("wa")->standard->text()), {"ZZ", "Zebra", "ZZ", "Z"});
    ASSERT_TRUE(text);
    EXPECT_TRUE((*loadVariant(*text, "a.json"))->find("ZZ"));
    EXPECT_EQ(listedPieces(*text).back(), std::pair(std::string("ZZ"), std::string("Zebra")));
}

TEST(VariantEdit, RefusesWhatTheLoaderRefuses) {
    const std::string text = std::string(shipped().find("wa")->standard->text());
    EXPECT_FALSE(withPiece(text, {"zz", "Zebra", "Z", "Z"}));
    EXPECT_FALSE(withPiece(text, {"ZZ", "Zebra", "Z", "Z?"}));
    EXPECT_FALSE(withPiece(text, {"ZZ", "", "12345", "Z"}));
    EXPECT_FALSE(withPiece("{", {"ZZ", "Zebra", "Z", "Z"}));
    EXPECT_FALSE(withIdentity(text, "Not An Id", "x"));
}

TEST(VariantEdit, MakesAGameOfItsOwn) {
    const auto text = withIdentity(std::string(shipped().find("wa")->standard->text()), "my-wa", "My Wa");
    ASSERT_TRUE(text);
    const auto game = *loadVariant(*text, "a.json");
    EXPECT_EQ(game->id(), "my-wa");
    EXPECT_EQ(game->name(), "My Wa");
    EXPECT_EQ(game->data().kanji, "") << "that of the other game";
    EXPECT_EQ(game->data().summary, "");
}

TEST(VariantEdit, TellsTheColumnsOfFaultsInAMove) {
    EXPECT_TRUE(moveFaults("FfW", BoardShape(9, 9)).empty());
    const Diagnostics faults = moveFaults("Ff?W", BoardShape(9, 9));
    ASSERT_EQ(faults.size(), 1U);
    EXPECT_EQ(faults.front().column, 3);
    EXPECT_EQ(moveFaults("WiW", BoardShape(9, 9)).front().column, 2);
}

TEST(LegsInWords, GroupPlainMovesByWhatTheyDo) {
    const auto lines = legs("FfW");
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].directions, "↑ ↗ ↘ ↙ ↖");
    EXPECT_EQ(lines[0].travel, "one square");
    EXPECT_EQ(lines[0].ends, "moves or takes");
}

TEST(LegsInWords, TellRangesApart) {
    const auto lines = legs("RF2mD");
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0].travel, "any distance");
    EXPECT_EQ(lines[1].travel, "leaps to square 2");
    EXPECT_EQ(lines[1].ends, "moves");
    EXPECT_EQ(lines[2].travel, "up to 2 squares");
}

TEST(LegsInWords, SumUpLeapsToAllSides) {
    EXPECT_EQ(legs("N")[0].directions, "2 and 1, every way");
    EXPECT_EQ(legs("fN")[0].directions, "2↑1→ 2↑1←");
}

// The writer and the loader agree about ranks, sides and empty squares.
TEST(VariantEdit, TheStartOfEveryShippedGameIsWrittenAsItIs) {
    for (const Catalog::Entry& game : shipped().entries()) {
        const auto text = withStart(game.standard->text(), *game.standard, game.standard->data().setup);
        ASSERT_TRUE(text) << game.standard->id() << text.error().front().text();
        const auto again = loadVariant(*text, "again.json");
        ASSERT_TRUE(again);
        EXPECT_EQ(sfen(Position::start(*again)), sfen(Position::start(game.standard)));
    }
}

TEST(VariantEdit, AnotherStartIsTheGames) {
    const auto wa = shipped().find("wa")->standard;
    std::vector<Placement> setup = wa->data().setup;
    const Square square = wa->shape().at(5, 5);
    setup.push_back({square, *wa->find("SC"), Side::Sente});
    const auto text = withStart(wa->text(), *wa, setup);
    ASSERT_TRUE(text) << text.error().front().text();
    const Position start = Position::start(*loadVariant(*text, "a.json"));
    EXPECT_TRUE(start.at(square).holds(Side::Sente));
    EXPECT_EQ(start.pieces(Side::Sente).size(), start.pieces(Side::Gote).size() + 1);
    setup.back().type = *wa->find("+SP"); // a form is a kind of its own
    EXPECT_TRUE(withStart(wa->text(), *wa, setup));
    std::erase_if(setup, [&](const Placement& each) { return wa->type(each.type).royal; });
    EXPECT_FALSE(withStart(wa->text(), *wa, setup)) << "nobody plays without a royal piece";
}

TEST(LegsInWords, LeadFromLegToLeg) {
    const auto lines = legs("fcavW");
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].goesOn, "an enemy taken");
    EXPECT_EQ(lines[0].ends, "");
    ASSERT_EQ(lines[0].next.size(), 1U);
    EXPECT_EQ(lines[0].next[0].directions, "↑ ↓");
}

TEST(LegsInWords, ReadEveryPieceOfEveryGame) {
    for (const Catalog::Entry& game : shipped().entries()) {
        for (const PieceType& type : game.standard->types()) {
            for (const words::LegLine& line :
                 words::legsInWords(English(), type.program, game.standard->shape())) {
                EXPECT_FALSE(line.directions.empty() || line.travel.empty()) << type.name;
                EXPECT_FALSE(line.ends.empty() && line.next.empty()) << type.name;
            }
        }
    }
}

} // namespace
} // namespace mujo
