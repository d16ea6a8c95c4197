// What the program is started with: the command line and the game that it opens.

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/variant_file/catalog.h"
#include "tests/ui/own_home.h"
#include "tests/ui/ui_test.h"
#include "ui/shell/command_line.h"
#include "ui/shell/opening.h"

using namespace mujo;
using namespace mujo::ui;

class ShellArgumentsTest : public QObject {
    Q_OBJECT

private slots:
    void commandLinesAreRead();
    void badCommandLinesAreRefused_data();
    void badCommandLinesAreRefused();
    void badOpeningsAreRefused_data();
    void badOpeningsAreRefused();
    void theIdOfAGameBeginsIt();
    void aPictureIsDrawnWithoutAWord();
};

void ShellArgumentsTest::commandLinesAreRead() {
    const auto line = parseCommandLine(
        QStringLiteral(
            "mujo --variant tai --level 7 --screenshot out.png --size 1600x1200 --scale 1.5 --select 8h "
            "--click 8g --click 8f --theme dark --board tatami --pieces mnemonic")
            .split(QLatin1Char(' ')));
    QVERIFY(line.hasValue());
    QCOMPARE(line->variant, QStringLiteral("tai"));
    QCOMPARE(line->level, std::optional(7));
    QCOMPARE(line->size, QSize(1600, 1200));
    QCOMPARE(line->scale, 1.5);
    QCOMPARE(line->board, QStringLiteral("tatami"));
    QCOMPARE(line->pieces, QStringLiteral("mnemonic"));
    QCOMPARE(line->clicks, QStringList({QStringLiteral("8g"), QStringLiteral("8f")}));
}

void ShellArgumentsTest::badCommandLinesAreRefused_data() {
    QTest::addColumn<QString>("arguments");
    for (const char* arguments :
         {"--nonsense", "--level 0", "--level x --variant wa", "--screenshot a.png --size 10x10",
          "--size 800x600", "--screenshot a.png --scale 0", "--screenshot a.png --size 8000x8000 --scale 4",
          "--screenshot a.png --size 4000x4000 --scale 8", "--screenshot a.png --size 8000x200 --scale 8",
          "--theme pink", "--pieces", "--board", "--profile standard", "a.mujo b.mujo", "a.mujo --variant wa",
          "wa --variant wa", "--select 8h", "--variant"}) {
        QTest::newRow(arguments) << QString::fromLatin1(arguments);
    }
}

void ShellArgumentsTest::badCommandLinesAreRefused() {
    QFETCH(QString, arguments);
    const auto line = parseCommandLine((QStringLiteral("mujo ") + arguments).split(QLatin1Char(' ')));
    QVERIFY(!line.hasValue());
    QVERIFY(!line.error().text.isEmpty());
}

void ShellArgumentsTest::badOpeningsAreRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char* name, const QStringList& arguments) { QTest::newRow(name) << arguments; };
    row("unknown game", {QStringLiteral("--variant"), QStringLiteral("nope")});
    row("unknown profile", {QStringLiteral("--variant"), QStringLiteral("wa"), QStringLiteral("--profile"),
                            QStringLiteral("nope")});
    row("bad position", {QStringLiteral("--variant"), QStringLiteral("wa"), QStringLiteral("--position"),
                         QStringLiteral("11/11 b - 1")});
    row("no such square", {QStringLiteral("--variant"), QStringLiteral("wa"), QStringLiteral("--select"),
                           QStringLiteral("12a")});
    row("no such file", {QStringLiteral("/no/such/file.mujo")});
    row("a position of another game", {QStringLiteral("--variant"), QStringLiteral("wa"),
                                       QStringLiteral("--position"), QStringLiteral("[tai] 25 b - 1")});
}

void ShellArgumentsTest::badOpeningsAreRefused() {
    QFETCH(QStringList, arguments);
    const auto line = parseCommandLine(QStringList{QStringLiteral("mujo")} + arguments);
    QVERIFY(line.hasValue());
    Catalog games{std::filesystem::path()};
    const auto opening = openingFrom(*line, games);
    QVERIFY(!opening.hasValue());
    QVERIFY(!opening.error().text.isEmpty());
}

// A file of that name goes first.
void ShellArgumentsTest::theIdOfAGameBeginsIt() {
    Catalog games{std::filesystem::path()};
    const auto meant = [&games](const QString& argument) {
        return *withGameForFile(*parseCommandLine({QStringLiteral("mujo"), argument}), games);
    };
    QCOMPARE(meant(QStringLiteral("wa")).variant, QStringLiteral("wa"));
    const auto opening = openingFrom(meant(QStringLiteral("wa")), games);
    QVERIFY(opening && opening->variant->id() == "wa");
    QCOMPARE(meant(QStringLiteral("nope")).file, QStringLiteral("nope"));
    const auto told =
        parseCommandLine({QStringLiteral("mujo"), QStringLiteral("wa"), QStringLiteral("--profile"),
                          QStringLiteral("no-drops"), QStringLiteral("--level"), QStringLiteral("2")});
    QVERIFY(told.hasValue());
    const auto chosen = openingFrom(*withGameForFile(*told, games), games);
    QVERIFY(chosen && !chosen->variant->rules().drops);
    for (const char* arguments : {"a.mujo --level 2", "./wa --profile no-drops", "nope --position 9/9"}) {
        const auto line =
            parseCommandLine((QStringLiteral("mujo ") + QLatin1String(arguments)).split(QLatin1Char(' ')));
        QVERIFY2(line && !withGameForFile(*line, games), arguments);
    }
    const QTemporaryDir folder;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    QFile file(QStringLiteral("wa"));
    const bool isThere = file.open(QFile::WriteOnly);
    const CommandLine line = meant(QStringLiteral("wa"));
    QVERIFY(QDir::setCurrent(before));
    QVERIFY(isThere && line.variant.isEmpty());
    QCOMPARE(line.file, QStringLiteral("wa"));
}

// Qt's plugin for drawing without a screen complained of each change of the window's limits.
void ShellArgumentsTest::aPictureIsDrawnWithoutAWord() {
    const QTemporaryDir home;
    const QString picture = home.filePath(QStringLiteral("tai.png"));
    QFile::setPermissions(home.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QProcess program;
    program.setProcessEnvironment(ui::testing::environmentIn(home.path()));
    program.start(QStringLiteral(MUJO_PROGRAM), {QStringLiteral("--variant"), QStringLiteral("tai"),
                                                 QStringLiteral("--screenshot"), picture});
    constexpr int kLong = 60000; // ms
    QVERIFY(program.waitForFinished(kLong));
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(QFile::exists(picture));
    QCOMPARE(program.readAllStandardError(), QByteArray());
    QCOMPARE(program.readAllStandardOutput(), QByteArray());
}

MUJO_UI_TEST(ShellArgumentsTest)
#include "shell_arguments_test.moc"
