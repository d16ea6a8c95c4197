#include "core/insight/move_class.h"
#include "core/insight/piece_kinds.h"
#include "tests/ui/test_window.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/piece_card.h"
#include "ui/dialogs/piece_chart.h"
#include "ui/dialogs/start_page.h"
#include "ui/panes/piece_study.h"
#include "ui/session/piece_worths.h"
#include "ui/session/words.h"
#include "ui/study/piece_search.h"
#include "ui/study/stroke_count.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLineEdit>
#include <QListView>
#include <QPrinter>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "tests/support/sampling.h"
#include "tests/ui/drawn.h"
#include "tests/ui/piece_names.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;

using ui::testing::WindowBench;

namespace {

using ui::testing::idOf;
using ui::testing::named;

/// Three hundred kinds on a board of 36x36, for what must stay fast.
std::shared_ptr<const Variant> manyKinds() {
    QString pieces;
    for (int i = 0; i < 320; ++i) {
        pieces += QStringLiteral("%1{\"id\": \"P%2\", \"name\": \"Piece number %2\", \"kanji\": \"歩兵\", "
                                 "\"romaji\": \"fuhyō\", \"betza\": \"%3\"%4}")
                      .arg(i == 0 ? QString() : QStringLiteral(",\n"))
                      .arg(i)
                      .arg(i % 3 == 0 ? QStringLiteral("WfF%1").arg(i % 7 + 2)
                                      : QStringLiteral("RB%1").arg(i % 9 + 1),
                           i == 0 ? QStringLiteral(", \"royal\": true") : QString());
    }
    const QString text = QStringLiteral("{\"id\": \"many\", \"name\": \"Many\", \"board\": {\"files\": 36, "
                                        "\"ranks\": 36}, \"pieces\": [%1], \"setup\": [[\"P0\"%2]]}")
                             .arg(pieces, QStringLiteral(", \"\"").repeated(35));
    Catalog catalog{std::filesystem::path()};
    const auto id = catalog.add(text.toStdString(), "many.json");
    if (!id) {
        qWarning("%s", qPrintable(toQString(id.error())));
        return nullptr;
    }
    return catalog.find(*id)->standard;
}

} // namespace

class ChartTest : public QObject {
    Q_OBJECT

private slots:
    void theChartHasEveryKindOnce();
    void aPieceIsWorthWhatTheStudySays();
    void theChartFindsByNameReadingKanjiAndLetters();
    void theChartSortsAndFilters();
    void theNumbersOfTheFiltersFollowTheSearch();
    void theStrokesOfEveryKanjiAreKnown();
    void theChartIsReadableAndGrows();
    void theChartIsWrittenAsDrawingAndPrinted();
    void theLargestChartIsExportedInAMoment();
    void theChartIsFastWithManyKinds();
    void aCardLeadsToThePieceAndToTheBoard();
    void theStartPageHasThePiecesOfTheChosenGame();
    void pictures();
};

// The count of the rules data.
void ChartTest::theChartHasEveryKindOnce() {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        const PieceChart chart(entry.standard);
        QCOMPARE(chart.model().rowCount(), entry.standard->kindCount());
        for (std::size_t i = 0; i < entry.standard->types().size(); ++i) {
            QVERIFY(chart.model().rowOf(idOf(i)) >= 0);
        }
        // What stands for a kind says all of it: those of one name move alike.
        for (const PieceKind& kind : pieceKinds(*entry.standard)) {
            for (const PieceTypeId other : kind.types) {
                QCOMPARE(moveClasses(*entry.standard, other), moveClasses(*entry.standard, kind.type));
            }
        }
    }
}

// One number a piece, wherever it stands.
void ChartTest::aPieceIsWorthWhatTheStudySays() {
    WindowBench bench;
    bench.begin("chu");
    const auto chu = bench.catalog.find("chu")->standard;
    const PerType<int> worths = pieceWorths(bench.catalog, chu);
    bench.window.action("chart")->trigger();
    auto* chart = bench.window.findChild<PieceChart*>();
    QVERIFY(chart != nullptr);
    const PieceTypeId lion = *chu->find("LN");
    const int row = chart->model().rowOf(lion);
    QCOMPARE(chart->model().index(row).data(PieceChartModel::PowerRole).toInt(), worths[lion]);
}

