// What a record tells besides its moves.

#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include "tests/ui/files.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/game_info_dialog.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/game_store.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// The file of the only game in a folder.
std::optional<GameFile> gameIn(const QString& folder) {
    const QStringList files = QDir(folder).entryList({QStringLiteral("*.mujo")}, QDir::Files);
    if (files.size() != 1) {
        return std::nullopt;
    }
    auto read = loadGame(QDir(folder).filePath(files.front()), catalog());
    return read ? std::optional(std::move(*read)) : std::nullopt;
}

void write(WindowBench& bench, const QStringList& texts) {
    bench.window.action("gameInfo")->trigger();
    auto* dialog = bench.window.findChild<GameInfoDialog*>();
    QVERIFY(dialog != nullptr);
    const auto fields = dialog->findChildren<QLineEdit*>();
    QCOMPARE(fields.size(), texts.size());
    for (int i = 0; i < texts.size(); ++i) {
        fields[i]->setText(texts[i]);
    }
    dialog->accept();
    delete dialog;
}

const QStringList kTexts = {QStringLiteral("Ann"),          QStringLiteral(" Bob "),
                            QStringLiteral("Spring match"), QStringLiteral("Kyōto"),
                            QStringLiteral("2026-04-01"),   QStringLiteral("Two pieces")};

} // namespace

class GameInfoTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenStandsInTheFile();
    void aFinishedGameTakesItToo();
    void theDateOfTheBeginningStays();
    void nobodysThinkingIsDisturbed();
    void anEvenGameSaysThatItHasNoHandicap();
    void theDialogTellsTheGameAndItsResult();
    void itIsUndoneAndMadeAgain();
};

void GameInfoTest::whatIsWrittenStandsInTheFile() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    write(bench, kTexts);
    const auto kept = gameIn(bench.folder.path());
    QVERIFY(kept);
    QCOMPARE(kept->info, (GameInfo{"Spring match", "Kyōto", "2026-04-01", "Two pieces"}));
    QCOMPARE(kept->playerNames[Side::Sente], std::string("Ann"));
    QCOMPARE(kept->playerNames[Side::Gote], std::string("Bob"));
    bench.playPlain(1);
    QCOMPARE(gameIn(bench.folder.path())->info.event, std::string("Spring match"));
}

void GameInfoTest::aFinishedGameTakesItToo() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    bench.window.session().resign();
    const QString finished = bench.folder.filePath(QStringLiteral("finished"));
    QVERIFY(gameIn(finished));
    write(bench, kTexts);
    QVERIFY(gameIn(finished));
    QCOMPARE(gameIn(finished)->info.place, std::string("Kyōto"));
}

void GameInfoTest::theDateOfTheBeginningStays() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(1);
    {
        GameInfoDialog unchanged(bench.window.session(), &bench.window);
        connect(&unchanged, &GameInfoDialog::chosen, &bench.window.session(), &GameSession::setDetails);
        for (const auto* field : unchanged.findChildren<QLineEdit*>()) {
            QVERIFY2(!field->text().contains(QLatin1Char('T')),
                     qPrintable(field->text())); // the form of files
        }
        const std::string before = bench.window.session().setup().info.date;
        unchanged.accept();
        QCOMPARE(bench.window.session().setup().info.date, before);
    }
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    QVERIFY(toQString(gameIn(bench.folder.path())->info.date).startsWith(day));
    write(bench, kTexts);
    bench.playPlain(1);
    QCOMPARE(gameIn(bench.folder.path())->info.date, std::string("2026-04-01"));
    const QString path = bench.folder.filePath(QStringLiteral("own.json"));
    QVERIFY(bench.window.saveTo(path));
    bench.begin(bench.window.session().setup()); // as "Play again" does
    QVERIFY(toQString(bench.window.session().setup().info.date).startsWith(day));
    QCOMPARE(bench.window.session().setup().info.event, std::string("Spring match"));
    QVERIFY(bench.window.openFile(path));
    QCOMPARE(bench.window.session().setup().info.date, std::string("2026-04-01"));
}

void GameInfoTest::nobodysThinkingIsDisturbed() {
    GameSession session;
    int asked = 0;
    session.engine().setStarter([&asked](const SearchRequest&, const Engine::Callbacks&) { ++asked; });
    GameSetup setup = hotSeat("wa");
    setup.seats[Side::Gote] = Seat::computer();
    session.begin(setup);
    playSome(session, 1, 3);
    session.setDetails({{"Ann", {}}, {"match", "", ""}});
    QVERIFY(session.isThinking());
    QCOMPARE(asked, 1);
    QCOMPARE(session.setup().seats[Side::Sente].name, QStringLiteral("Ann"));
}

void GameInfoTest::anEvenGameSaysThatItHasNoHandicap() {
    WindowBench bench;
    bench.begin("wa");
    const GameInfoDialog dialog(bench.window.session(), &bench.window);
    QCOMPARE(dialog.findChildren<QLineEdit*>().back()->placeholderText(), QStringLiteral("none"));
}

void GameInfoTest::theDialogTellsTheGameAndItsResult() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    bench.window.session().resign();
    bench.window.action("gameInfo")->trigger();
    const auto* dialog = bench.window.findChild<GameInfoDialog*>();
    QVERIFY(dialog != nullptr);
    QString words;
    for (const QLabel* label : dialog->findChildren<QLabel*>()) {
        words += label->text() + QLatin1Char('\n');
    }
    QVERIFY2(words.contains(QStringLiteral("Wa Shogi")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("Gote wins")), qPrintable(words));
}

void GameInfoTest::itIsUndoneAndMadeAgain() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(3);
    const GameDetails before = bench.session.details();
    write(bench, kTexts);
    const GameDetails after = bench.session.details();
    QVERIFY(after != before);
    bench.session.goToPly(1);
    bench.window.action("undoEdit")->trigger();
    QCOMPARE(bench.session.details(), before);
    QCOMPARE(bench.game().plies().size(), std::size_t{1}); // no position is concerned
    QVERIFY(!bench.window.action("undoEdit")->isEnabled());
    bench.window.action("redoEdit")->trigger();
    QCOMPARE(bench.session.details(), after);
    QCOMPARE(gameIn(bench.folder.path())->info.event, std::string("Spring match"));
}

MUJO_UI_TEST(GameInfoTest)
#include "game_info_test.moc"
