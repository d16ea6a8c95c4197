// How moves are written, Western or Japanese, is the reader's choice; all that shows moves follows at once.

#include <QComboBox>
#include <QFontMetrics>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "core/base/random.h"
#include "core/rules/move_text.h"
#include "tests/ui/drawn.h"
#include "tests/ui/engine_bench.h"
#include "tests/ui/files.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/panes/elided_label.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/note_pane.h"
#include "ui/session/move_words.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

constexpr auto kJapanese = SquareNames::Notation::Japanese;

void playMoves(WindowBench& bench, const QStringList& moves) {
    for (const QString& text : moves) {
        const auto parsed = rules::parseMoveText(bench.game().variant(), text.toStdString());
        const auto move = rules::matchMove(bench.game().position(), bench.game().legalMoves(), *parsed);
        QVERIFY(move);
        QVERIFY(bench.window.session().play(*move));
    }
}

QStringList listTexts(WindowBench& bench) {
    const MoveListModel& moves = bench.window.pane().moves();
    QStringList texts;
    for (int ply = 1; ply <= moves.plyCount(); ++ply) {
        texts << moves.indexOfPly(ply).data().toString();
    }
    return texts;
}

QString wholeText(const QWidget& parent, const char* name = "") {
    return parent.findChild<ElidedLabel*>(QLatin1String(name))->whole();
}

} // namespace

class NotationTest : public QObject {
    Q_OBJECT

private slots:
    void allThatShowsMovesFollowsTheSetting();
    void theStatusLineTellsTheLastMoveInWordsAsWell();
    void itIsChosenInTheSettings();
    void theStudyTellsOfOtherNamesOfSquares();
    void linesOfTheEngineFollow();
    void movesStandWholeInTheList_data();
    void movesStandWholeInTheList();
};

void NotationTest::allThatShowsMovesFollowsTheSetting() {
    WindowBench bench;
    bench.begin("shogi");
    bench.settings.set(Settings::kRecordTree, true);
    playMoves(bench, {QStringLiteral("7g7f"), QStringLiteral("3c3d"), QStringLiteral("8h2b+"),
                      QStringLiteral("3a2b")});
    bench.window.session().setComment(bench.game().current(), QStringLiteral("taken back"));
    const QStringList western = {QStringLiteral("P-7f"), QStringLiteral("P-3d"), QStringLiteral("Bx2b+"),
                                 QStringLiteral("Sx2b")};
    const QStringList japanese = {QStringLiteral("▲７六歩"), QStringLiteral("△３四歩"),
                                  QStringLiteral("▲２二角成"), QStringLiteral("△同　銀")};
    QCOMPARE(listTexts(bench), western);
    GamePane& pane = bench.window.pane();
    QSignalSpy texts(&pane.moves(), &QAbstractItemModel::dataChanged);
    QSignalSpy game(&bench.window.session(), &GameSession::changed);
    bench.settings.set(Settings::kNotation, kJapanese);
    QVERIFY(!texts.isEmpty());
    QVERIFY(game.isEmpty()); // nothing is done to it
    QCOMPARE(listTexts(bench), japanese);
    QCOMPARE(wholeText(pane.notes()), QStringLiteral("△同　銀"));
    QCOMPARE(wholeText(bench.window, "recordTreeCaption"), QStringLiteral("2 △同　銀"));
    QVERIFY(bench.window.status().text().contains(QStringLiteral("△同　銀")));
    QVERIFY(bench.window.status().text().contains(QStringLiteral("２二"))); // squares in sentences, too
    QVERIFY(isDrawn(bench.window, QStringLiteral("notation-tree")));
    const QStringList kept = QDir(bench.folder.path()).entryList({QStringLiteral("*.mujo")}, QDir::Files);
    QCOMPARE(kept.size(), 1);
    QVERIFY(contents(bench.folder.filePath(kept.front())).contains("Sx2b"));
    bench.settings.reset(Settings::kNotation);
    QCOMPARE(listTexts(bench), western);
    QCOMPARE(wholeText(pane.notes()), QStringLiteral("Sx2b"));
    QCOMPARE(wholeText(bench.window, "recordTreeCaption"), QStringLiteral("2… Sx2b"));
}

void NotationTest::theStatusLineTellsTheLastMoveInWordsAsWell() {
    WindowBench bench;
    bench.begin("shogi");
    playMoves(bench, {QStringLiteral("7g7f")});
    const QString text = bench.window.status().text();
    QVERIFY2(text.startsWith(QStringLiteral("Sente: Pawn goes to 7f (P-7f).")), qPrintable(text));
    // A sweep takes dozens of pieces: the line stays one that can be read.
    bench.begin("taikyoku");
    playMoves(bench, {QStringLiteral("31hh7hh")});
    const QString sweep = bench.window.status().text();
    QVERIFY2(sweep.startsWith(QStringLiteral("Sente: Rook General from 31hh to 7hh, and 24 pieces are gone, "
                                             "all its own.")),
             qPrintable(sweep));
    QVERIFY2(sweep.size() < 160, qPrintable(sweep));
    Game promoting(bench.game().start());
    const auto& legal = promoting.legalMoves();
    const auto promotes = std::find_if(legal.begin(), legal.end(),
                                       [](const Move& move) { return move.sweeps && move.promotes(); });
    QVERIFY(promotes != legal.end());
    QVERIFY(promoting.play(Move(*promotes)));
    QVERIFY2(lastMoveInFewWords(promoting).contains(QStringLiteral(", and it promotes to ")),
             qPrintable(lastMoveInFewWords(promoting)));
    QVERIFY2(sweep.contains(QStringLiteral("to move")), qPrintable(sweep));
    // In a narrow window the last move gives way to what can be done.
    const auto* shown = bench.window.status().findChild<QLabel*>(QStringLiteral("statusText"));
    StatusLine& line = bench.window.status();
    const int wide = QFontMetrics(shown->font()).horizontalAdvance(sweep);
    bench.window.setMinimumWidth(0);
    line.resize(wide * 3 / 5, line.height());
    QCOMPARE(shown->text(), QStringLiteral("Gote to move: click a piece to see where it can go."));
    QCOMPARE(shown->accessibleName(), sweep);
}

