#include "ui/board/board_scene.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/piece_card.h"
#include "ui/dialogs/piece_chart.h"
#include "ui/dialogs/text_dialog.h"
#include "ui/docks/find_bar.h"
#include "ui/docks/game_pane.h"
#include "ui/docks/move_diagram.h"
#include "ui/docks/move_list_view.h"
#include "ui/docks/piece_study.h"
#include "ui/docks/promotion_chain.h"
#include "ui/main_window.h"
#include "ui/session/words.h"
#include "ui/study/move_class.h"
#include "ui/study/piece_kinds.h"
#include "ui/study/piece_search.h"

#include <QAbstractButton>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPrinter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <set>

#include "core/rules/generator.h"
#include "tests/ui/drawn.h"

using namespace mujo;
using namespace mujo::ui;

namespace {

struct Bench {
    explicit Bench(QSize size = {1280, 800}) : window(catalog, settings, folder.path()) {
        settings.setForSession(Settings::kGotePlayer, QStringLiteral("human"));
        settings.setForSession(Settings::kTheme, QStringLiteral("light"));
        window.resize(size);
        window.show();
    }
    void begin(const char* id) {
        GameSetup setup;
        setup.variant = catalog.find(id)->standard;
        setup.players = {Player::Human, Player::Human};
        window.begin(setup);
        QTest::qWait(1);
    }
    [[nodiscard]] const Game& game() { return window.session().game(); }

    QTemporaryDir folder;
    Catalog catalog{std::filesystem::path()};
    Settings settings{Settings::Scope::Passing};
    MainWindow window;
};

PieceTypeId idOf(std::size_t i) {
    return PieceTypeId(static_cast<std::uint16_t>(i));
}

PieceTypeId named(const Variant& variant, const char* name) {
    for (const PieceKind& kind : pieceKinds(variant)) {
        if (QString::fromStdString(variant.type(kind.type).name)
                .compare(QLatin1String(name), Qt::CaseInsensitive) == 0) {
            return kind.type;
        }
    }
    return kNoPieceType;
}

QStringList linksIn(const QString& html) {
    static const QRegularExpression kLink(QStringLiteral("href=\"([^\"]*)\""));
    QStringList links;
    for (auto it = kLink.globalMatch(html); it.hasNext();) {
        links << it.next().captured(1);
    }
    return links;
}

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
        qWarning("%s", qPrintable(shown(id.error())));
        return nullptr;
    }
    return catalog.find(*id)->standard;
}

} // namespace

class StudyTest : public QObject {
    Q_OBJECT

private slots:
    void theDiagramOfEveryPieceShowsWhatTheRulesSay();
    void theDiagramOnThisBoardShowsWhatTheRulesSay();
    void rangesStandAsNumbers();
    void aPieceIsStudiedWithItsPromotionChain();
    void pointingAtAPieceShowsItAfterAMoment();
    void aMoveInTheListShowsItsPiece();
    void noLinkBetweenRulesAndPiecesIsDead();
    void otherReadingsAreTold();
    void theChartHasEveryKindOnce();
    void theChartFindsByNameReadingKanjiAndLetters();
    void theChartSortsAndFilters();
    void theChartIsReadableAndGrows();
    void theChartIsWrittenAsDrawingAndPrinted();
    void theChartIsFastWithManyKinds();
    void aCardLeadsToThePieceAndToTheBoard();
    void piecesAreFoundOnTheBoard();
    void moveClassesFollowTheMoveProgram();
    void pictures();
};

