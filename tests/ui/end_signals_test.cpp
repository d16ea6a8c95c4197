// The program is asked to end from outside: it ends as by its close button.

#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

#include "tests/ui/ui_test.h"

namespace {

constexpr int kLong = 60000; // ms; far more than anything here needs

int filesNamed(const QString& folder, const QString& pattern) {
    int found = 0;
    QDirIterator files(folder, {pattern}, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        ++found;
    }
    return found;
}

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
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    for (const char* folder : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"}) {
        environment.insert(QLatin1String(folder), home.path());
    }
    QProcess program;
    program.setProcessEnvironment(environment);
    // A shell has its background jobs ignore SIGINT, and nohup SIGHUP: the program must not inherit that
    // here.
    program.setChildProcessModifier([number] { std::signal(number, SIG_DFL); });
    program.start(QStringLiteral(MUJO_PROGRAM),
                  {QStringLiteral("--variant"), QStringLiteral("wa"), QStringLiteral("--click"),
                   QStringLiteral("6i"), QStringLiteral("--click"), QStringLiteral("6h")});
    QVERIFY(program.waitForStarted(kLong));
    // The move has been made and the game is under way.
    QTRY_COMPARE_WITH_TIMEOUT(filesNamed(home.path(), QStringLiteral("*.mujo.lock")), 1, kLong);
    QTRY_COMPARE_WITH_TIMEOUT(filesNamed(home.path(), QStringLiteral("*.mujo")), 1, kLong);
    QCOMPARE(::kill(static_cast<pid_t>(program.processId()), number), 0);
    QVERIFY(program.waitForFinished(kLong));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    QCOMPARE(filesNamed(home.path(), QStringLiteral("*.mujo.lock")), 0);
    QCOMPARE(filesNamed(home.path(), QStringLiteral("*.mujo")), 1);
}

MUJO_UI_TEST(EndSignalsTest)
#include "end_signals_test.moc"
