// Engines of others in the window: added, asked, set up, chosen for a game, and let look at a position.

#include "ui/dialogs/engines_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <csignal>

#include "core/base/text_file.h"
#include "core/game/time_control.h"
#include "tests/support/fake_program.h"
#include "tests/ui/files.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/engine_log_dialog.h"
#include "ui/dialogs/engine_options_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/session/engine_list.h"
#include "ui/session/game_clock.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;
using mujo::testing::FakeProgram;
using mujo::testing::fakeProgram;
using mujo::testing::FakeUsiProgram;
using mujo::testing::fakeUsiProgram;

namespace {

constexpr int kLongWait = 60000; // ms

/// The one of this name that can be seen; null for none.
template <class Widget>
Widget* named(const QWidget& parent, const char* name) {
    for (auto* each : parent.findChildren<Widget*>()) {
        if (each->isVisible() && each->accessibleName() == QString::fromUtf8(name)) {
            return each;
        }
    }
    return nullptr;
}

QPushButton* button(const QWidget& parent, const char* text) {
    for (auto* each : parent.findChildren<QPushButton*>()) {
        if (each->isVisible() && each->text().remove(QLatin1Char('&')) == QString::fromUtf8(text)) {
            return each;
        }
    }
    return nullptr;
}

QString said(const QWidget& dialog, const char* name) {
    const auto* label = named<QLabel>(dialog, name);
    return label == nullptr ? QString() : label->text().remove(QChar(0x200B));
}

/// A window whose list of engines is empty.
struct EnginesBench : WindowBench {
    EnginesBench() { QFile::remove(engineListFile()); }
    ~EnginesBench() { QFile::remove(engineListFile()); }

    EnginesDialog& dialog() {
        window.action("engines")->trigger();
        auto* found = window.findChild<EnginesDialog*>();
        (void)QTest::qWaitForWindowExposed(found);
        return *found;
    }
    /// Adds by keys; the sentence that the dialog says then.
    static QString add(EnginesDialog& dialog, const std::string& command) {
        auto* edit = named<QComboBox>(dialog, "Command of a new engine");
        edit->setFocus();
        edit->lineEdit()->selectAll();
        QTest::keyClicks(edit->lineEdit(), QString::fromStdString(command));
        QTest::keyClick(edit->lineEdit(), Qt::Key_Return);
        [&] { QTRY_VERIFY_WITH_TIMEOUT(button(dialog, "Stop") == nullptr, kLongWait); }();
        return said(dialog, "Message");
    }
};

FakeUsiProgram usiWithOptions() {
    FakeUsiProgram fake{
        "case \"$line\" in *infinite) echo 'info depth 3 score cp 55 nodes 9 time 5 pv 7g7f 3c3d';; "
        "*) echo 'bestmove 3c3d';; esac",
        "echo 'bestmove 7g7f'"};
    fake.options += "; echo 'option name Skill & Level type spin default 20 min 0 max 20'"
                    "; echo 'option name Own book type check default false'"
                    "; echo 'option name Style type combo default Calm var Calm var Wild'"
                    "; echo 'option name Book type filename default <empty>'"
                    "; echo 'option name Clear Hash type button'";
    return fake;
}

} // namespace

class EnginesDialogTest : public QObject {
    Q_OBJECT

private slots:
    void anEngineIsAddedTestedAndRemovedByKeys();
    void whatIsNoEngineIsToldOfAndCanBeCorrected();
    void askingCanBeStopped();
    void optionsAreAFormOfWhatTheEngineAnnounces();
    void theConversationCanBeReadAndCopied();
    void aNewGameOffersTheEnginesThatPlayIt();
    void anEngineLooksAtThePosition();
    void aGameGoesOnWithoutAnEngineThatIsGone();
    void pictures();
};

