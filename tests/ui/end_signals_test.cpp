// The program is asked to end from outside: it ends as by its close button.

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

#include "tests/ui/own_home.h"
#include "tests/ui/ui_test.h"

using namespace mujo;

namespace {

constexpr int kLong = 60000; // ms; far more than anything here needs

} // namespace

class EndSignalsTest : public QObject {
    Q_OBJECT

private slots:
    void theGameIsKeptAndItsLockReleased_data();
    void theGameIsKeptAndItsLockReleased();
};

void EndSignalsTest::theGameIsKeptAndItsLockReleased_data() {
    QTest::addColumn<int>("number");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGHUP") << SIGHUP;
}

void EndSignalsTest::theGameIsKeptAndItsLockReleased() {
    QFETCH(const int, number);
    const QTemporaryDir home;
    QProcess program;
    program.setProcessEnvironment(ui::testing::environmentIn(home.path()));
    // A shell has its background jobs ignore SIGINT, and nohup SIGHUP: the program must not inherit that
    // here.
    program.setChildProcessModifier([number] { std::signal(number, SIG_DFL); });
    program.start(QStringLiteral(MUJO_PROGRAM),
                  {QStringLiteral("--variant"), QStringLiteral("wa"), QStringLiteral("--click"),
                   QStringLiteral("6i"), QStringLiteral("--click"), QStringLiteral("6h")});
    QVERIFY(program.waitForStarted(kLong));
    // The move has been made and the game is under way.
    QTRY_COMPARE_WITH_TIMEOUT(ui::testing::filesNamed(home.path(), QStringLiteral("*.mujo.lock")), 1, kLong);
    QTRY_COMPARE_WITH_TIMEOUT(ui::testing::filesNamed(home.path(), QStringLiteral("*.mujo")), 1, kLong);
    QCOMPARE(::kill(static_cast<pid_t>(program.processId()), number), 0);
    QVERIFY(program.waitForFinished(kLong));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    QCOMPARE(ui::testing::filesNamed(home.path(), QStringLiteral("*.mujo.lock")), 0);
    QCOMPARE(ui::testing::filesNamed(home.path(), QStringLiteral("*.mujo")), 1);
}

MUJO_UI_TEST(EndSignalsTest)
#include "end_signals_test.moc"
