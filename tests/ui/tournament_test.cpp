// Tournaments in the window: set up, played, paused, gone on with, and looked at.

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QWindow>
#include <algorithm>

#include "tests/support/fake_program.h"
#include "tests/ui/files.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/tournament_dialog.h"
#include "ui/session/engine_list.h"
#include "ui/session/game_lock.h"
#include "ui/session/move_words.h"
#include "ui/shell/tournament_desk.h"
#include "ui/words/reader_language.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

constexpr int kLong = 60000; // ms

/// A window without tournaments, and what is seen of its dialog.
struct TournamentBench : WindowBench {
    TournamentBench() { QDir(tournamentFolder()).removeRecursively(); }
    ~TournamentBench() { QDir(tournamentFolder()).removeRecursively(); }

    TournamentDialog& dialog() {
        window.action("tournament")->trigger();
        (void)QTest::qWaitForWindowExposed(found());
        return *found();
    }
    static void close() {
        found()->close();
        (void)QTest::qWaitFor([] { return found() == nullptr; });
    }

private:
    /// A window of its own; null for none.
    static TournamentDialog* found() {
        for (QWidget* each : QApplication::topLevelWidgets()) {
            if (auto* dialog = qobject_cast<TournamentDialog*>(each)) {
                return dialog;
            }
        }
        return nullptr;
    }
};

template <class Widget>
Widget& named(const QWidget& parent, const char* name) {
    for (auto* each : parent.findChildren<Widget*>()) {
        if (each->accessibleName() == QString::fromUtf8(name)) {
            return *each;
        }
    }
    qFatal("there is no %s", name);
}

QPushButton* button(const QWidget& parent, const char* text) {
    for (auto* each : parent.findChildren<QPushButton*>()) {
        if (each->isVisible() && each->text().remove(QLatin1Char('&')) == QString::fromUtf8(text)) {
            return each;
        }
    }
    return nullptr;
}

/// Adds an engine to the list that a window reads when it is made; gives the folder of its program.
void addEngine(const char* name, const mujo::testing::Folder& folder, const char* onGo) {
    HostedEngine engine{QString::fromUtf8(name),
                        QString::fromStdString(mujo::testing::fakeProgram(folder, {onGo}) + " 2>/dev/null")};
    QVERIFY(EngineList().add(engine).hasValue());
}

/// Checks the rows that begin with these words.
void check(QListWidget& list, const QStringList& wanted) {
    for (int row = 0; row < list.count(); ++row) {
        QListWidgetItem& item = *list.item(row);
        const bool isWanted = std::any_of(wanted.begin(), wanted.end(), [&item](const QString& words) {
            return item.text().startsWith(words);
        });
        item.setCheckState(isWanted ? Qt::Checked : Qt::Unchecked);
    }
}

void choose(TournamentDialog& dialog, const QStringList& games, const QStringList& players) {
    check(named<QListWidget>(dialog, "Games"), games);
    check(named<QListWidget>(dialog, "Players"), players);
    named<QComboBox>(dialog, "Time for a move").setCurrentIndex(0);
}

bool says(const QWidget& dialog, const char* words) {
    const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [words](const QLabel* label) {
        return label->isVisible() && label->text().remove(QChar(0x200B)).contains(QString::fromUtf8(words));
    });
}

QString textOf(const QTableWidget& table) {
    QString text;
    for (int row = 0; row < table.rowCount(); ++row) {
        for (int column = 0; column < table.columnCount(); ++column) {
            const QTableWidgetItem* item = table.item(row, column);
            text += (item != nullptr ? item->text() : QString()) + QLatin1Char('|');
        }
        text += QLatin1Char('\n');
    }
    return text;
}

} // namespace

class TournamentTest : public QObject {
    Q_OBJECT

private slots:
    void twoLevelsMeetAndTheirGamesCanBeSeen();
    void itIsPausedAndGoesOn();
    void itWaitsForAnEngineThatHasPlayedAndGoesOnWithoutIt();
    void whatCannotBePlayedIsTold();
    void itsWindowStandsBesideTheProgramsAndClosesWithIt();
    void pictures();
};

