// Work on the record: comments, marks, and lines that are moved, deleted and pasted.

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "core/game/formats/format.h"
#include "core/game/formats/game_json.h"
#include "tests/ui/files.h"
#include "tests/ui/kept_games.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/panes/comment_edit.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/note_pane.h"
#include "ui/panes/piece_study.h"
#include "ui/panes/status_line.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/game_store.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

QPlainTextEdit& textOf(WindowBench& bench) {
    return *bench.window.pane().notes().findChild<QPlainTextEdit*>();
}

QToolButton* markButton(WindowBench& bench, const QString& name) {
    const auto buttons = bench.window.pane().notes().findChildren<QToolButton*>();
    const auto found = std::find_if(buttons.begin(), buttons.end(), [&](const QToolButton* button) {
        return button->accessibleName() == name;
    });
    return found == buttons.end() ? nullptr : *found;
}

/// An action of the menu that a right click on a move opens.
QAction* menuAction(WindowBench& bench, const QString& text) {
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QCoreApplication::sendEvent(&bench.window.pane().moveList(), &asked);
    auto* menu = bench.window.findChild<QMenu*>(QStringLiteral("moveMenu"));
    for (QAction* action : menu != nullptr ? menu->findChildren<QAction*>() : QList<QAction*>()) {
        if (action->text().remove(QLatin1Char('&')).contains(text)) {
            return action;
        }
    }
    return nullptr;
}

/// The game as its file has it.
std::optional<GameFile> keptGame(WindowBench& bench) {
    const QStringList files = QDir(bench.folder.path()).entryList({QStringLiteral("*.mujo")}, QDir::Files);
    if (files.size() != 1) {
        return std::nullopt;
    }
    auto read = loadGame(bench.folder.filePath(files.front()), catalog());
    return read ? std::optional(std::move(*read)) : std::nullopt;
}

} // namespace

class RecordNotesTest : public QObject {
    Q_OBJECT

private slots:
    void aCommentIsWrittenBesideTheMovesAndKeptInTheFile();
    void aCommentInAFoldedLineIsMarkedInTheList();
    void aCommentBringsItsPaneBack();
    void theCommentFollowsThePositionShown();
    void aCommentThatIsBeingWrittenIsNotLostByAMove();
    void aCommentThatIsBeingWrittenIsKeptWhenTheWindowCloses();
    void aMarkIsSetByItsButtonAndShownInTheList();
    void aMarkIsSetInTheMenuOfTheMove();
    void thePaneOfCommentsStaysAwayWhereNothingIsSaid();
    void deletedMovesComeBack();
    void aGameOfWhichAllIsDeletedIsNotKept();
    void aCommentBeforeTheFirstMoveIsKept();
    void movesArePastedElsewhere();
    void movesArePastedFromText();
    void whatIsOddAboutAPastedPositionIsTold();
    void aGameIsPasted();
    void aTornGameIsNotPasted();
    void aLineRisesAndBecomesTheMainLine();
    void theKeysOfTheListLeadToWhereLinesBegin();
    void anAnnotatedFinishedGameIsKept();
    void aCommentLeadsToTheSquaresAndPiecesItSpeaksOf();
    void deletingWhileTheComputerThinksStopsIt();
    void aCommentIsWrittenToItsEndWhateverIsPlayedMeanwhile();
    void aCommentLeavesTheOpponentAndTheClocksAlone();
    void aTornFileThatIsAnnotatedStaysAsItIs();
    void aTooLongCommentIsCut();
};

void RecordNotesTest::aCommentIsWrittenBesideTheMovesAndKeptInTheFile() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(3);
    bench.window.action("comment")->trigger();
    QVERIFY(textOf(bench).isVisible());
    QVERIFY(textOf(bench).hasFocus());
    QTest::keyClicks(&textOf(bench), QStringLiteral("A quiet start."));
    QTest::keyClick(&textOf(bench), Qt::Key_Escape);
    QCOMPARE(bench.game().comment(), std::string("A quiet start."));
    QVERIFY2(bench.window.pane().notes().isVisible(), "what has just been written stays to be read");
    QVERIFY(bench.window.board().hasFocus());
    const auto kept = keptGame(bench);
    QVERIFY(kept);
    QCOMPARE(kept->game.comment(), std::string("A quiet start."));
    const QModelIndex move = bench.window.pane().moves().indexOfPly(3);
    QVERIFY(move.data(Qt::ToolTipRole).toString().endsWith(QStringLiteral("\nA quiet start.")));
    QVERIFY(move.data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral(", A quiet start.")));
}

