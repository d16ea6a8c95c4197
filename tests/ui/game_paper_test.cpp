// A game on paper.

#include <QBuffer>
#include <QElapsedTimer>
#include <QMessageBox>
#include <QPainter>
#include <QPdfWriter>
#include <QPointer>
#include <QProgressBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

#include "core/base/random.h"
#include "core/position/sfen.h"
#include "tests/support/sampling.h"
#include "tests/ui/files.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/paper_dialog.h"
#include "ui/dialogs/paper_sheet.h"
#include "ui/models/move_list_model.h"
#include "ui/pages/game_paper.h"
#include "ui/panes/game_pane.h"
#include "ui/session/move_words.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

void playMoves(Game& game, int count, std::uint64_t seed) {
    Random random(seed);
    for (int i = 0; i < count && !game.isOver(); ++i) {
        const std::vector<Move> moves = game.legalMoves();
        game.play(moves[random.below(moves.size())]);
    }
}

/// Three moves with a line beside the second one and a line within that.
Game branched() {
    Game game(mujo::testing::game("shogi"));
    const auto play = [&game](std::size_t from, std::size_t which) {
        game.goTo(from);
        const std::vector<Move> moves = game.legalMoves();
        game.play(moves[which]);
        return game.current();
    };
    const Game::Node first = play(Game::kStart, 0);
    const Game::Node second = play(first, 0);
    const Game::Node third = play(second, 0);
    const Game::Node other = play(first, 1);
    const Game::Node onOther = play(other, 0);
    play(other, 1);
    game.goTo(third);
    game.makeMainLine();
    game.setComment(second, "The main idea.");
    game.setComment(other, "Slower.");
    game.setDiagram(onOther, true);
    return game;
}

QString textOf(const Game& game, const PaperChoices& choices, const GameDetails& details = {}) {
    QTextDocument document;
    writeGame(document, game, details, choices);
    return document.toPlainText();
}

qsizetype diagramsIn(const QString& text) {
    return text.count(QChar::ObjectReplacementCharacter);
}

/// A PDF of all pages, and how many there are.
std::pair<QByteArray, int> pdfOf(const Game& game, const PaperChoices& choices) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    GamePaper paper(pdf, game, {}, choices);
    QPainter painter(&pdf);
    for (int number = 1; number <= paper.pageCount(); ++number) {
        if (number > 1) {
            pdf.newPage();
        }
        paper.paintPage(painter, number);
    }
    painter.end();
    return {bytes, paper.pageCount()};
}

} // namespace

class GamePaperTest : public QObject {
    Q_OBJECT

private slots:
    void linesStandBehindTheMoveTheyReplace();
    void aLineEndsBeforeACaptureAndNotBehindANumber();
    void diagramsStandWhereTheyAreWanted();
    void aGameHasItsPlayersAndItsEnd();
    void theLargestGamesArePrinted();
    void theDialogFollowsTheChoices();
    void theFileIsWrittenWholeOrAFaultIsTold();
    void printingManyPagesStopsWhenTheDialogCloses();
    void theRecordSaysWhereADiagramStands();
};

void GamePaperTest::linesStandBehindTheMoveTheyReplace() {
    const Game game = branched();
    const QString text = textOf(game, {});
    const auto at = [&text](const char* words) { return text.indexOf(QLatin1String(words)); };
    const QString second = textOf(game, {.hasComments = false});
    QVERIFY(at("The main idea.") >= 0);
    QVERIFY(at("The main idea.") < at("Slower."));
    QVERIFY(!second.contains(QStringLiteral("Slower.")));
    // The second move, what was played in its place with a line of its own, and the third move.
    const QStringList paragraphs = second.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const auto isOfMove = [&paragraphs](qsizetype index, const char* number) {
        return paragraphs.value(index).startsWith(QString::fromUtf8(number));
    };
    qsizetype first = 0;
    while (first < paragraphs.size() && !isOfMove(first, "1 ")) {
        ++first;
    }
    QVERIFY2(isOfMove(first + 1, "1… "), qPrintable(second));
    QVERIFY2(isOfMove(first + 3, "After 2 "), qPrintable(second)); // the diagram in the line
    QVERIFY2(isOfMove(first + 4, "2 "), qPrintable(second));       // what was played there in place of that
    QVERIFY2(isOfMove(first + 5, "2 "), qPrintable(second));       // and on the main line
    PaperChoices alone;
    alone.hasOtherLines = false;
    QVERIFY(!textOf(game, alone).contains(QStringLiteral("Slower.")));
    QVERIFY(textOf(game, alone).contains(QStringLiteral("The main idea.")));
}

