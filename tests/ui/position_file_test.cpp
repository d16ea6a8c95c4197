// Position texts in files: opened, dropped, saved.

#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include "core/game/formats/format.h"
#include "core/position/sfen.h"
#include "tests/ui/files.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/panes/banner.h"
#include "ui/session/game_store.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

constexpr const char* kText = "[wa;no-drops] 5(ck)5/11/11/11/11/5(SP)5/11/11/11/11/5(CK)5 w - 8";

struct PositionBench : WindowBench {
    QString write(const QString& name, const QByteArray& text) {
        const QString path = folder.filePath(name);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) {
            file.write(text);
        }
        return path;
    }
};

} // namespace

class PositionFileTest : public QObject {
    Q_OBJECT

private slots:
    void openingOneBeginsAGameThere();
    void aDroppedOneIsAGameToo();
    void savingWritesThePositionShown();
    void aWholeGameUnderTheNameOfAPositionIsNeverWrittenOver();
    void theFileDialogsNameTheFormat();
    void whatIsNoPositionIsRefusedWithItsPlace();
    void whatAFormatHasNoRoomForIsListedFirst();
};

void PositionFileTest::openingOneBeginsAGameThere() {
    PositionBench bench;
    bench.begin("hook");
    QVERIFY(bench.window.openFile(bench.write(QStringLiteral("study.sfen"), kText)));
    QCOMPARE(QString::fromStdString(sfen(bench.game().position())), QString::fromLatin1(kText));
    QCOMPARE(bench.game().nodeCount(), std::size_t{1});
    QVERIFY(bench.window.session().isHumanTurn());
    QVERIFY(!bench.window.windowTitle().contains(QStringLiteral("study"))); // the file is not the game's
}

void PositionFileTest::aDroppedOneIsAGameToo() {
    PositionBench bench;
    QVERIFY(bench.window.takeFile(bench.write(QStringLiteral("study.sfen"), kText)));
    QVERIFY(bench.window.showsBoard());
    QCOMPARE(QString::fromStdString(sfen(bench.game().position())), QString::fromLatin1(kText));
}

void PositionFileTest::savingWritesThePositionShown() {
    PositionBench bench;
    bench.begin("wa");
    bench.playPlain(3);
    const QString game = bench.folder.filePath(QStringLiteral("game.mujo"));
    QVERIFY(bench.window.saveTo(game));
    const QString title = bench.window.windowTitle();
    bench.window.session().goToPly(1);
    const QString path = bench.folder.filePath(QStringLiteral("study.sfen"));
    QVERIFY(bench.window.saveTo(path));
    QCOMPARE(contents(path), QByteArray::fromStdString("[wa] " + sfen(bench.game().position()) + '\n'));
    QCOMPARE(bench.window.windowTitle(), title); // "Save" goes on to keep the whole game
    bench.begin("tai");
    QVERIFY(bench.window.openFile(path));
    QCOMPARE(QString::fromStdString(sfen(bench.game().position())),
             QString::fromUtf8(contents(path).trimmed().mid(5)));
}

// A file of a whole game may have any name; saving by the name would leave one position of it.
void PositionFileTest::aWholeGameUnderTheNameOfAPositionIsNeverWrittenOver() {
    PositionBench bench;
    bench.begin("wa");
    bench.playPlain(4);
    const QString game = bench.folder.filePath(QStringLiteral("game.mujo"));
    const QString path = bench.folder.filePath(QStringLiteral("game.sfen"));
    QVERIFY(bench.window.saveTo(game));
    QVERIFY(QFile::copy(game, path));
    const QByteArray before = contents(path);
    QVERIFY(bench.window.openFile(path));
    QCOMPARE(bench.game().line().size(), std::size_t{4});
    bench.window.action("save")->trigger();
    auto* dialog = bench.window.findChild<QFileDialog*>(); // another name is asked for
    QVERIFY(dialog != nullptr && dialog->isVisible());
    dialog->reject();
    QCOMPARE(contents(path), before);
    // And who saves a position is told that it is one.
    QVERIFY(bench.window.saveTo(path));
    QVERIFY(bench.window.status().text().contains(QStringLiteral("without the moves")));
}

