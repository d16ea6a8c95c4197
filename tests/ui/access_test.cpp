#include "core/insight/move_input.h"
#include "ui/board/board_accessible.h"
#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/piece_chart.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/docks/announcer.h"
#include "ui/docks/find_bar.h"
#include "ui/docks/game_pane.h"
#include "ui/docks/piece_study.h"
#include "ui/docks/player_panel.h"
#include "ui/main_window.h"
#include "ui/models/move_list_model.h"
#include "ui/session/game_store.h"
#include "ui/session/move_words.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/trainer/trainer_dialog.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/random.h"
#include "core/position/sfen.h"
#include "core/rules/resolve.h"
#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;

namespace {

struct Bench : testing::WindowBench {
    using testing::WindowBench::WindowBench;
    QAccessibleTableInterface* table() {
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&window.board());
        return board != nullptr ? board->tableInterface() : nullptr;
    }
};

/// The names of all notifications that begin to show while it lives. A widget's event of being shown is what
/// makes Qt tell assistive technology; the platform of the tests has none of its own.
class Notifications : public QObject {
public:
    Notifications() { qApp->installEventFilter(this); }

    [[nodiscard]] QStringList take() {
        testing::settle();
        return std::exchange(m_names, {});
    }
    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::Show && object->isWidgetType()) {
            QAccessibleInterface* about = QAccessible::queryAccessibleInterface(object);
            if (about != nullptr && about->role() == QAccessible::Notification && !about->state().invisible) {
                m_names << about->text(QAccessible::Name);
            }
        }
        return false;
    }

private:
    QStringList m_names;
};

/// What is seen of a window and has something to say or to do, without a name.
QStringList nameless(const QWidget& top) {
    QStringList faults;
    for (QWidget* widget : top.findChildren<QWidget*>()) {
        const auto* label = qobject_cast<QLabel*>(widget);
        const bool speaks = widget->focusPolicy() != Qt::NoFocus || qobject_cast<QAbstractButton*>(widget) ||
                            (label != nullptr && !label->text().isEmpty());
        const bool part = widget->objectName().startsWith(QLatin1String("qt_"));
        if (!widget->isVisible() || !speaks || part) {
            continue;
        }
        QAccessibleInterface* about = QAccessible::queryAccessibleInterface(widget);
        if (about == nullptr || about->text(QAccessible::Name).isEmpty()) {
            faults << QStringLiteral("%1 '%2' in %3")
                          .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                               QLatin1String(widget->parentWidget()->metaObject()->className()));
        }
    }
    return faults;
}

/// Labels and buttons that do not get the room they need.
QStringList clipped(const QWidget& top) {
    QStringList faults;
    for (QWidget* widget : top.findChildren<QWidget*>()) {
        const auto* label = qobject_cast<QLabel*>(widget);
        const auto* button = qobject_cast<QAbstractButton*>(widget);
        // What may be shortened says so, and has the whole text as its tip or name.
        const bool mayShrink = widget->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
        if (!widget->isVisible() || (label == nullptr && button == nullptr) || mayShrink) {
            continue;
        }
        // Scrolling up and down shows the rest, nothing shows what is cut off at the side.
        const QRect seen = widget->visibleRegion().boundingRect();
        const bool cut = !seen.isEmpty() && seen.width() < widget->width();
        const bool wraps = label != nullptr && label->wordWrap();
        const int height = wraps ? widget->heightForWidth(widget->width()) : widget->sizeHint().height();
        const int width = wraps ? 0 : widget->sizeHint().width();
        if ((label == nullptr || !label->text().isEmpty()) &&
            (cut || height > widget->height() + 1 || width > widget->width() + 1)) {
            faults << QStringLiteral("%1 '%2' %3x%4 needs %5x%6")
                          .arg(QLatin1String(widget->metaObject()->className()),
                               label != nullptr ? label->text().left(40) : button->text())
                          .arg(widget->width())
                          .arg(widget->height())
                          .arg(width)
                          .arg(height);
        }
    }
    return faults;
}

} // namespace

class AccessTest : public QObject {
    Q_OBJECT

private slots:
    void theBoardIsATableOfSquares();
    void aFlippedBoardIsReadAsItIsSeen();
    void cellsSayWhatStandsOnThem();
    void cellsCanBePressed();
    void theCursorIsFollowed();
    void everyMoveIsSpokenWithItsLegs();
    void whatIsToldIsANotificationThatBeginsToShow();
    void messagesInOneTurnAreOneNotification();
    void eachChoiceIsTold();
    void theCursorInTheHandIsTold();
    void defendersAreCounted();
    void everyLegOfAMoveIsInItsWords();
    void nothingIsNameless();
    void largeTextIsNotClipped_data();
    void largeTextIsNotClipped();
    void squaresAreWrittenAsChosen();
    void playersHaveNames();
};

