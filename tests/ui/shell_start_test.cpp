// The game picker.

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextLayout>
#include <QToolButton>
#include <algorithm>
#include <map>

#include "core/insight/move_class.h"
#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/small_board.h"
#include "ui/dialogs/start_page.h"
#include "ui/dialogs/terms.h"
#include "ui/dialogs/variant_card.h"
#include "ui/models/game_shelves_model.h"
#include "ui/models/variant_list_model.h"
#include "ui/session/words.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;

using ui::testing::WindowBench;

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
    void aSearchIsForgottenByEscAndWithTheNextVisit();
    void aGameIsFoundByItsPiecesAndItsRules();
    void aSearchSaysWhichPiecesItHasFound();
    void everyCardSaysWhatItsGameIs();
    void everyDescriptionFitsOnItsCard();
    void everyCardShowsTheStartPosition();
    void theGamesStandOnShelves();
    void theGiantsShowPiecesThatCanBeRead();
    void theGamesShowTheChosenPieces();
    void noPictureCutsAPiece();
    void theGamesToStartWithFillTheirRow();
    void aGameOfOnesOwnStandsOnAShelfOfItsOwn();
    void theLastGameIsChosenAgain();
    void whatWasPlayedLastStandsAbove();
    void theLineBesideStartNamesTheGame();
    void theSecondClickOnStartDoesNothingElse();
    void watchingTwoComputersIsNoHabit();
    void aFinishedGameIsStillReached();
    void withoutAGameThereIsNothingToBegin();
};

namespace {

QPushButton* buttonOf(const QWidget& page, const QString& text) {
    for (auto* button : page.findChildren<QPushButton*>()) {
        if (button->text().remove(QLatin1Char('&')) == text && button->isVisible()) {
            return button;
        }
    }
    return nullptr;
}

} // namespace

void ShellStartTest::typingANameAndEnterStartsTheGame() {
    WindowBench bench;
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
        WindowBench bench;
        QCOMPARE(bench.window.focusWidget(), static_cast<QWidget*>(&bench.window.startPage().search()));
        QTest::keyClicks(bench.window.focusWidget(), toQString(entry.standard->id()));
        QTest::keyClick(bench.window.focusWidget(), Qt::Key_Return);
        ui::testing::settle();
        QCOMPARE(bench.game().variant().id(), entry.standard->id());
        const auto move = ui::testing::plainMove(bench.game());
        QVERIFY(move);
        bench.clickSquare(move->from());
        bench.clickSquare(move->to());
        QCOMPARE(bench.game().plies().size(), std::size_t{1});
    }
}

