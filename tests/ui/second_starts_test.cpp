// The program is started once more, and shows what it is started for in the window that is open.

#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QMenu>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <memory>
#include <optional>

#include "tests/ui/own_home.h"
#include "tests/ui/test_window.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/shell/second_starts.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

constexpr int kLong = 60000; // ms; far more than anything here needs

/// As the second program does it, while the first one goes on with its events.
bool handOver(const QString& address, const CommandLine& line) {
    bool isTaken = false;
    const std::unique_ptr<QThread> second(
        QThread::create([&] { isTaken = SecondStarts::handOver(address, line); }));
    QEventLoop events;
    QObject::connect(second.get(), &QThread::finished, &events, &QEventLoop::quit);
    second->start();
    events.exec();
    second->wait();
    return isTaken;
}

} // namespace

class SecondStartsTest : public QObject {
    Q_OBJECT

private slots:
    void theOpenWindowGetsWhatIsAskedFor();
    void whatAnOpenWindowCannotDoIsNotHandedOver();
    void aWindowWithoutTimeIsLeftAlone();
    void onlyOneListensAndAClosedOneNoMore();
    void withoutAnAddressNobodyListens();
    void nonsenseIsAnsweredAndForgotten();
    void aGameIsBegunInTheOpenWindow();
    void programsOfOneUserShareAWindowWhereThatIsChosen();

private:
    [[nodiscard]] QString address() const { return m_folder.filePath(QStringLiteral("window")); }

    QTemporaryDir m_folder;
};

void SecondStartsTest::theOpenWindowGetsWhatIsAskedFor() {
    CommandLine line;
    line.file = QStringLiteral("games/of mine.mujo");
    line.select = QStringLiteral("8h");
    line.clicks = {QStringLiteral("7g"), QStringLiteral("6f")};
    QVERIFY(!handOver(address(), line)); // nobody listens

    SecondStarts starts(address(), [] { return true; });
    std::optional<CommandLine> asked;
    connect(&starts, &SecondStarts::asked, this, [&](const CommandLine& got) { asked = got; });
    starts.setListening(true);
    QVERIFY(handOver(address(), line));
    QTRY_VERIFY(asked.has_value());
    QCOMPARE(asked->file, QFileInfo(line.file).absoluteFilePath()); // the folders of the two may differ
    QCOMPARE(asked->select, line.select);
    QCOMPARE(asked->clicks, line.clicks);

    CommandLine position;
    position.variant = QStringLiteral("chu");
    position.profile = QStringLiteral("lishogi");
    position.position = QStringLiteral("startpos — 中");
    asked.reset();
    QVERIFY(handOver(address(), position));
    QTRY_VERIFY(asked.has_value());
    QCOMPARE(asked->variant, position.variant);
    QCOMPARE(asked->profile, position.profile);
    QCOMPARE(asked->position, position.position);
    QVERIFY(asked->file.isEmpty());
}

void SecondStartsTest::whatAnOpenWindowCannotDoIsNotHandedOver() {
    QVERIFY(SecondStarts::canHandOver({}));
    for (const char* option : {"--theme=dark", "--language=ja", "--board=slate", "--pieces=western",
                               "--level=3", "--screenshot=a.png"}) {
        const auto line = parseCommandLine({QStringLiteral("mujo"), QStringLiteral("--variant"),
                                            QStringLiteral("wa"), QLatin1String(option)});
        QVERIFY2(line && !SecondStarts::canHandOver(*line), option);
    }
}

void SecondStartsTest::aWindowWithoutTimeIsLeftAlone() {
    bool hasTime = false;
    int asked = 0;
    SecondStarts starts(address(), [&] { return hasTime; });
    connect(&starts, &SecondStarts::asked, this, [&] { ++asked; });
    starts.setListening(true);
    QVERIFY(!handOver(address(), {}));
    hasTime = true;
    QVERIFY(handOver(address(), {}));
    QTRY_COMPARE(asked, 1);

    WindowBench bench;
    QVERIFY(bench.window.mayBeDisturbed());
    bench.begin("wa");
    QMenu menu(&bench.window);
    menu.addAction(QStringLiteral("x"));
    menu.popup(bench.window.mapToGlobal(QPoint(100, 100)));
    QVERIFY(!bench.window.mayBeDisturbed());
    menu.close();
    QVERIFY(bench.window.mayBeDisturbed());

    WindowBench unsafe({1280, 800}, QStringLiteral("/proc/none")); // where nothing can be written
    unsafe.begin("wa");
    unsafe.playPlain();
    QVERIFY(!unsafe.window.mayBeDisturbed()); // the game would be lost
}