void AccessTest::theBoardIsATableOfSquares() {
    Bench bench;
    for (const Catalog::Entry& entry : bench.catalog.entries()) {
        bench.begin(entry.standard->id().c_str());
        QAccessibleTableInterface* table = bench.table();
        QVERIFY(table != nullptr);
        const Game& game = bench.game();
        const BoardShape& shape = game.position().shape();
        QCOMPARE(table->rowCount(), shape.ranks());
        QCOMPARE(table->columnCount(), shape.files());
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&bench.window.board());
        // Of a table Orca would read a whole row whenever the cursor comes to another row.
        QCOMPARE(board->role(), QAccessible::Grouping);
        QVERIFY(board->childCount() >= shape.squareCount());
        Random random(3);
        for (int i = 0; i < 20; ++i) {
            const int column = static_cast<int>(random.below(static_cast<std::uint64_t>(shape.files())));
            const int row = static_cast<int>(random.below(static_cast<std::uint64_t>(shape.ranks())));
            QAccessibleInterface* cell = table->cellAt(row, column);
            QVERIFY(cell != nullptr && cell->isValid());
            QCOMPARE(cell->role(), QAccessible::Cell);
            QCOMPARE(cell->tableCellInterface()->rowIndex(), row);
            QCOMPARE(cell->tableCellInterface()->columnIndex(), column);
            QCOMPARE(cell->text(QAccessible::Name), spokenCell(game, shape.at(column, row)));
            const Square square = shape.at(column, row);
            QCOMPARE(cell->rect().size(), bench.window.board().squareRect(square).size());
            QCOMPARE(board->child(row * shape.files() + column), cell);
            QCOMPARE(board->indexOfChild(cell), row * shape.files() + column);
        }
        QVERIFY(table->cellAt(-1, 0) == nullptr);
        QVERIFY(table->cellAt(0, shape.files()) == nullptr);
        QCOMPARE(table->columnDescription(0), shown(shape.fileName(0, game.variant().data().squareStyle)));
    }
}

void AccessTest::aFlippedBoardIsReadAsItIsSeen() {
    Bench bench;
    bench.begin("wa");
    const BoardShape& shape = bench.game().position().shape();
    bench.window.board().setFlipped(true);
    QCOMPARE(bench.table()->cellAt(0, 0)->text(QAccessible::Name),
             spokenCell(bench.game(), shape.at(shape.files() - 1, shape.ranks() - 1)));
    QCOMPARE(bench.table()->rowDescription(0),
             shown(shape.rankName(shape.ranks() - 1, bench.game().variant().data().squareStyle)));
}

void AccessTest::cellsSayWhatStandsOnThem() {
    Bench bench;
    bench.begin("wa");
    const Game& game = bench.game();
    const BoardShape& shape = game.position().shape();
    int named = 0;
    for (int i = 0; i < shape.squareCount(); ++i) {
        const Square square(i);
        const QString words = spokenCell(game, square);
        QVERIFY(words.startsWith(shown(shape.name(square, game.variant().data().squareStyle))));
        const Cell cell = game.position().at(square);
        if (cell.isEmpty()) {
            QVERIFY(words.endsWith(QStringLiteral("empty")));
            continue;
        }
        ++named;
        QVERIFY(words.contains(sideName(cell.owner()) + QLatin1Char(' ') +
                               shown(game.variant().type(cell.type()).name)));
        QVERIFY(!spokenState(bench.window.board(), square).isEmpty());
    }
    QVERIFY(named > 40);
    // Captures are counted, whoever is to move.
    int withCaptures = 0;
    Random random(5);
    for (int ply = 0; ply < 60 && !game.isOver(); ++ply) {
        bench.window.session().play(game.legalMoves()[random.below(game.legalMoves().size())]);
        for (const Move& move : game.legalMoves()) {
            if (!move.isDrop() && !rules::capturedSquares(game.position(), move).empty()) {
                QVERIFY(spokenCell(game, move.from).contains(QStringLiteral("capture")));
                ++withCaptures;
            }
        }
    }
    QVERIFY(withCaptures > 0);
}

