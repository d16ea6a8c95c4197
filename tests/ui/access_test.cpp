#include "core/insight/move_input.h"
#include "tests/ui/test_window.h"
#include "ui/board/board_accessible.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/engine_log_dialog.h"
#include "ui/dialogs/engine_options_dialog.h"
#include "ui/dialogs/engines_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/piece_chart.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/look/text_size.h"
#include "ui/panes/ending_card.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/piece_study.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/trainer/trainer_dialog.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMultiMap>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "core/base/random.h"
#include "core/rules/resolve.h"
#include "tests/ui/access_bench.h"
#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;

namespace {

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

/// Letters that Alt gives to more than one thing that is seen of a window, with what they are given to.
QStringList lettersGivenTwice(const QMainWindow& window) {
    QMultiMap<QString, QString> given;
    const auto give = [&given](const QString& text) {
        if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty()) {
            given.insert(key.toString(), text);
        }
    };
    for (const QAction* menu : window.menuBar()->actions()) {
        give(menu->text());
    }
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const auto* label = qobject_cast<const QLabel*>(widget);
        if (widget->window() == &window && widget->isVisible() &&
            (button != nullptr || (label != nullptr && label->buddy() != nullptr))) {
            give(button != nullptr ? button->text() : label->text());
        }
    }
    QStringList faults;
    for (const QString& key : given.uniqueKeys()) {
        if (given.count(key) > 1) {
            faults << QStringLiteral("%1: %2").arg(key, given.values(key).join(QStringLiteral(", ")));
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
    void defendersAreCounted();
    void nothingIsNameless();
    void noLetterIsGivenTwice();
    void largeTextIsNotClipped_data();
    void largeTextIsNotClipped();
    void textsAreAsLargeAsTheUserWants();
    void squaresAreWrittenAsChosen();
    void playersHaveNames();
};

void AccessTest::theBoardIsATableOfSquares() {
    ui::testing::AccessBench bench;
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
        QCOMPARE(table->columnDescription(0),
                 toQString(shape.fileName(0, SquareNames::ofProgram().ofSources(game.variant()))));
    }
}

void AccessTest::aFlippedBoardIsReadAsItIsSeen() {
    ui::testing::AccessBench bench;
    bench.begin("wa");
    const BoardShape& shape = bench.game().position().shape();
    bench.window.board().setFlipped(true);
    QCOMPARE(bench.table()->cellAt(0, 0)->text(QAccessible::Name),
             spokenCell(bench.game(), shape.at(shape.files() - 1, shape.ranks() - 1)));
    QCOMPARE(bench.table()->rowDescription(0),
             toQString(shape.rankName(shape.ranks() - 1,
                                      SquareNames::ofProgram().ofSources(bench.game().variant()))));
}

void AccessTest::cellsSayWhatStandsOnThem() {
    ui::testing::AccessBench bench;
    bench.begin("wa");
    const Game& game = bench.game();
    const BoardShape& shape = game.position().shape();
    int named = 0;
    for (int i = 0; i < shape.squareCount(); ++i) {
        const Square square(i);
        const QString words = spokenCell(game, square);
        QVERIFY(words.startsWith(
            toQString(shape.name(square, SquareNames::ofProgram().ofSources(game.variant())))));
        const Cell cell = game.position().at(square);
        if (cell.isEmpty()) {
            QVERIFY(words.endsWith(QStringLiteral("empty")));
            continue;
        }
        ++named;
        QVERIFY(words.contains(sideName(cell.owner()) + QLatin1Char(' ') +
                               toQString(game.variant().type(cell.type()).name)));
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
                QVERIFY(spokenCell(game, move.from()).contains(QStringLiteral("capture")));
                ++withCaptures;
            }
        }
    }
    QVERIFY(withCaptures > 0);
}

void AccessTest::cellsCanBePressed() {
    ui::testing::AccessBench bench;
    bench.begin("wa");
    const Square from = bench.game().legalMoves().front().from();
    const BoardShape& shape = bench.game().position().shape();
    QAccessibleInterface* cell = bench.table()->cellAt(shape.row(from), shape.column(from));
    cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(bench.table()->selectedCellCount(), 1);
    QCOMPARE(bench.table()->selectedCells().front(), cell);
    QVERIFY(cell->state().selected);
    const auto moves = bench.game().legalMoves();
    const auto reached = std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        return move.origin == from &&
               spokenState(bench.window.board(), move.to()).contains(QStringLiteral("reached"));
    });
    QVERIFY(reached);
}