void EnginesDialogTest::anEngineIsAddedTestedAndRemovedByKeys() {
    const mujo::testing::Folder folder;
    EnginesBench bench;
    EnginesDialog& dialog = bench.dialog();
    QVERIFY(button(dialog, "Test") != nullptr && !button(dialog, "Test")->isEnabled());
    const QString words = EnginesBench::add(dialog, fakeUsiProgram(folder, usiWithOptions()));
    QCOMPARE(words, QStringLiteral("Fake is in your list."));
    const QString about = said(dialog, "About the engine");
    for (const char* part : {"Calls itself Fake, by Nobody", "USI, the Universal Shogi Interface", "Plays ",
                             "Shogi", "Can look at positions", "Answered in "}) {
        QVERIFY2(about.contains(QString::fromUtf8(part)), qPrintable(about));
    }
    QCOMPARE(EngineList().engines().size(), std::size_t{1});
    button(dialog, "Test")->setFocus();
    QTest::keyClick(button(dialog, "Test"), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(button(dialog, "Stop") == nullptr, kLongWait);
    QCOMPARE(said(dialog, "Message"), QStringLiteral("Fake has answered."));
    QTest::keyClick(button(dialog, "Remove"), Qt::Key_Space);
    QCOMPARE(said(dialog, "Message"), QStringLiteral("Fake is no longer in your list."));
    QVERIFY(EngineList().engines().empty());
}

void EnginesDialogTest::whatIsNoEngineIsToldOfAndCanBeCorrected() {
    EnginesBench bench;
    EnginesDialog& dialog = bench.dialog();
    const QString words = EnginesBench::add(dialog, "/nonexistent/engine 2>/dev/null");
    QVERIFY2(words.startsWith(QStringLiteral("This is no engine that can be used: ")), qPrintable(words));
    QCOMPARE(named<QComboBox>(dialog, "Command of a new engine")->currentText(),
             QStringLiteral("/nonexistent/engine 2>/dev/null"));
    QVERIFY(dialog.isVisible());
    QVERIFY(EngineList().engines().empty());
}

void EnginesDialogTest::askingCanBeStopped() {
    EnginesBench bench;
    EnginesDialog& dialog = bench.dialog();
    auto* edit = named<QComboBox>(dialog, "Command of a new engine");
    const QString numbers = bench.folder.filePath(QStringLiteral("numbers"));
    edit->setEditText(QStringLiteral("sh -c 'echo $$ >> %1; exec sleep 1000'").arg(numbers));
    button(dialog, "Add")->click();
    QVERIFY(button(dialog, "Stop") != nullptr);
    QVERIFY(!button(dialog, "Add")->isEnabled());
    QTest::keyClick(button(dialog, "Stop"), Qt::Key_Space);
    QVERIFY(button(dialog, "Stop") == nullptr);
    QCOMPARE(said(dialog, "Message"), QStringLiteral("Stopped."));
    button(dialog, "Add")->click();
    QTRY_VERIFY(QFile::exists(numbers) && contents(numbers).count('\n') >= 3); // a process for each protocol
    dialog.close();                                                            // while it is asked
    for (const QByteArray& number : contents(numbers).trimmed().split('\n')) {
        QTRY_VERIFY2(kill(number.toInt(), 0) != 0, number.constData()); // it has ended
    }
    QVERIFY(EngineList().engines().empty());
}

void EnginesDialogTest::optionsAreAFormOfWhatTheEngineAnnounces() {
    const mujo::testing::Folder folder;
    EnginesBench bench;
    EnginesDialog& dialog = bench.dialog();
    (void)EnginesBench::add(dialog, fakeUsiProgram(folder, usiWithOptions()));
    const auto open = [&dialog] {
        button(dialog, "Options…")->click();
        auto* form = dialog.findChild<EngineOptionsDialog*>();
        (void)QTest::qWaitForWindowExposed(form);
        return form;
    };
    EngineOptionsDialog* form = open();
    auto* level = named<QSpinBox>(*form, "Skill & Level");
    QVERIFY(level != nullptr);
    QCOMPARE(level->value(), 20);
    QCOMPARE(level->maximum(), 20);
    QVERIFY(named<QComboBox>(*form, "USI_Variant") == nullptr); // the game decides
    level->setValue(4);
    named<QCheckBox>(*form, "Own book")->setChecked(true);
    named<QComboBox>(*form, "Style")->setCurrentIndex(1);
    named<QLineEdit>(*form, "Book")->setText(QStringLiteral("/tmp/book"));
    named<QCheckBox>(*form, "Clear Hash")->setChecked(true);
    auto* time = named<QDoubleSpinBox>(*form, "Seconds for a move");
    QCOMPARE(time->value(), 5.0);
    time->setValue(2.5);
    button(*form, "OK")->click();
    settle();
    QCOMPARE(EngineList().engines()[0].moveTime, std::chrono::milliseconds(2500));
    QCOMPARE(EngineList().program(EngineList().engines()[0]).moveTime, std::chrono::milliseconds(2500));
    const std::vector<OptionValue> wanted{{"Skill & Level", "4"},
                                          {"Own book", "true"},
                                          {"Style", "Wild"},
                                          {"Book", "/tmp/book"},
                                          {"Clear Hash", std::nullopt}};
    QVERIFY(EngineList().engines()[0].options == wanted);
    QTRY_VERIFY(dialog.findChild<EngineOptionsDialog*>() == nullptr);
    form = open();
    QCOMPARE(named<QSpinBox>(*form, "Skill & Level")->value(), 4);
    QCOMPARE(named<QDoubleSpinBox>(*form, "Seconds for a move")->value(), 2.5);
    QVERIFY(named<QCheckBox>(*form, "Clear Hash")->isChecked());
    button(*form, "Engine's own values")->click();
    QCOMPARE(named<QSpinBox>(*form, "Skill & Level")->value(), 20);
    button(*form, "OK")->click();
    settle();
    QVERIFY(EngineList().engines()[0].options.empty());
}

void EnginesDialogTest::theConversationCanBeReadAndCopied() {
    const mujo::testing::Folder folder;
    EnginesBench bench;
    EnginesDialog& dialog = bench.dialog();
    (void)EnginesBench::add(dialog, fakeUsiProgram(folder, {}));
    button(dialog, "Log…")->click();
    auto* log = dialog.findChild<EngineLogDialog*>();
    (void)QTest::qWaitForWindowExposed(log);
    const auto* text = named<QPlainTextEdit>(*log, "Conversation");
    QVERIFY(text != nullptr);
    QVERIFY2(text->toPlainText().contains(QStringLiteral("> usi\n")), qPrintable(text->toPlainText()));
    QVERIFY(text->toPlainText().contains(QStringLiteral("< id name Fake\n")));
    button(*log, "Copy all")->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), text->toPlainText());
}