void GamePaperTest::aLineEndsBeforeACaptureAndNotBehindANumber() {
    const auto position =
        positionFromSfen(mujo::testing::game("chu"), "6k5/12/12/5p6/5p6/5(LN)6/12/12/12/12/12/6K5 b - 1");
    QVERIFY(bool(position));
    const Game start(*position);
    for (const Move& move : start.legalMoves()) {
        Game game = start;
        game.play(move);
        QString text = moveText(game, game.current());
        if (text.count(QLatin1Char('x')) == 2) { // the lion takes both
            text.insert(text.lastIndexOf(QLatin1Char('x')), QChar(0x200B));
            QTextDocument document;
            writeGame(document, game, {}, {});
            const QString wanted = QLatin1Char('1') + QString(QChar(QChar::Nbsp)) + text;
            QVERIFY2(document.toRawText().contains(wanted), qPrintable(document.toRawText()));
            return;
        }
    }
    QFAIL("no move takes two");
}

void GamePaperTest::diagramsStandWhereTheyAreWanted() {
    Game game = branched();
    PaperChoices choices;
    QCOMPARE(diagramsIn(textOf(game, choices)), 3); // the start, the end, and that of the record
    choices.hasStart = choices.hasEnd = false;
    QCOMPARE(diagramsIn(textOf(game, choices)), 1);
    choices.every = 2;
    QCOMPARE(diagramsIn(textOf(game, choices)), 2);
    choices.every = 1;
    QCOMPARE(diagramsIn(textOf(game, choices)), 4);
    choices.every = 0;
    choices.hasMarked = false;
    QCOMPARE(diagramsIn(textOf(game, choices)), 0);
    choices.hasMarked = true;
    game.setDiagram(Game::kStart, true);
    QCOMPARE(diagramsIn(textOf(game, choices)), 2);
    choices.hasOtherLines = false;
    QCOMPARE(diagramsIn(textOf(game, choices)), 1);
}

void GamePaperTest::aGameHasItsPlayersAndItsEnd() {
    Game game(mujo::testing::game("chu"));
    playMoves(game, 4, 1);
    game.resign(Side::Gote);
    GameDetails details;
    details.names[Side::Sente] = "Aoi";
    details.names[Side::Gote] = "Sōta";
    details.info.event = "Spring cup";
    details.info.date = "2026-11-23T13:26:04";
    const QString text = textOf(game, {}, details);
    QVERIFY(text.startsWith(QStringLiteral("Aoi – Sōta\n")));
    QVERIFY(text.contains(QStringLiteral("Spring cup")));
    QVERIFY2(text.contains(QLocale().toString(QDate(2026, 11, 23), QLocale::LongFormat)), qPrintable(text));
    QVERIFY2(text.trimmed().endsWith(QStringLiteral("Gote has resigned.")), qPrintable(text.right(60)));
    // In the paragraph of the last diagram, so that it does not stand alone on a page.
    QTextDocument document;
    writeGame(document, game, details, {});
    const QString last = document.lastBlock().text();
    QVERIFY2(diagramsIn(last) == 1 && last.endsWith(QStringLiteral("Gote has resigned.")), qPrintable(last));
}

