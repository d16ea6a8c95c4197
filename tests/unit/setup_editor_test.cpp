#include "core/position/setup_editor.h"

#include <gtest/gtest.h>

#include "core/position/setup_check.h"
#include "core/position/sfen.h"
#include "tests/support/sampling.h"

namespace mujo {
namespace {

SetupEditor editorAtStart(const std::string& id) {
    return SetupEditor(Position::start(testing::game(id)));
}

Square squareNamed(const SetupEditor& editor, std::string_view name) {
    return *editor.variant().shape().parse(name);
}

Piece pieceNamed(const SetupEditor& editor, std::string_view id, Side side) {
    return {*editor.variant().find(id), side};
}

TEST(SetupEditor, PutsMovesSwitchesTurnsOverAndRemoves) {
    SetupEditor editor = editorAtStart("shogi");
    const Square middle = squareNamed(editor, "5e");
    const Square beside = squareNamed(editor, "4e");
    EXPECT_TRUE(editor.put(middle, pieceNamed(editor, "R", Side::Sente)));
    EXPECT_FALSE(editor.put(middle, pieceNamed(editor, "R", Side::Sente)));
    EXPECT_TRUE(editor.move(middle, beside));
    EXPECT_TRUE(editor.at(middle).isEmpty());
    EXPECT_TRUE(editor.switchOwner(beside));
    EXPECT_TRUE(editor.turnOver(beside));
    EXPECT_EQ(editor.at(beside), Cell(pieceNamed(editor, "+R", Side::Gote)));
    EXPECT_TRUE(editor.turnOver(beside));
    EXPECT_EQ(editor.at(beside), Cell(pieceNamed(editor, "R", Side::Gote)));
    EXPECT_TRUE(editor.put(beside, {}));
    EXPECT_FALSE(editor.put(beside, {}));
    EXPECT_FALSE(editor.switchOwner(beside));
    EXPECT_FALSE(editor.turnOver(beside));
    EXPECT_FALSE(editor.move(beside, middle));
    EXPECT_EQ(editor.setup(), mujo::Setup::start(editor.variant()));
}

TEST(SetupEditor, TakesEveryChangeBackAndMakesItAgain) {
    SetupEditor editor = editorAtStart("wa");
    std::vector<mujo::Setup> seen{editor.setup()};
    editor.mirror();
    seen.push_back(editor.setup());
    editor.clear();
    seen.push_back(editor.setup());
    editor.put(Square(0), pieceNamed(editor, "SP", Side::Gote));
    editor.put(Square(1), pieceNamed(editor, "SP", Side::Gote), SetupEditor::Step::Joined);
    seen.push_back(editor.setup());
    for (std::size_t i = seen.size() - 1; i > 0; --i) {
        EXPECT_EQ(editor.setup(), seen[i]);
        editor.undo();
    }
    EXPECT_EQ(editor.setup(), seen[0]);
    EXPECT_FALSE(editor.canUndo());
    editor.undo();
    for (std::size_t i = 1; i < seen.size(); ++i) {
        editor.redo();
        EXPECT_EQ(editor.setup(), seen[i]);
    }
    EXPECT_FALSE(editor.canRedo());
    editor.undo();
    editor.setTurn(Side::Gote);
    EXPECT_FALSE(editor.canRedo());
}

TEST(SetupEditor, MirrorsAndRotatesEverything) {
    SetupEditor editor = editorAtStart("shogi");
    editor.clear();
    editor.put(squareNamed(editor, "1a"), pieceNamed(editor, "K", Side::Gote));
    editor.setHand(Side::Sente, *editor.variant().find("P"), 3);
    editor.setSkipped(Side::Sente, true);
    editor.setLionTaken(squareNamed(editor, "2b"));
    const mujo::Setup before = editor.setup();
    editor.mirror();
    EXPECT_EQ(editor.at(squareNamed(editor, "9a")), Cell(pieceNamed(editor, "K", Side::Gote)));
    EXPECT_EQ(editor.setup().state.lionTaken, squareNamed(editor, "8b"));
    editor.mirror();
    EXPECT_EQ(editor.setup(), before);
    editor.rotate();
    EXPECT_EQ(editor.at(squareNamed(editor, "9i")), Cell(pieceNamed(editor, "K", Side::Sente)));
    EXPECT_EQ(editor.inHand(Side::Gote, *editor.variant().find("P")), 3);
    EXPECT_EQ(editor.inHand(Side::Sente, *editor.variant().find("P")), 0);
    EXPECT_EQ(editor.setup().turn, Side::Gote);
    EXPECT_TRUE(editor.setup().state.skipped[Side::Gote]);
    EXPECT_EQ(editor.setup().state.lionTaken, squareNamed(editor, "8h"));
    editor.rotate();
    EXPECT_EQ(editor.setup(), before);
}

TEST(SetupEditor, WritesAndReadsItsTextAlsoWhileItIsImpossible) {
    SetupEditor editor = editorAtStart("chu");
    editor.put(squareNamed(editor, "6g"), pieceNamed(editor, "+KY", Side::Sente));
    editor.setLionTaken(squareNamed(editor, "6g"));
    editor.setTurn(Side::Gote);
    editor.setPly(7);
    const mujo::Setup made = editor.setup();
    const std::string text = editor.text();
    editor.clear();
    ASSERT_TRUE(editor.read(text));
    EXPECT_EQ(editor.setup(), made);
    const auto refused = editor.read("12/12 b - 1");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().front().column, 4);
    EXPECT_EQ(editor.setup(), made);
    editor.setPly(0);
    EXPECT_FALSE(editor.position());
    EXPECT_EQ(editor.text().back(), '0');
}

TEST(SetupEditor, HoldsNoPieceAndAThousand) {
    SetupEditor editor = editorAtStart("taikyoku");
    editor.clear();
    EXPECT_TRUE(editor.position());
    const auto pawn = *editor.variant().find("P");
    for (int i = 0; i < 1000; ++i) {
        EXPECT_TRUE(editor.put(Square(i), Piece{pawn, i % 2 == 0 ? Side::Sente : Side::Gote},
                               i == 0 ? SetupEditor::Step::New : SetupEditor::Step::Joined));
    }
    const auto position = editor.position();
    ASSERT_TRUE(position);
    EXPECT_EQ(position->pieces(Side::Sente).size() + position->pieces(Side::Gote).size(), 1000U);
    editor.undo();
    EXPECT_EQ(editor.text(),
              "36/36/36/36/36/36/36/36/36/36/36/36/36/36/36/36/36/36/36/36/36/36/36/36/36/36/36/"
              "36/36/36/36/36/36/36/36/36 b - 1");
}

TEST(SetupFaults, AreToldAllAtOnceWithTheirSquares) {
    SetupEditor editor = editorAtStart("shogi");
    editor.clear();
    const auto pawn = *editor.variant().find("P");
    const auto tokin = *editor.variant().find("+P");
    for (int i = 0; i < 6; ++i) {
        editor.put(Square(i), Piece{tokin, Side::Sente});
    }
    editor.setHand(Side::Sente, pawn, kMostInHand);
    editor.setHand(Side::Gote, tokin, 1);
    editor.setPly(0);
    const auto faults = setupFaults(editor.variant(), editor.setup());
    ASSERT_EQ(faults.size(), 3U);
    EXPECT_EQ(faults[0].kind, SetupFault::Kind::ImpossibleHand);
    EXPECT_EQ(faults[0].side, Side::Gote);
    EXPECT_EQ(faults[1].kind, SetupFault::Kind::TooManyOfAKind);
    EXPECT_EQ(faults[1].type, pawn);
    EXPECT_EQ(faults[1].squares.size(), 6U);
    EXPECT_EQ(faults[2].kind, SetupFault::Kind::MoveNumber);
    const auto position = editor.position();
    ASSERT_FALSE(position);
    EXPECT_EQ(position.error().size(), faults.size());
}

TEST(SetupFaults, AreThoseOfHandsInAGameWithoutDrops) {
    SetupEditor editor = editorAtStart("chu");
    editor.setHand(Side::Gote, *editor.variant().find("P"), 1);
    const auto faults = setupFaults(editor.variant(), editor.setup());
    ASSERT_EQ(faults.size(), 1U);
    EXPECT_EQ(faults[0].kind, SetupFault::Kind::HandWithoutDrops);
    EXPECT_EQ(faults[0].side, Side::Gote);
}

} // namespace
} // namespace mujo