void RecordNotesTest::aCommentInAFoldedLineIsMarkedInTheList() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    bench.window.action("comment")->trigger();
    QTest::keyClicks(&textOf(bench), QStringLiteral("Too early."));
    QTest::keyClick(&textOf(bench), Qt::Key_Escape);
    bench.window.session().goToPly(1);
    const Game& game = bench.game();
    const Move made = game.ply(game.next(game.current()).front()).move;
    const auto other = std::ranges::find_if(game.legalMoves(), [&](const Move& m) { return m != made; });
    bench.window.session().play(Move(*other)); // becomes the line of the list, the one before is folded
    const auto& moves = bench.window.pane().moves();
    int lines = 0;
    for (int row = 0; row < moves.rowCount(); ++row) {
        const QModelIndex index = moves.index(row, MoveListModel::SenteColumn);
        if (index.data(MoveListModel::IsOtherLineRole).toBool()) {
            ++lines;
            QVERIFY(index.data(MoveListModel::CommentRole).toString().endsWith(QStringLiteral("Too early.")));
            QVERIFY(index.data(Qt::ToolTipRole).toString().endsWith(QStringLiteral("Too early.")));
            QVERIFY(index.data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("Too early.")));
        }
    }
    QCOMPARE(lines, 1);
}

void RecordNotesTest::aCommentBringsItsPaneBack() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(1);
    bench.window.action("zen")->trigger();
    QVERIFY(!bench.window.pane().isVisible());
    bench.window.action("comment")->trigger();
    QVERIFY(!bench.window.action("zen")->isChecked());
    QVERIFY(textOf(bench).isVisible());
    QVERIFY(textOf(bench).hasFocus());
    bench.window.pane().parentWidget()->hide(); // its dock
    bench.window.action("comment")->trigger();
    QVERIFY(textOf(bench).isVisible());
    QVERIFY(textOf(bench).hasFocus());
}

void RecordNotesTest::theCommentFollowsThePositionShown() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(3);
    bench.window.session().setComment(2, QStringLiteral("second"));
    QVERIFY(textOf(bench).isVisible());
    QCOMPARE(textOf(bench).toPlainText(), QString());
    bench.window.session().goToPly(2);
    QCOMPARE(textOf(bench).toPlainText(), QStringLiteral("second"));
    bench.window.session().undoEdit();
    QCOMPARE(textOf(bench).toPlainText(), QString());
}

void RecordNotesTest::aCommentThatIsBeingWrittenIsNotLostByAMove() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(1);
    bench.window.action("comment")->trigger();
    textOf(bench).setPlainText(QStringLiteral("unfinished"));
    bench.playPlain(1);
    QCOMPARE(bench.game().ply(1).comment, std::string("unfinished"));
    QCOMPARE(bench.game().ply(2).comment, std::string());
    bench.window.board().setFocus();
    QCOMPARE(textOf(bench).toPlainText(), QString());
}

void RecordNotesTest::aCommentThatIsBeingWrittenIsKeptWhenTheWindowCloses() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(1);
    bench.window.action("comment")->trigger();
    textOf(bench).setPlainText(QStringLiteral("last words"));
    bench.window.close();
    const auto kept = keptGame(bench);
    QVERIFY(kept);
    QCOMPARE(kept->game.comment(), std::string("last words"));
}

void RecordNotesTest::aMarkIsSetByItsButtonAndShownInTheList() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    bench.window.action("comment")->trigger();
    QToolButton* interesting = markButton(bench, QStringLiteral("interesting move"));
    QVERIFY(interesting != nullptr);
    QTest::mouseClick(interesting, Qt::LeftButton);
    QCOMPARE(bench.game().glyph(), std::optional(MoveGlyph::Interesting));
    QVERIFY(interesting->isChecked());
    const QModelIndex move = bench.window.pane().moves().indexOfPly(2);
    QVERIFY(move.data().toString().endsWith(QStringLiteral(" !?")));
    QVERIFY(move.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("interesting move")));
    QTest::mouseClick(interesting, Qt::LeftButton);
    QVERIFY(!bench.game().glyph());
    bench.window.session().goToPly(0);
    QVERIFY(!interesting->isEnabled());
}

