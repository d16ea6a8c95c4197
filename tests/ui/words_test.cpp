// Every text the user gets can be translated: a translator made here puts brackets round all texts, and what
// is shown without brackets is found. Held against lupdate's list, it also shows that what the program asks
// for is what a translator is given.

#include <QAccessible>
#include <QApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <random>
#include <set>

#include "core/rules/outcome.h"
#include "tests/ui/board_table.h"
#include "tests/ui/bracketed_words.h"
#include "tests/ui/every_window.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/import_dialog.h"
#include "ui/session/clock_words.h"
#include "ui/session/move_words.h"
#include "ui/session/result_words.h"
#include "ui/session/words.h"
#include "ui/study/piece_links.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

/// What lupdate finds in the sources; empty where there is no lupdate.
std::set<Entry> listed() {
    std::set<Entry> entries;
    const QString program = QStandardPaths::findExecutable(QStringLiteral("lupdate"),
                                                           {QLibraryInfo::path(QLibraryInfo::BinariesPath)});
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("all.ts"));
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(MUJO_SOURCE_DIR));
    process.start(program, {QStringLiteral("-silent"), QStringLiteral("-I"), QStringLiteral("."),
                            QStringLiteral("-tr-function-alias"), QStringLiteral("translate+=sentence"),
                            QStringLiteral("ui"), QStringLiteral("app"), QStringLiteral("core"),
                            QStringLiteral("-ts"), path});
    QFile file(path);
    if (program.isEmpty() || !process.waitForFinished(-1) || !file.open(QIODevice::ReadOnly)) {
        return entries;
    }
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("source")) {
            entries.emplace(context, xml.readElementText());
        }
    }
    return entries;
}

} // namespace

class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyWindowAndMenu();
    void questionsOfTheImport();
    void promptsAndRefusals_data();
    void promptsAndRefusals();
    void movesResultsAndClocks();
    void whatIsAskedForIsWhatATranslatorIsGiven();

private:
    void noneIsBare(const Sight& sight) {
        qInfo("%lld texts", static_cast<long long>(sight.seen()));
        const QStringList faults = sight.faults();
        for (const QString& fault : faults) {
            qWarning("not translated: %s", qPrintable(fault));
        }
        QCOMPARE(faults.size(), qsizetype{0});
    }

    std::unique_ptr<Brackets> m_brackets;
};

void WordsTest::initTestCase() {
    m_brackets = std::make_unique<Brackets>();
}

void WordsTest::everyWindowAndMenu() {
    WindowBench bench;
    Sight sight(dataOf(bench.catalog));
    openEveryWindow(bench, sight);
    noneIsBare(sight);
}

// Answers that make a diagram ask more.
void WordsTest::questionsOfTheImport() {
    ui::testing::VariantDialogBench<ImportDialog> bench;
    Sight sight(dataOf(bench.catalog));
    const auto ask = [&](const QString& text, const char* key, const char* value) {
        bench.dialog.setText(text);
        bench.dialog.answer(QLatin1String(key), QLatin1String(value));
        QTRY_VERIFY(!bench.dialog.isReading() && bench.dialog.imported());
        sight.data().add(bench.dialog.imported()->variant->name());
        for (const PieceType& type : bench.dialog.imported()->variant->types()) {
            sight.data().add(type.name);
            sight.data().add(type.id);
        }
        sight.all();
    };
    const QString small = QStringLiteral("files=5 ranks=5 promoZone=1 maxPromote=1 promoOffset=2 royal=2\n"
                                         "pawn:P:fW:p:a2-e2\nking:K:K:k:c1\ngold:G:WfF:g:b1\n");
    ask(small, "drops", "yes");
    ask(small, "when", "entering-or-capturing");
    ask(small, "contagion", "P:G");
    ask(small, "perpetualCheck", "allowed");
    noneIsBare(sight);
}

void WordsTest::promptsAndRefusals_data() {
    everyGame();
}

