#include "core/insight/move_input.h"
#include "tests/ui/test_window.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/dialogs/start_page.h"
#include "ui/look/theme.h"
#include "ui/panes/banner.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/line_icons.h"
#include "ui/panes/move_diagram.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/piece_study.h"
#include "ui/panes/status_line.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/words.h"

#include <QAbstractButton>
#include <QActionGroup>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QIcon>
#include <QImage>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>
#include <set>

#include "core/position/sfen.h"
#include "tests/ui/held_computer.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;

using ui::testing::HeldComputer;
using ui::testing::plainMove;
using ui::testing::WindowBench;

class ShellWindowTest : public QObject {
    Q_OBJECT

private slots:
    void movesAreMadeByClicks();
    void takeBackAndRedoAreActions();
    void theListLeadsToAnyMove();
    void theTitleNamesTheGame();
    void theStudyPaneGivesWayInNarrowWindows();
    void aHintIsBegunOnTheBoard();
    void aHintIsEnteredByClicks();
    void dialogsKeepToTheirRoom();
    void cardsKeepToTheHeightOfTheList();
    void positionsAreCopiedAndPasted();
    void aPasteLeavesAWayBack();
    void badPositionTextChangesNothing();
    void brokenFilesChangeNothing();
    void aSavedGameIsOpenedAgain();
    void aVariantFileIsPlayableAtOnce();
    void aBrokenVariantFileIsRefusedWithItsPlace();
    void aGameIsOfferedAgainAfterACrash();
    void aClickOnAnyPieceShowsItInTheStudyPane();
    void theNewGameDialogReportsItsTerms();
    void aReadingOfTheRulesIsCalledByItsName();
    void furigomaDecidesWhoBegins();
    void aGameMayHaveItsOwnPieceSet();
    void settingsTakeEffectAndAreReset();
    void highContrastHasItsOwnBoard();
    void coloursAndIconsOfTheDesktopAreTaken();
    void settingsThatCannotBeWrittenAreSaidOnce();
    void everyButtonHasAName();
};

void ShellWindowTest::movesAreMadeByClicks() {
    for (const char* id : {"wa", "hook", "suzumu", "tai"}) {
        WindowBench bench;
        bench.begin(id);
        for (std::size_t count = 1; count <= 6; ++count) {
            const auto move = plainMove(bench.game());
            QVERIFY(move);
            bench.clickSquare(move->from());
            bench.clickSquare(move->to());
            QCOMPARE(bench.game().plies().size(), count);
            QVERIFY(bench.game().plies().back().move == *move);
        }
        QCOMPARE(bench.window.pane().moves().plyCount(), 6);
    }
}

void ShellWindowTest::takeBackAndRedoAreActions() {
    WindowBench bench;
    bench.begin("wa");
    QVERIFY(!bench.window.action("takeBack")->isEnabled());
    const Position start = bench.game().position();
    bench.playPlain();
    const Position after = bench.game().position();
    QVERIFY(bench.window.action("takeBack")->isEnabled());
    bench.window.action("takeBack")->trigger();
    QVERIFY(bench.game().position() == start);
    QVERIFY(bench.window.status().text().startsWith(QStringLiteral("Taken back.")));
    bench.window.action("redo")->trigger();
    QVERIFY(bench.game().position() == after);
    QTest::keyClick(&bench.window.board(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(bench.game().position() == start);
}

void ShellWindowTest::theListLeadsToAnyMove() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(8);
    MoveListView& list = bench.window.pane().moveList();
    const QModelIndex third = bench.window.pane().moves().indexOfPly(3);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(third).center());
    QCOMPARE(bench.game().plies().size(), std::size_t{3});
    QTest::keyClick(&list, Qt::Key_End);
    QCOMPARE(bench.game().plies().size(), std::size_t{8});
    QTest::keyClick(&list, Qt::Key_Left);
    QCOMPARE(bench.game().plies().size(), std::size_t{7});
    QTest::keyClick(&list, Qt::Key_Home);
    QCOMPARE(bench.game().plies().size(), std::size_t{0});
}