void StudyTest::theDiagramOfEveryPieceShowsWhatTheRulesSay() {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        const auto& variant = entry.standard;
        const BoardShape& shape = variant->shape();
        const Square middle = shape.at(shape.files() / 2, shape.ranks() / 2);
        for (std::size_t i = 0; i < variant->types().size(); ++i) {
            const Diagram diagram = Diagram::onEmptyBoard(variant, idOf(i));
            std::set<Square> shownSquares;
            for (const DiagramMark& mark : diagram.marks) {
                shownSquares.insert(mark.square);
                QCOMPARE(mark.right, shape.column(mark.square) - shape.column(middle));
                QCOMPARE(mark.ahead, shape.row(middle) - shape.row(mark.square));
            }
            std::set<Square> reached;
            std::vector<Move> moves;
            const Position board = lonePiece(variant, {standIn(*variant, idOf(i)), Side::Sente}, middle);
            QVERIFY2(!board.at(middle).isEmpty(), variant->type(idOf(i)).id.c_str());
            rules::Generator().from(board, middle, moves);
            for (const Move& move : moves) {
                if (move.to() != middle && shape.distance(middle, move.to()) <= Diagram::kReach) {
                    reached.insert(move.to());
                }
            }
            QVERIFY2(shownSquares == reached,
                     qPrintable(shown(variant->id() + ' ' + variant->type(idOf(i)).id)));
            QCOMPARE(shownSquares.size(), diagram.marks.size());
        }
    }
}

void StudyTest::theDiagramOnThisBoardShowsWhatTheRulesSay() {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        const Position position = Position::start(entry.standard);
        for (const Side side : {Side::Sente, Side::Gote}) {
            for (const Square square : position.pieces(side)) {
                const Diagram diagram = Diagram::onBoard(position, square);
                std::set<Square> reached;
                for (const Move& move : movesAsIfToMove(position, square)) {
                    if (move.to() != square && diagram.contains(move.to())) {
                        reached.insert(move.to());
                    }
                }
                for (const DiagramMark& mark : diagram.marks) {
                    QVERIFY(mark.igui || reached.erase(mark.square) == 1);
                    QCOMPARE(mark.captures, !position.at(mark.square).isEmpty());
                }
                QVERIFY(reached.empty());
                QVERIFY(diagram.contains(square));
            }
        }
    }
}

void StudyTest::rangesStandAsNumbers() {
    const Catalog catalog{std::filesystem::path()};
    const auto variant = catalog.find("tai")->standard;
    bool anyNumber = false;
    bool anyUnlimited = false;
    for (std::size_t i = 0; i < variant->types().size(); ++i) {
        for (const DiagramMark& mark : Diagram::onEmptyBoard(variant, idOf(i)).marks) {
            if (mark.range.isEmpty()) {
                continue;
            }
            const int away = std::max(std::abs(mark.right), std::abs(mark.ahead));
            if (mark.range == Diagram::kUnlimited) {
                QCOMPARE(away, Diagram::kReach);
                anyUnlimited = true;
            } else {
                QCOMPARE(away, std::min(mark.range.toInt(), Diagram::kReach));
                anyNumber = true;
            }
        }
    }
    QVERIFY(anyNumber);
    QVERIFY(anyUnlimited);
}

void StudyTest::aPieceIsStudiedWithItsPromotionChain() {
    Bench bench;
    bench.begin("hook");
    PieceStudy& study = bench.window.study();
    const Variant& variant = bench.game().variant();
    const PieceTypeId elephant = named(variant, "Drunk Elephant");
    QVERIFY(elephant != kNoPieceType);
    study.showPiece(Piece{elephant, Side::Sente});
    const auto chain = PromotionChain::chainOf(variant, elephant);
    QCOMPARE(chain.size(), std::size_t{2});
    const QSignalSpy asked(&study, &PieceStudy::pieceAsked);
    auto* part = study.findChild<PromotionChain*>();
    QVERIFY(part->isVisibleTo(&study));
    const auto buttons = part->findChildren<QAbstractButton*>();
    QCOMPARE(buttons.size(), 2);
    QTest::mouseClick(buttons[1], Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(study.piece()->type, chain[1]);
    QTRY_VERIFY(study.words().contains(QStringLiteral("Worth about")));
    // The switch shows the same piece among the others where it stands on the board.
    const Square own = bench.game().position().royals(Side::Sente).front();
    bench.window.board().select(own);
    QCOMPARE(study.piece()->type, bench.game().position().at(own).type());
    QVERIFY(!study.isOnBoard());
    study.setOnBoard(true);
    QVERIFY(study.isOnBoard());
    QVERIFY(study.diagram().diagram().standing.size() > 10);
    study.setOnBoard(false);
    QCOMPARE(study.diagram().diagram().standing.size(), std::size_t{1});
}

void StudyTest::pointingAtAPieceShowsItAfterAMoment() {
    Bench bench;
    bench.begin("wa");
    const Square theirs = bench.game().position().royals(Side::Gote).front();
    QTest::mouseMove(&bench.window.board(), bench.window.board().squareRect(theirs).center());
    QVERIFY(!bench.window.study().piece());
    QTRY_VERIFY_WITH_TIMEOUT(bench.window.study().piece(), 1500);
    QCOMPARE(*bench.window.study().piece(), bench.game().position().at(theirs).piece());
}

void StudyTest::aMoveInTheListShowsItsPiece() {
    Bench bench;
    bench.begin("wa");
    const Move move = bench.game().legalMoves().front();
    const Piece mover = bench.game().position().at(move.from).piece();
    bench.window.session().play(move);
    MoveListView& list = bench.window.pane().moveList();
    const QModelIndex first = bench.window.pane().moves().indexOfPly(1);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(first).center());
    QVERIFY(bench.window.study().piece());
    QCOMPARE(bench.window.study().piece()->owner, mover.owner);
}