void EnginesDialogTest::aNewGameOffersTheEnginesThatPlayIt() {
    const mujo::testing::Folder folder;
    EnginesBench bench;
    EnginesDialog& dialog = bench.dialog();
    (void)EnginesBench::add(dialog, fakeUsiProgram(folder, usiWithOptions()));
    dialog.close();
    bench.settings.set(Settings::kGotePlayer, SeatKind::Computer);
    const auto offered = [&bench](const char* game) {
        bench.window.action("newGame")->trigger();
        auto* asked = bench.window.findChild<NewGameDialog*>();
        (void)QTest::qWaitForWindowExposed(asked);
        asked->setGame(QLatin1String(game));
        return std::pair(asked, named<QComboBox>(*asked, "Level"));
    };
    auto [wa, waLevels] = offered("wa");
    QCOMPARE(waLevels->findText(QStringLiteral("The engine Fake")), -1);
    wa->close();
    QTRY_VERIFY(bench.window.findChild<NewGameDialog*>() == nullptr);
    auto [shogi, levels] = offered("shogi");
    const int row = levels->findText(QStringLiteral("The engine Fake"));
    QVERIFY(row >= 0);
    levels->setCurrentIndex(row);
    button(*shogi, "Start")->click();
    QTRY_VERIFY(bench.session.hasGame());
    QVERIFY(bench.session.setup().seats[Side::Gote].hosted() != nullptr);
    QCOMPARE(bench.session.setup().seats[Side::Gote].name, QStringLiteral("Fake"));
    QVERIFY(bench.session.play(bench.game().legalMoves().front()));
    QTRY_COMPARE_WITH_TIMEOUT(bench.game().plies().size(), std::size_t{2}, kLongWait);
    // It is chosen the next time, too, in the games that it plays.
    bench.window.action("newGame")->trigger();
    auto* again = bench.window.findChild<NewGameDialog*>();
    (void)QTest::qWaitForWindowExposed(again);
    again->setGame(QStringLiteral("shogi"));
    QCOMPARE(named<QComboBox>(*again, "Level")->currentText(), QStringLiteral("The engine Fake"));
    again->setGame(QStringLiteral("wa"));
    QVERIFY(named<QComboBox>(*again, "Level")->currentText() != QStringLiteral("The engine Fake"));
    again->setGame(QStringLiteral("shogi"));
    QCOMPARE(named<QComboBox>(*again, "Level")->currentText(), QStringLiteral("The engine Fake"));
}

void EnginesDialogTest::anEngineLooksAtThePosition() {
    const mujo::testing::Folder folder;
    EnginesBench bench;
    EnginesDialog& dialog = bench.dialog();
    (void)EnginesBench::add(dialog, fakeUsiProgram(folder, usiWithOptions()));
    dialog.close();
    bench.begin("wa");
    bench.window.action("enginePane")->trigger();
    settle();
    QVERIFY(named<QComboBox>(bench.window, "Who looks") == nullptr); // none can
    bench.begin("shogi");
    auto* who = named<QComboBox>(bench.window, "Who looks");
    QVERIFY(who != nullptr);
    who->setFocus();
    QTest::keyClick(who, Qt::Key_Down);
    bench.window.action("analyse")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!bench.window.analysis().report().info.lines.empty(), kLongWait);
    QCOMPARE(bench.window.analysis().report().info.lines.front().score, 55);
    QCOMPARE(bench.window.analysis().report().info.lines.front().moves.size(), std::size_t{2});
    QVERIFY(named<QSpinBox>(bench.window, "How many lines") == nullptr); // it has no such option
    QTest::keyClick(who, Qt::Key_Up);                                    // Mujō again
    QVERIFY(named<QSpinBox>(bench.window, "How many lines") != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(!bench.window.analysis().report().info.lines.empty() &&
                                 bench.window.analysis().report().info.lines.front().score != 55,
                             kLongWait);
    bench.window.action("analyse")->trigger();
}