void ShellWindowTest::theTitleNamesTheGame() {
    WindowBench bench;
    QCOMPARE(bench.window.windowTitle(), QStringLiteral("Mujō"));
    bench.begin("wa");
    QCOMPARE(bench.window.windowTitle(), QStringLiteral("Wa Shogi"));
    QVERIFY(bench.window.saveTo(bench.folder.filePath(QStringLiteral("mine.mujo"))));
    QCOMPARE(bench.window.windowTitle(), QStringLiteral("mine.mujo, Wa Shogi[*]"));
    bench.window.action("chooseGame")->trigger();
    QCOMPARE(bench.window.windowTitle(), QStringLiteral("Mujō"));
}

void ShellWindowTest::theStudyPaneGivesWayInNarrowWindows() {
    WindowBench bench;
    bench.begin("tai");
    auto* study = bench.window.findChild<QDockWidget*>(QStringLiteral("studyDock"));
    auto* game = bench.window.findChild<QDockWidget*>(QStringLiteral("gameDock"));
    const auto isInTab = [&] { return bench.window.tabifiedDockWidgets(game).contains(study); };
    QTRY_VERIFY(study->isVisible() && !isInTab());
    bench.window.resize(800, 600);
    QTRY_VERIFY(isInTab());
    bench.window.resize(1280, 800);
    QTRY_VERIFY(study->isVisible() && !isInTab());
    // Put beside the board by hand, it stays there whatever the width.
    bench.window.resize(800, 600);
    QTRY_VERIFY(isInTab());
    bench.window.addDockWidget(Qt::LeftDockWidgetArea, study);
    bench.window.resize(820, 600);
    QTRY_COMPARE(bench.window.width(), 820);
    QVERIFY(study->isVisible() && !isInTab());
}

void ShellWindowTest::aHintIsBegunOnTheBoard() {
    WindowBench bench;
    bench.begin("wa");
    const HeldComputer computer(bench.window.session());
    const Move best = *plainMove(bench.game());
    bench.window.action("hint")->trigger();
    QTRY_VERIFY(computer.asked());
    computer.onFinished({1, 0, 1, {}, {best}, {}});
    QTRY_VERIFY(bench.window.board().input().hasSelection());
    QVERIFY2(bench.window.status().text().startsWith(QStringLiteral("Hint.")),
             qPrintable(bench.window.status().text()));
    QTest::keyClick(&bench.window.board(), Qt::Key_Return);
    QCOMPARE(bench.game().plies().size(), std::size_t{1});
    QVERIFY(bench.game().plies().front().move == best);
}

// Who is told a move clicks its piece and then its square: the piece is not let go of, and the move stays in
// sight until something else is picked. What was looked at before is in nobody's way.
void ShellWindowTest::aHintIsEnteredByClicks() {
    WindowBench bench;
    bench.begin("wa");
    const HeldComputer computer(bench.window.session());
    const Move best = *plainMove(bench.game());
    BoardView& board = bench.window.board();
    const QRect part = board.squareRect(best.from()).united(board.squareRect(best.to()));
    bench.clickSquare(best.from());
    const QImage picked = board.grab(part).toImage();
    bench.clickSquare(best.from());
    bench.clickSquare(bench.game().position().pieces(Side::Gote).front());
    QVERIFY(board.input().isStudy());
    bench.window.action("hint")->trigger();
    QTRY_VERIFY(computer.asked());
    computer.onFinished({1, 0, 1, {}, {best}, {}});
    QTRY_COMPARE(board.input().selected(), std::optional(best.from()));
    bench.clickSquare(best.from());
    QCOMPARE(board.input().selected(), std::optional(best.from()));
    QVERIFY(board.grab(part).toImage() != picked); // an arrow besides
    bench.clickSquare(best.from());                // a second time means it
    QVERIFY(!board.input().hasSelection());
    bench.clickSquare(best.from());
    QVERIFY(board.grab(part).toImage() == picked);
    bench.clickSquare(best.to());
    QVERIFY(bench.game().plies().size() == 1 && bench.game().plies().front().move == best);
}