void AccessTest::cellsCanBePressed() {
    Bench bench;
    bench.begin("wa");
    const Square from = bench.game().legalMoves().front().from;
    const BoardShape& shape = bench.game().position().shape();
    QAccessibleInterface* cell = bench.table()->cellAt(shape.row(from), shape.column(from));
    cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(bench.table()->selectedCellCount(), 1);
    QCOMPARE(bench.table()->selectedCells().front(), cell);
    QVERIFY(cell->state().selected);
    const auto moves = bench.game().legalMoves();
    const auto reached = std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        return move.from == from &&
               spokenState(bench.window.board(), move.to()).contains(QStringLiteral("reached"));
    });
    QVERIFY(reached);
}

void AccessTest::theCursorIsFollowed() {
    Bench bench;
    bench.begin("tai");
    bench.window.activateWindow();
    bench.window.board().setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&bench.window));
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&bench.window.board());
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Left}) {
        QTest::keyClick(&bench.window.board(), key);
        const auto cursor = bench.window.board().cursorSquare();
        QVERIFY(cursor);
        QAccessibleInterface* focus = board->focusChild();
        QVERIFY(focus != nullptr);
        QVERIFY(focus->state().focused);
        QCOMPARE(focus->text(QAccessible::Name), spokenCell(bench.game(), *cursor));
    }
}

void AccessTest::everyMoveIsSpokenWithItsLegs() {
    Bench bench;
    bench.begin("suzumu");
    const Announcer& announcer = bench.window.announcer();
    QVERIFY(announcer.isVisible());
    const QSignalSpy spoken(&announcer, &Announcer::spoke);
    Random random(17);
    for (int ply = 0; ply < 30 && !bench.game().isOver(); ++ply) {
        const Position before = bench.game().position();
        const Move move = bench.game().legalMoves()[random.below(bench.game().legalMoves().size())];
        bench.window.session().play(move);
        const QString words = moveInWords(before, move);
        QVERIFY(words.startsWith(sideName(before.turn())));
        QTRY_COMPARE(spoken.count(), ply + 1);
        QVERIFY2(spoken.last().front().toString().startsWith(words), qPrintable(words));
    }
    bench.settings.set(Settings::kSpeech, QStringLiteral("brief"));
    bench.window.session().play(bench.game().legalMoves().front());
    QTRY_VERIFY(announcer.spoken().startsWith(moveText(bench.game(), bench.game().current())));
    bench.settings.set(Settings::kSpeech, QStringLiteral("silent"));
    const auto count = spoken.count();
    bench.window.session().play(bench.game().legalMoves().front());
    testing::settle();
    QCOMPARE(spoken.count(), count);
}

// Screen readers ignore changed names of labels. What they speak is a notification that begins to show.
void AccessTest::whatIsToldIsANotificationThatBeginsToShow() {
    Bench bench;
    bench.begin("wa");
    Notifications told;
    (void)told.take();
    BoardView& board = bench.window.board();
    for (int ply = 0; ply < 10; ++ply) {
        const Move move = *testing::plainMove(bench.game());
        const Position before = bench.game().position();
        board.clickSquare(move.from);
        const QStringList prompts = told.take();
        QCOMPARE(prompts.size(), 1);
        QVERIFY2(prompts.front().contains(QStringLiteral("click a lit square to move")),
                 qPrintable(prompts.front()));
        // The words of the next step do not follow the pointer: each square that it passes would interrupt.
        QTest::mouseMove(&board, board.squareRect(move.to()).center());
        QCOMPARE(told.take(), QStringList());
        board.clickSquare(move.to());
        const QStringList moves = told.take();
        QCOMPARE(moves.size(), 1);
        QVERIFY2(moves.front().startsWith(moveInWords(before, move)), qPrintable(moves.front()));
    }
    // A refusal, twice the same.
    const Square own = testing::plainMove(bench.game())->from;
    const auto far =
        std::find_if(bench.game().position().pieces(opponent(bench.game().position().turn())).begin(),
                     bench.game().position().pieces(opponent(bench.game().position().turn())).end(),
                     [&](Square square) { return board.input().markOn(square) == nullptr; });
    board.clickSquare(own);
    (void)told.take();
    const QSignalSpy refused(&board, &BoardView::refused);
    board.clickSquare(*far);
    QCOMPARE(refused.count(), 1);
    const QStringList refusals = told.take();
    QVERIFY(refusals.join(QLatin1Char(' ')).contains(refused.front().front().toString()));
    // What only the moves' setting silences.
    bench.settings.set(Settings::kSpeech, QStringLiteral("silent"));
    board.input().undo();
    board.clickSquare(*far);
    QVERIFY(!told.take().isEmpty());
}