void ChartTest::theChartFindsByNameReadingKanjiAndLetters() {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        PieceChart chart(entry.standard);
        for (const PieceKind& kind : pieceKinds(*entry.standard)) {
            const PieceType& type = entry.standard->type(kind.type);
            QStringList texts{toQString(type.name), toQString(type.name).toUpper(), toQString(type.kanji),
                              toQString(type.id)};
            if (!type.romaji.empty()) {
                texts << toQString(type.romaji) << foldedReadings(toQString(type.romaji));
            }
            for (const QString& text : texts) {
                QVERIFY2(chart.model().isMeant(chart.model().rowOf(kind.type), text), qPrintable(text));
            }
        }
        chart.search().setText(QStringLiteral("xyzzy"));
        QCOMPARE(chart.pieces().rowCount(), 0);
    }
    QCOMPARE(foldedReadings(QStringLiteral("Shōgi")),
             (QStringList{QStringLiteral("shogi"), QStringLiteral("shoogi"), QStringLiteral("shougi")}));
    // Tai: "hook" is part of a name, and nothing like the reading hokuteki.
    const auto tai = Catalog(std::filesystem::path()).load("tai").value();
    const auto match = [&tai](const char* id, const char* search) {
        return pieceMatch(tai->type(*tai->find(id)), QLatin1String(search));
    };
    QCOMPARE(match("HM", "hook mover"), PieceMatch::Whole);
    QCOMPARE(match("HM", "hm"), PieceMatch::Whole);
    QCOMPARE(match("HM", "hook"), PieceMatch::Beginning);
    QCOMPARE(match("HM", "mover"), PieceMatch::Word);
    QCOMPARE(match("NB", "hoku"), PieceMatch::Otherwise);
    QCOMPARE(match("NB", "hook"), PieceMatch::None);
    QCOMPARE(match("EB", "tooi"), PieceMatch::Otherwise);
    QCOMPARE(match("EB", "toui"), PieceMatch::Otherwise);
    QCOMPARE(match("P", "hook"), PieceMatch::None);
}

void ChartTest::theNumbersOfTheFiltersFollowTheSearch() {
    const Catalog catalog{std::filesystem::path()};
    PieceChart chart(catalog.find("tai")->standard);
    const auto numbers = [&chart] {
        std::map<QString, int> found;
        for (const QCheckBox* box : chart.findChildren<QCheckBox*>()) {
            const QStringList parts = box->text().chopped(1).split(QStringLiteral(" ("));
            found[parts.front()] = parts.back().toInt();
        }
        return found;
    };
    const auto all = numbers();
    chart.search().setText(QStringLiteral("hook mover"));
    QCOMPARE(chart.pieces().rowCount(), 1);
    int sum = 0;
    for (const auto& [name, number] : numbers()) {
        QVERIFY2(number <= std::min(1, all.at(name)), qPrintable(name));
        sum += number;
    }
    QVERIFY(sum > 0);
    chart.search().clear();
    QCOMPARE(numbers(), all);
}

void ChartTest::theChartSortsAndFilters() {
    const Catalog catalog{std::filesystem::path()};
    PieceChart chart(catalog.find("tai")->standard);
    PieceChartFilter& pieces = chart.pieces();
    const auto column = [&](int role) {
        QVariantList values;
        for (int row = 0; row < pieces.rowCount(); ++row) {
            values << pieces.index(row, 0).data(role);
        }
        return values;
    };
    // Royals come first, and have no price.
    QVariantList power;
    int royals = 0;
    for (int row = 0; row < pieces.rowCount(); ++row) {
        const QModelIndex index = pieces.index(row, 0);
        const QString worth = index.data(PieceChartModel::WorthRole).toString();
        if (chart.model().isRoyal(pieces.mapToSource(index).row())) {
            QCOMPARE(row, royals);
            ++royals;
            QCOMPARE(worth, QStringLiteral("royal"));
        } else {
            power << index.data(PieceChartModel::PowerRole);
            QVERIFY2(worth.contains(QStringLiteral("point")), qPrintable(worth));
        }
    }
    QVERIFY(royals > 0);
    QVERIFY(std::is_sorted(power.begin(), power.end(),
                           [](const QVariant& a, const QVariant& b) { return a.toInt() > b.toInt(); }));
    pieces.setOrder(PieceChartFilter::Order::Name);
    QVariantList names = column(Qt::DisplayRole);
    QVERIFY(std::is_sorted(names.begin(), names.end(), [](const QVariant& a, const QVariant& b) {
        return foldedText(a.toString()) < foldedText(b.toString());
    }));
    pieces.setOrder(PieceChartFilter::Order::Strokes);
    const QVariantList kanji = column(PieceChartModel::KanjiRole);
    QVERIFY(std::is_sorted(kanji.begin(), kanji.end(), [](const QVariant& a, const QVariant& b) {
        return strokeCounts(a.toString()) < strokeCounts(b.toString());
    }));
    QVERIFY(strokeCounts(kanji.front().toString()).front() < strokeCounts(kanji.back().toString()).front());
    pieces.setOrder(PieceChartFilter::Order::Reading);
    QVariantList readings = column(PieceChartModel::ReadingRole);
    QVERIFY(std::is_sorted(readings.begin(), readings.end(), [](const QVariant& a, const QVariant& b) {
        return foldedText(a.toString()) < foldedText(b.toString());
    }));
    for (int each = 0; each < kMoveClassCount; ++each) {
        MoveClasses wanted;
        wanted.add(MoveClass(each));
        pieces.setClasses(wanted);
        int counted = 0;
        for (int row = 0; row < chart.model().rowCount(); ++row) {
            counted += chart.model().classes(row).has(MoveClass(each)) ? 1 : 0;
        }
        QCOMPARE(pieces.rowCount(), counted);
        QVERIFY(MoveClass(each) != MoveClass::Hook || (counted > 0 && counted < chart.model().rowCount()));
    }
    pieces.setClasses({});
    QCOMPARE(pieces.rowCount(), chart.model().rowCount());
}