void ShellWindowTest::dialogsKeepToTheirRoom() {
    WindowBench bench;
    constexpr QSize kSmall(600, 260);
    NewGameDialog game(bench.catalog, bench.settings, nullptr);
    SettingsDialog settings(bench.settings, bench.window.looks(), nullptr);
    settings.setAttribute(Qt::WA_DeleteOnClose, false);
    for (FittingDialog* dialog : std::initializer_list<FittingDialog*>{&game, &settings}) {
        dialog->fitInto(kSmall);
        dialog->show();
        QVERIFY(dialog->isScrolled());
        QVERIFY(dialog->width() <= kSmall.width() && dialog->height() <= kSmall.height());
        auto* buttons = dialog->findChild<QDialogButtonBox*>();
        QVERIFY(dialog->rect().contains(QRect(buttons->mapTo(dialog, QPoint()), buttons->size())));
    }
    NewGameDialog roomy(bench.catalog, bench.settings, nullptr);
    roomy.fitInto({2000, 2000});
    QVERIFY(!roomy.isScrolled());
}

void ShellWindowTest::cardsKeepToTheHeightOfTheList() {
    WindowBench bench({800, 600});
    auto* cards = bench.window.startPage().findChild<QListView*>();
    QTRY_VERIFY(cards->visualRect(cards->model()->index(0, 0)).height() <= cards->viewport()->height());
}

void ShellWindowTest::positionsAreCopiedAndPasted() {
    WindowBench bench;
    bench.begin("hook");
    bench.playPlain();
    const Position copied = bench.game().position();
    bench.window.action("copyPosition")->trigger();
    bench.begin("wa");
    bench.window.action("pastePosition")->trigger();
    QVERIFY(bench.game().position() == copied);
    QVERIFY(bench.game().plies().empty());
    QVERIFY(bench.window.banner().text().isEmpty());
}

void ShellWindowTest::aPasteLeavesAWayBack() {
    WindowBench bench;
    bench.begin("hook");
    bench.window.action("copyPosition")->trigger();
    bench.begin("wa");
    const Move move = *plainMove(bench.game());
    bench.window.session().play(move);
    bench.window.action("pastePosition")->trigger();
    QCOMPARE(bench.game().variant().id(), std::string("hook"));
    QVERIFY(bench.window.banner().text().contains(QStringLiteral("Wa Shogi")));
    bench.window.banner().choose(1);
    QCOMPARE(bench.game().variant().id(), std::string("wa"));
    QCOMPARE(bench.game().plies().size(), std::size_t{1});
    QVERIFY(bench.game().plies().front().move == move);
}

void ShellWindowTest::badPositionTextChangesNothing() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain();
    const Position before = bench.game().position();
    for (const char* text : {"", "what is this", "11/11/11 b - 1", "[nope] 11 b - 1", "[wa;nope] 11 b - 1"}) {
        bench.window.banner().dismiss();
        QVERIFY(!bench.window.startFromText(QString::fromLatin1(text)));
        QVERIFY(!bench.window.banner().text().isEmpty());
        QVERIFY(bench.game().position() == before);
        QCOMPARE(bench.game().plies().size(), std::size_t{1});
    }
    QVERIFY(!bench.window.startFromText(QStringLiteral("11/11/?? b - 1")));
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("(character 7)")),
             qPrintable(bench.window.banner().text()));
}

void ShellWindowTest::brokenFilesChangeNothing() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain();
    const Position before = bench.game().position();
    const QString path = bench.folder.filePath(QStringLiteral("broken.mujo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\n \"format\": 7}");
    file.close();
    QVERIFY(!bench.window.openFile(path));
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("In broken.mujo:\n")) &&
                 bench.window.banner().text().contains(QStringLiteral("(line 2,")),
             qPrintable(bench.window.banner().text()));
    QVERIFY(!bench.window.openFile(QStringLiteral("/no/such/file")));
    QVERIFY(bench.game().position() == before);
    QCOMPARE(bench.game().plies().size(), std::size_t{1});
    QVERIFY(!bench.window.saveTo(QStringLiteral("/no/such/folder/game.mujo")));
}

void ShellWindowTest::aSavedGameIsOpenedAgain() {
    WindowBench bench;
    bench.begin("suzumu");
    bench.playPlain(5);
    const Position saved = bench.game().position();
    const QString path = bench.folder.filePath(QStringLiteral("my game"));
    QVERIFY(bench.window.saveTo(path));
    QVERIFY(QFile::exists(path));
    bench.begin("wa");
    QVERIFY(bench.window.openFile(path));
    QVERIFY(bench.game().position() == saved);
    QCOMPARE(bench.game().plies().size(), std::size_t{5});
}