void RecordNotesTest::aMarkIsSetInTheMenuOfTheMove() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    QAction* blunder = menuAction(bench, QStringLiteral("blunder"));
    QVERIFY(blunder != nullptr);
    blunder->trigger();
    QCOMPARE(bench.game().glyph(), std::optional(MoveGlyph::Blunder));
}

void RecordNotesTest::thePaneOfCommentsStaysAwayWhereNothingIsSaid() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    QVERIFY(!bench.window.pane().notes().isVisible());
    bench.window.action("comment")->trigger();
    QVERIFY(bench.window.pane().notes().isVisible());
    QTest::keyClick(&textOf(bench), Qt::Key_Escape);
    QVERIFY(!bench.window.pane().notes().isVisible());
    bench.window.session().setGlyph(1, MoveGlyph::Good);
    QVERIFY(bench.window.pane().notes().isVisible());
    // It is closed where there are notes, too, and stays so until there is a new one.
    QTest::keyClick(&textOf(bench), Qt::Key_Escape);
    QVERIFY(!bench.window.pane().notes().isVisible());
    bench.window.session().goToPly(1);
    QVERIFY(!bench.window.pane().notes().isVisible());
    bench.window.session().setGlyph(2, MoveGlyph::Good);
    QVERIFY(bench.window.pane().notes().isVisible());
    bench.begin("wa");
    QVERIFY(!bench.window.pane().notes().isVisible());
}

void RecordNotesTest::deletedMovesComeBack() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(6);
    bench.window.session().goToPly(4);
    bench.window.action("removeMoves")->trigger();
    QCOMPARE(bench.game().line().size(), std::size_t{3});
    QCOMPARE(bench.window.pane().moves().plyCount(), 3);
    const QString said = bench.window.status().text();
    QVERIFY2(said.startsWith(QStringLiteral("2 moves deleted. Ctrl+U undoes that.")), qPrintable(said));
    const auto kept = keptGame(bench);
    QVERIFY(kept);
    QCOMPARE(kept->game.nodeCount(), std::size_t{4});
    bench.window.action("undoEdit")->trigger();
    QCOMPARE(bench.game().line().size(), std::size_t{6});
    QCOMPARE(bench.game().plies().size(), std::size_t{4});
    bench.window.action("redoEdit")->trigger();
    QCOMPARE(bench.game().line().size(), std::size_t{3});
}

void RecordNotesTest::aGameOfWhichAllIsDeletedIsNotKept() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    QVERIFY(keptGame(bench));
    bench.window.session().removeMoves(1);
    QVERIFY(!keptGame(bench));
    bench.window.action("undoEdit")->trigger();
    QVERIFY(keptGame(bench));
}

void RecordNotesTest::aCommentBeforeTheFirstMoveIsKept() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.session().setComment(Game::kStart, QStringLiteral("A study."));
    const auto kept = keptGame(bench);
    QVERIFY(kept);
    QCOMPARE(kept->game.comment(), std::string("A study."));
}

void RecordNotesTest::movesArePastedElsewhere() {
    WindowBench bench;
    bench.begin("wa");
    // A move of Sente behind one answer goes behind another answer as well.
    bench.playPlain(3);
    bench.window.action("copyMoves")->trigger();
    const Move third = bench.game().plies().back().move;
    bench.window.session().goToPly(1);
    const Move second = bench.game().following().front().move;
    const auto& legal = bench.game().legalMoves();
    QVERIFY(bench.window.session().play(
        *std::find_if(legal.rbegin(), legal.rend(), [&](const Move& move) { return !(move == second); })));
    bench.window.action("pasteMoves")->trigger();
    QCOMPARE(bench.game().plies().size(), std::size_t{3});
    QVERIFY(bench.game().plies().back().move == third);
    QVERIFY(
        bench.window.status().text().startsWith(QStringLiteral("One move was pasted; the board shows it.")));
    bench.window.action("undoEdit")->trigger();
    QCOMPARE(bench.game().plies().size(), std::size_t{2});
}