// A character without a count would be sorted to the end.
void ChartTest::theStrokesOfEveryKanjiAreKnown() {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        for (const PieceType& type : entry.standard->types()) {
            for (const char32_t character : toQString(type.kanji).toUcs4()) {
                QVERIFY2(hasStrokeCount(character), type.kanji.c_str());
            }
        }
    }
    QCOMPARE(strokeCounts(QStringLiteral("歩兵")), (std::vector{8, 7}));
    QCOMPARE(strokeCounts(QStringLiteral("麒麟")), (std::vector{19, 24}));
    QVERIFY(strokeCounts(QStringLiteral("x")).front() > 1000);
}

// At least 9 points at 100 %.
void ChartTest::theChartIsReadableAndGrows() {
    const Catalog catalog{std::filesystem::path()};
    PieceChart chart(catalog.find("wa")->standard);
    chart.show();
    QCOMPARE(chart.zoom(), 100);
    QVERIFY(chart.smallestText() >= 9);
    const QRect before = chart.list().visualRect(chart.pieces().index(0, 0));
    chart.setZoom(200);
    const QRect after = chart.list().visualRect(chart.pieces().index(0, 0));
    QVERIFY(after.width() > before.width() * 1.9);

    chart.setZoom(100);
    QFont large = chart.font();
    large.setPixelSize(2 * QFontInfo(large).pixelSize());
    chart.setFont(large);
    const QRect grown = chart.list().visualRect(chart.pieces().index(0, 0));
    QVERIFY2(grown.width() > before.width() * 1.9,
             qPrintable(QStringLiteral("%1 after %2").arg(grown.width()).arg(before.width())));
}

void ChartTest::theChartIsWrittenAsDrawingAndPrinted() {
    const QTemporaryDir folder;
    const Catalog catalog{std::filesystem::path()};
    PieceChart chart(catalog.find("wa")->standard);
    const QString drawing = folder.filePath(QStringLiteral("wa.svg"));
    QVERIFY(chart.exportSvg(drawing));
    QSvgRenderer renderer(drawing);
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.viewBox().width(), static_cast<int>(PieceCard::kSize.width() * 6));
    QFile file(drawing);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(!file.readAll().contains("<text"), "text must not depend on the fonts of the reader");
    QVERIFY(!chart.exportSvg(folder.filePath(QStringLiteral("no/such/folder.svg"))));
    QPrinter printer;
    printer.setOutputFormat(QPrinter::PdfFormat);
    const QString pages = folder.filePath(QStringLiteral("wa.pdf"));
    printer.setOutputFileName(pages);
    chart.print(printer);
    QFile pdf(pages);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().startsWith("%PDF"));
    const QString written = folder.filePath(QStringLiteral("written.pdf"));
    QVERIFY(chart.exportPdf(written, printer.pageLayout(), printer.resolution()));
    QFile second(written);
    QVERIFY(second.open(QIODevice::ReadOnly));
    QVERIFY(second.readAll().startsWith("%PDF"));
    QVERIFY(
        !chart.exportPdf(folder.filePath(QStringLiteral("no/such/folder.pdf")), printer.pageLayout(), 96));
}