void PositionFileTest::theFileDialogsNameTheFormat() {
    PositionBench bench;
    bench.begin("wa");
    bench.window.action("saveAs")->trigger();
    auto* save = bench.window.findChild<QFileDialog*>();
    QVERIFY(save != nullptr);
    QCOMPARE(save->nameFilters().front(), QStringLiteral("Games (*.mujo)"));
    QVERIFY(save->nameFilters().contains(QStringLiteral("Positions (*.sfen)")));
    QCOMPARE(save->defaultSuffix(), QStringLiteral("mujo"));
    const QString name = QFileInfo(save->selectedFiles().value(0)).completeBaseName();
    emit save->filterSelected(QStringLiteral("Games as text (*.txt)"));
    QCOMPARE(save->defaultSuffix(), QStringLiteral("txt"));
    QCOMPARE(QFileInfo(save->selectedFiles().value(0)).fileName(), name + QStringLiteral(".txt"));
    delete save;
    bench.window.action("open")->trigger();
    const auto* open = bench.window.findChild<QFileDialog*>();
    QVERIFY(open != nullptr);
    for (const GameFormat& format : gameFormats()) {
        QVERIFY(open->nameFilters().front().contains(
            QStringLiteral("*.%1 ").arg(QLatin1String(format.endings.front().data()))));
    }
    QVERIFY(open->nameFilters().front().endsWith(QStringLiteral(" *.json)")));
    delete open;
}

void PositionFileTest::whatAFormatHasNoRoomForIsListedFirst() {
    PositionBench bench;
    bench.begin("wa");
    bench.playPlain(3);
    bench.window.session().setShapes({{Square(1), Square(2), 0}});
    bench.window.session().goToPly(1);
    const auto saveAs = [&bench](const QString& path) {
        bench.window.action("saveAs")->trigger();
        auto* dialog = bench.window.findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        emit dialog->fileSelected(path);
        delete dialog;
    };
    const QString path = bench.folder.filePath(QStringLiteral("game.txt"));
    saveAs(path);
    auto* box = bench.window.findChild<QMessageBox*>();
    QVERIFY(box != nullptr);
    QVERIFY2(box->informativeText().contains(QStringLiteral("the drawings")),
             qPrintable(box->informativeText()));
    QVERIFY(box->informativeText().contains(QStringLiteral("the position shown")));
    QVERIFY(!QFile::exists(path));
    box->defaultButton()->click();
    const auto read = loadGame(path, catalog());
    QVERIFY(read.hasValue());
    QCOMPARE(read->game.line().size(), std::size_t{3});
    delete box;
    const QString moves = bench.folder.filePath(QStringLiteral("game.usi"));
    saveAs(moves);
    QVERIFY(bench.window.findChild<QMessageBox*>() == nullptr);
    QVERIFY(bench.window.banner().text().contains(QStringLiteral("no room for games of Wa Shogi")));
    QVERIFY(!QFile::exists(moves));
    // Nothing is asked where nothing is lost.
    saveAs(bench.folder.filePath(QStringLiteral("game.mujo")));
    QVERIFY(bench.window.findChild<QMessageBox*>() == nullptr);
}

void PositionFileTest::whatIsNoPositionIsRefusedWithItsPlace() {
    PositionBench bench;
    bench.begin("wa");
    const Position before = bench.game().position();
    QVERIFY(!bench.window.openFile(bench.write(QStringLiteral("bad.txt"), "\n[wa] 5(ck)5/11/?10")));
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("(line 2, character 16).")),
             qPrintable(bench.window.banner().text()));
    QVERIFY(!bench.window.openFile(bench.write(QStringLiteral("notes.txt"), "buy milk")));
    QVERIFY2(bench.window.banner().text().contains(QStringLiteral("The tag that names the game is missing")),
             qPrintable(bench.window.banner().text()));
    QVERIFY(bench.game().position() == before);
}

MUJO_UI_TEST(PositionFileTest)
#include "position_file_test.moc"