void SecondStartsTest::onlyOneListensAndAClosedOneNoMore() {
    int first = 0;
    int second = 0;
    SecondStarts one(address(), [] { return true; });
    connect(&one, &SecondStarts::asked, this, [&] { ++first; });
    one.setListening(true);
    {
        SecondStarts other(address(), [] { return true; });
        connect(&other, &SecondStarts::asked, this, [&] { ++second; });
        other.setListening(true);
        QVERIFY(handOver(address(), {}));
        QTRY_COMPARE(first, 1);
    }
    QVERIFY(handOver(address(), {})); // the other has taken nothing with it
    QTRY_COMPARE(first, 2);
    QCOMPARE(second, 0);
    one.setListening(false);
    QVERIFY(!handOver(address(), {}));
    one.setListening(true);
    QVERIFY(handOver(address(), {}));
    QTRY_COMPARE(first, 3);
    one.setListening(false);

    // A program that was killed leaves its socket behind.
    const QString left = m_folder.filePath(QStringLiteral("left"));
    {
        QLocalServer crashed;
        QVERIFY(crashed.listen(m_folder.filePath(QStringLiteral("crashed"))));
        QVERIFY(QFile::rename(m_folder.filePath(QStringLiteral("crashed")), left));
    }
    SecondStarts starts(left, [] { return true; });
    starts.setListening(true);
    QVERIFY(handOver(left, {}));
}

// Where the user has no folder for sockets, one that all users share will not do.
void SecondStartsTest::withoutAnAddressNobodyListens() {
    SecondStarts starts(QString(), [] { return true; });
    starts.setListening(true);
    QVERIFY(!handOver(QString(), {}));
}

void SecondStartsTest::nonsenseIsAnsweredAndForgotten() {
    int asked = 0;
    SecondStarts starts(address(), [] { return true; });
    connect(&starts, &SecondStarts::asked, this, [&] { ++asked; });
    starts.setListening(true);
    for (const QByteArray& line : {QByteArray("\n"), QByteArray("no JSON\n"), QByteArray("[1, 2]\n")}) {
        QLocalSocket socket;
        socket.connectToServer(address());
        QVERIFY(socket.waitForConnected(kLong));
        socket.write(line);
        QTRY_VERIFY_WITH_TIMEOUT(socket.canReadLine(), kLong);
        QCOMPARE(socket.readLine(), QByteArray("busy\n"));
    }
    QLocalSocket endless;
    endless.connectToServer(address());
    QVERIFY(endless.waitForConnected(kLong));
    endless.write(QByteArray(3 << 20, 'x'));
    QTRY_COMPARE_WITH_TIMEOUT(endless.state(), QLocalSocket::UnconnectedState, kLong);
    QCOMPARE(asked, 0);
    QVERIFY(handOver(address(), {}));
    QTRY_COMPARE(asked, 1);
}

void SecondStartsTest::aGameIsBegunInTheOpenWindow() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    CommandLine line;
    bench.window.takeOver(line);
    QCOMPARE(bench.session.game().nodeCount(), std::size_t{3}); // it only comes to the front
    line.variant = QStringLiteral("chu");
    bench.window.takeOver(line);
    QTRY_COMPARE(QString::fromStdString(bench.session.game().variant().id()), QStringLiteral("chu"));
}

void SecondStartsTest::programsOfOneUserShareAWindowWhereThatIsChosen() {
    const QTemporaryDir home;
    QVERIFY(QFile::setPermissions(home.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(QDir(home.path()).mkpath(QStringLiteral("mujo")));
    QFile settings(home.filePath(QStringLiteral("mujo/mujo.ini")));
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write("[window]\none=true\n");
    settings.close();
    const auto start = [&](QProcess& program, const QStringList& arguments) {
        program.setProcessEnvironment(environmentIn(home.path()));
        program.start(QStringLiteral(MUJO_PROGRAM), arguments);
        return program.waitForStarted(kLong);
    };
    const auto playing = [](const char* game) {
        return QStringList{QStringLiteral("--variant"), QLatin1String(game),       QStringLiteral("--click"),
                           QStringLiteral("6i"),        QStringLiteral("--click"), QStringLiteral("6h")};
    };
    QProcess first;
    QVERIFY(start(first, playing("wa")));
    QTRY_COMPARE_WITH_TIMEOUT(filesNamed(home.path(), QStringLiteral("*.mujo")), 1, kLong);
    QProcess second;
    QVERIFY(start(second, playing("chu")));
    QVERIFY(second.waitForFinished(kLong)); // by itself
    QCOMPARE(second.exitCode(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(filesNamed(home.path(), QStringLiteral("*.mujo")), 2,
                              kLong); // both played by the first one
    QCOMPARE(first.state(), QProcess::Running);
    first.terminate();
    QVERIFY(first.waitForFinished(kLong));
    QVERIFY(!QFile::exists(home.filePath(QStringLiteral("mujo-window"))));
}

MUJO_UI_TEST(SecondStartsTest)
#include "second_starts_test.moc"