void GamePaperTest::theLargestGamesArePrinted() {
    for (const char* id : {"tai", "taikyoku"}) {
        Game game(mujo::testing::game(id));
        playMoves(game, 300, 7);
        QElapsedTimer timer;
        timer.start();
        const auto [pdf, pages] = pdfOf(game, {});
        qInfo("%s: %d pages, %lld bytes, %lld ms", id, pages, static_cast<long long>(pdf.size()),
              static_cast<long long>(timer.elapsed()));
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pages >= 2 && pages < 12);
        QVERIFY2(pdf.size() < 20'000'000, qPrintable(QString::number(pdf.size())));
    }
}

void GamePaperTest::theDialogFollowsTheChoices() {
    WindowBench bench;
    bench.begin("shogi");
    Game game(mujo::testing::game("shogi"));
    playMoves(game, 60, 3);
    PaperDialog dialog(game, {}, {}, QStringLiteral("game"), &bench.window);
    dialog.open();
    const int few = dialog.pageCount();
    auto* every = dialog.findChild<QSpinBox*>(QStringLiteral("every"));
    every->setValue(10);
    QTRY_VERIFY(dialog.pageCount() > few);
    QCOMPARE(dialog.choices().every, 10);
    auto* sheet = dialog.findChild<PaperSheet*>();
    const QImage first = sheet->grab().toImage();
    dialog.findChild<QSpinBox*>(QStringLiteral("page"))->setValue(dialog.pageCount());
    QVERIFY(sheet->grab().toImage() != first);
}

void GamePaperTest::theFileIsWrittenWholeOrAFaultIsTold() {
    WindowBench bench;
    bench.begin("wa");
    PaperDialog dialog(bench.game(), {}, {}, QStringLiteral("game"), &bench.window);
    dialog.open();
    QSignalSpy saved(&dialog, &PaperDialog::saved);
    const QString path = bench.folder.filePath(QStringLiteral("game.pdf"));
    dialog.save(path);
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(contents(path).startsWith("%PDF"));
    dialog.save(bench.folder.filePath(QStringLiteral("missing/game.pdf")));
    const auto complaint = [&dialog] { return dialog.findChild<QMessageBox*>(); };
    QTRY_VERIFY(complaint() != nullptr);
    QVERIFY(complaint()->text().contains(QStringLiteral("game.pdf cannot be written")));
    QCOMPARE(saved.size(), 1);
}

// A hundred diagrams of the largest board: the window answers between the pages, and closing ends it.
void GamePaperTest::printingManyPagesStopsWhenTheDialogCloses() {
    WindowBench bench;
    Game game(mujo::testing::game("taikyoku"));
    playMoves(game, 100, 3);
    auto* dialog = new PaperDialog(game, {}, {}, QStringLiteral("game"), &bench.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    dialog->findChild<QSpinBox*>(QStringLiteral("every"))->setValue(1);
    QTRY_VERIFY(dialog->pageCount() > 90);
    const QString path = bench.folder.filePath(QStringLiteral("large.pdf"));
    dialog->save(path);
    auto* progress = dialog->findChild<QProgressBar*>();
    QTRY_VERIFY(progress->value() >= 2);
    QPointer<PaperDialog> alive(dialog);
    dialog->close();
    QTRY_VERIFY(alive.isNull());
    QVERIFY(!QFile::exists(path));
}

void GamePaperTest::theRecordSaysWhereADiagramStands() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    QAction* action = bench.window.findChild<QAction*>(QStringLiteral("diagram"));
    QVERIFY(!action->isChecked());
    action->trigger();
    QVERIFY(bench.game().ply(2).hasDiagram);
    QVERIFY(action->isChecked());
    const QModelIndex move = bench.window.pane().moves().indexOfPly(2);
    QVERIFY(move.data(Qt::ToolTipRole).toString().contains(QStringLiteral("Diagram on paper")));
    QVERIFY(move.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("diagram on paper")));
    bench.window.session().goToNode(1);
    QVERIFY(!action->isChecked());
    bench.window.session().undoEdit();
    QVERIFY(!bench.game().ply(2).hasDiagram);
    QVERIFY(!action->isChecked());
}

MUJO_UI_TEST(GamePaperTest)
#include "game_paper_test.moc"