void EnginesDialogTest::aGameGoesOnWithoutAnEngineThatIsGone() {
    for (const char* choice : {"A person plays on", "Level 3 plays on"}) {
        EnginesBench bench;
        bench.window.resize(1100, 800);
        GameSetup setup = bench.setup("wa");
        setup.seats[Side::Gote].who = Seat::Hosted{QStringLiteral("Gone"), QStringLiteral("gone")};
        const bool isOwnName = choice[0] == 'A';
        setup.seats[Side::Gote].name = isOwnName ? QStringLiteral("My rival") : QStringLiteral("Gone");
        setup.time = *parseGameTime("10m");
        bench.begin(setup);
        bench.playPlain();
        const Banner& banner = bench.window.banner();
        QTRY_VERIFY(banner.isVisible());
        QVERIFY(banner.text().contains(QStringLiteral("no longer in your list of engines")));
        QVERIFY(bench.session.clock().isPaused());
        for (const auto* each : banner.findChildren<QPushButton*>()) { // nothing is cut off
            QVERIFY2(!each->isVisible() || each->width() >= each->sizeHint().width(),
                     qPrintable(each->text()));
        }
        // A click elsewhere does not take it away, and to ask once more brings it back.
        bench.clickSquare(bench.game().legalMoves().front().from());
        QVERIFY(banner.isVisible());
        button(bench.window, "Ask again")->click();
        QTRY_VERIFY(banner.isVisible());
        QCOMPARE(bench.game().plies().size(), std::size_t{1});
        button(bench.window, choice)->click();
        QVERIFY(!banner.isVisible());
        QVERIFY(!bench.session.clock().isPaused());
        QCOMPARE(bench.session.setup().seats[Side::Gote].name,
                 isOwnName ? QStringLiteral("My rival") : QString()); // another one plays now
        if (choice == std::string_view("A person plays on")) {
            QVERIFY(bench.session.isHumanTurn());
        } else {
            QTRY_COMPARE_WITH_TIMEOUT(bench.game().plies().size(), std::size_t{2}, kLongWait);
        }
    }
}

void EnginesDialogTest::pictures() {
    const QString path = qEnvironmentVariable("MUJO_ENGINE_PICTURES");
    if (path.isEmpty()) {
        QSKIP("MUJO_ENGINE_PICTURES=FOLDER writes them");
    }
    for (const bool dark : {false, true}) {
        const mujo::testing::Folder folder;
        EnginesBench bench;
        bench.settings.set(Settings::kColours, dark ? Colours::Dark : Colours::Light);
        bench.window.resize(1100, 800);
        QTest::qWait(200);
        const QString end = dark ? QStringLiteral("-dark.png") : QStringLiteral("-light.png");
        EnginesDialog& dialog = bench.dialog();
        dialog.grab().save(path + QStringLiteral("/engines-none") + end);
        (void)EnginesBench::add(dialog, fakeUsiProgram(folder, usiWithOptions()));
        (void)EnginesBench::add(dialog, "hachu");
        dialog.grab().save(path + QStringLiteral("/engines") + end);
        (void)EnginesBench::add(dialog, "/nonexistent/engine 2>/dev/null");
        dialog.grab().save(path + QStringLiteral("/engines-fault") + end);
        button(dialog, "Options…")->click();
        dialog.findChild<EngineOptionsDialog*>()->grab().save(path + QStringLiteral("/options") + end);
        dialog.findChild<EngineOptionsDialog*>()->close();
        button(dialog, "Log…")->click();
        dialog.findChild<EngineLogDialog*>()->grab().save(path + QStringLiteral("/log") + end);
        dialog.findChild<EngineLogDialog*>()->close();
        dialog.close();
        bench.begin("shogi");
        bench.window.action("enginePane")->trigger();
        settle();
        bench.window.grab().save(path + QStringLiteral("/pane") + end);
    }
}

MUJO_UI_TEST(EnginesDialogTest)
#include "engines_dialog_test.moc"
