// The game picker.

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <map>

#include "core/insight/move_class.h"
#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/small_board.h"
#include "ui/dialogs/start_page.h"
#include "ui/models/variant_list_model.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;

using Bench = testing::WindowBench;

namespace {

bool anyMoves(const Variant& variant, MoveClass one) {
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        if (moveClasses(variant, PieceTypeId(static_cast<std::uint16_t>(i))).has(one)) {
            return true;
        }
    }
    return false;
}

} // namespace

class ShellStartTest : public QObject {
    Q_OBJECT

private slots:
    void typingANameAndEnterStartsTheGame();
    void everyGameIsReachedInThreeActions();
    void anUnknownNameStartsNothing();
    void everyCardSaysWhatItsGameIs();
    void everyCardShowsTheStartPosition();
    void theGamesStandOnShelves();
    void theGiantsShowPiecesThatCanBeRead();
    void aGameOfOnesOwnStandsOnAShelfOfItsOwn();
    void theLastGameIsChosenAgain();
};

void ShellStartTest::typingANameAndEnterStartsTheGame() {
    Bench bench;
    QVERIFY(!bench.window.showsBoard());
    QLineEdit& search = bench.window.startPage().search();
    QTest::keyClicks(&search, QStringLiteral("tai"));
    QCOMPARE(bench.window.startPage().shownIds(),
             QStringList({QStringLiteral("tai"), QStringLiteral("taikyoku")}));
    QTest::keyClick(&search, Qt::Key_Return);
    QVERIFY(bench.window.showsBoard());
    QCOMPARE(bench.game().variant().id(), std::string("tai"));
    QVERIFY(bench.window.session().isHumanTurn());
}

// Typing the name where the focus is from the start, Enter: the board is there and a piece can be moved.
void ShellStartTest::everyGameIsReachedInThreeActions() {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        Bench bench;
        QCOMPARE(bench.window.focusWidget(), static_cast<QWidget*>(&bench.window.startPage().search()));
        QTest::keyClicks(bench.window.focusWidget(), toQString(entry.standard->id()));
        QTest::keyClick(bench.window.focusWidget(), Qt::Key_Return);
        testing::settle();
        QCOMPARE(bench.game().variant().id(), entry.standard->id());
        const auto move = testing::plainMove(bench.game());
        QVERIFY(move);
        bench.clickSquare(move->from());
        bench.clickSquare(move->to());
        QCOMPARE(bench.game().plies().size(), std::size_t{1});
    }
}

void ShellStartTest::anUnknownNameStartsNothing() {
    Bench bench;
    QLineEdit& search = bench.window.startPage().search();
    for (const char* name : {"xyzzy", "tai2", "tai chess", "?"}) {
        search.clear();
        QTest::keyClicks(&search, QLatin1String(name));
        QVERIFY(bench.window.startPage().shownIds().isEmpty());
        const auto labels = bench.window.startPage().findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(StartPage::tr("No game of this name"));
        }));
        QTest::keyClick(&search, Qt::Key_Return);
        QVERIFY(!bench.window.showsBoard());
        QVERIFY(!bench.window.session().hasGame());
    }
    search.clear();
    QCOMPARE(bench.window.startPage().shownIds().size(),
             static_cast<qsizetype>(bench.catalog.entries().size()));
}

void ShellStartTest::everyCardSaysWhatItsGameIs() {
    const Catalog catalog{std::filesystem::path()};
    VariantListModel model(catalog);
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex card = model.index(row);
        const Variant& variant =
            *catalog.find(card.data(VariantListModel::IdRole).toString().toStdString())->standard;
        const QString facts = card.data(VariantListModel::FactsRole).toString();
        QVERIFY2(
            facts.contains(QStringLiteral("%1×%2").arg(variant.shape().files()).arg(variant.shape().ranks())),
            qPrintable(facts));
        QVERIFY2(facts.contains(QStringLiteral("%1 kinds").arg(variant.kindCount())), qPrintable(facts));
        const QStringList tags = card.data(VariantListModel::TagsRole).toStringList();
        const RuleSet& rules = variant.rules();
        QCOMPARE(tags.contains(QStringLiteral("drops")), rules.drops.has_value());
        const bool promotes = !std::holds_alternative<NoPromotion>(rules.promotion);
        QCOMPARE(!tags.filter(QStringLiteral("promotion")).isEmpty(), promotes);
        // The strongest rule of all that is not of every game.
        const char* strongest = rules.emperor                                ? "emperor"
                                : rules.contagion                            ? "contagion"
                                : anyMoves(variant, MoveClass::Burn)         ? "burning"
                                : anyMoves(variant, MoveClass::Sweep)        ? "range captures"
                                : anyMoves(variant, MoveClass::Hook)         ? "hook moves"
                                : anyMoves(variant, MoveClass::MultiCapture) ? "lions"
                                                                             : nullptr;
        QVERIFY2(strongest == nullptr || tags.contains(QLatin1String(strongest)),
                 qPrintable(tags.join(QLatin1Char(' '))));
        QVERIFY(tags.size() == (rules.drops ? 1 : 0) + (promotes ? 1 : 0) + (strongest != nullptr ? 1 : 0));
    }
}