void WordsTest::promptsAndRefusals() {
    QFETCH(QString, id);
    WindowBench bench;
    Sight sight(dataOf(bench.catalog));
    std::mt19937 random(17);
    const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
    for (int board = 0; board < 3; ++board) {
        const Game game = playedGame(id, random, static_cast<int>(below(80)));
        bench.window.session().restore(game, bench.setup(game.position().variant().id().c_str()));
        settle();
        // The study shows a sentence out of a text, which may stand in the middle of its brackets.
        const PieceLinks links(bench.game().variant());
        for (std::size_t i = 0; i < bench.game().variant().types().size(); ++i) {
            const auto type = static_cast<PieceTypeId>(i);
            for (const int rule : links.rulesNaming(type)) {
                for (const QString& part : bare(links.sentencesNaming(rule, type))) {
                    sight.data().add(part);
                }
            }
        }
        for (int click = 0; click < 40 && !bench.game().isOver(); ++click) {
            const auto pieces = bench.game().position().pieces(bench.game().position().turn());
            const auto& marks = bench.window.board().input().marks();
            const auto squares = static_cast<std::size_t>(bench.game().variant().shape().squareCount());
            const Square square = below(3) == 0 && !marks.empty() ? marks[below(marks.size())].square
                                  : below(2) == 0                 ? pieces[below(pieces.size())]
                                                                  : Square(static_cast<int>(below(squares)));
            bench.clickSquare(square);
            settle();
            sight.all();
            QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&bench.window.board());
            QAccessibleInterface* cell = table->child(square.index());
            sight.text(cell->text(QAccessible::Name), QStringLiteral("a square's name"));
            sight.text(cell->text(QAccessible::Description), QStringLiteral("a square's description"));
        }
    }
    noneIsBare(sight);
}

void WordsTest::movesResultsAndClocks() {
    Sight sight(dataOf(catalog()));
    std::mt19937 random(23);
    GameSetup againstComputer;
    againstComputer.seats = {Seat::human(), Seat::computer()};
    for (const Catalog::Entry& entry : catalog().entries()) {
        const Game game = playedGame(toQString(entry.standard->id()), random, 60);
        for (const Move& move : game.legalMoves()) {
            sight.text(moveInWords(game.position(), move), QStringLiteral("a move"));
        }
    }
    for (int reason = 0; reason <= static_cast<int>(rules::Reason::EnteringKing); ++reason) {
        for (const auto state :
             {rules::GameState::SenteWins, rules::GameState::GoteWins, rules::GameState::Draw}) {
            const rules::Outcome outcome{state, static_cast<rules::Reason>(reason)};
            if (state != rules::GameState::Draw || outcome.reason != rules::Reason::EnteringKing) {
                sight.text(ResultWords().line(outcome), QStringLiteral("a result"));
                sight.text(ResultWords(againstComputer).line(outcome), QStringLiteral("a result"));
            }
        }
    }
    for (const char* control : {"10m+5s", "30m,3x60s", "60s/move", "2x30s"}) {
        const auto time = parseTimeControl(control);
        sight.text(timeInWords(*time), QStringLiteral("a time"));
        for (const TimeLeft& left :
             {TimeLeft{std::chrono::seconds(75), 3, false}, TimeLeft{std::chrono::seconds(8), 2, true},
              TimeLeft{std::chrono::seconds(8), 1, true}, TimeLeft{std::chrono::seconds(-8), 0, false}}) {
            sight.text(spokenClock(left, *time), QStringLiteral("a clock"));
            sight.text(briefClockNote(left, *time), QStringLiteral("a clock"));
        }
    }
    noneIsBare(sight);
}

// What the tests before this one have made the program ask for.
void WordsTest::whatIsAskedForIsWhatATranslatorIsGiven() {
    const std::set<Entry> entries = listed();
    QVERIFY2(!entries.empty(),
             "there is no list to compare with: is Qt's lupdate there (package qt6-l10n-tools)?");
    QStringList unknown;
    int own = 0;
    for (const auto& [context, text] : m_brackets->asked()) {
        // Qt's own texts have translations of their own.
        if (!context.startsWith(QLatin1Char('Q'))) {
            ++own;
            if (!entries.contains({context, text})) {
                unknown << QStringLiteral("%1: \"%2\"").arg(context, text);
            }
        }
    }
    qInfo("%d texts asked for, %zu listed", own, entries.size());
    for (const QString& one : unknown) {
        qWarning("asked for, but not listed: %s", qPrintable(one));
    }
    QCOMPARE(unknown.size(), qsizetype{0});
    QVERIFY(own > 0);
}

MUJO_UI_TEST(WordsTest)
#include "words_test.moc"