void ShellStartTest::anUnknownNameStartsNothing() {
    WindowBench bench;
    QLineEdit& search = bench.window.startPage().search();
    for (const QString& name : {QStringLiteral("xyzzy"), QStringLiteral("tai2"), QStringLiteral("tai chess"),
                                QStringLiteral("?"), QStringLiteral("<b>")}) {
        search.clear();
        QTest::keyClicks(&search, name);
        QVERIFY(bench.window.startPage().shownIds().isEmpty());
        const auto labels = bench.window.startPage().findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() &&
                   label->text().startsWith(QStringLiteral("No game has “%1” in its name").arg(name)) &&
                   label->mapTo(&bench.window, QPoint()).y() < bench.window.height() / 3;
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

namespace {

QListView& cards(const WindowBench& bench) {
    const auto lists = bench.window.startPage().findChildren<QListView*>();
    return **std::find_if(lists.begin(), lists.end(), [](const QListView* list) {
        return list->accessibleName() == QStringLiteral("Games");
    });
}

/// The pieces that a search has found in the games, by game.
std::map<QString, QStringList> foundPieces(const WindowBench& bench) {
    std::map<QString, QStringList> found;
    const QAbstractItemModel& model = *cards(bench).model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        found[index.data(VariantListModel::IdRole).toString()] =
            index.data(VariantListModel::FoundPiecesRole).toStringList();
    }
    return found;
}

} // namespace

void ShellStartTest::aSearchIsForgottenByEscAndWithTheNextVisit() {
    WindowBench bench;
    StartPage& page = bench.window.startPage();
    const auto all = page.shownIds().size();
    QTest::keyClicks(&page.search(), QStringLiteral("tai"));
    QTest::keyClick(&page.search(), Qt::Key_Escape);
    QVERIFY(page.isVisible());
    QCOMPARE(page.shownIds().size(), all);
    QTest::keyClicks(&page.search(), QStringLiteral("tai"));
    QTest::keyClick(&page.search(), Qt::Key_Return);
    QVERIFY(bench.window.showsBoard());
    bench.window.action("chooseGame")->trigger();
    QCOMPARE(page.search().text(), QString());
    QCOMPARE(page.shownIds().size(), all);
}

void ShellStartTest::aGameIsFoundByItsPiecesAndItsRules() {
    WindowBench bench;
    StartPage& page = bench.window.startPage();
    const auto finds = [&page](const QString& typed, const QString& id) {
        page.search().setText(typed);
        return page.shownIds().contains(id);
    };
    const QString chu = QStringLiteral("chu");
    for (const char* typed : {"lion", "LION", "lions", "12x12", "中将棋", "chu shogi", "chū", "go-between",
                              "fourteenth", "chu lion", "獅", "kirin", "promotion"}) {
        QVERIFY2(finds(QString::fromUtf8(typed), chu), typed);
    }
    QVERIFY(finds(QStringLiteral("12×12"), chu));
    QVERIFY(!finds(QStringLiteral("13x13"), chu));
    QVERIFY(!finds(QStringLiteral("lion hook"), chu)); // a lion, and nothing with hooks
    QVERIFY(finds(QStringLiteral("long-nosed goblin"), QStringLiteral("tai"))); // the name of the source
    QVERIFY(finds(QStringLiteral("tengu"), QStringLiteral("tai")));
    QVERIFY(finds(QStringLiteral("burning"), QStringLiteral("tenjiku")));
    // Both words in one piece's name, not in two.
    QVERIFY(finds(QStringLiteral("fire demon"), QStringLiteral("tenjiku")));
    QVERIFY(!finds(QStringLiteral("fire general"), QStringLiteral("wa")));
    // Names come first, and are what Enter plays.
    page.search().setText(QStringLiteral("hook"));
    QCOMPARE(page.shownIds().front(), QStringLiteral("hook"));
    QVERIFY(page.shownIds().contains(QStringLiteral("tai")));
    QCOMPARE(page.currentId(), QStringLiteral("hook"));
}

void ShellStartTest::aSearchSaysWhichPiecesItHasFound() {
    WindowBench bench;
    QTest::keyClicks(&bench.window.startPage().search(), QStringLiteral("fire demon"));
    const auto found = foundPieces(bench);
    QCOMPARE(found.at(QStringLiteral("suzumu")), QStringList({QStringLiteral("Fire Demon")}));
    bench.window.startPage().search().setText(QStringLiteral("long-nosed"));
    QCOMPARE(foundPieces(bench).at(QStringLiteral("tai")),
             QStringList({QStringLiteral("Tengu (Long-nosed Goblin)")}));
    // What the names say needs no word about pieces.
    bench.window.startPage().search().setText(QStringLiteral("wa"));
    QVERIFY(foundPieces(bench).at(QStringLiteral("wa")).isEmpty());
    bench.window.startPage().search().clear();
    QVERIFY(foundPieces(bench).at(QStringLiteral("wa")).isEmpty());
}

// In the narrowest card there is: three lines.
void ShellStartTest::everyDescriptionFitsOnItsCard() {
    const Catalog catalog{std::filesystem::path()};
    VariantListModel model(catalog);
    QFont font;
    font.setPointSizeF(font.pointSizeF() * 0.92);
    constexpr int kLines = 3;
    constexpr int kAroundWords = 2 * (8 + 14);
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString summary = model.index(row).data(VariantListModel::SummaryRole).toString();
        QTextLayout layout(summary, font);
        layout.beginLayout();
        int lines = 0;
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(VariantCard::kNarrowest - kAroundWords);
            ++lines;
        }
        layout.endLayout();
        QVERIFY2(lines <= kLines, qPrintable(summary));
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
        const QImage picture = thumbnail(*entry.standard, side, 1, Look()).toImage();
        QCOMPARE(picture.size(), QSize(side, side));
        const Position start = Position::start(entry.standard);
        const int left = (side - kCell * shape.files()) / 2;
        const int top = (side - kCell * shape.ranks()) / 2;
        for (int i = 0; i < shape.squareCount(); ++i) {
            const Square square(i);
            const QRect cell(left + kCell * shape.column(square), top + kCell * shape.row(square), kCell,
                             kCell);
            QVERIFY2((ui::testing::shadesIn(picture, cell) >= kSeen) != start.at(square).isEmpty(),
                     (entry.standard->id() + ' ' + shape.name(square)).c_str());
        }
    }
}

