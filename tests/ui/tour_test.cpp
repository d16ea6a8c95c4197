// A guided first game: its moves are legal and do what its words say; it waits, answers, takes other moves
// back, and loses no game.

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "core/game/tour_line.h"
#include "core/rules/move_text.h"
#include "tests/ui/drawn.h"
#include "tests/ui/ui_test.h"
#include "tests/ui/window_bench.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/panes/ending_card.h"
#include "ui/panes/piece_study.h"
#include "ui/panes/tour_pane.h"
#include "ui/session/words.h"
#include "ui/shell/tour_desk.h"

using namespace mujo;
using namespace mujo::ui;
using namespace mujo::ui::testing;

namespace {

struct TourBench : WindowBench {
    explicit TourBench(QSize size = {1280, 800}) : WindowBench(size) {
        settings.set(Settings::kAnswerPause, 0);
    }

    [[nodiscard]] TourDesk& desk() { return *window.findChild<TourDesk*>(); }
    [[nodiscard]] TourPane& pane() { return *window.findChild<TourPane*>(); }
    [[nodiscard]] const Tour& tour(const char* id) const { return catalog.find(id)->notes.tour; }
    [[nodiscard]] TourLine line(const char* id) const {
        return *tourLine(tour(id), catalog.find(id)->standard);
    }
    void click(const QString& text) {
        for (auto* button : pane().findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text().remove(QLatin1Char('&')) == text) {
                QVERIFY(button->isEnabled());
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL(qPrintable(text));
    }
    [[nodiscard]] bool says(const std::string& text) { return pane().words().contains(toQString(text)); }
};

} // namespace

class TourTest : public QObject {
    Q_OBJECT

private slots:
    void everySeedHasATourOfTenMoves();
    void everyStepIsLegalAndTellsTheTruth();
    void aTourIsPlayedByItsMoves();
    void aLaterSquareNamesThePieceToBeginWith();
    void anotherMoveIsTakenBack();
    void theBoardKeepsItsPlaceFromStepToStep();
    void everyMoveIsShownOnDemand();
    void itIsShownByOneKeyAndTheNextByTheSame();
    void nobodyResignsInATourAndItsEndHasNoCard();
    void aGameInProgressIsKept();
    void aTourCanBeLeftAndIsKeptNowhere();
    void itIsOfferedUntilItIsAnswered();
    void allOfItsWordsCanBeReadInASmallWindow();
    void pictures();
};

void TourTest::everySeedHasATourOfTenMoves() {
    const Catalog catalog{std::filesystem::path()};
    for (const char* id : {"hook", "wa", "suzumu", "tai", "chu"}) {
        QCOMPARE(catalog.find(id)->notes.tour.steps.size(), std::size_t{10});
    }
}

// Of each sentence that says what a move has done, the position says the same.
void TourTest::everyStepIsLegalAndTellsTheTruth() {
    const Catalog catalog{std::filesystem::path()};
    for (const Catalog::Entry& entry : catalog.entries()) {
        const Tour& tour = entry.notes.tour;
        if (tour.isEmpty()) {
            continue;
        }
        const auto line = tourLine(tour, entry.standard);
        QVERIFY2(line, line ? "" : (entry.fileName + ": " + line.error().text.english()).c_str());
        Game game(line->start);
        for (std::size_t i = 0; i < tour.steps.size(); ++i) {
            const std::string where = entry.fileName + ", step " + std::to_string(i + 1);
            const std::string said = tour.steps[i].say + ' ' + tour.steps[i].heard;
            const auto says = [&said](const char* text) { return said.find(text) != std::string::npos; };
            const Move& move = line->steps[i].own;
            const std::size_t enemies = game.position().pieces(Side::Gote).size();
            const bool isPass = move.isPass();
            const PieceTypeId before =
                move.isDrop() ? PieceTypeId(0) : game.position().at(move.from()).type();
            QVERIFY2(game.play(move), where.c_str());
            const std::size_t taken = enemies - game.position().pieces(Side::Gote).size();
            QVERIFY2(!says("Two pieces in one turn") || taken == 2, where.c_str());
            QVERIFY2(!says("skip a turn") || isPass, where.c_str());
            QVERIFY2(!says("igui") || (taken == 1 && move.to() == move.from()), where.c_str());
            QVERIFY2(!says("burnt") || taken == 1, where.c_str());
            QVERIFY2(!says("in your hand") || move.isDrop() || taken == 1, where.c_str());
            QVERIFY2(!says("choose to promote") ||
                         (!move.isDrop() && game.position().at(move.to()).type() != before),
                     where.c_str());
            QVERIFY2(!says("This is a drop") || move.isDrop(), where.c_str());
            if (says("Mate!")) {
                QVERIFY2(game.isMate() || game.outcome().reason == rules::Reason::Mate, where.c_str());
            }
            QVERIFY2(says("Mate!") == (i + 1 == tour.steps.size()), where.c_str());
            if (line->steps[i].reply) {
                QVERIFY2(game.play(*line->steps[i].reply), where.c_str());
            }
        }
    }
}

void TourTest::aTourIsPlayedByItsMoves() {
    for (const char* id : {"chu", "wa"}) {
        TourBench bench;
        bench.desk().begin(QLatin1String(id));
        settle();
        const TourLine line = bench.line(id);
        for (std::size_t i = 0; i < line.steps.size(); ++i) {
            QVERIFY(bench.pane().isVisible());
            QVERIFY(bench.says(bench.tour(id).steps[i].say));
            QVERIFY(bench.pane().words().size() > 0);
            QVERIFY(bench.window.session().play(line.steps[i].own));
            QVERIFY(bench.says(bench.tour(id).steps[i].heard));
            const std::size_t plies = 2 * i + (i + 1 < line.steps.size() ? 2 : 1);
            QTRY_COMPARE(bench.game().plies().size(), plies);
        }
        QTRY_VERIFY(bench.pane().words().contains(QStringLiteral("That was the tour")));
        // In Wa mate ends the game. In Chu it does not.
        QCOMPARE(bench.says("until the last royal piece is taken"), !bench.game().isOver());
        QCOMPARE(bench.game().isOver(), QLatin1String(id) == QLatin1String("wa"));
        // Whoever looks at the next game and does not begin it is still in the tour.
        bench.click(QStringLiteral("Play this game"));
        auto* dialog = bench.window.findChild<NewGameDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        dialog->reject();
        settle();
        QVERIFY(bench.pane().isVisible());
    }
}

// A newcomer clicks where the piece shall go.
void TourTest::aLaterSquareNamesThePieceToBeginWith() {
    TourBench bench;
    bench.desk().begin(QStringLiteral("chu"));
    settle();
    const Move move = bench.line("chu").steps.front().own;
    BoardView& board = bench.window.board();
    const auto* bubble = board.findChild<QLabel*>(QStringLiteral("refusalBubble"));
    const auto click = [&](Square square) {
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.squareRect(square).center());
    };
    QVERIFY(bench.game().position().at(move.to()).isEmpty());
    click(move.to());
    QVERIFY(bubble->isVisible());
    QVERIFY2(bubble->text().startsWith(QStringLiteral("First click the piece: ")),
             qPrintable(bubble->text()));
    click(move.from());
    QVERIFY(!bubble->isVisible());
    click(move.to());
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
}