void AccessTest::theCursorIsFollowed() {
    ui::testing::AccessBench bench;
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

void AccessTest::defendersAreCounted() {
    ui::testing::AccessBench bench;
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

void AccessTest::nothingIsNameless() {
    ui::testing::AccessBench bench;
    QCOMPARE(nameless(bench.window).join(QLatin1Char('\n')), QString());
    bench.begin("wa");
    bench.window.action("find")->trigger();
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
    EngineList engines{QString()};
    HostedEngine engine{QStringLiteral("Sparrow"), QStringLiteral("sparrow")};
    engine.facts.options = {{"Level", EngineOption::Type::Spin, "1", 0, 5, {}},
                            {"Style", EngineOption::Type::Combo, "a", 0, 0, {"a"}},
                            {"Book", EngineOption::Type::File, "", 0, 0, {}},
                            {"Ponder", EngineOption::Type::Check, "true", 0, 0, {}},
                            {"Clear", EngineOption::Type::Button, "", 0, 0, {}}};
    QVERIFY(engines.add(engine).hasValue());
    EngineInquiry inquiry(bench.catalog);
    // These delete themselves.
    for (QWidget* dialog :
         {static_cast<QWidget*>(new SettingsDialog(bench.settings, bench.window.looks(), &bench.window)),
          static_cast<QWidget*>(new EnginesDialog(engines, inquiry, bench.catalog, &bench.window)),
          static_cast<QWidget*>(new EngineOptionsDialog(engine, &bench.window)),
          static_cast<QWidget*>(new EngineLogDialog(engine.name, engines.log(engine.name), &bench.window))}) {
        dialog->show();
        QCOMPARE(nameless(*dialog).join(QLatin1Char('\n')), QString());
        dialog->close();
    }
}

void AccessTest::noLetterIsGivenTwice() {
    ui::testing::AccessBench bench;
    const auto expectNone = [&bench](const char* when) {
        ui::testing::settle();
        QVERIFY2(lettersGivenTwice(bench.window).isEmpty(),
                 qPrintable(QLatin1String(when) + QLatin1Char('\n') +
                            lettersGivenTwice(bench.window).join(QLatin1Char('\n'))));
    };
    expectNone("the first start");
    bench.window.offerSounds();
    bench.begin("wa");
    QTRY_VERIFY(!bench.window.banner().text().isEmpty());
    bench.window.board().select(bench.game().legalMoves().front().from());
    expectNone("in the first game");
    bench.playPlain(2);
    bench.window.board().select(bench.game().legalMoves().front().from());
    bench.window.action("resign")->trigger();
    expectNone("asked whether to resign");
    bench.begin("wa"); // the other game is kept
    bench.window.action("chooseGame")->trigger();
    QTRY_VERIFY(bench.window.startPage().isVisible());
    expectNone("games in progress");
    bench.begin("wa");
    bench.playPlain(2);
    bench.window.action("enginePane")->trigger();
    expectNone("with the engine");
    bench.window.session().resign();
    QTRY_VERIFY(bench.window.findChild<EndingCard*>()->isVisible());
    expectNone("at the end of a game");
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
        ui::testing::AccessBench bench(QSize(1600, 1200));
        GameSetup setup = bench.setup("wa");
        setup.seats[Side::Sente].name = QStringLiteral("Someone with a long name");
        bench.begin(setup);
        bench.window.study().showPiece(
            bench.game().position().at(bench.game().legalMoves()[0].from()).piece());
        bench.window.action("find")->trigger();
        QTRY_VERIFY(bench.window.study().words().contains(QStringLiteral("Worth about")));
        ui::testing::settle();
        faults += clipped(bench.window);
        NewGameDialog newGame(bench.catalog, bench.settings, &bench.window);
        PieceChart chart(bench.catalog.find("wa")->standard);
        TrainerDialog trainer(bench.catalog, ProgressFile(QString()), &bench.window);
        auto* settings = new SettingsDialog(bench.settings, bench.window.looks(), &bench.window);
        for (QWidget* dialog : {static_cast<QWidget*>(&newGame), static_cast<QWidget*>(&chart),
                                static_cast<QWidget*>(&trainer), static_cast<QWidget*>(settings)}) {
            dialog->show();
            QVERIFY(QTest::qWaitForWindowExposed(dialog));
            ui::testing::settle();
            faults += clipped(*dialog);
        }
        const QString prefix = QStringLiteral("text-%1-").arg(percent);
        QVERIFY(ui::testing::isDrawn(bench.window, prefix + QStringLiteral("window")));
        QVERIFY(ui::testing::isDrawn(newGame, prefix + QStringLiteral("new")));
        QVERIFY(ui::testing::isDrawn(chart, prefix + QStringLiteral("chart")));
        QVERIFY(ui::testing::isDrawn(trainer, prefix + QStringLiteral("trainer")));
    }
    QApplication::setFont(usual);
    for (const QString& fault : faults) {
        qWarning("%s", qPrintable(fault));
    }
    QVERIFY(faults.isEmpty());
}

void AccessTest::squaresAreWrittenAsChosen() {
    ui::testing::AccessBench bench;
    bench.begin("tai");
    bench.window.session().play(bench.game().legalMoves().front());
    bench.window.session().play(bench.game().legalMoves().front());
    bench.window.session().takeBack();
    const std::uint64_t key = bench.game().position().key();
    const auto& model = bench.window.pane().moves();
    const auto firstMove = [&model] { return model.indexOfPly(1).data().toString(); };
    const QString shogi = firstMove();
    const Game* game = &bench.game();
    QSignalSpy renewed(&bench.window.session(), &GameSession::changed);
    QSignalSpy texts(&model, &QAbstractItemModel::dataChanged);
    bench.window.board().setFlipped(true);
    bench.window.board().select(bench.game().legalMoves().front().from());
    bench.settings.set(Settings::kSquares, SquareNames::Choice::Chess);
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
    QCOMPARE(squareStyle(bench.game().variant()), SquareNames::ofProgram().ofSources(bench.game().variant()));
    bench.begin("tai");
    bench.window.session().play(bench.game().legalMoves().front());
    QCOMPARE(firstMove(), shogi);
}

void AccessTest::playersHaveNames() {
    ui::testing::AccessBench bench;
    NewGameDialog dialog(bench.catalog, bench.settings, &bench.window);
    dialog.setGame(QStringLiteral("wa"));
    QList<QLineEdit*> lines = dialog.findChildren<QLineEdit*>();
    lines.removeIf(
        [](const QLineEdit* line) { return !line->accessibleName().startsWith(QStringLiteral("Name of")); });
    QCOMPARE(lines.size(), 2);
    lines[0]->setText(QStringLiteral("  Aoi  "));
    lines[1]->setText(QStringLiteral("Ben"));
    std::optional<GameSetup> chosen;
    connect(&dialog, &NewGameDialog::chosen, this, [&chosen](const GameSetup& setup) { chosen = setup; });
    dialog.open();
    dialog.findChildren<QRadioButton*>()[1]->click(); // the opponent begins
    dialog.accept();
    QVERIFY(chosen);
    QCOMPARE(chosen->seats[Side::Sente].name, QStringLiteral("Ben"));
    QCOMPARE(chosen->seats[Side::Gote].name, QStringLiteral("Aoi"));
    for (Seat& seat : chosen->seats) {
        seat.who = Seat::Human{};
    }
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
    QCOMPARE(bench.window.session().setup().seats[Side::Gote].name, QStringLiteral("Aoi"));
    QVERIFY(shownNames().contains(QStringLiteral("Aoi")));
}

// Fonts of a desktop are given in points, those of some themes in pixels.
void AccessTest::textsAreAsLargeAsTheUserWants() {
    QFont points;
    points.setPointSizeF(10);
    QFont pixels;
    pixels.setPixelSize(20);
    QCOMPARE(inSize(points, TextSize::Usual), points);
    QCOMPARE(inSize(points, TextSize::Large).pointSizeF(), 13.0);
    QCOMPARE(inSize(pixels, TextSize::Largest).pixelSize(), 30);
    double last = 0;
    for (const Choice<TextSize>& choice : choicesOf<TextSize>()) {
        const double size = inSize(points, choice.value).pointSizeF();
        QVERIFY(size > last);
        last = size;
    }
}

MUJO_UI_TEST(AccessTest)
#include "access_test.moc"