// A picture of the game's own start position: pieces where it has pieces, nothing where it has none.
void ShellStartTest::everyCardShowsTheStartPosition() {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        const BoardShape& shape = entry.standard->shape();
        constexpr int kCell = 16;
        constexpr int kFrame = 2;
        constexpr int kSeen = 60;
        const int side = kCell * std::max(shape.files(), shape.ranks()) + 2 * kFrame;
        const QImage picture = thumbnail(*entry.standard, side, 1, Theme::light()).toImage();
        QCOMPARE(picture.size(), QSize(side, side));
        const Position start = Position::start(entry.standard);
        const int left = (side - kCell * shape.files()) / 2;
        const int top = (side - kCell * shape.ranks()) / 2;
        for (int i = 0; i < shape.squareCount(); ++i) {
            const Square square(i);
            const QRect cell(left + kCell * shape.column(square), top + kCell * shape.row(square), kCell,
                             kCell);
            QVERIFY2((testing::shadesIn(picture, cell) >= kSeen) != start.at(square).isEmpty(),
                     (entry.standard->id() + ' ' + shape.name(square)).c_str());
        }
    }
}

namespace {

QListView& cards(const Bench& bench) {
    const auto lists = bench.window.startPage().findChildren<QListView*>();
    return **std::find_if(lists.begin(), lists.end(), [](const QListView* list) {
        return list->accessibleName() == QStringLiteral("Games");
    });
}

/// Texts as they are spoken, from one heading to the next.
std::map<QString, QStringList> shelves(const Bench& bench) {
    std::map<QString, QStringList> found;
    QString heading;
    const QAbstractItemModel& model = *cards(bench).model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        const QString text = index.data(Qt::AccessibleTextRole).toString();
        if (!index.flags().testFlag(Qt::ItemIsSelectable)) {
            heading = text;
        } else {
            found[heading] << text;
        }
    }
    return found;
}

} // namespace

void ShellStartTest::theGamesStandOnShelves() {
    Bench bench;
    auto found = shelves(bench);
    QCOMPARE(found.size(), std::size_t{3});
    const QStringList& first = found["Start here"];
    QCOMPARE(first.size(), 2);
    QVERIFY2(first[0].startsWith(QStringLiteral("Wa Shogi. ")), qPrintable(first[0]));
    QVERIFY2(first[0].contains(QStringLiteral("easy to begin with, about an hour")), qPrintable(first[0]));
    QVERIFY2(first[1].startsWith(QStringLiteral("Chu Shogi. ")), qPrintable(first[1]));
    QVERIFY2(first[1].contains(QStringLiteral("about 3 hours")), qPrintable(first[1]));
    QVERIFY(!found["The classics"].filter(QStringLiteral("Tenjiku Shogi. ")).isEmpty());
    QVERIFY(!found["The giants"].filter(QStringLiteral("Taikyoku Shogi. ")).isEmpty());
    QCOMPARE(bench.window.startPage().currentId(), QStringLiteral("wa"));
    // Headings are passed over by the keys.
    QSet<QString> reached;
    for (std::size_t i = 0; i < bench.catalog.entries().size(); ++i) {
        QVERIFY(!bench.window.startPage().currentId().isEmpty());
        reached << bench.window.startPage().currentId();
        QTest::keyClick(&bench.window.startPage().search(), Qt::Key_Right);
    }
    QCOMPARE(reached.size(), static_cast<qsizetype>(bench.catalog.entries().size()));
}

// Between the lines of the board lie cells in which a piece has many shades.
void ShellStartTest::theGiantsShowPiecesThatCanBeRead() {
    const Catalog catalog{std::filesystem::path()};
    constexpr QSize kSize(264, 130);
    for (const char* id : {"tai", "taikyoku", "maka"}) {
        const Variant& variant = *catalog.find(id)->standard;
        const QImage picture = campPicture(variant, kSize, 1, Theme::light()).toImage();
        QCOMPARE(picture.size(), kSize);
        QVERIFY(kReadableCell >= 24);
        // The near rank, whose lower edge is a quarter of a cell above that of the picture.
        constexpr int kSeen = 60;
        const int top = kSize.height() - kReadableCell / 4 - kReadableCell;
        const QRect middle((kSize.width() - kReadableCell) / 2, top, kReadableCell, kReadableCell);
        QVERIFY2(testing::shadesIn(picture, middle) >= kSeen, id);
    }
}

void ShellStartTest::aGameOfOnesOwnStandsOnAShelfOfItsOwn() {
    Bench bench;
    const std::string text = R"({"id": "mine", "name": "My Game", "board": {"files": 3, "ranks": 5},
        "introduction": {"shelf": "start-here", "minutes": 10, "difficulty": "hard"},
        "pieces": [{"id": "K", "name": "King", "kanji": "玉", "betza": "K", "royal": true}],
        "setup": [["", "K", ""]]})";
    QVERIFY(bench.catalog.add(text, "mine.json"));
    bench.window.startPage().refresh();
    const auto found = shelves(bench);
    QCOMPARE(found.at(QStringLiteral("Your games")).size(), 1);
    QVERIFY(found.at(QStringLiteral("Your games")).front().startsWith(QStringLiteral("My Game. ")));
    QCOMPARE(found.at(QStringLiteral("Start here")).size(), 2);
    QCOMPARE(bench.window.startPage().currentId(), QStringLiteral("wa")); // it does not push in
}

void ShellStartTest::theLastGameIsChosenAgain() {
    Bench bench;
    bench.begin("tai");
    QCOMPARE(bench.settings.value(Settings::kLastGame), QStringLiteral("tai"));
    bench.window.action("chooseGame")->trigger();
    testing::settle();
    QCOMPARE(bench.window.startPage().currentId(), QStringLiteral("tai"));
    QLineEdit& search = bench.window.startPage().search();
    QTest::keyClicks(&search, QStringLiteral("chu"));
    QCOMPARE(bench.window.startPage().currentId(), QStringLiteral("chu"));
    search.clear();
    QCOMPARE(bench.window.startPage().currentId(), QStringLiteral("tai"));
}

MUJO_UI_TEST(ShellStartTest)
#include "shell_start_test.moc"
