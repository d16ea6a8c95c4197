// The editor of positions, and games that begin with a handicap.

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>

#include "core/game/handicap.h"
#include "core/position/sfen.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/editor/edit_board.h"
#include "ui/editor/piece_palette.h"
#include "ui/editor/position_editor.h"
#include "ui/panes/elided_label.h"
#include "ui/session/game_store.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// The editor alone, as a user has it before the eyes.
struct EditorBench {
    explicit EditorBench(const char* id) : EditorBench(Position::start(game(id))) {}
    explicit EditorBench(const Position& start)
        : variant(start.sharedVariant()), editor(start), board(*editor.findChild<EditBoard*>()),
          palette(*editor.findChild<PiecePalette*>()) {
        QObject::connect(&editor, &PositionEditor::chosen, &editor,
                         [this](PositionEditor::Purpose why, const Position& position) {
                             purpose = why;
                             chosen = position;
                         });
        editor.open();
        (void)QTest::qWaitForWindowExposed(&editor);
    }
    [[nodiscard]] Square square(std::string_view name) const { return *variant->shape().parse(name); }
    [[nodiscard]] QPoint at(std::string_view name) const { return board.squareRect(square(name)).center(); }
    void pick(std::string_view id, Side owner = Side::Sente) const {
        palette.pick(Piece{*variant->find(id), owner});
    }
    void click(std::string_view name, Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers keys = {}) const {
        QTest::mouseClick(&board, button, keys, at(name));
    }
    /// Presses on the first square, comes by the others and lets go on the last.
    void stroke(const std::vector<std::string_view>& names, Qt::MouseButton button = Qt::LeftButton) const {
        QTest::mousePress(&board, button, {}, at(names.front()));
        for (const std::string_view name : names) {
            QMouseEvent move(QEvent::MouseMove, QPointF(at(name)), QPointF(board.mapToGlobal(at(name))),
                             Qt::NoButton, button, {});
            QApplication::sendEvent(&board, &move);
        }
        QTest::mouseRelease(&board, button, {}, at(names.back()));
    }
    [[nodiscard]] std::string text() const { return field().text().toStdString(); }
    /// What the text says, without the game before it.
    [[nodiscard]] std::string rows() const { return text().substr(text().find(' ') + 1); }
    [[nodiscard]] QLineEdit& field() const {
        for (auto* edit : editor.findChildren<QLineEdit*>()) {
            if (edit->text().startsWith(QLatin1Char('['))) {
                return *edit;
            }
        }
        return *editor.findChild<QLineEdit*>();
    }
    [[nodiscard]] QString faults() const {
        QStringList lines;
        const auto* list = editor.findChild<QListWidget*>();
        for (int i = 0; i < list->count(); ++i) {
            lines << list->item(i)->text();
        }
        return lines.join(QLatin1Char('\n'));
    }
    void run(const char* action) const {
        for (QAction* one : editor.findChildren<QAction*>()) {
            if (one->text().remove(QLatin1Char('&')) == QLatin1String(action)) {
                one->trigger();
                return;
            }
        }
        QFAIL(action);
    }
    [[nodiscard]] QPushButton& button(const char* text) const {
        for (QPushButton* one : editor.findChildren<QPushButton*>()) {
            if (one->text().remove(QLatin1Char('&')) == QLatin1String(text)) {
                return *one;
            }
        }
        throw std::runtime_error(text);
    }
    void key(int key, Qt::KeyboardModifiers keys = {}) const {
        QTest::keyClick(&board, static_cast<Qt::Key>(key), keys);
    }

    std::shared_ptr<const Variant> variant;
    PositionEditor editor;
    EditBoard& board;
    PiecePalette& palette;
    std::optional<PositionEditor::Purpose> purpose;
    std::optional<Position> chosen;
};

const std::string kShogiStart = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

} // namespace