void ShellWindowTest::aVariantFileIsPlayableAtOnce() {
    WindowBench bench;
    QString text = QString::fromStdString(std::string(bench.catalog.find("wa")->standard->text()));
    text.replace(QStringLiteral("\"id\": \"wa\""), QStringLiteral("\"id\": \"mine\""));
    const QString path = bench.folder.filePath(QStringLiteral("mine.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.toUtf8());
    file.close();
    QVERIFY(bench.window.openFile(path));
    QVERIFY(bench.window.showsBoard());
    QCOMPARE(bench.game().variant().id(), std::string("mine"));
    QVERIFY(bench.window.startPage().shownIds().contains(QStringLiteral("mine")));
    bench.playPlain();
}

void ShellWindowTest::aBrokenVariantFileIsRefusedWithItsPlace() {
    WindowBench bench;
    const QString path = bench.folder.filePath(QStringLiteral("bad.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\n\"id\": \"bad\",\n\"nonsense\": 1\n}");
    file.close();
    QVERIFY(!bench.window.openFile(path));
    QVERIFY(!bench.window.showsBoard());
    QVERIFY2(bench.window.startPage().banner().text().contains(QStringLiteral("In bad.json:\n")) &&
                 bench.window.startPage().banner().text().contains(QStringLiteral("(line 3,")),
             qPrintable(bench.window.startPage().banner().text()));
}

void ShellWindowTest::aGameIsOfferedAgainAfterACrash() {
    const QTemporaryDir kept;
    std::string last;
    {
        WindowBench first({1280, 800}, kept.path());
        first.begin("hook");
        first.playPlain(4);
        last = sfen(first.game().position());
    } // nothing was closed or saved
    WindowBench second({1280, 800}, kept.path());
    second.window.offerUnfinished();
    auto* games = second.window.startPage().findChild<QListView*>(QStringLiteral("unfinishedGames"));
    QCOMPARE(games->model()->rowCount(), 1);
    const QString words = games->currentIndex().data(Qt::AccessibleTextRole).toString();
    QVERIFY2(words.contains(QStringLiteral("2 moves")), qPrintable(words));
    QTest::keyClick(games, Qt::Key_Return);
    QVERIFY(second.window.showsBoard());
    QCOMPARE(sfen(second.game().position()), last);
    QCOMPARE(second.game().plies().size(), std::size_t{4});
    second.playPlain();
    QCOMPARE(QDir(kept.path()).entryList({QStringLiteral("*.mujo")}).size(), 1);
}

void ShellWindowTest::aClickOnAnyPieceShowsItInTheStudyPane() {
    WindowBench bench;
    bench.begin("hook");
    const Square theirs = bench.game().position().royals(Side::Gote).front();
    bench.clickSquare(theirs);
    QCOMPARE(bench.window.study().piece()->type, bench.game().position().at(theirs).type());
}

void ShellWindowTest::aReadingOfTheRulesIsCalledByItsName() {
    const WindowBench bench;
    const auto name = [&bench](const char* id, const char* reading) {
        return gameName(**bench.catalog.load(id, reading));
    };
    QCOMPARE(name("wa", "standard"), QStringLiteral("Wa Shogi"));
    QCOMPARE(name("wa", "no-drops"), QStringLiteral("Wa Shogi (Without drops)"));
    QCOMPARE(name("chu", "counter-strike=banned"), QStringLiteral("Chu Shogi (own rules)"));
}

void ShellWindowTest::theNewGameDialogReportsItsTerms() {
    WindowBench bench;
    NewGameDialog dialog(bench.catalog, bench.settings, &bench.window);
    dialog.setGame(QStringLiteral("wa"), QStringLiteral("no-drops"));
    std::optional<GameSetup> chosen;
    connect(&dialog, &NewGameDialog::chosen, this, [&chosen](const GameSetup& setup) { chosen = setup; });
    dialog.open();
    const auto radios = dialog.findChildren<QRadioButton*>();
    radios[1]->click();
    QTest::keyClick(&dialog, Qt::Key_Return);
    QVERIFY(chosen);
    QCOMPARE(chosen->variant->profile(), std::string("no-drops"));
    QVERIFY(!dialog.isVisible());
}

void ShellWindowTest::furigomaDecidesWhoBegins() {
    WindowBench bench;
    std::set<bool> firstIsHuman;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        NewGameDialog dialog(bench.catalog, bench.settings, &bench.window);
        dialog.setGame(QStringLiteral("wa"));
        dialog.setSeed(seed);
        for (auto* box : dialog.findChildren<QComboBox*>()) {
            if (box->accessibleName() == QStringLiteral("Opponent")) {
                box->setCurrentIndex(0); // the computer
            }
        }
        std::optional<GameSetup> chosen;
        connect(&dialog, &NewGameDialog::chosen, this, [&chosen](const GameSetup& setup) { chosen = setup; });
        dialog.open();
        dialog.findChildren<QRadioButton*>()[2]->click();
        dialog.accept(); // throws the pieces
        QVERIFY(!chosen);
        dialog.accept(); // does not wait for them
        QVERIFY(chosen);
        QVERIFY(chosen->seats[Side::Sente].kind() != chosen->seats[Side::Gote].kind());
        firstIsHuman.insert(chosen->seats[Side::Sente].isHuman());
    }
    QCOMPARE(firstIsHuman.size(), std::size_t{2});
}

static QList<QAction*> piecesMenu(const QWidget& window) {
    for (const QMenu* menu : window.findChildren<QMenu*>()) {
        if (menu->title() == QStringLiteral("&Pieces")) {
            return menu->actions();
        }
    }
    return {};
}

// The set is switched at run time, per game.
void ShellWindowTest::aGameMayHaveItsOwnPieceSet() {
    WindowBench bench;
    const QList<QAction*> sets = piecesMenu(bench.window);
    const auto choose = [&sets](int number) { sets[number]->trigger(); };
    const auto chosen = [&sets] {
        const auto checked =
            std::find_if(sets.begin(), sets.end(), [](const QAction* each) { return each->isChecked(); });
        return (*checked)->data().toString();
    };
    const auto picture = [&bench] { return bench.window.board().grab().toImage(); };
    bench.begin("wa");
    const QImage kanji = picture();
    choose(1);
    QCOMPARE(chosen(), QStringLiteral("mnemonic"));
    QVERIFY(picture() != kanji);
    bench.begin("chu");
    QCOMPARE(chosen(), QStringLiteral("kanji"));
    choose(2);
    bench.begin("wa");
    QCOMPARE(chosen(), QStringLiteral("mnemonic"));
    // What is chosen in the settings holds for all.
    bench.settings.set(Settings::kPieces, QStringLiteral("western"));
    QCOMPARE(chosen(), QStringLiteral("western"));
    bench.settings.set(Settings::kPieces, QStringLiteral("kanji"));
    QCOMPARE(chosen(), QStringLiteral("kanji"));
    bench.begin("chu");
    QCOMPARE(chosen(), QStringLiteral("kanji"));
}

void ShellWindowTest::settingsTakeEffectAndAreReset() {
    WindowBench bench;
    bench.begin("wa");
    const std::uint64_t key = bench.game().position().key();
    const QColor light = QApplication::palette().color(QPalette::Window);
    bench.settings.set(Settings::kColours, Colours::Dark);
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < light.lightness());
    for (QAction* action : piecesMenu(bench.window)) {
        action->trigger();
        QVERIFY(action->isChecked());
    }
    bench.settings.reset(Settings::kPieces);
    QCOMPARE(bench.settings.value(Settings::kPieces), QStringLiteral("kanji"));
    bench.settings.set(Settings::kColours, Colours::Light);
    QCOMPARE(bench.game().position().key(), key);
    auto* dialog = new SettingsDialog(bench.settings, bench.window.looks(), &bench.window);
    dialog->open();
    const auto choose = [dialog](const QString& title, int row) {
        for (auto* box : dialog->findChildren<QComboBox*>()) {
            if (box->accessibleName() == title) {
                box->setCurrentIndex(row);
                emit box->activated(row);
                return box->itemData(row);
            }
        }
        return QVariant();
    };
    const int colours = choose(QStringLiteral("Colours"), 2).toInt();
    QCOMPARE(static_cast<int>(bench.settings.value(Settings::kColours)), colours);
    QCOMPARE(choose(QStringLiteral("Language (changes at the next start)"), 2).toString(),
             QStringLiteral("ja"));
    QCOMPARE(bench.settings.value(Settings::kLanguage), QStringLiteral("ja"));
    dialog->close();
}

// Who has set up the desktop for eyes or for taste finds the same here.
void ShellWindowTest::highContrastHasItsOwnBoard() {
    WindowBench bench;
    const SettingsDialog dialog(bench.settings, bench.window.looks(), nullptr);
    const auto boxes = dialog.findChildren<QComboBox*>();
    const auto board = std::find_if(boxes.begin(), boxes.end(), [](const QComboBox* box) {
        return box->accessibleName() == QStringLiteral("Board");
    });
    QVERIFY(board != boxes.end());
    bench.settings.set(Settings::kColours, Colours::Contrast);
    QVERIFY(!(*board)->isEnabled());
    bench.settings.set(Settings::kColours, Colours::Dark);
    QVERIFY((*board)->isEnabled());
}

void ShellWindowTest::coloursAndIconsOfTheDesktopAreTaken() {
    const QTemporaryDir themes;
    const QDir folder(themes.path());
    QVERIFY(folder.mkpath(QStringLiteral("own/24x24/actions")));
    QImage red(24, 24, QImage::Format_ARGB32);
    red.fill(Qt::red);
    QVERIFY(red.save(folder.filePath(QStringLiteral("own/24x24/actions/edit-undo.png"))));
    QFile index(folder.filePath(QStringLiteral("own/index.theme")));
    QVERIFY(index.open(QIODevice::WriteOnly));
    index.write("[Icon Theme]\nName=own\nDirectories=24x24/actions\n[24x24/actions]\nSize=24\n");
    index.close();
    const QString name = QIcon::themeName();
    const QStringList paths = QIcon::themeSearchPaths();
    QIcon::setThemeSearchPaths({themes.path()});
    QIcon::setThemeName(QStringLiteral("own"));
    const auto middle = [](LineIcon kind) {
        return lineIcon(kind).pixmap(24, 24).toImage().pixelColor(12, 12);
    };

    WindowBench bench;
    bench.begin("wa");
    QCOMPARE(QApplication::palette().color(QPalette::Window), Theme::light().window);
    QVERIFY(middle(LineIcon::TakeBack) != QColor(Qt::red));
    bench.settings.set(Settings::kColours, Colours::Desktop);
    const QColor window = QApplication::palette().color(QPalette::Window);
    QVERIFY(window != Theme::light().window);
    QCOMPARE(middle(LineIcon::TakeBack), QColor(Qt::red));
    QVERIFY(!lineIcon(LineIcon::Draw).pixmap(24, 24).isNull()); // for which desktops have none
    bench.settings.set(Settings::kColours, Colours::Light);
    QCOMPARE(QApplication::palette().color(QPalette::Window), Theme::light().window);
    QVERIFY(middle(LineIcon::TakeBack) != QColor(Qt::red));
    QIcon::setThemeSearchPaths(paths);
    QIcon::setThemeName(name);
}

void ShellWindowTest::settingsThatCannotBeWrittenAreSaidOnce() {
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("/proc/nowhere"));
    Settings settings;
    const QSignalSpy notices(&settings, &Settings::notice);
    settings.set(Settings::kColours, Colours::Dark);
    settings.set(Settings::kLevel, 9);
    QCOMPARE(notices.count(), 1);
    QCOMPARE(settings.value(Settings::kLevel), 9);
    QCOMPARE(settings.value(Settings::kColours), Colours::Dark);
}

void ShellWindowTest::everyButtonHasAName() {
    WindowBench bench;
    bench.begin("wa");
    for (const QAbstractButton* button : bench.window.findChildren<QAbstractButton*>()) {
        if (button->isVisible()) {
            QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty(),
                     button->metaObject()->className());
        }
    }
    for (const QAction* action : bench.window.actions()) {
        QVERIFY(!action->text().isEmpty());
    }
}

MUJO_UI_TEST(ShellWindowTest)
#include "shell_window_test.moc"