void TourTest::anotherMoveIsTakenBack() {
    TourBench bench;
    bench.desk().begin(QStringLiteral("chu"));
    bench.window.study().showRules();
    const Move expected = bench.line("chu").steps.front().own;
    for (const Move& move : bench.game().legalMoves()) {
        if (move != expected) {
            QVERIFY(bench.window.session().play(move));
            break;
        }
    }
    QVERIFY(bench.says("taken back"));
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{0});
    QVERIFY(bench.game().following().empty());
    QVERIFY(bench.says(bench.tour("chu").steps.front().say));
    QCOMPARE(bench.window.study().piece(), bench.game().position().at(expected.from()).piece());
}

// Also while a move that was not asked for is taken back, whose words come on top.
void TourTest::theBoardKeepsItsPlaceFromStepToStep() {
    for (const char* id : {"hook", "wa", "suzumu", "tai", "chu"}) {
        TourBench bench;
        bench.desk().begin(QLatin1String(id));
        settle();
        const QRect place = bench.window.board().geometry();
        const TourLine line = bench.line(id);
        for (std::size_t i = 0; i < line.steps.size(); ++i) {
            for (const Move& move : bench.game().legalMoves()) {
                if (move != line.steps[i].own && bench.window.session().play(move)) {
                    break;
                }
            }
            settle();
            QCOMPARE(bench.window.board().geometry(), place);
            QTRY_COMPARE(bench.game().plies().size(), 2 * i);
            QVERIFY(bench.window.session().play(line.steps[i].own));
            settle();
            QCOMPARE(bench.window.board().geometry(), place);
            QTRY_COMPARE(bench.game().plies().size(), 2 * i + (i + 1 < line.steps.size() ? 2 : 1));
        }
    }
}

