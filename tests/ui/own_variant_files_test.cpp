// Games whose rules come with their file: they are played by them, told of, and kept where one wants to.

#include <QPushButton>
#include <QTest>

#include "core/game/formats/game_json.h"
#include "tests/ui/files.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/start_page.h"
#include "ui/editor/edit_board.h"
#include "ui/editor/position_editor.h"
#include "ui/panes/banner.h"
#include "ui/session/game_store.h"
#include "ui/session/user_variants.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

std::string waCalled(const std::string& id, const std::string& name) {
    static const Catalog kShipped{std::filesystem::path()};
    std::string text(kShipped.find("wa")->standard->text());
    text.replace(text.find("\"id\": \"wa\""), 10, "\"id\": \"" + id + '"');
    text.replace(text.find("\"Wa Shogi\""), 10, '"' + name + '"');
    return text;
}

/// The file of a game of four moves, made where its variant is known.
QString fileOfGame(const QTemporaryDir& folder, const std::string& id, const std::string& name) {
    Catalog catalog{std::filesystem::path()};
    (void)catalog.add(waCalled(id, name), "own.json");
    GameFile file{Game(*catalog.load(id))};
    for (int i = 0; i < 4; ++i) {
        file.game.play(Move(*plainMove(file.game)));
    }
    const QString path = folder.filePath(QStringLiteral("own.mujo"));
    QFile out(path);
    return out.open(QIODevice::WriteOnly) && out.write(QByteArray::fromStdString(writeGameJson(file))) > 0
               ? path
               : QString();
}

QPushButton* choice(Banner& banner, const QString& text) {
    for (QPushButton* button : banner.findChildren<QPushButton*>()) {
        if (button->text().remove(QLatin1Char('&')) == text) {
            return button;
        }
    }
    return nullptr;
}

} // namespace

class OwnVariantFilesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void anUnknownGameIsPlayedAndItsRulesAreKept();
    void aGameThatHasChangedIsPlayedAsItWas();
    void anUnfinishedGameGoesOnWithoutItsVariant();
    void anOwnGameGetsAnotherStart();
    void aFileThatDoesNotFitIsToldInTheWindow();

private:
    QTemporaryDir m_data;
};

void OwnVariantFilesTest::initTestCase() {
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
}

void OwnVariantFilesTest::anUnknownGameIsPlayedAndItsRulesAreKept() {
    WindowBench bench;
    const QTemporaryDir other;
    QVERIFY(bench.window.openFile(fileOfGame(other, "mine", "My Wa")));
    QCOMPARE(bench.game().variant().name(), std::string("My Wa"));
    QCOMPARE(bench.game().plies().size(), std::size_t{4});
    QVERIFY(bench.window.startPage().shownIds().contains(QStringLiteral("mine")));
    Banner& banner = bench.window.banner();
    QVERIFY2(banner.text().contains(QStringLiteral("My Wa is not among your games")),
             qPrintable(banner.text()));
    QPushButton* keep = choice(banner, QStringLiteral("Keep the rules"));
    QVERIFY(keep != nullptr);
    keep->click();
    const QString kept = m_data.filePath(QStringLiteral("mujo/variants/mine.json"));
    QVERIFY(!contents(kept).isEmpty());
    const Catalog again{QFileInfo(kept).path().toStdString()};
    QVERIFY(again.find("mine") != nullptr);
    QVERIFY(QFile::remove(kept));
}

void OwnVariantFilesTest::aGameThatHasChangedIsPlayedAsItWas() {
    WindowBench bench;
    const QTemporaryDir other;
    QVERIFY(bench.window.openFile(fileOfGame(other, "wa", "My Wa")));
    QCOMPARE(bench.game().variant().name(), std::string("My Wa"));
    QCOMPARE(bench.catalog.find("wa")->standard->name(), std::string("Wa Shogi"));
    Banner& banner = bench.window.banner();
    QVERIFY2(banner.text().contains(QStringLiteral("rules of its own")), qPrintable(banner.text()));
    bench.playPlain(1);
    QCOMPARE(bench.game().variant().name(), std::string("My Wa"));
}