// A reader asks for the name of a notification some time after it has heard of it.
void AccessTest::messagesInOneTurnAreOneNotification() {
    Announcer announcer;
    announcer.show();
    Notifications told;
    announcer.say(QStringLiteral("Check."));
    announcer.say(QStringLiteral("Gote: Pawn to 8g. Check."));
    announcer.say(QStringLiteral("Check."));
    announcer.say(QStringLiteral("Draw offered."));
    QCOMPARE(told.take(), QStringList{QStringLiteral("Gote: Pawn to 8g. Check. Draw offered.")});
    for (const char* text : {"one", "two", "three", "three"}) {
        announcer.say(QString::fromLatin1(text));
        testing::settle();
    }
    QCOMPARE(told.take().size(), 4);
    QStringList readable;
    for (const QWidget* child : announcer.findChildren<QWidget*>()) {
        if (child->isVisible()) {
            readable << child->accessibleName();
        }
    }
    for (const char* text : {"one", "two", "three"}) {
        QVERIFY(readable.contains(QString::fromLatin1(text)));
    }
}

void AccessTest::eachChoiceIsTold() {
    Bench bench;
    GameSetup setup = bench.setup("shogi");
    setup.start = positionFromSfen(setup.variant, "4k4/9/9/4S4/9/9/9/9/4K4 b - 1").value();
    bench.begin(setup);
    Notifications told;
    BoardView& board = bench.window.board();
    const auto& moves = bench.game().legalMoves();
    const auto promotes =
        std::find_if(moves.begin(), moves.end(), [](const Move& move) { return move.promotes(); });
    board.clickSquare(promotes->from);
    (void)told.take();
    board.clickSquare(promotes->to());
    QStringList messages = told.take();
    QCOMPARE(messages.size(), 1);
    QVERIFY2(messages.front().contains(QStringLiteral("choose with 1 to 2")), qPrintable(messages.front()));
    QVERIFY2(messages.front().contains(QStringLiteral("Promote to Promoted Silver")) ||
                 messages.front().contains(QStringLiteral("Stay Silver")),
             qPrintable(messages.front()));
    board.setFocus();
    QTest::keyClick(&board, Qt::Key_Down);
    messages = told.take();
    QCOMPARE(messages.size(), 1);
    QVERIFY2(messages.front().startsWith(QStringLiteral("Stay Silver")) ||
                 messages.front().startsWith(QStringLiteral("Promote to")),
             qPrintable(messages.front()));
}

void AccessTest::theCursorInTheHandIsTold() {
    Bench bench;
    GameSetup setup = bench.setup("shogi");
    setup.start = positionFromSfen(setup.variant, "4k4/9/9/9/9/9/9/9/4K4 b hand=2PS 1").value();
    bench.begin(setup);
    HandView& hand = bench.window.pane().panel(Side::Sente).hand();
    hand.setFocus(Qt::TabFocusReason);
    Notifications told;
    QTest::keyClick(&hand, Qt::Key_Left);
    const QStringList first = told.take();
    QTest::keyClick(&hand, Qt::Key_Right);
    const QStringList second = told.take();
    QCOMPARE(QStringList({first.join(QString()), second.join(QString())}).join(QLatin1Char('|')),
             QStringLiteral("1 Silver General|2 Pawn"));
}

void AccessTest::defendersAreCounted() {
    Bench bench;
    bench.begin("shogi");
    const auto stateOf = [&](const char* name) {
        const Position& position = bench.game().position();
        return spokenState(bench.window.board(), *position.shape().parse(name, SquareStyle::Shogi));
    };
    QCOMPARE(stateOf("2g"), QStringLiteral("defended by 1 piece"));  // the rook
    QCOMPARE(stateOf("1g"), QStringLiteral("defended by 2 pieces")); // lance and knight
    QCOMPARE(stateOf("5g"), QStringLiteral("not defended"));
    QCOMPARE(stateOf("8c"), QStringLiteral("defended by 1 piece")); // the rook of the other side
    QCOMPARE(stateOf("5e"), QString());
}