void StudyTest::noLinkBetweenRulesAndPiecesIsDead() {
    Bench bench;
    for (const Catalog::Entry& entry : bench.catalog.entries()) {
        bench.begin(entry.standard->id().c_str());
        PieceStudy& study = bench.window.study();
        const Variant& variant = bench.game().variant();
        const PieceLinks& links = *study.links();
        int toPieces = 0;
        const QStringList inRules = linksIn(study.rulesHtml()) + linksIn(rulesPage(variant));
        for (const QString& link : inRules) {
            const auto type = links.pieceOf(link);
            QVERIFY2(type, qPrintable(link));
            const auto rules = links.rulesNaming(*type);
            QVERIFY2(!rules.empty(), qPrintable(link));
            ++toPieces;
        }
        QVERIFY2(toPieces > 0, entry.standard->id().c_str());
        for (std::size_t i = 0; i < variant.types().size(); ++i) {
            study.showPiece(Piece{idOf(i), Side::Sente});
            for (const QLabel* label : study.findChildren<QLabel*>()) {
                for (const QString& link : linksIn(label->isHidden() ? QString() : label->text())) {
                    QVERIFY2(link == QStringLiteral("rules") || links.pieceOf(link) || links.ruleOf(link),
                             qPrintable(link));
                }
            }
            for (const int rule : links.rulesNaming(idOf(i))) {
                QVERIFY(links.rules()[rule].contains(shown(variant.type(idOf(i)).name)));
            }
        }
        // Followed both ways.
        const QString first = linksIn(study.rulesHtml()).front();
        study.follow(first);
        QCOMPARE(study.piece()->type, *links.pieceOf(first));
        study.follow(PieceLinks::ruleLink(links.rulesNaming(*links.pieceOf(first)).front()));
        QVERIFY(!study.piece());
        QVERIFY(study.rulesHtml().contains(QStringLiteral("▶")));
    }
}

void StudyTest::otherReadingsAreTold() {
    const Catalog catalog{std::filesystem::path()};
    int told = 0;
    for (const Catalog::Entry& entry : catalog.entries()) {
        const Readings readings(catalog, entry.standard);
        for (std::size_t i = 0; i < entry.standard->types().size(); ++i) {
            const QStringList lines = readings.differing(idOf(i));
            told += static_cast<int>(lines.size());
            QVERIFY(lines.size() < static_cast<qsizetype>(std::max<std::size_t>(
                                       1, entry.standard->data().optionTable.profiles.size())));
        }
    }
    QVERIFY(told > 0);
}