void OwnVariantFilesTest::anUnfinishedGameGoesOnWithoutItsVariant() {
    const QTemporaryDir kept;
    {
        WindowBench first({1280, 800}, kept.path());
        (void)first.catalog.add(waCalled("mine", "My Wa"), "own.json");
        first.begin("mine");
        first.playPlain(3);
    }
    WindowBench second({1280, 800}, kept.path());
    const auto games = Autosave(kept.path()).unfinished(second.catalog);
    QCOMPARE(games.size(), std::size_t{1});
    QVERIFY2(games.front().fault.isEmpty(), qPrintable(games.front().fault));
    QCOMPARE(games.front().gameName, QStringLiteral("My Wa"));
    QVERIFY(games.front().position.has_value());
    second.window.continueGame(games.front());
    QTRY_VERIFY(second.window.session().hasGame());
    QCOMPARE(second.game().plies().size(), std::size_t{3});
    second.playPlain(1);
    QVERIFY(second.catalog.find("mine") != nullptr);
}

void OwnVariantFilesTest::anOwnGameGetsAnotherStart() {
    WindowBench bench;
    bench.begin("wa");
    const auto edit = [&bench] {
        bench.window.action("editPosition")->trigger();
        return bench.window.findChild<PositionEditor*>();
    };
    const auto ownStart = [](const PositionEditor& editor) -> QPushButton* {
        for (auto* button : editor.findChildren<QPushButton*>()) {
            if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Make it the start of the game")) {
                return button;
            }
        }
        return nullptr;
    };
    PositionEditor* editor = edit();
    QVERIFY2(!ownStart(*editor)->isVisible(), "a shipped game is what it is");
    delete editor;
    const UserVariants variants;
    QVERIFY(variants.keep(bench.catalog, waCalled("mine", "My Wa")));
    bench.begin("mine");
    editor = edit();
    QVERIFY(ownStart(*editor)->isVisible());
    auto* board = editor->findChild<EditBoard*>();
    const Square corner = bench.game().variant().shape().at(0, 0);
    QTest::mouseClick(board, Qt::RightButton, {}, board->squareRect(corner).center());
    ownStart(*editor)->click();
    const auto changed = bench.catalog.find("mine")->standard;
    QVERIFY(Position::start(changed).at(corner).isEmpty());
    QVERIFY(contents(m_data.filePath(QStringLiteral("mujo/variants/mine.json"))).contains("setupGote"));
    QVERIFY2(
        bench.window.banner().text().contains(QStringLiteral("My Wa begins with this position from now on")),
        qPrintable(bench.window.banner().text()));
    QVERIFY2(!bench.game().start().at(corner).isEmpty(), "the game on the board goes on as it is");
    QVERIFY(QFile::remove(m_data.filePath(QStringLiteral("mujo/variants/mine.json"))));
}

// What was learned of a game, in another game's file, and a game with a fault.
void OwnVariantFilesTest::aFileThatDoesNotFitIsToldInTheWindow() {
    QTemporaryDir games;
    const auto write = [&games](const char* name, const std::string& text) {
        QFile file(games.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(text)) > 0);
    };
    write("fine.json", waCalled("fine", "Fine Shogi"));
    write("fine.weights", "mujo weights 1\nnonsense\n");
    write("torn.json", "{\"id\": ");
    Catalog catalog(games.path().toStdString());
    QVERIFY(!catalog.faults().empty());
    Settings settings(Settings::Scope::Passing);
    GameSession session;
    const ui::testing::TestWindow window(catalog, settings, session, games.filePath(QStringLiteral("kept")));
    const_cast<ui::testing::TestWindow&>(window).show();
    settle();
    Banner& banner = window.programBanner();
    QVERIFY(QTest::qWaitFor([&banner] { return banner.isVisible(); }));
    const QString told = banner.text();
    QVERIFY2(told.contains(QStringLiteral("fine.weights")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("torn.json")), qPrintable(told));
    QVERIFY(catalog.find("fine") != nullptr); // it is played all the same
    QTest::mouseClick(choice(banner, QStringLiteral("Dismiss")), Qt::LeftButton);
    QVERIFY(!banner.isVisible());
}

MUJO_UI_TEST(OwnVariantFilesTest)
#include "own_variant_files_test.moc"