class PositionEditorTest : public QObject {
    Q_OBJECT

private slots:
    void piecesArePutDraggedAndRemoved();
    void aStrokePutsARowAndIsTakenBackAtOnce();
    void theWholePositionIsMirroredTurnedAndCleared();
    void theLineBelowTellsTheSquareOrHowItIsDone();
    void allGoesByKeys();
    void theSearchPicksAPiece();
    void thePanelHoldsTurnHandsAndLion();
    void whatWasMadeIsNotLostByEscape();
    void theToolsHaveTheKeysThatTheyShow();
    void aTextIsReadAndAFaultyOneStays();
    void whatIsNotPossibleStartsNoGameAndSaysWhy();
    void noPieceAndAThousandPieces();
    void aGameOfWaStartsFromAnEditedPosition();
    void aStudyHasPeopleAtBothSides();
    void anAnalysisIsSwitchedOn();
    void aHandicapIsChosenForANewGameAndStandsInItsFile();
    void aHandicapByHandAsksForThePosition();
    void theStartPageOpensItWithTheChosenGame();
};

void PositionEditorTest::piecesArePutDraggedAndRemoved() {
    const EditorBench bench("shogi");
    QCOMPARE(bench.rows(), kShogiStart);
    bench.pick("R");
    bench.click("5e");
    QCOMPARE(bench.rows(), std::string("lnsgkgsnl/1r5b1/ppppppppp/9/4R4/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
    bench.click("4e", Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(bench.rows(), std::string("lnsgkgsnl/1r5b1/ppppppppp/9/4Rr3/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
    bench.click("4e", Qt::RightButton);
    bench.stroke({"5e", "5d", "6d"}); // a piece is dragged, whatever is picked
    QCOMPARE(bench.rows(), std::string("lnsgkgsnl/1r5b1/ppppppppp/3R5/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
    bench.click("7g"); // a piece is replaced
    QCOMPARE(bench.rows(), std::string("lnsgkgsnl/1r5b1/ppppppppp/3R5/9/9/PPRPPPPPP/1B5R1/LNSGKGSNL b - 1"));
    for (int i = 0; i < 5; ++i) {
        bench.run("Undo");
    }
    QCOMPARE(bench.rows(), kShogiStart);
    bench.run("Redo");
    QCOMPARE(bench.rows(), std::string("lnsgkgsnl/1r5b1/ppppppppp/9/4R4/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
    bench.run("Move pieces");
    QVERIFY(!bench.palette.picked());
    bench.click("5e");
    bench.click("5d");
    QCOMPARE(bench.rows(), std::string("lnsgkgsnl/1r5b1/ppppppppp/4R4/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
    bench.click("5d", Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(bench.rows(), std::string("lnsgkgsnl/1r5b1/ppppppppp/4r4/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
}

void PositionEditorTest::aStrokePutsARowAndIsTakenBackAtOnce() {
    const EditorBench bench("shogi");
    bench.pick("G", Side::Gote);
    bench.stroke({"8e", "7e", "6e", "5e"});
    QCOMPARE(bench.rows(),
             std::string("lnsgkgsnl/1r5b1/ppppppppp/9/1gggg4/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
    bench.stroke({"9g", "8g", "7g"}, Qt::RightButton);
    QCOMPARE(bench.rows(), std::string("lnsgkgsnl/1r5b1/ppppppppp/9/1gggg4/9/3PPPPPP/1B5R1/LNSGKGSNL b - 1"));
    bench.run("Undo");
    bench.run("Undo");
    QCOMPARE(bench.rows(), kShogiStart);
}

void PositionEditorTest::theWholePositionIsMirroredTurnedAndCleared() {
    const EditorBench bench("shogi");
    bench.run("Mirror");
    QCOMPARE(bench.rows(), std::string("lnsgkgsnl/1b5r1/ppppppppp/9/9/9/PPPPPPPPP/1R5B1/LNSGKGSNL b - 1"));
    bench.run("Change sides");
    QCOMPARE(bench.rows(), std::string("lnsgkgsnl/1b5r1/ppppppppp/9/9/9/PPPPPPPPP/1R5B1/LNSGKGSNL w - 1"));
    bench.run("Clear");
    QCOMPARE(bench.rows(), std::string("9/9/9/9/9/9/9/9/9 b - 1"));
    bench.run("Start position");
    QCOMPARE(bench.rows(), kShogiStart);
    bench.run("Flip the board");
    QVERIFY(bench.board.isFlipped());
    QCOMPARE(bench.rows(), kShogiStart);
    bench.pick("R");
    bench.click("5e"); // where it is now seen
    QCOMPARE(bench.rows(), std::string("lnsgkgsnl/1r5b1/ppppppppp/9/4R4/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
}

void PositionEditorTest::theLineBelowTellsTheSquareOrHowItIsDone() {
    const EditorBench bench("shogi");
    const auto* line = bench.editor.findChild<ElidedLabel*>(QStringLiteral("pointed"));
    QVERIFY(line != nullptr);
    const QString how = line->whole();
    QVERIFY2(how.contains(QStringLiteral("a right click takes a piece off")), qPrintable(how));
    const auto point = [&bench](std::string_view name) {
        const QPointF at(bench.at(name));
        QMouseEvent move(QEvent::MouseMove, at, bench.board.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&bench.board, &move);
    };
    point("5e");
    QCOMPARE(line->whole(), QStringLiteral("5e, an empty square"));
    point("5i");
    QCOMPARE(line->whole(), QStringLiteral("5i, Sente King"));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&bench.board, &leave);
    QCOMPARE(line->whole(), how);
}

void PositionEditorTest::allGoesByKeys() {
    EditorBench bench("shogi");
    bench.board.setFocus();
    QCOMPARE(bench.board.cursor(), bench.square("5e"));
    bench.pick("B");
    bench.key(Qt::Key_Space);
    bench.key(Qt::Key_P);
    bench.key(Qt::Key_Left);
    bench.key(Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY2(bench.board.accessibleDescription().contains(QStringLiteral("Gote Bishop")),
             qPrintable(bench.board.accessibleDescription()));
    QCOMPARE(bench.rows(),
             std::string("lnsgkgsnl/1r5b1/ppppppppp/9/3b+B4/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
    bench.key(Qt::Key_O);
    bench.key(Qt::Key_Escape);
    QVERIFY(!bench.palette.picked());
    QVERIFY(bench.editor.isVisible());
    bench.key(Qt::Key_Space); // picks it up
    bench.key(Qt::Key_Up);
    bench.key(Qt::Key_Space);
    QCOMPARE(bench.rows(),
             std::string("lnsgkgsnl/1r5b1/ppppppppp/3B5/4+B4/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
    bench.key(Qt::Key_Delete);
    QCOMPARE(bench.rows(), std::string("lnsgkgsnl/1r5b1/ppppppppp/9/4+B4/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
    QTest::keyClick(&bench.editor, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.rows(),
             std::string("lnsgkgsnl/1r5b1/ppppppppp/3B5/4+B4/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"));
}

void PositionEditorTest::theSearchPicksAPiece() {
    const EditorBench bench("taikyoku");
    auto* search = bench.palette.findChild<QLineEdit*>();
    auto* list = bench.palette.findChild<QListView*>();
    QVERIFY(list->model()->rowCount() > 300);
    search->setText(QStringLiteral("lion hawk"));
    QVERIFY(list->model()->rowCount() < 10);
    QVERIFY(bench.palette.picked());
    QCOMPARE(bench.variant->type(bench.palette.picked()->type).name, std::string("Lion Hawk"));
    search->setText(QStringLiteral("獅鷹"));
    QVERIFY(list->model()->rowCount() > 0);
    search->setText(QStringLiteral("no such piece"));
    QCOMPARE(list->model()->rowCount(), 0);
    QVERIFY(!bench.palette.picked());
    search->clear();
    QVERIFY(list->model()->rowCount() > 300);
    bench.palette.findChildren<QRadioButton*>()[1]->click();
    bench.pick("P", Side::Gote);
    QCOMPARE(bench.palette.picked()->owner, Side::Gote);
}

void PositionEditorTest::thePanelHoldsTurnHandsAndLion() {
    const EditorBench shogi("shogi");
    for (auto* box : shogi.editor.findChildren<QSpinBox*>()) {
        if (box->accessibleName() == QStringLiteral("Pawn in the hand of Gote")) {
            box->setValue(3);
        }
    }
    for (auto* radio : shogi.editor.findChildren<QRadioButton*>()) {
        if (radio->accessibleName() == QStringLiteral("Gote to move")) {
            radio->click();
        }
    }
    QVERIFY2(QString::fromStdString(shogi.rows()).endsWith(QStringLiteral(" w hand=3p 1")),
             shogi.rows().c_str());
    shogi.run("Undo");
    shogi.run("Undo");
    QCOMPARE(shogi.rows(), kShogiStart);
    const EditorBench chu("chu");
    for (auto* edit : chu.editor.findChildren<QLineEdit*>()) {
        if (edit->placeholderText() == QStringLiteral("none")) {
            QTest::keyClicks(edit, QStringLiteral("6g"));
        }
    }
    QVERIFY2(QString::fromStdString(chu.rows()).endsWith(QStringLiteral(" b lion=6g 1")), chu.rows().c_str());
}

void PositionEditorTest::whatWasMadeIsNotLostByEscape() {
    EditorBench bench("shogi");
    bench.run("Clear");
    const auto press = [&](const char* text) {
        const auto* box = bench.editor.findChild<QMessageBox*>();
        QVERIFY(box != nullptr && box->isVisible());
        for (QAbstractButton* button : box->buttons()) {
            if (button->text().remove(QLatin1Char('&')) == QLatin1String(text)) {
                button->click();
                QTRY_VERIFY(bench.editor.findChild<QMessageBox*>() == nullptr);
                return;
            }
        }
        QFAIL(text);
    };
    bench.key(Qt::Key_Escape);
    press("Keep editing");
    QVERIFY(bench.editor.isVisible());
    bench.key(Qt::Key_Escape);
    QTest::keyClick(bench.editor.findChild<QMessageBox*>(), Qt::Key_Return); // without a look
    QTRY_VERIFY(bench.editor.findChild<QMessageBox*>() == nullptr);
    QVERIFY(bench.editor.isVisible());
    bench.editor.close();
    press("Close the editor");
    QVERIFY(!bench.editor.isVisible());

    EditorBench unchanged("shogi");
    unchanged.key(Qt::Key_Escape);
    QVERIFY(!unchanged.editor.isVisible());
}

// The buttons named keys that did nothing.
void PositionEditorTest::theToolsHaveTheKeysThatTheyShow() {
    EditorBench bench("shogi");
    const QString start = bench.field().text();
    QTest::keyClick(&bench.board, Qt::Key_C, Qt::AltModifier);
    QTRY_VERIFY(bench.field().text() != start);
    QTest::keyClick(&bench.board, Qt::Key_P, Qt::AltModifier);
    QTRY_COMPARE(bench.field().text(), start);
}

void PositionEditorTest::aTextIsReadAndAFaultyOneStays() {
    const EditorBench bench("shogi");
    QApplication::clipboard()->setText(QStringLiteral("4k4/9/9/9/9/9/9/9/4K4 w 2P 7"));
    bench.button("Paste").click();
    QCOMPARE(bench.rows(), std::string("4k4/9/9/9/9/9/9/9/4K4 w hand=2P 7"));
    bench.button("Copy").click();
    QCOMPARE(QApplication::clipboard()->text().toStdString(), bench.text());
    const std::string before = bench.text();
    QApplication::clipboard()->setText(QStringLiteral("4k4/9/9/9/9/9/9/9/4X4 b - 1"));
    bench.button("Paste").click();
    QVERIFY2(bench.faults().contains(QStringLiteral("column 20")), qPrintable(bench.faults()));
    bench.run("Undo");
    bench.run("Redo");
    QCOMPARE(bench.text(), before);
}

void PositionEditorTest::whatIsNotPossibleStartsNoGameAndSaysWhy() {
    EditorBench bench("shogi");
    bench.run("Clear");
    QTRY_VERIFY(bench.faults().contains(QStringLiteral("The game is over here")));
    QVERIFY(bench.faults().contains(QStringLiteral("neither side has a royal piece")));
    QVERIFY(!bench.faults().contains(QStringLiteral("wins"))); // nobody does
    QVERIFY(!bench.button("Start a game").isEnabled());
    QVERIFY(!bench.button("Analyse").isEnabled());
    QVERIFY(bench.button("Study").isEnabled());
    bench.pick("K");
    bench.click("5i");
    bench.pick("K", Side::Gote);
    bench.click("5a");
    bench.pick("R");
    bench.click("5b");
    QTRY_VERIFY2(bench.faults().contains(QStringLiteral("can be taken at once")), qPrintable(bench.faults()));
    QVERIFY(bench.faults().contains(QStringLiteral("5a")));
    for (auto* box : bench.editor.findChildren<QSpinBox*>()) {
        if (box->accessibleName() == QStringLiteral("Rook in the hand of Sente")) {
            box->setValue(255);
        }
    }
    QTRY_VERIFY2(bench.faults().contains(QStringLiteral("Not possible:")), qPrintable(bench.faults()));
    bench.editor.accept();
    QVERIFY(bench.editor.isVisible());
    QVERIFY(!bench.chosen);
    QVERIFY(!bench.button("Study").isEnabled());
}

void PositionEditorTest::noPieceAndAThousandPieces() {
    const EditorBench bench("taikyoku");
    bench.run("Clear");
    QTRY_VERIFY(bench.faults().contains(QStringLiteral("neither side has a royal piece")));
    std::string rows;
    for (int row = 0; row < 36; ++row) {
        rows += (row > 0 ? "/" : "");
        for (int column = 0; column < 36; ++column) {
            const int number = row * 36 + column;
            rows += number == 0 ? "k" : number == 999 ? "K" : number < 999 ? "P" : "";
        }
        rows += row == 27 ? "8" : row > 27 ? "36" : "";
    }
    QApplication::clipboard()->setText(QString::fromStdString(rows + " b - 1"));
    QElapsedTimer clock;
    clock.start();
    bench.button("Paste").click();
    QTRY_VERIFY2(!bench.faults().contains(QStringLiteral("Not possible")) &&
                     !bench.faults().contains(QStringLiteral("no royal")),
                 qPrintable(bench.faults()));
    qInfo("a thousand pieces: %lld ms", static_cast<long long>(clock.elapsed()));
    QCOMPARE(bench.rows(), rows + " b - 1");
    clock.restart();
    bench.board.grab();
    qInfo("first picture: %lld ms", static_cast<long long>(clock.elapsed()));
    clock.restart();
    bench.board.grab();
    qInfo("next picture: %lld ms", static_cast<long long>(clock.elapsed()));
}

void PositionEditorTest::aGameOfWaStartsFromAnEditedPosition() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    bench.window.action("editPosition")->trigger();
    auto* editor = bench.window.findChild<PositionEditor*>();
    QVERIFY(editor != nullptr);
    auto* board = editor->findChild<EditBoard*>();
    const Square square = *bench.game().variant().shape().parse("6f");
    QVERIFY(bench.game().position().at(square).isEmpty());
    const auto type = *bench.game().variant().find("OC");
    editor->findChild<PiecePalette*>()->pick(Piece{type, Side::Sente});
    QTest::mouseClick(board, Qt::LeftButton, {}, board->squareRect(square).center());
    editor->accept();
    QCOMPARE(bench.game().start().at(square), Cell(Piece{type, Side::Sente}));
    QVERIFY(bench.game().plies().empty());
    QCOMPARE(bench.game().position().ply(), 3);
    // Moves are numbered as everywhere.
    bench.window.action("editPosition")->trigger();
    const auto editors = bench.window.findChildren<PositionEditor*>();
    auto* again = editors.back();
    auto* number = again->findChild<QSpinBox*>(QStringLiteral("moveNumber"));
    QVERIFY(number != nullptr);
    QCOMPARE(number->value(), 2);
    number->setValue(7);
    again->accept();
    QCOMPARE(bench.game().position().ply(), 13);
    QVERIFY2(bench.window.findChild<QLabel*>(QStringLiteral("situation"))
                     ->accessibleName()
                     .contains(QStringLiteral("move 7")) ||
                 bench.window.findChild<QLabel*>(QStringLiteral("situation"))
                     ->text()
                     .contains(QStringLiteral("move 7")),
             "as the status line");
    bench.playPlain(1);
    QCOMPARE(bench.game().plies().size(), std::size_t{1});
}

void PositionEditorTest::aStudyHasPeopleAtBothSides() {
    WindowBench bench;
    GameSetup setup = bench.setup("wa");
    setup.seats[Side::Gote] = Seat::computer();
    bench.begin(setup);
    bench.window.action("editPosition")->trigger();
    auto* editor = bench.window.findChild<PositionEditor*>();
    for (QPushButton* button : editor->findChildren<QPushButton*>()) {
        if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Study")) {
            button->click();
        }
    }
    QVERIFY(bench.window.session().isHuman(Side::Sente));
    QVERIFY(bench.window.session().isHuman(Side::Gote));
    QVERIFY(!bench.window.session().setup().time);
}

void PositionEditorTest::anAnalysisIsSwitchedOn() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.action("editPosition")->trigger();
    auto* editor = bench.window.findChild<PositionEditor*>();
    for (QPushButton* button : editor->findChildren<QPushButton*>()) {
        if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Analyse")) {
            button->click();
        }
    }
    QVERIFY(bench.window.analysis().isOn());
    bench.window.analysis().setOn(false);
}

void PositionEditorTest::aHandicapIsChosenForANewGameAndStandsInItsFile() {
    WindowBench bench;
    NewGameDialog dialog(bench.catalog, bench.settings, nullptr);
    std::optional<GameSetup> chosen;
    connect(&dialog, &NewGameDialog::chosen, &dialog, [&](const GameSetup& setup) { chosen = setup; });
    dialog.setGame(QStringLiteral("chu"));
    dialog.open();
    for (auto* box : dialog.findChildren<QComboBox*>()) {
        if (const int row = box->findData(QStringLiteral("two-lions")); row >= 0) {
            box->setCurrentIndex(row);
        }
    }
    for (auto* button : dialog.findChildren<QPushButton*>()) {
        if (button->text().contains(QStringLiteral("T&oss"))) {
            QVERIFY(!button->isEnabled()); // who gets a handicap is no matter of chance
        }
    }
    dialog.accept();
    QVERIFY(chosen);
    chosen->seats = {Seat::human(), Seat::human()};
    bench.begin(*chosen);
    QCOMPARE(bench.game().position().turn(), Side::Gote);
    QCOMPARE(bench.window.session().setup().info.handicap, std::string("Two lions"));
    QVERIFY(bench.window.status()
                .findChild<QLabel*>(QStringLiteral("situation"))
                ->text()
                .contains(QStringLiteral("Two lions")));
    bench.playPlain(1);
    const QString path = bench.folder.filePath(QStringLiteral("own.json"));
    QVERIFY(bench.window.saveTo(path));
    const auto kept = loadGame(path, bench.catalog);
    QVERIFY(kept);
    QCOMPARE(kept->info.handicap, std::string("Two lions"));
    const auto handicaps = bench.catalog.find("chu")->notes.handicaps;
    QCOMPARE(kept->game.start(),
             *handicapStart(bench.catalog.find("chu")->standard, *handicapNamed(handicaps, "two-lions")));
}

void PositionEditorTest::aHandicapByHandAsksForThePosition() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.action("newGame")->trigger();
    auto* dialog = bench.window.findChild<NewGameDialog*>();
    QVERIFY(dialog != nullptr);
    for (auto* box : dialog->findChildren<QComboBox*>()) {
        if (const int row = box->findText(QStringLiteral("By hand…")); row >= 0) {
            box->setCurrentIndex(row);
        }
    }
    dialog->accept();
    auto* editor = bench.window.findChild<PositionEditor*>();
    QVERIFY(editor != nullptr);
    auto* board = editor->findChild<EditBoard*>();
    const Square corner = bench.game().variant().shape().at(0, 0);
    const std::string piece = bench.game().variant().type(bench.game().start().at(corner).type()).name;
    QTest::mouseClick(board, Qt::RightButton, {}, board->squareRect(corner).center());
    editor->accept();
    QVERIFY(bench.game().start().at(corner).isEmpty());
    QCOMPARE(bench.game().start().turn(), Side::Gote);
    QCOMPARE(bench.window.session().setup().info.handicap, piece);
}

void PositionEditorTest::theStartPageOpensItWithTheChosenGame() {
    WindowBench bench;
    bench.window.startPage().findChild<QLineEdit*>()->setText(QStringLiteral("tenjiku"));
    QVERIFY(bench.window.action("editPosition")->isEnabled());
    bench.window.action("editPosition")->trigger();
    auto* editor = bench.window.findChild<PositionEditor*>();
    QVERIFY(editor != nullptr);
    editor->accept();
    QVERIFY(bench.session.hasGame());
    QCOMPARE(bench.game().variant().id(), std::string("tenjiku"));
}

MUJO_UI_TEST(PositionEditorTest)
#include "position_editor_test.moc"