void StudyTest::theChartHasEveryKindOnce() {
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

void StudyTest::theChartFindsByNameReadingKanjiAndLetters() {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        PieceChart chart(entry.standard);
        for (const PieceKind& kind : pieceKinds(*entry.standard)) {
            const PieceType& type = entry.standard->type(kind.type);
            QStringList texts{shown(type.name), shown(type.name).toUpper(), shown(type.kanji),
                              shown(type.id)};
            if (!type.romaji.empty()) {
                texts << shown(type.romaji) << foldedReading(shown(type.romaji));
            }
            for (const QString& text : texts) {
                QVERIFY2(chart.model().isMeant(chart.model().rowOf(kind.type), text), qPrintable(text));
            }
        }
        chart.search().setText(QStringLiteral("xyzzy"));
        QCOMPARE(chart.pieces().rowCount(), 0);
    }
    QVERIFY(foldedReading(QStringLiteral("Shōgi")) == foldedReading(QStringLiteral("shougi")));
}

void StudyTest::theChartSortsAndFilters() {
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
    const QVariantList power = column(PieceChartModel::PowerRole);
    QVERIFY(std::is_sorted(power.begin(), power.end(),
                           [](const QVariant& a, const QVariant& b) { return a.toInt() > b.toInt(); }));
    pieces.setOrder(PieceChartFilter::Order::Name);
    QVariantList names = column(Qt::DisplayRole);
    QVERIFY(std::is_sorted(names.begin(), names.end(), [](const QVariant& a, const QVariant& b) {
        return foldedText(a.toString()) < foldedText(b.toString());
    }));
    MoveClasses wanted;
    wanted.add(MoveClass::Hook);
    pieces.setClasses(wanted);
    const int hooks = pieces.rowCount();
    QVERIFY(hooks > 0 && hooks < chart.model().rowCount());
    int counted = 0;
    for (int row = 0; row < chart.model().rowCount(); ++row) {
        counted += chart.model().classes(row).has(MoveClass::Hook) ? 1 : 0;
    }
    QCOMPARE(hooks, counted);
}

void StudyTest::theChartIsReadableAndGrows() {
    const Catalog catalog{std::filesystem::path()};
    PieceChart chart(catalog.find("wa")->standard);
    chart.show();
    QCOMPARE(chart.zoom(), 100);
    QVERIFY(chart.smallestText() >= 9);
    const QRect before = chart.list().visualRect(chart.pieces().index(0, 0));
    chart.setZoom(200);
    const QRect after = chart.list().visualRect(chart.pieces().index(0, 0));
    QVERIFY(after.width() > before.width() * 1.9);
}

void StudyTest::theChartIsWrittenAsDrawingAndPrinted() {
    const QTemporaryDir folder;
    const Catalog catalog{std::filesystem::path()};
    PieceChart chart(catalog.find("wa")->standard);
    const QString drawing = folder.filePath(QStringLiteral("wa.svg"));
    QCOMPARE(chart.exportSvg(drawing), QString());
    QSvgRenderer renderer(drawing);
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.viewBox().width(), static_cast<int>(PieceCard::kSize.width() * 6));
    QFile file(drawing);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(!file.readAll().contains("<text"), "text must not depend on the fonts of the reader");
    QVERIFY(!chart.exportSvg(folder.filePath(QStringLiteral("no/such/folder.svg"))).isEmpty());
    QPrinter printer;
    printer.setOutputFormat(QPrinter::PdfFormat);
    const QString pages = folder.filePath(QStringLiteral("wa.pdf"));
    printer.setOutputFileName(pages);
    chart.print(printer);
    QFile pdf(pages);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().startsWith("%PDF"));
}

void StudyTest::theChartIsFastWithManyKinds() {
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
    qInfo("320 kinds: open %lld ms, search %lld ms", static_cast<long long>(opened),
          static_cast<long long>(timer.elapsed()));
    QCOMPARE(chart.pieces().rowCount(), 11);
    QVERIFY(opened < 3000);
    QVERIFY(timer.elapsed() < 1500);
}

void StudyTest::aCardLeadsToThePieceAndToTheBoard() {
    Bench bench;
    bench.begin("tai");
    bench.window.actions().chart->trigger();
    auto* chart = bench.window.findChild<PieceChart*>();
    QVERIFY(chart != nullptr && chart->isVisible());
    const PieceTypeId pawn = named(bench.game().variant(), "Pawn");
    QVERIFY(pawn != kNoPieceType);
    chart->choose(pawn);
    QCOMPARE(bench.window.study().piece()->type, pawn);
    const QSignalSpy asked(chart, &PieceChart::showOnBoardAsked);
    QTest::keyClick(&chart->list(), Qt::Key_Return);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(bench.window.board().found().size(), std::size_t{50});
    bench.begin("wa");
    QVERIFY(bench.window.findChild<PieceChart*>() == nullptr);
    QVERIFY(bench.window.board().found().empty());
}