namespace {

/// Texts as they are spoken, from one heading to the next.
std::map<QString, QStringList> shelves(const WindowBench& bench) {
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
    WindowBench bench;
    auto found = shelves(bench);
    QCOMPARE(found.size(), std::size_t{3});
    const QStringList& first = found["Start here"];
    QCOMPARE(first.size(), 2);
    QVERIFY2(first[0].startsWith(QStringLiteral("Wa Shogi. ")), qPrintable(first[0]));
    QVERIFY2(first[0].contains(QStringLiteral("Easy to begin with, about an hour")), qPrintable(first[0]));
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
        const QImage picture = campPicture(variant, kSize, 1, Look()).toImage();
        QCOMPARE(picture.size(), kSize);
        QVERIFY(kReadableCell >= 24);
        // A piece of the near rank.
        constexpr int kSeen = 60;
        const BoardPart part = campPart(variant, kSize, kReadableCell);
        QVERIFY(part.cell >= kReadableCell);
        const QPoint near(part.squares.center().x(), part.squares.bottom());
        const QRect middle(part.corner + near * part.cell, QSize(part.cell, part.cell));
        QVERIFY2(ui::testing::shadesIn(picture, middle) >= kSeen, id);
    }
}

// The pictures of the games are drawn with the pieces that the board has.
void ShellStartTest::theGamesShowTheChosenPieces() {
    const Catalog catalog{std::filesystem::path()};
    const Variant& variant = *catalog.find("wa")->standard;
    constexpr QSize kSize(264, 130);
    const auto drawn = [&](PieceSet set) {
        Look look;
        look.pieces.set = set;
        return campPicture(variant, kSize, 1, look).toImage();
    };
    QCOMPARE(drawn(PieceSet::Kanji), drawn(PieceSet::Kanji));
    QVERIFY(drawn(PieceSet::Kanji) != drawn(PieceSet::Western));
}

// Whole squares fill a picture but for less than one at each edge, in which no piece begins; as many files
// are left out at either side.
void ShellStartTest::noPictureCutsAPiece() {
    const Catalog catalog{std::filesystem::path()};
    constexpr QSize kSizes[] = {{264, 132}, {286, 143}, {336, 184}, {430, 215}};
    constexpr int kPlainWood = 60;
    for (const Catalog::Entry& entry : catalog.entries()) {
        const Variant& variant = *entry.standard;
        for (const QSize& size : kSizes) {
            const BoardPart part = campPart(variant, size, kReadableCell);
            const QRect whole(part.corner + part.squares.topLeft() * part.cell,
                              part.squares.size() * part.cell);
            QVERIFY2(QRect(QPoint(0, 0), size).contains(whole), variant.id().c_str());
            QVERIFY(whole.width() >= size.width() * 4 / 5);
            QVERIFY(whole.height() >= size.height() * 2 / 3);
            if (part.squares.width() == variant.shape().files()) {
                continue; // the frame of the board stands beside it
            }
            QVERIFY(size.width() - whole.width() < 2 * part.cell);
            QCOMPARE(part.squares.left(), variant.shape().files() - 1 - part.squares.right());
            const QImage picture = campPicture(variant, size, 1, Look()).toImage();
            for (int y = whole.top(); y < whole.bottom(); ++y) {
                for (int x = 0; x < whole.left() - 1; ++x) {
                    QVERIFY2(qGray(picture.pixel(x, y)) > kPlainWood, variant.id().c_str());
                }
            }
        }
    }
}