void TourTest::everyMoveIsShownOnDemand() {
    TourBench bench;
    bench.desk().begin(QStringLiteral("hook"));
    settle();
    bench.click(QStringLiteral("Show me"));
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
    QVERIFY(bench.says(bench.tour("hook").steps[1].say));
    const Move& next = bench.line("hook").steps[1].own; // its piece is studied from the beginning of the step
    QCOMPARE(bench.window.findChild<PieceStudy*>()->piece(), bench.game().position().at(next.from()).piece());
    // Who looks back finds the way again.
    bench.window.session().goToPly(0);
    QVERIFY(bench.says("Another position"));
    bench.click(QStringLiteral("Back to the tour"));
    QCOMPARE(bench.game().plies().size(), std::size_t{2});
    QVERIFY(bench.says(bench.tour("hook").steps[1].say));
}

// The button keeps the keys while the answer is awaited: Space must not meet the one beside it, which leaves.
void TourTest::itIsShownByOneKeyAndTheNextByTheSame() {
    TourBench bench;
    bench.settings.set(Settings::kAnswerPause, 20);
    bench.desk().begin(QStringLiteral("chu"));
    settle();
    QPushButton* show = nullptr;
    for (auto* button : bench.pane().findChildren<QPushButton*>()) {
        show = button->text().remove(QLatin1Char('&')) == QStringLiteral("Show me") ? button : show;
    }
    show->setFocus();
    for (const std::size_t plies : {std::size_t{2}, std::size_t{4}}) {
        QTest::keyClick(bench.window.focusWidget(), Qt::Key_Space);
        QCOMPARE(bench.window.focusWidget(), static_cast<QWidget*>(show));
        QTest::keyClick(bench.window.focusWidget(), Qt::Key_Space); // too soon: nothing
        QTRY_COMPARE(bench.game().plies().size(), plies);
        QVERIFY(bench.pane().isVisible());
    }
}

void TourTest::nobodyResignsInATourAndItsEndHasNoCard() {
    TourBench bench;
    bench.desk().begin(QStringLiteral("wa"));
    settle();
    for (const char* id : {"resign", "offerDraw"}) {
        QVERIFY(!bench.window.action(id)->isEnabled());
    }
    const TourLine line = bench.line("wa");
    for (std::size_t i = 0; i < line.steps.size(); ++i) {
        QVERIFY(bench.window.session().play(line.steps[i].own));
        QTRY_VERIFY(bench.game().isOver() || bench.game().plies().size() == 2 * i + 2);
    }
    QVERIFY(bench.game().isOver());
    QTRY_VERIFY(bench.says("That was the tour"));
    const auto* card = bench.window.findChild<EndingCard*>();
    QVERIFY(card != nullptr && !card->isVisible());
    bench.begin("wa"); // an ordinary game
    QVERIFY(bench.window.action("resign")->isEnabled());
}