// As a mail has them: numbers are passed over, and what is no move ends the line.
void RecordNotesTest::movesArePastedFromText() {
    WindowBench bench;
    bench.begin("chu");
    QGuiApplication::clipboard()->setText(QStringLiteral("1. 6i6h  7d-7e\n2.P-8h ... P-8e 3. hello 9i9h"));
    bench.window.action("pasteMoves")->trigger();
    QCOMPARE(bench.game().plies().size(), std::size_t{1}); // where it begins
    QCOMPARE(bench.game().line().size(), std::size_t{4});
    QVERIFY2(bench.window.status().text().startsWith(
                 QStringLiteral("4 single moves pasted; the board shows the first. The rest of the text")),
             qPrintable(bench.window.status().text()));
    bench.window.action("undoEdit")->trigger();
    QVERIFY(bench.game().line().empty());
    QGuiApplication::clipboard()->setText(QStringLiteral("Dear Anna"));
    bench.window.action("pasteMoves")->trigger();
    QVERIFY(bench.game().line().empty());
    QVERIFY(bench.window.status().text().startsWith(QStringLiteral("Nothing to paste")));
    // The key that pastes a position sees what the text is, but plays nothing against a computer.
    QGuiApplication::clipboard()->setText(QStringLiteral("1. 6i6h 7d7e"));
    bench.window.action("pastePosition")->trigger();
    QCOMPARE(bench.game().line().size(), std::size_t{2});
    GameSetup setup = bench.setup("chu");
    setup.seats[Side::Gote] = Seat::computer();
    bench.begin(setup);
    bench.window.action("pastePosition")->trigger();
    QVERIFY(bench.game().line().empty());
}

// No game leads to it: it is on the board all the same, and the reader is told.
void RecordNotesTest::whatIsOddAboutAPastedPositionIsTold() {
    WindowBench bench;
    bench.begin("shogi");
    QGuiApplication::clipboard()->setText(QStringLiteral("[shogi] 4k4/4R4/9/9/9/9/9/9/4K4 b - 1"));
    bench.window.action("pastePosition")->trigger();
    QTRY_COMPARE(bench.game().position().pieces(Side::Sente).size(), std::size_t{2});
    QVERIFY2(bench.window.status().text().contains(QStringLiteral(
                 "board. The royal piece of Gote can be taken at once, which no move may allow: 5a.")),
             qPrintable(bench.window.status().text()));
}

// By the key that pastes a position: the text says itself what it is.
void RecordNotesTest::aGameIsPasted() {
    for (const char* id : {"pgn", "hodges", "csl"}) {
        WindowBench bench;
        bench.begin("chu");
        bench.playPlain(6);
        const GameFormat* format = formatOfId(id);
        QVERIFY2(format != nullptr, id);
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(format->write(gameFile(bench.window.session()))));
        const auto key = bench.game().position().key();
        bench.begin("wa");
        bench.window.action("pastePosition")->trigger();
        QTRY_COMPARE(bench.game().variant().id(), std::string("chu"));
        bench.window.session().goToEnd();
        QCOMPARE(bench.game().plies().size(), std::size_t{6});
        QCOMPARE(bench.game().position().key(), key);
        // What is written in it is kept, for no file has it.
        bench.window.session().setComment(1, QStringLiteral("Well played."));
        bool isKept = false;
        for (const QFileInfo& file :
             QDir(bench.folder.path()).entryInfoList({QStringLiteral("*.mujo")}, QDir::Files)) {
            const auto kept = loadGame(file.filePath(), catalog());
            isKept = isKept || (kept && kept->game.variant().id() == "chu" &&
                                kept->game.ply(1).comment == "Well played.");
        }
        QVERIFY(isKept);
    }
}

// A text that is cut is told with its place, and the game on the board stays.
void RecordNotesTest::aTornGameIsNotPasted() {
    WindowBench bench;
    bench.begin("chu");
    bench.playPlain(6);
    const QString whole = QString::fromStdString(formatOfId("pgn")->write(gameFile(bench.window.session())));
    bench.begin("wa");
    bench.playPlain(2);
    QGuiApplication::clipboard()->setText(whole.left(whole.size() - 30) + QStringLiteral(" 5. zz99"));
    bench.window.action("pastePosition")->trigger();
    QTRY_VERIFY2(bench.window.banner().text().startsWith(QStringLiteral("The game in the clipboard cannot")),
                 qPrintable(bench.window.banner().text()));
    QVERIFY(bench.window.banner().text().contains(QStringLiteral("line ")));
    QCOMPARE(bench.game().variant().id(), std::string("wa"));
    QCOMPARE(bench.game().plies().size(), std::size_t{2});
}