void ChartTest::theChartIsFastWithManyKinds() {
    const auto variant = manyKinds();
    QVERIFY(variant);
    QElapsedTimer timer;
    timer.start();
    PieceChart chart(variant);
    chart.show();
    chart.grab();
    const auto opened = timer.elapsed();
    QCOMPARE(chart.model().rowCount(), 320);
    timer.restart();
    chart.search().setText(QStringLiteral("number 31"));
    chart.grab();
    const auto searched = timer.elapsed();
    qInfo("320 kinds: open %lld ms, search %lld ms", static_cast<long long>(opened),
          static_cast<long long>(searched));
    QCOMPARE(chart.pieces().rowCount(), 11);
    QVERIFY(mujo::testing::isInTime<qint64>(opened, 3000));
    QVERIFY(mujo::testing::isInTime<qint64>(searched, 1500));
}

void ChartTest::aCardLeadsToThePieceAndToTheBoard() {
    WindowBench bench;
    bench.begin("tai");
    bench.window.action("chart")->trigger();
    auto* chart = bench.window.findChild<PieceChart*>();
    QVERIFY(chart != nullptr && chart->isVisible());
    const PieceTypeId pawn = named(bench.game().variant(), "Pawn");
    chart->choose(pawn);
    QCOMPARE(bench.window.study().piece()->type, pawn);
    const QSignalSpy asked(chart, &PieceChart::showOnBoardAsked);
    const QImage plain = bench.window.board().grab().toImage();
    QTest::keyClick(&chart->list(), Qt::Key_Return);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(bench.window.findBar().found().size(), std::size_t{50});
    QVERIFY(bench.window.board().grab().toImage() != plain);
    bench.begin("wa");
    QVERIFY(bench.window.findChild<PieceChart*>() == nullptr);
    QVERIFY(bench.window.findBar().found().empty());
}

// A card is chosen there of a game that is not on the board: the pane beside the board knows nothing of it.
void ChartTest::theStartPageHasThePiecesOfTheChosenGame() {
    WindowBench bench;
    bench.begin("wa");
    bench.window.action("chooseGame")->trigger();
    bench.window.startPage().search().setText(QStringLiteral("tai shogi"));
    bench.window.action("chart")->trigger();
    auto* chart = bench.window.findChild<PieceChart*>();
    QVERIFY(chart != nullptr && chart->isVisible());
    QCOMPARE(chart->model().variant().id(), std::string("tai"));
    const auto shown = bench.window.study().piece();
    chart->choose(named(chart->model().variant(), "Emperor"));
    QVERIFY(bench.window.study().piece() == shown);
    // The same game as on the board is that game.
    bench.window.startPage().search().setText(QStringLiteral("wa shogi"));
    bench.window.action("chart")->trigger();
    chart = bench.window.findChild<PieceChart*>();
    const PieceTypeId king = named(bench.game().variant(), "Crane King");
    chart->choose(king);
    QVERIFY(bench.window.study().piece() && bench.window.study().piece()->type == king);
    bench.begin("wa");
    QVERIFY(bench.window.findChild<PieceChart*>() == nullptr);
}

void ChartTest::pictures() {
    for (const char* theme : {"light", "dark"}) {
        WindowBench bench;
        bench.settings.set(Settings::kColours, choiceOf<Colours>(QLatin1String(theme))->value);
        bench.begin("tai");
        bench.window.action("chart")->trigger();
        auto* chart = bench.window.findChild<PieceChart*>();
        chart->choose(named(bench.game().variant(), "Lion"));
        QVERIFY(ui::testing::isDrawn(*chart, QStringLiteral("chart-") + QLatin1String(theme)));
    }
}

// The grain of the wood stood in it as an image for each piece: 38 MB, and 17 seconds in which the window
// stood still.
void ChartTest::theLargestChartIsExportedInAMoment() {
    const QTemporaryDir folder;
    const PieceChart chart(mujo::testing::game("taikyoku"));
    QElapsedTimer timer;
    timer.start();
    QVERIFY(chart.exportSvg(folder.filePath(QStringLiteral("taikyoku.svg"))));
    const qint64 taken = timer.elapsed();
    const qint64 size = QFileInfo(folder.filePath(QStringLiteral("taikyoku.svg"))).size();
    qInfo("%lld ms, %lld bytes", static_cast<long long>(taken), static_cast<long long>(size));
    constexpr qint64 kMostBytes = 24'000'000;
    QVERIFY(size < kMostBytes);
    constexpr qint64 kMoment = 2000;
    QVERIFY(mujo::testing::isInTime(taken, kMoment));
}

MUJO_UI_TEST(ChartTest)
#include "chart_test.moc"