void ShellStartTest::theGamesToStartWithFillTheirRow() {
    WindowBench bench;
    const QListView& list = cards(bench);
    const QAbstractItemModel& model = *list.model();
    const QRect first = list.visualRect(model.index(1, 0));
    const QRect second = list.visualRect(model.index(2, 0));
    QCOMPARE(first.top(), second.top());
    QVERIFY(second.right() >= list.viewport()->width() - first.width() / 8);
}

void ShellStartTest::aGameOfOnesOwnStandsOnAShelfOfItsOwn() {
    WindowBench bench;
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
    WindowBench bench;
    bench.begin("tai");
    QCOMPARE(bench.settings.value(Settings::kLastGames), QStringList{QStringLiteral("tai")});
    bench.window.action("chooseGame")->trigger();
    ui::testing::settle();
    QCOMPARE(bench.window.startPage().currentId(), QStringLiteral("tai"));
    QLineEdit& search = bench.window.startPage().search();
    QTest::keyClicks(&search, QStringLiteral("chu"));
    QCOMPARE(bench.window.startPage().currentId(), QStringLiteral("chu"));
    search.clear();
    QCOMPARE(bench.window.startPage().currentId(), QStringLiteral("tai"));
}

// So that the picker opens at its beginning, with no card cut, also where a giant was played last.
void ShellStartTest::whatWasPlayedLastStandsAbove() {
    WindowBench bench;
    StartPage& page = bench.window.startPage();
    bench.begin("wa");
    bench.window.action("chooseGame")->trigger();
    ui::testing::settle();
    const auto heading = [&bench](int row) {
        return cards(bench).model()->index(row, 0).data(GameShelvesModel::HeadingRole).toString();
    };
    QCOMPARE(heading(0), QStringLiteral("Start here")); // where Wa stands anyway
    for (const char* id : {"tai", "chu", "tai"}) {
        bench.begin(id);
    }
    bench.window.action("chooseGame")->trigger();
    ui::testing::settle();
    QCOMPARE(heading(0), QStringLiteral("Played last"));
    const QStringList ids = page.shownIds();
    QCOMPARE(ids.mid(0, 3),
             (QStringList{QStringLiteral("tai"), QStringLiteral("chu"), QStringLiteral("wa")}));
    QCOMPARE(ids.count(QStringLiteral("tai")), 1); // on this shelf alone
    QCOMPARE(page.currentId(), QStringLiteral("tai"));
    QCOMPARE(cards(bench).currentIndex().row(), 1);
    QCOMPARE(cards(bench).verticalScrollBar()->value(), 0);
    // In one row, and all of one kind, also those that are wide on their own shelf.
    const auto rect = [&bench](int row) {
        return cards(bench).visualRect(cards(bench).model()->index(row, 0));
    };
    for (const int row : {2, 3}) {
        QCOMPARE(rect(row).top(), rect(1).top());
        QCOMPARE(rect(row).size(), rect(1).size());
    }
    // Also where the last one stands on the first shelf: the others were played as well.
    bench.begin("wa");
    bench.window.action("chooseGame")->trigger();
    ui::testing::settle();
    QCOMPARE(heading(0), QStringLiteral("Played last"));
    QCOMPARE(page.shownIds().mid(0, 2), (QStringList{QStringLiteral("wa"), QStringLiteral("tai")}));
    // What is sought is not found twice.
    QTest::keyClicks(&page.search(), QStringLiteral("tai shogi"));
    QCOMPARE(page.shownIds().count(QStringLiteral("tai")), 1);
}

void ShellStartTest::theLineBesideStartNamesTheGame() {
    WindowBench bench;
    auto* page = bench.window.findChild<StartPage*>();
    const auto says = [&](const QString& text) {
        const auto labels = page->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(text); });
    };
    page->setLastGames({QStringLiteral("tai")});
    QVERIFY(says(QStringLiteral("Tai Shogi · ")));
    QTest::keyClicks(&page->search(), QStringLiteral("wa shogi"));
    QVERIFY(says(QStringLiteral("Wa Shogi · ")));
}

