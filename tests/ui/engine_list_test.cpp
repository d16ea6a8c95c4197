// The user's own list of engines, its file, and what other packages have installed.

#include "ui/session/engine_list.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/files.h"
#include "tests/ui/ui_test.h"
#include "ui/session/engine_files.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

HostedEngine engine(const char* name) {
    HostedEngine made;
    made.name = QString::fromUtf8(name);
    made.command = QStringLiteral("ssh far mujo-engine");
    made.folder = QStringLiteral("/tmp");
    made.options = {{"Level", "3"}, {"Clear", std::nullopt}};
    made.facts.protocol = EngineProtocol::Usi;
    made.facts.name = "Sparrow 1.0";
    made.facts.author = "Somebody";
    made.facts.games = {"shogi", "chu"};
    made.facts.analyses = true;
    made.facts.options = {{"Level", EngineOption::Type::Spin, "5", -10, 10, {}},
                          {"Style", EngineOption::Type::Combo, "b", 0, 0, {"a", "b"}},
                          {"Clear", EngineOption::Type::Button, "", 0, 0, {}}};
    return made;
}

void write(const QString& path, const QByteArray& text) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

class EngineListTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsAddedChangedAndRemovedIsThereTheNextTime();
    void aFileThatCannotBeReadIsToldOfAndPutAsideBeforeAnotherIsWritten_data();
    void aFileThatCannotBeReadIsToldOfAndPutAsideBeforeAnotherIsWritten();
    void whatAnotherWindowHasAddedStays();
    void aListThatCannotBeWrittenChangesNothing();
    void aSeatFindsItsEngineByNameOrByCommand();
    void aFileThatIsDamagedMeanwhileTakesNothingAway();
    void entriesOfXBoardAreFound();
};

void EngineListTest::whatIsAddedChangedAndRemovedIsThereTheNextTime() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("data/engines.json"));
    EngineList list(file);
    const QSignalSpy changes(&list, &EngineList::changed);
    QVERIFY(list.engines().empty() && list.fault().isEmpty());
    QVERIFY(list.add(engine("燕 Sparrow")).hasValue());
    QVERIFY(list.add(engine("燕 Sparrow")).hasValue());
    QCOMPARE(changes.count(), 2);
    QCOMPARE(list.engines()[1].name, QStringLiteral("燕 Sparrow (2)"));
    QVERIFY(EngineList(file).engines() == list.engines());
    HostedEngine other = list.engines()[1];
    other.options.clear();
    other.facts.author = "Another";
    other.moveTime = std::chrono::milliseconds(700);
    QVERIFY(list.setOptions(other.name, other.options, other.moveTime).hasValue());
    QVERIFY(list.setFacts(other.name, other.facts).hasValue());
    QVERIFY(list.setOptions(QStringLiteral("gone"), {}, other.moveTime)
                .hasValue()); // of one that another window has removed
    QVERIFY(list.remove(QStringLiteral("燕 Sparrow")).hasValue());
    const EngineList again(file);
    QCOMPARE(again.engines().size(), std::size_t{1});
    QVERIFY(again.engines()[0] == other);
}

void EngineListTest::aFileThatCannotBeReadIsToldOfAndPutAsideBeforeAnotherIsWritten_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("damaged") << QByteArray("{\"format\": \"mujo-engines\", ");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("another format") << QByteArray("{\"format\": \"x\", \"engines\": []}");
    QTest::newRow("newer") << QByteArray("{\"format\": \"mujo-engines\", \"version\": 2, \"engines\": []}");
    QTest::newRow("no engine") << QByteArray(
        "{\"format\": \"mujo-engines\", \"version\": 1, \"engines\": [{\"name\": 3}]}");
    QTest::newRow("bytes") << QByteArray("\0\xff\xfe", 3);
}