void NotationTest::itIsChosenInTheSettings() {
    WindowBench bench;
    bench.begin("shogi");
    playMoves(bench, {QStringLiteral("7g7f")});
    auto* dialog = new SettingsDialog(bench.settings, bench.window.looks(), &bench.window); // deletes itself
    const auto boxes = dialog->findChildren<QComboBox*>();
    const auto box = std::find_if(boxes.begin(), boxes.end(), [](const QComboBox* each) {
        return each->accessibleName() == QStringLiteral("Notation of moves");
    });
    QVERIFY(box != boxes.end());
    const int japanese = (*box)->findData(static_cast<int>(kJapanese));
    (*box)->setCurrentIndex(japanese);
    emit(*box)->activated(japanese);
    QCOMPARE(bench.settings.value(Settings::kNotation), kJapanese);
    QCOMPARE(listTexts(bench), QStringList(QStringLiteral("▲７六歩")));
    dialog->open();
    QVERIFY(isDrawn(*dialog, QStringLiteral("notation-settings")));
}

// Most games count files from the right: the others say why theirs do not, unless the reader has chosen.
void NotationTest::theStudyTellsOfOtherNamesOfSquares() {
    WindowBench bench;
    const auto tells = [&bench] {
        return bench.window.study()
            .findChild<QLabel*>(QStringLiteral("invitation"))
            ->text()
            .contains(QStringLiteral("Squares have letters for files"));
    };
    bench.begin("wa");
    QVERIFY(!tells());
    bench.begin("hook");
    QVERIFY(tells());
    bench.settings.set(Settings::kSquares, SquareNames::Choice::Shogi);
    QVERIFY(!tells());
    bench.settings.set(Settings::kSquares, SquareNames::Choice::AsInSources);
    QVERIFY(tells());
}

void NotationTest::linesOfTheEngineFollow() {
    EngineBench bench;
    bench.begin("shogi");
    Game ahead = bench.game();
    std::vector<Move> moves;
    for (int i = 0; i < 2; ++i) {
        moves.push_back(*plainMove(ahead));
        ahead.play(moves.back());
    }
    bench.analysis().engine().setStarter([&](const SearchRequest&, const Engine::Callbacks& callbacks) {
        callbacks.onInfo({9, 20, 100, std::chrono::milliseconds(1), moves, {{20, moves}}});
    });
    bench.window.action("analyse")->trigger();
    QTRY_VERIFY(bench.hasLines());
    const auto text = [&bench](int column) {
        return bench.pane().model().index(0, column).data().toString();
    };
    bench.settings.set(Settings::kNotation, kJapanese);
    QCOMPARE(text(1), moveText(ahead, ahead.onLine(1)));
    QVERIFY(text(1).startsWith(QStringLiteral("▲")));
    QVERIFY(text(2).startsWith(QStringLiteral("△")));
    QVERIFY(isDrawn(bench.window, QStringLiteral("notation-lines")));
    bench.settings.reset(Settings::kNotation);
    QCOMPARE(text(1), moveText(ahead, ahead.onLine(1)));
}

void NotationTest::movesStandWholeInTheList_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("dark");
    for (const char* id : {"shogi", "chu", "tenjiku", "tai", "taikyoku"}) {
        QTest::addRow("%s", id) << QString::fromLatin1(id) << (qstrcmp(id, "chu") == 0);
    }
}

/// All have room but moves of several steps and those with a square of origin, whose tooltips are whole.
void NotationTest::movesStandWholeInTheList() {
    QFETCH(const QString, id);
    QFETCH(const bool, dark);
    WindowBench bench({1100, 800});
    bench.settings.setForSession(Settings::kColours, dark ? Colours::Dark : Colours::Light);
    bench.begin(id.toLatin1().constData());
    bench.settings.set(Settings::kNotation, kJapanese);
    Random random(3);
    for (int ply = 0; ply < 60 && !bench.game().isOver(); ++ply) {
        const auto& legal = bench.game().legalMoves();
        QVERIFY(bench.window.session().play(legal[random.below(legal.size())]));
    }
    settle();
    QVERIFY(isDrawn(bench.window, QStringLiteral("notation-%1").arg(id)));
    MoveListView& list = bench.window.pane().moveList();
    constexpr double kNarrowest = 0.7; // that letters of long texts become
    constexpr int kEdges = 14;
    const int room = list.columnWidth(MoveListModel::SenteColumn) - kEdges;
    for (const QString& text : listTexts(bench)) {
        const int width = list.fontMetrics().horizontalAdvance(text);
        const bool isLong = text.contains(QStringLiteral("→")) || text.contains(QStringLiteral("（"));
        QVERIFY2(isLong || width * kNarrowest <= room, qPrintable(text));
    }
}

MUJO_UI_TEST(NotationTest)
#include "notation_test.moc"
