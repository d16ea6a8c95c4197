// The game picker.

#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <algorithm>

#include "core/insight/move_class.h"
#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/start_page.h"
#include "ui/dialogs/variant_card.h"
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

MUJO_UI_TEST(ShellStartTest)
#include "shell_start_test.moc"