void TournamentTest::twoLevelsMeetAndTheirGamesCanBeSeen() {
    TournamentBench bench;
    TournamentDialog& dialog = bench.dialog();
    QVERIFY(!button(dialog, "Start")->isEnabled());
    QVERIFY(says(dialog, "Tick a game and two players or more."));
    dialog.findChildren<QRadioButton*>().last()->click(); // nobody is checked who could meet others
    QVERIFY(says(dialog, "Tick a game and two players or more."));
    dialog.findChildren<QRadioButton*>().first()->click();
    choose(dialog, {QStringLiteral("Wa Shogi"), QStringLiteral("Shogi")},
           {QStringLiteral("Level 1 "), QStringLiteral("Level 2 "), QStringLiteral("Level 3 ")});
    named<QSpinBox>(dialog, "Rounds").setValue(2);
    QVERIFY(says(dialog, "24 games."));
    named<QSpinBox>(dialog, "Rounds").setValue(1);
    dialog.findChildren<QRadioButton*>().last()->click();
    auto& one = named<QComboBox>(dialog, "Who meets all others");
    QCOMPARE(one.count(), 3);
    one.setCurrentIndex(2);
    QVERIFY(says(dialog, "8 games."));
    choose(dialog, {QStringLiteral("Wa Shogi")}, {QStringLiteral("Level 1 "), QStringLiteral("Level 2 ")});
    QTest::keyClick(button(dialog, "Start"), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(says(dialog, "2 of 2 games played. The tournament is over."), kLong);
    QVERIFY(button(dialog, "Pause") == nullptr && button(dialog, "Go on") == nullptr);
    QVERIFY(says(dialog, "The Elo of a player is told after 4 games of this player."));
    QVERIFY(says(dialog, "Rules: Level 1 meets all others; 1 round; up to 0.1 s for a move, at weaker levels "
                         "less; openings of 4 random moves; broken off and drawn after 200 moves."));
    auto& table = named<QTableWidget>(dialog, "Table of the tournament");
    QCOMPARE(table.rowCount(), 2);
    const QString seen = textOf(table);
    QVERIFY2(seen.contains(QStringLiteral("|Level 2|")), qPrintable(seen));
    const bool isTied = table.item(0, 2)->text() == table.item(1, 2)->text();
    QCOMPARE(table.item(1, 0)->text(), isTied ? QStringLiteral("1") : QStringLiteral("2"));
    QCOMPARE(table.horizontalHeaderItem(5)->text(), QStringLiteral("Against ") + table.item(0, 1)->text());
    auto& games = named<QTableWidget>(dialog, "Games of the tournament");
    QCOMPARE(games.rowCount(), 2);
    QVERIFY(textOf(games).startsWith(QStringLiteral("1|Wa Shogi|Level 1|Level 2|")));
    QVERIFY(!button(dialog, "Open the game")->isEnabled());
    games.setCurrentCell(1, 0);
    QTest::keyClick(button(dialog, "Open the game"), Qt::Key_Space);
    QTRY_VERIFY(bench.session.hasGame());
    QCOMPARE(movesCounted(bench.game().line().size()), games.item(1, 5)->text().toInt());
    QVERIFY(bench.game().variant().id() == "wa");

    // Another day.
    bench.close();
    TournamentDialog& again = bench.dialog();
    auto& kept = named<QComboBox>(again, "Tournament");
    QCOMPARE(kept.count(), 2);
    QVERIFY(button(again, "Start") != nullptr);
    kept.setCurrentIndex(1);
    QCOMPARE(textOf(named<QTableWidget>(again, "Table of the tournament")), seen);
    QVERIFY(button(again, "Start") == nullptr);
    QTest::keyClick(button(again, "One more round"), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(says(again, "4 of 4 games played. The tournament is over."), kLong);
    bench.close();
    // Where the number of rounds is lost, it is that of the games.
    const QDir folder(tournamentFolder());
    const QString name = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot).first();
    QVERIFY(QFile::remove(folder.filePath(name + QStringLiteral("/rounds.txt"))));
    TournamentDialog& without = bench.dialog();
    named<QComboBox>(without, "Tournament").setCurrentIndex(1);
    QVERIFY(says(without, "; 2 rounds; "));
    QVERIFY(says(without, "4 of 4 games played. The tournament is over."));
}

void TournamentTest::itIsPausedAndGoesOn() {
    TournamentBench bench;
    TournamentDialog& dialog = bench.dialog();
    choose(dialog, {QStringLiteral("Wa Shogi")}, {QStringLiteral("Level 9 "), QStringLiteral("Level 10 ")});
    auto& time = named<QComboBox>(dialog, "Time for a move");
    time.setCurrentIndex(time.count() - 1); // ten seconds, which nobody waits for
    QTest::keyClick(button(dialog, "Start"), Qt::Key_Space);
    QTRY_VERIFY(button(dialog, "Pause") != nullptr);
    QTest::keyClick(button(dialog, "Pause"), Qt::Key_Space);
    QTRY_VERIFY(button(dialog, "Go on") != nullptr);
    QVERIFY(says(dialog, "0 of 2 games played, paused."));
    QTest::keyClick(button(dialog, "Go on"), Qt::Key_Space);
    QVERIFY(button(dialog, "Pause") != nullptr);
    QVERIFY(!named<QComboBox>(dialog, "Tournament").isEnabled());
    bench.close(); // while it plays
    TournamentDialog& again = bench.dialog();
    if (named<QComboBox>(again, "Tournament").currentIndex() == 0) { // it is not being paused any more
        named<QComboBox>(again, "Tournament").setCurrentIndex(1);
    }
    QTRY_VERIFY(says(again, "0 of 2 games played, paused."));
    QVERIFY(button(again, "Go on") != nullptr);
    // Another window may have it only when this one lets go of it.
    const QString results =
        QDir(tournamentFolder())
            .filePath(QDir(tournamentFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).first()) +
        QStringLiteral("/results.jsonl");
    QVERIFY(GameLock::isHeldElsewhere(results));
    named<QComboBox>(again, "Tournament").setCurrentIndex(0);
    QVERIFY(!GameLock::isHeldElsewhere(results));
    {
        const GameLock other(results);
        named<QComboBox>(again, "Tournament").setCurrentIndex(1);
        QVERIFY(says(again, "This tournament is open in another window."));
        QVERIFY(button(again, "Go on") == nullptr);
        named<QComboBox>(again, "Tournament").setCurrentIndex(0);
    }
    named<QComboBox>(again, "Tournament").setCurrentIndex(1);
    QVERIFY(button(again, "Go on") != nullptr);
    bench.close();
    QTRY_VERIFY(!GameLock::isHeldElsewhere(results));
    named<QComboBox>(bench.dialog(), "Tournament").setCurrentIndex(0);
    QVERIFY(button(bench.window, "Start") != nullptr && button(bench.window, "Go on") == nullptr);
}

void TournamentTest::itWaitsForAnEngineThatHasPlayedAndGoesOnWithoutIt() {
    QFile::remove(engineListFile());
    const mujo::testing::Folder calm;
    const mujo::testing::Folder leaving;
    const std::string leave = "rm '" + (leaving / "fake.sh") + "'; echo resign";
    addEngine("Calm", calm, "echo resign");
    addEngine("R&D", leaving, leave.c_str());
    {
        TournamentBench bench;
        TournamentDialog& dialog = bench.dialog();
        choose(dialog, {QStringLiteral("Wa Shogi")},
               {QStringLiteral("Level 1 "), QStringLiteral("The engine")});
        named<QSpinBox>(dialog, "Rounds").setValue(2);
        QTest::keyClick(button(dialog, "Start"), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(button(dialog, "Go on without RD") != nullptr, kLong);
        QVERIFY(says(dialog, "3 of 12 games played, paused."));
        QVERIFY(says(dialog, "The tournament waits for R&D."));
        auto& games = named<QTableWidget>(dialog, "Games of the tournament");
        QCOMPARE(games.rowCount(), 3);
        QVERIFY(!textOf(games).contains(QStringLiteral("does not count")));
        // It is back for one game; in the next one Calm resigns before it is asked.
        (void)mujo::testing::fakeProgram(leaving, {leave});
        QTest::keyClick(button(dialog, "Go on"), Qt::Key_Space);
        QVERIFY(button(dialog, "Go on without RD") == nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(button(dialog, "Go on without RD") != nullptr, kLong);
        QVERIFY(says(dialog, "5 of 12 games played, paused."));
        // It is given up: the others play.
        QTest::keyClick(button(dialog, "Go on without RD"), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(says(dialog, "7 of 7 games played. The tournament is over."), kLong);
        QVERIFY(says(dialog, "Withdrawn: R&D. "));
        QVERIFY(!says(dialog, "The tournament waits"));
        QVERIFY2(textOf(games).contains(QStringLiteral("\n8|Wa Shogi|Calm|Level 1|Gote wins|")),
                 qPrintable(textOf(games)));
        QCOMPARE(named<QTableWidget>(dialog, "Table of the tournament").rowCount(), 3);
        bench.close();
        TournamentDialog& again = bench.dialog();
        named<QComboBox>(again, "Tournament").setCurrentIndex(1);
        QVERIFY(says(again, "7 of 7 games played. The tournament is over."));
        QVERIFY(says(again, "Withdrawn: R&D. "));
        // And it is taken in again.
        (void)mujo::testing::fakeProgram(leaving, {"echo resign"});
        QTest::keyClick(button(again, "Take RD in again"), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(says(again, "12 of 12 games played. The tournament is over."), kLong);
        QVERIFY(button(again, "Take RD in again") == nullptr && !says(again, "Withdrawn"));
    }
    QFile::remove(engineListFile());
}

void TournamentTest::whatCannotBePlayedIsTold() {
    TournamentBench bench;
    const QDir folder(tournamentFolder());
    QVERIFY(folder.mkpath(QStringLiteral("old")) && folder.mkpath(QStringLiteral("other")));
    const auto write = [&folder](const char* name, const char* text) {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) > 0);
    };
    write(
        "other/results.jsonl",
        R"({"tournament":"round-robin","boards":[{"game":"wa","profile":"standard"}],"players":["engine:Gone","level:1"],)"
        R"("milliseconds":100,"openingPlies":8,"seed":1,"plies":400,"adjudicate":[0,0]})"
        "\n");
    TournamentDialog& dialog = bench.dialog();
    auto& kept = named<QComboBox>(dialog, "Tournament");
    QCOMPARE(kept.count(), 3);
    kept.setCurrentIndex(1);
    QCOMPARE(kept.currentText(), QStringLiteral("other"));
    QVERIFY(button(dialog, "Start") == nullptr && button(dialog, "Go on without Gone") == nullptr);
    QTest::keyClick(button(dialog, "Go on"), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(button(dialog, "Go on without Gone") != nullptr, kLong);
    QVERIFY(says(dialog, "The engine Gone is not in your list of engines."));
    QVERIFY(says(dialog, "0 of 2 games played, paused."));
    QTest::keyClick(button(dialog, "Go on without Gone"), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(says(dialog, "0 of 0 games played. The tournament is over."), kLong);
    // A file starts no program that is not in the list.
    const QString started = bench.folder.filePath(QStringLiteral("started"));
    write(
        "other/results.jsonl",
        (R"({"tournament":"round-robin","boards":[{"game":"wa","profile":"standard"}],"players":["cecp:touch )" +
         started +
         R"(","level:1"],"milliseconds":100,"openingPlies":8,"seed":1,"plies":400,"adjudicate":[0,0]})"
         "\n")
            .toUtf8()
            .constData());
    kept.setCurrentIndex(0);
    kept.setCurrentIndex(1);
    QVERIFY(says(dialog, "there is no player"));
    QVERIFY(button(dialog, "Go on") == nullptr);
    QVERIFY(!QFile::exists(started));
    kept.setCurrentIndex(2);
    QVERIFY(says(dialog, "results.jsonl"));
    kept.setCurrentIndex(0);
    QVERIFY(!says(dialog, "results.jsonl"));
}

void TournamentTest::itsWindowStandsBesideTheProgramsAndClosesWithIt() {
    TournamentBench bench;
    const QPointer<TournamentDialog> dialog = &bench.dialog();
    QVERIFY(dialog->isVisible());
    QVERIFY2(dialog->windowHandle()->transientParent() == nullptr,
             "it would stand before the program for ever");
    QVERIFY(bench.window.geometry().contains(dialog->geometry().center()));
    bench.window.close();
    QTRY_VERIFY2(dialog == nullptr, "it would keep the program running");
}

/// For the eye: MUJO_PICTURES names the folder.
void TournamentTest::pictures() {
    const QString folder = qEnvironmentVariable("MUJO_PICTURES");
    if (folder.isEmpty()) {
        QSKIP("no folder is given");
    }
    QFile::remove(engineListFile());
    const mujo::testing::Folder calm;
    const mujo::testing::Folder leaving;
    addEngine("Calm", calm, "echo resign");
    addEngine("Leaving", leaving, ("rm '" + (leaving / "fake.sh") + "'; echo resign").c_str());
    const QTemporaryDir keptIn;
    const QStringList names{QStringLiteral("results.jsonl"), QStringLiteral("withdrawn.txt")};
    {
        TournamentBench bench;
        bench.window.resize(1100, 800);
        TournamentDialog& dialog = bench.dialog();
        choose(dialog, {QStringLiteral("Wa Shogi"), QStringLiteral("Chu Shogi")},
               {QStringLiteral("Level 1 "), QStringLiteral("Level 2 "), QStringLiteral("The engine")});
        settle();
        dialog.grab().save(folder + QStringLiteral("/tournament-new.png"));
        QTest::keyClick(button(dialog, "Start"), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(button(dialog, "Go on without Leaving") != nullptr, 5 * kLong);
        dialog.grab().save(folder + QStringLiteral("/tournament-waits.png"));
        QTest::keyClick(button(dialog, "Go on without Leaving"), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(says(dialog, "The tournament is over."), 5 * kLong);
        dialog.grab().save(folder + QStringLiteral("/tournament-over.png"));
        const QDir all(tournamentFolder());
        const QString begun = all.entryList(QDir::Dirs | QDir::NoDotAndDotDot).first();
        for (const QString& name : names) {
            QVERIFY(QFile::copy(all.filePath(begun + QLatin1Char('/') + name), keptIn.filePath(name)));
        }
    }
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("ja")}) {
        installLanguage(*qApp, language);
        TournamentBench bench;
        bench.window.resize(1100, 800);
        bench.settings.set(Settings::kColours,
                           language == QStringLiteral("en") ? Colours::Dark : Colours::Light);
        QVERIFY(QDir(tournamentFolder()).mkpath(QStringLiteral("kept")));
        for (const QString& name : names) {
            QVERIFY(QFile::copy(keptIn.filePath(name), tournamentFolder() + QStringLiteral("/kept/") + name));
        }
        TournamentDialog& dialog = bench.dialog();
        dialog.grab().save(folder + QStringLiteral("/tournament-new-%1.png").arg(language));
        for (auto* each : dialog.findChildren<QComboBox*>()) {
            if (each->itemData(1) == QStringLiteral("kept")) {
                each->setCurrentIndex(1);
            }
        }
        settle();
        dialog.grab().save(folder + QStringLiteral("/tournament-over-%1.png").arg(language));
        const auto namesIt = [&dialog]() -> QPushButton* {
            const auto buttons = dialog.findChildren<QPushButton*>();
            const auto found = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* each) {
                return each->isVisible() && each->text().contains(QStringLiteral("Leaving"));
            });
            return found != buttons.end() ? *found : nullptr;
        };
        QVERIFY(namesIt() != nullptr);
        QTest::keyClick(namesIt(), Qt::Key_Space); // it is asked again, and is still away
        QTRY_VERIFY_WITH_TIMEOUT(namesIt() != nullptr, 5 * kLong);
        dialog.grab().save(folder + QStringLiteral("/tournament-waits-%1.png").arg(language));
    }
    installLanguage(*qApp, QStringLiteral("en"));
    QFile::remove(engineListFile());
}

MUJO_UI_TEST(TournamentTest)
#include "tournament_test.moc"