void AccessTest::everyLegOfAMoveIsInItsWords() {
    const Catalog catalog{std::filesystem::path()};
    int several = 0;
    for (const Catalog::Entry& entry : catalog.entries()) {
        const SquareStyle style = entry.standard->data().squareStyle;
        Game game(entry.standard);
        Random random(23);
        for (int ply = 0; ply < 150 && !game.isOver(); ++ply) {
            const Position& position = game.position();
            for (const Move& move : game.legalMoves()) {
                const QString words = moveInWords(position, move);
                QVERIFY(!words.isEmpty());
                if (move.isDrop()) {
                    continue;
                }
                const auto captured = rules::capturedSquares(position, move);
                several += captured.size() > 1 ? 1 : 0;
                for (const Square square : captured) {
                    const QString leg = shown(entry.standard->type(position.at(square).type()).name) +
                                        QStringLiteral(" on ") + shown(position.shape().name(square, style));
                    QVERIFY2(words.contains(leg), qPrintable(words));
                }
                QVERIFY(move.isPass() || words.contains(shown(position.shape().name(move.to(), style))));
                QVERIFY(!move.promotes() || words.contains(shown(entry.standard->type(move.promotion).name)));
            }
            game.play(game.legalMoves()[random.below(game.legalMoves().size())]);
            QCOMPARE(lastMoveInWords(game).isEmpty(), false);
        }
    }
    QVERIFY(several > 0);
}

void AccessTest::nothingIsNameless() {
    Bench bench;
    QCOMPARE(nameless(bench.window).join(QLatin1Char('\n')), QString());
    bench.begin("wa");
    bench.window.actions().find->trigger();
    QCOMPARE(nameless(bench.window).join(QLatin1Char('\n')), QString());
    const Square royal = bench.game().position().royals(Side::Sente).front();
    bench.window.board().select(royal);
    QCOMPARE(nameless(bench.window).join(QLatin1Char('\n')), QString());
    NewGameDialog newGame(bench.catalog, bench.settings, &bench.window);
    PieceChart chart(bench.catalog.find("wa")->standard);
    TrainerDialog trainer(bench.catalog, ProgressFile(QString()));
    for (QWidget* dialog :
         {static_cast<QWidget*>(&newGame), static_cast<QWidget*>(&chart), static_cast<QWidget*>(&trainer)}) {
        dialog->show();
        QCOMPARE(nameless(*dialog).join(QLatin1Char('\n')), QString());
    }
    auto* settings = new SettingsDialog(bench.settings, &bench.window); // deletes itself
    settings->show();
    QCOMPARE(nameless(*settings).join(QLatin1Char('\n')), QString());
}

void AccessTest::largeTextIsNotClipped_data() {
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 150, 200}) {
        QTest::addRow("%d %%", percent) << percent;
    }
}

void AccessTest::largeTextIsNotClipped() {
    QFETCH(int, percent);
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * percent / 100);
    QApplication::setFont(large);
    QStringList faults;
    {
        Bench bench(QSize(1600, 1200));
        GameSetup setup = bench.setup("wa");
        setup.names[index(Side::Sente)] = QStringLiteral("Someone with a long name");
        bench.begin(setup);
        bench.window.study().showPiece(bench.game().position().at(bench.game().legalMoves()[0].from).piece());
        bench.window.actions().find->trigger();
        QTRY_VERIFY(bench.window.study().words().contains(QStringLiteral("Worth about")));
        testing::settle();
        faults += clipped(bench.window);
        NewGameDialog newGame(bench.catalog, bench.settings, &bench.window);
        PieceChart chart(bench.catalog.find("wa")->standard);
        TrainerDialog trainer(bench.catalog, ProgressFile(QString()), &bench.window);
        auto* settings = new SettingsDialog(bench.settings, &bench.window);
        for (QWidget* dialog : {static_cast<QWidget*>(&newGame), static_cast<QWidget*>(&chart),
                                static_cast<QWidget*>(&trainer), static_cast<QWidget*>(settings)}) {
            dialog->show();
            QVERIFY(QTest::qWaitForWindowExposed(dialog));
            testing::settle();
            faults += clipped(*dialog);
        }
        const QString prefix = QStringLiteral("text-%1-").arg(percent);
        QVERIFY(testing::isDrawn(bench.window, prefix + QStringLiteral("window")));
        QVERIFY(testing::isDrawn(newGame, prefix + QStringLiteral("new")));
        QVERIFY(testing::isDrawn(chart, prefix + QStringLiteral("chart")));
        QVERIFY(testing::isDrawn(trainer, prefix + QStringLiteral("trainer")));
    }
    QApplication::setFont(usual);
    for (const QString& fault : faults) {
        qWarning("%s", qPrintable(fault));
    }
    QVERIFY(faults.isEmpty());
}