void StudyTest::piecesAreFoundOnTheBoard() {
    Bench bench;
    bench.begin("tai");
    bench.window.actions().find->trigger();
    FindBar& bar = bench.window.findBar();
    QVERIFY(bar.isVisible());
    const PieceTypeId lion = named(bench.game().variant(), "Lion");
    QVERIFY(lion != kNoPieceType);
    const PieceType& type = bench.game().variant().type(lion);
    for (const QString& text : {QStringLiteral("lion"), shown(type.romaji), shown(type.kanji)}) {
        bar.line().setText(text); // test keys carry Latin letters only
        emit bar.line().textEdited(text);
        const auto& found = bench.window.board().found();
        QVERIFY2(!found.empty(), qPrintable(text));
        QVERIFY(std::any_of(found.begin(), found.end(), [&](Square square) {
            return bench.game().position().at(square).type() == lion;
        }));
    }
    const std::size_t count = bar.found().size();
    std::set<Square> visited;
    for (std::size_t i = 0; i < count; ++i) {
        QTest::keyClick(&bar.line(), Qt::Key_Return);
        for (const SceneItem& item : bench.window.board().scene().all()) {
            if (item.role == SceneItem::Role::Cursor) {
                visited.insert(item.square);
            }
        }
        QVERIFY(bar.words().contains(shown(type.name), Qt::CaseInsensitive));
    }
    QCOMPARE(visited.size(), count);
    QTest::keyClick(&bar.line(), Qt::Key_Escape);
    QVERIFY(!bar.isVisible());
    QVERIFY(bench.window.board().found().empty());
}

void StudyTest::moveClassesFollowTheMoveProgram() {
    const Catalog catalog{std::filesystem::path()};
    const auto has = [&](const char* game, const char* name, MoveClass one) {
        const auto& variant = *catalog.find(game)->standard;
        const PieceTypeId type = named(variant, name);
        return type != kNoPieceType && moveClasses(variant, type).has(one);
    };
    QVERIFY(has("tai", "Pawn", MoveClass::Step));
    QVERIFY(!has("tai", "Pawn", MoveClass::Slide));
    QVERIFY(has("tai", "Lion", MoveClass::MultiCapture));
    QVERIFY(has("tai", "Lion", MoveClass::Igui));
    QVERIFY(has("tai", "Lion", MoveClass::Jump));
    QVERIFY(has("tai", "Hook mover", MoveClass::Hook));
    QVERIFY(has("tai", "Emperor", MoveClass::Anywhere));
    QVERIFY(has("suzumu", "Fire Demon", MoveClass::Burn));
    QVERIFY(has("suzumu", "Fire Demon", MoveClass::Area));
    QVERIFY(has("suzumu", "Great General", MoveClass::JumpToTake));
}

void StudyTest::pictures() {
    for (const char* theme : {"light", "dark"}) {
        Bench bench;
        bench.settings.set(Settings::kTheme, QLatin1String(theme));
        bench.begin("tai");
        bench.window.actions().chart->trigger();
        auto* chart = bench.window.findChild<PieceChart*>();
        chart->choose(named(bench.game().variant(), "Lion"));
        QVERIFY(testing::isDrawn(*chart, QStringLiteral("chart-") + QLatin1String(theme)));
        bench.window.study().setOnBoard(true);
        const Square square = bench.game().position().shape().at(12, 21);
        bench.window.board().select(square);
        bench.window.actions().find->trigger();
        bench.window.findBar().line().setText(QStringLiteral("tiger"));
        emit bench.window.findBar().line().textEdited(QStringLiteral("tiger"));
        bench.window.findBar().next();
        QVERIFY(testing::isDrawn(bench.window, QStringLiteral("find-") + QLatin1String(theme)));
    }
}

QTEST_MAIN(StudyTest)
#include "study_test.moc"