// What lies under the pointer then may be the button that resigns.
void ShellStartTest::theSecondClickOnStartDoesNothingElse() {
    WindowBench bench;
    auto* page = bench.window.findChild<StartPage*>();
    QTest::mouseClick(buttonOf(*page, QStringLiteral("Start")), Qt::LeftButton);
    QTRY_VERIFY(bench.window.board().isVisible());
    int answered = 0;
    int buttons = 0;
    const auto sendTo = [](QWidget* widget, QEvent::Type type) {
        const QPointF middle = widget->rect().center();
        QMouseEvent event(type, middle, widget->mapToGlobal(middle), Qt::LeftButton, Qt::LeftButton, {});
        QApplication::sendEvent(widget, &event);
    };
    for (auto* button : bench.window.findChildren<QToolButton*>()) {
        if (button->isVisible() && button->isEnabled() && button->menu() == nullptr) {
            ++buttons;
            const auto counting = connect(button, &QToolButton::clicked, this, [&answered] { ++answered; });
            sendTo(button, QEvent::MouseButtonDblClick);
            sendTo(button, QEvent::MouseButtonRelease);
            disconnect(counting);
            break;
        }
    }
    QVERIFY(buttons > 0);
    QCOMPARE(answered, 0);
}

void ShellStartTest::watchingTwoComputersIsNoHabit() {
    Settings settings(Settings::Scope::Passing);
    GameSetup setup = Terms::usual(settings, Catalog(std::filesystem::path()).find("wa")->standard);
    setup.seats = {Seat::computer(2), Seat::human()};
    Terms::keepAsUsual(settings, setup);
    setup.seats = {Seat::computer(2), Seat::computer(3)};
    Terms::keepAsUsual(settings, setup);
    const GameSetup next = Terms::usual(settings, setup.variant);
    QVERIFY(!next.seats[Side::Sente].isHuman());
    QVERIFY(next.seats[Side::Gote].isHuman());
}

void ShellStartTest::aFinishedGameIsStillReached() {
    WindowBench bench;
    bench.begin("wa");
    bench.playPlain(2);
    bench.window.session().resign();
    ui::testing::settle();
    bench.window.action("chooseGame")->trigger();
    auto* page = bench.window.findChild<StartPage*>();
    QTRY_VERIFY(page->isVisible());
    QVERIFY(page->banner().accessibleName().contains(QStringLiteral("The game is over")));
    QTest::mouseClick(buttonOf(*page, QStringLiteral("Back to the board")), Qt::LeftButton);
    QTRY_VERIFY(bench.window.board().isVisible());
    QVERIFY(bench.game().isOver());
    bench.window.session().goToPly(1); // looked back at, it is over all the same
    bench.window.action("chooseGame")->trigger();
    QTRY_VERIFY(page->isVisible());
    QVERIFY2(page->banner().accessibleName().contains(QStringLiteral("The game is over")),
             qPrintable(page->banner().accessibleName()));
}

void ShellStartTest::withoutAGameThereIsNothingToBegin() {
    WindowBench bench;
    StartPage& page = bench.window.startPage();
    const auto names = [&page](const char* game) {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [game](const QLabel* label) {
            return label->isVisible() &&
                   label->text().startsWith(QLatin1String(game) + QStringLiteral(" · "));
        });
    };
    page.search().setText(QStringLiteral("wa shogi"));
    QVERIFY(names("Wa Shogi"));
    page.search().setText(QStringLiteral("nothing is called so"));
    QVERIFY(!names("Wa Shogi"));
    QVERIFY(!buttonOf(page, QStringLiteral("Start"))->isEnabled());
    QVERIFY(!buttonOf(page, QStringLiteral("Change…"))->isEnabled());
    page.search().clear();
    QVERIFY(buttonOf(page, QStringLiteral("Start"))->isEnabled());
    QVERIFY(buttonOf(page, QStringLiteral("Change…"))->isEnabled());
}

MUJO_UI_TEST(ShellStartTest)
#include "shell_start_test.moc"