void EngineListTest::aFileThatCannotBeReadIsToldOfAndPutAsideBeforeAnotherIsWritten() {
    QFETCH(const QByteArray, text);
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("engines.json"));
    write(file, text);
    EngineList list(file);
    QVERIFY(list.engines().empty());
    QVERIFY2(list.fault().startsWith(QStringLiteral("Your engines are not known: ")),
             qPrintable(list.fault()));
    QVERIFY(list.fault().contains(file));
    QCOMPARE(contents(file), text);
    QVERIFY(list.add(engine("Sparrow")).hasValue());
    QVERIFY(list.fault().isEmpty());
    QCOMPARE(contents(file + QStringLiteral(".unread-1")), text);
    QCOMPARE(EngineList(file).engines().size(), std::size_t{1});
}

void EngineListTest::whatAnotherWindowHasAddedStays() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("engines.json"));
    EngineList one(file);
    EngineList other(file);
    QVERIFY(one.add(engine("One")).hasValue());
    QVERIFY(other.add(engine("Other")).hasValue());
    QCOMPARE(EngineList(file).engines().size(), std::size_t{2});
}

void EngineListTest::aListThatCannotBeWrittenChangesNothing() {
    const QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("data"));
    EngineList list(place + QStringLiteral("/engines.json"));
    QVERIFY(list.add(engine("Sparrow")).hasValue());
    const QSignalSpy changes(&list, &EngineList::changed);
    QVERIFY(QDir(place).removeRecursively());
    write(place, "a file stands where the folder was");
    const auto added = list.add(engine("Other"));
    QVERIFY(!added.hasValue());
    QVERIFY(!added.error().text().empty());
    QVERIFY(!list.setOptions(QStringLiteral("Sparrow"), {}, kLeastMoveTime).hasValue());
    QVERIFY(!list.remove(QStringLiteral("Sparrow")).hasValue());
    QCOMPARE(list.engines().size(), std::size_t{1});
    QVERIFY(list.engines()[0] == engine("Sparrow"));
    QCOMPARE(changes.count(), 0);
}

// What this window knows is worth more than a file that somebody has damaged since.
void EngineListTest::aFileThatIsDamagedMeanwhileTakesNothingAway() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("engines.json"));
    EngineList list(file);
    QVERIFY(list.add(engine("Sparrow")).hasValue());
    write(file, "{");
    const QSignalSpy aside(&list, &EngineList::putAside);
    QVERIFY(list.add(engine("Other")).hasValue());
    QCOMPARE(list.engines().size(), std::size_t{2});
    QCOMPARE(aside.count(), 1);
    QCOMPARE(contents(aside.front().front().toString()), QByteArray("{"));
    QCOMPARE(EngineList(file).engines().size(), std::size_t{2});
}

void EngineListTest::aSeatFindsItsEngineByNameOrByCommand() {
    EngineList list{QString()};
    QVERIFY(list.add(engine("Sparrow")).hasValue());
    const QString command = list.engines()[0].command;
    QVERIFY(list.find(Seat::Hosted{QStringLiteral("Sparrow"), QStringLiteral("moved")}) != nullptr);
    QVERIFY(list.find(Seat::Hosted{QStringLiteral("Renamed"), command}) != nullptr);
    QVERIFY(list.find(Seat::Hosted{QStringLiteral("Gone"), QStringLiteral("gone")}) == nullptr);
}

void EngineListTest::entriesOfXBoardAreFound() {
    const QTemporaryDir folder;
    const auto entry = [&](const char* name, const QByteArray& text) {
        write(folder.filePath(QString::fromLatin1(name)), text);
    };
    entry("sparrow.eng", "plugin spec 0.0\nsh -c true \nchu\n");
    entry("twin.eng", "plugin spec 0.0\nsh -c true\nchu\n");
    entry("absent.eng", "plugin spec 0.0\nno-such-program-here\nchu\n");
    entry("ours.eng", "plugin spec 0.0\nmujo-engine\nchu\n");
    entry("other.eng", "something\nsh\n");
    entry("short.eng", "plugin spec 0.0");
    entry("readme.txt", "plugin spec 0.0\nsh\n");
    const auto found = listedEngines({folder.path(), QStringLiteral("/nonexistent")});
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].name, QStringLiteral("sparrow"));
    QCOMPARE(found[0].command, QStringLiteral("sh -c true"));
}

MUJO_UI_TEST(EngineListTest)
#include "engine_list_test.moc"