void RecordNotesTest::aLineRisesAndBecomesTheMainLine() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(4);
    bench.window.session().resign();
    bench.window.session().goToPly(1);
    const Move second = bench.game().following().front().move;
    const auto& legal = bench.game().legalMoves();
    QVERIFY(!bench.window.action("makeMainLine")->isEnabled());
    QVERIFY(bench.window.session().play(
        *std::find_if(legal.begin(), legal.end(), [&](const Move& move) { return !(move == second); })));
    QVERIFY(!bench.game().isMainLine());
    QVERIFY(bench.window.action("makeMainLine")->isEnabled());
    bench.window.action("raiseLine")->trigger();
    QVERIFY(bench.game().isMainLine());
    QVERIFY(!bench.window.action("makeMainLine")->isEnabled());
    bench.window.action("undoEdit")->trigger();
    QVERIFY(!bench.game().isMainLine());
}

void RecordNotesTest::theKeysOfTheListLeadToWhereLinesBegin() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(8);
    bench.window.session().resign();
    GameSession& session = bench.window.session();
    for (const int ply : {1, 5}) {
        session.goToNode(8); // the main line
        session.goToPly(ply);
        const Move next = bench.game().following().front().move;
        const auto& legal = bench.game().legalMoves();
        QVERIFY(session.play(
            *std::find_if(legal.begin(), legal.end(), [&](const Move& move) { return !(move == next); })));
    }
    session.goToNode(8);
    session.goToPly(0);
    MoveListView& list = bench.window.pane().moveList();
    const auto at = [&] { return bench.game().plies().size(); };
    QTest::keyClick(&list, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(at(), std::size_t{2});
    QTest::keyClick(&list, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(at(), std::size_t{6});
    QTest::keyClick(&list, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(at(), std::size_t{6});
    QTest::keyClick(&list, Qt::Key_Right);
    QCOMPARE(at(), std::size_t{7});
    QTest::keyClick(&list, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(at(), std::size_t{6});
    QTest::keyClick(&list, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(at(), std::size_t{2});
}

void RecordNotesTest::aCommentLeadsToTheSquaresAndPiecesItSpeaksOf() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    bench.window.action("comment")->trigger();
    auto* text = qobject_cast<CommentEdit*>(&textOf(bench));
    QVERIFY(text != nullptr);
    text->setPlainText(QStringLiteral("Mind 8h and the Crane King."));
    settle();
    std::vector<Mentioned> hovered;
    connect(text, &CommentEdit::mentionHovered, this, [&hovered](const std::optional<Mentioned>& what) {
        if (what) {
            hovered.push_back(*what);
        }
    });
    const auto placeOf = [text](int position) {
        QTextCursor cursor(text->document());
        cursor.setPosition(position);
        return text->cursorRect(cursor).center();
    };
    const auto moveTo = [text](QPoint at) {
        QMouseEvent move(QEvent::MouseMove, at, text->viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(text->viewport(), &move);
    };
    moveTo(placeOf(6));
    QCOMPARE(text->viewport()->cursor().shape(), Qt::PointingHandCursor);
    moveTo(placeOf(10));
    QCOMPARE(text->viewport()->cursor().shape(), Qt::IBeamCursor);
    moveTo(placeOf(20));
    QCOMPARE(hovered.size(), std::size_t{2});
    QVERIFY(std::get<Square>(hovered[0]) == bench.game().variant().shape().parse("8h"));
    QTest::mouseClick(text->viewport(), Qt::LeftButton, {}, placeOf(20));
    QVERIFY(bench.window.study().piece().has_value());
    QVERIFY(bench.window.study().piece()->type == std::get<PieceTypeId>(hovered[1]));
    // Underlining is no writing.
    QCOMPARE(bench.game().comment(), std::string());
    QTRY_COMPARE(bench.game().comment(), std::string("Mind 8h and the Crane King."));
}

void RecordNotesTest::anAnnotatedFinishedGameIsKept() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(4);
    bench.window.session().resign();
    bench.window.session().setComment(2, QStringLiteral("the mistake"));
    const QString finished = bench.folder.filePath(QStringLiteral("finished"));
    const QStringList files = QDir(finished).entryList({QStringLiteral("*.mujo")}, QDir::Files);
    QCOMPARE(files.size(), 1);
    const auto read = loadGame(QDir(finished).filePath(files.front()), catalog());
    QVERIFY(read.hasValue());
    QCOMPARE(read->game.ply(2).comment, std::string("the mistake"));
}

void RecordNotesTest::deletingWhileTheComputerThinksStopsIt() {
    GameSession session;
    session.engine().setStarter([](const SearchRequest&, const Engine::Callbacks&) {});
    GameSetup setup = hotSeat("wa");
    setup.seats[Side::Gote] = Seat::computer();
    session.begin(setup);
    playSome(session, 1, 3);
    QVERIFY(session.isThinking());
    session.removeMoves(1);
    QVERIFY(!session.isThinking());
    QVERIFY(session.isHumanTurn());
    QVERIFY(session.game().line().empty());
    session.undoEdit();
    QCOMPARE(session.game().plies().size(), std::size_t{1});
    QVERIFY(session.isThinking()); // it is its turn again
    session.setComment(1, QStringLiteral("bold"));
    QVERIFY(session.isThinking());
}

void RecordNotesTest::aCommentIsWrittenToItsEndWhateverIsPlayedMeanwhile() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(1);
    bench.window.action("comment")->trigger();
    QTest::keyClicks(&textOf(bench), QStringLiteral("A quiet "));
    bench.playPlain(1); // as a computer's answer comes
    QVERIFY(textOf(bench).hasFocus());
    QTest::keyClicks(&textOf(bench), QStringLiteral("start."));
    QTest::keyClick(&textOf(bench), Qt::Key_Escape);
    QCOMPARE(bench.game().ply(1).comment, std::string("A quiet start."));
    QCOMPARE(bench.game().comment(), std::string());
    QVERIFY2(textOf(bench).toPlainText().isEmpty(), "left, it shows the position on the board");
    // Who steps through the moves leaves the comment.
    bench.window.action("comment")->trigger();
    bench.window.session().goToPly(1);
    QCOMPARE(textOf(bench).toPlainText(), QStringLiteral("A quiet start."));
}

void RecordNotesTest::aCommentLeavesTheOpponentAndTheClocksAlone() {
    GameSession session;
    int asked = 0;
    session.engine().setStarter([&asked](const SearchRequest&, const Engine::Callbacks&) { ++asked; });
    GameSetup setup = hotSeat("wa");
    setup.seats[Side::Gote] = Seat::computer();
    session.begin(setup);
    playSome(session, 1, 3);
    GameFacts told;
    connect(&session, &ObservedGame::changed, this, [&told](GameFacts what) { told |= what; });
    session.setComment(1, QStringLiteral("bold"));
    session.setGlyph(1, MoveGlyph::Interesting);
    QCOMPARE(told, GameFacts(GameFact::Notes));
    QVERIFY(session.isThinking());
    QCOMPARE(asked, 1);
}

void RecordNotesTest::aTornFileThatIsAnnotatedStaysAsItIs() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(4);
    const QString path = bench.folder.filePath(QStringLiteral("torn.mujo"));
    std::string text = writeGameJson(gameFile(bench.window.session()));
    text.resize(text.rfind("\"move\""));
    const QByteArray torn = QByteArray::fromStdString(text);
    QFile made(path);
    QVERIFY(made.open(QIODevice::WriteOnly));
    QVERIFY(made.write(torn) == torn.size());
    made.close();
    QVERIFY(bench.window.openFile(path));
    QTRY_COMPARE(bench.game().nodeCount(), std::size_t{4});
    bench.window.session().setComment(2, QStringLiteral("still readable"));
    QCOMPARE(contents(path), torn);
}

void RecordNotesTest::aTooLongCommentIsCut() {
    GameSession session;
    QString said;
    connect(&session, &GameSession::notice, this, [&said](const QString& text) { said = text; });
    session.begin(hotSeat("wa"));
    session.setComment(Game::kStart, QString(static_cast<int>(Game::kLongestComment), QChar(0x7121)));
    const std::string& comment = session.game().comment();
    QVERIFY(comment.size() <= Game::kLongestComment);
    QVERIFY(comment.size() > Game::kLongestComment - 3);
    QVERIFY(said.contains(QStringLiteral("cut off")));
    QVERIFY(!QString::fromStdString(comment).contains(QChar::ReplacementCharacter));
}

MUJO_UI_TEST(RecordNotesTest)
#include "record_notes_test.moc"