void AccessTest::squaresAreWrittenAsChosen() {
    Bench bench;
    bench.begin("tai");
    bench.window.session().play(bench.game().legalMoves().front());
    bench.window.session().play(bench.game().legalMoves().front());
    bench.window.session().takeBack();
    const std::uint64_t key = bench.game().position().key();
    const auto& model = bench.window.pane().moves();
    const auto firstMove = [&model] { return model.indexOfPly(1).data().toString(); };
    const QString shogi = firstMove();
    const Game* game = &bench.game();
    QSignalSpy renewed(&bench.window.session(), &GameSession::positionChanged);
    QSignalSpy texts(&model, &QAbstractItemModel::dataChanged);
    bench.window.board().setFlipped(true);
    bench.window.board().select(bench.game().legalMoves().front().from);
    bench.settings.set(Settings::kSquares, QStringLiteral("a1"));
    // The texts are others; the game is the same one, and what was picked stays picked.
    QVERIFY(firstMove() != shogi);
    QVERIFY(!texts.isEmpty());
    QVERIFY(renewed.isEmpty());
    QCOMPARE(&bench.game(), game);
    QCOMPARE(bench.game().position().key(), key);
    QCOMPARE(bench.game().following().size(), std::size_t{1});
    QVERIFY(bench.window.board().isFlipped());
    QVERIFY(bench.window.board().input().hasSelection());
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&bench.window.board());
    QCOMPARE(board->tableInterface()->columnDescription(0), QStringLiteral("y"));
    // New games follow, too.
    bench.begin("wa");
    QCOMPARE(squareStyle(bench.game().variant()), SquareStyle::Chess);
    bench.settings.reset(Settings::kSquares);
    QCOMPARE(squareStyle(bench.game().variant()), bench.game().variant().data().squareStyle);
    bench.begin("tai");
    bench.window.session().play(bench.game().legalMoves().front());
    QCOMPARE(firstMove(), shogi);
}

void AccessTest::playersHaveNames() {
    Bench bench;
    NewGameDialog dialog(bench.catalog, bench.settings, &bench.window);
    dialog.setGame(QStringLiteral("wa"));
    QList<QLineEdit*> lines = dialog.findChildren<QLineEdit*>();
    lines.removeIf([](const QLineEdit* line) {
        return !line->accessibleName().startsWith(QStringLiteral("Name of player"));
    });
    QCOMPARE(lines.size(), 2);
    lines[0]->setText(QStringLiteral("  Aoi  "));
    lines[1]->setText(QStringLiteral("Ben"));
    std::optional<GameSetup> chosen;
    connect(&dialog, &NewGameDialog::chosen, this, [&chosen](const GameSetup& setup) { chosen = setup; });
    dialog.open();
    dialog.findChildren<QRadioButton*>()[1]->click(); // B begins
    dialog.accept();
    QVERIFY(chosen);
    QCOMPARE(chosen->names[0], QStringLiteral("Ben"));
    QCOMPARE(chosen->names[1], QStringLiteral("Aoi"));
    chosen->players = {Player::Human, Player::Human};
    bench.window.begin(*chosen);
    bench.window.session().play(bench.game().legalMoves().front());
    const auto shownNames = [&] {
        QString text;
        for (const Side side : {Side::Sente, Side::Gote}) {
            for (const QLabel* label : bench.window.pane().panel(side).findChildren<QLabel*>()) {
                text += label->text() + QLatin1Char(' ');
            }
        }
        return text;
    };
    QVERIFY(shownNames().contains(QStringLiteral("Aoi")));
    QVERIFY(shownNames().contains(QStringLiteral("Ben")));
    const QString path = bench.folder.filePath(QStringLiteral("named.mujo"));
    QVERIFY(bench.window.saveTo(path));
    bench.begin("hook");
    QVERIFY(!shownNames().contains(QStringLiteral("Aoi")));
    QVERIFY(bench.window.openFile(path));
    QCOMPARE(bench.window.session().setup().names[1], QStringLiteral("Aoi"));
    QVERIFY(shownNames().contains(QStringLiteral("Aoi")));
}

MUJO_UI_TEST(AccessTest)
#include "access_test.moc"