void TourTest::aGameInProgressIsKept() {
    TourBench bench;
    bench.begin("sho");
    bench.playPlain(3);
    bench.window.action("tour")->trigger();
    settle();
    QVERIFY(bench.pane().isVisible());
    QVERIFY(bench.says("Your game of Sho Shogi is kept"));
    QVERIFY(bench.says("Sho Shogi has no tour"));
    const auto kept = Autosave(bench.folder.path()).unfinished(bench.catalog);
    QCOMPARE(kept.size(), std::size_t{1});
    QCOMPARE(kept.front().moves, 3);
    // It comes back when the tour is left.
    bench.click(QStringLiteral("Leave the tour"));
    QTRY_VERIFY(bench.window.showsBoard() && bench.game().variant().id() == "sho");
    QCOMPARE(bench.game().plies().size(), std::size_t{3});
    QVERIFY(!bench.pane().isVisible());
}

void TourTest::aTourCanBeLeftAndIsKeptNowhere() {
    TourBench bench;
    bench.desk().begin(QStringLiteral("wa"));
    settle();
    bench.click(QStringLiteral("Show me"));
    QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
    bench.click(QStringLiteral("Leave the tour"));
    QVERIFY(!bench.window.showsBoard());
    QVERIFY(Autosave(bench.folder.path()).unfinished(bench.catalog).empty());
    QVERIFY(!bench.window.startPage().banner().isVisible()); // nothing is offered to go back to
    // The next game is an ordinary one.
    bench.begin("wa");
    QVERIFY(!bench.pane().isVisible());
    bench.playPlain(1);
    QCOMPARE(QDir(bench.folder.path()).entryList({QStringLiteral("*.mujo")}, QDir::Files).size(), 1);
}

// Until it is answered, or a game has begun: whoever only looks around finds it again on another day.
void TourTest::itIsOfferedUntilItIsAnswered() {
    TourBench bench;
    bench.desk().offerToNewcomers();
    const Banner& banner = bench.window.startPage().banner();
    QVERIFY(banner.isVisible());
    QVERIFY2(banner.text().contains(QStringLiteral("tour of ten moves")), qPrintable(banner.text()));
    QVERIFY(!bench.settings.value(Settings::kTourOffered));
    QTest::keyClicks(bench.window.focusWidget(), QStringLiteral("sho")); // it is in nobody's way
    QTest::keyClick(bench.window.focusWidget(), Qt::Key_Return);
    QCOMPARE(bench.game().variant().id(), std::string("sho"));
    QVERIFY(bench.settings.value(Settings::kTourOffered));
    bench.window.startPage().banner().dismiss();
    bench.window.action("chooseGame")->trigger();
    bench.window.startPage().banner().dismiss();
    bench.desk().offerToNewcomers();
    QVERIFY(!banner.isVisible());
}

void TourTest::allOfItsWordsCanBeReadInASmallWindow() {
    TourBench bench({640, 400});
    bench.desk().begin(QStringLiteral("chu"));
    settle();
    for (int step = 0; step < 4; ++step) {
        for (const auto* label : bench.pane().findChildren<QLabel*>()) {
            if (label->isVisible()) {
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
            }
        }
        QVERIFY(bench.pane().height() < bench.window.height() / 2);
        bench.click(QStringLiteral("Show me"));
        QTRY_COMPARE(bench.game().plies().size(), static_cast<std::size_t>(2 * step + 2));
        settle();
    }
    QVERIFY(isDrawn(bench.window, QStringLiteral("tour-small")));
}

void TourTest::pictures() {
    for (const char* theme : {"light", "dark"}) {
        for (const char* id : {"chu", "hook", "tai", "wa"}) {
            TourBench bench({1280, 800});
            bench.settings.set(Settings::kColours, choiceOf<Colours>(QLatin1String(theme))->value);
            bench.desk().begin(QLatin1String(id));
            settle();
            const QString name = QStringLiteral("tour-%1-%2").arg(QLatin1String(id), QLatin1String(theme));
            QVERIFY(isDrawn(bench.window, name));
            bench.click(QStringLiteral("Show me"));
            QTRY_COMPARE(bench.game().plies().size(), std::size_t{2});
            settle();
            QVERIFY(isDrawn(bench.window, name + QStringLiteral("-2")));
        }
    }
}

MUJO_UI_TEST(TourTest)
#include "tour_test.moc"
