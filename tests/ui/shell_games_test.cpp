#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/base/random.h"
#include "core/engine/engine.h"
#include "core/insight/click_tree.h"
#include "core/insight/move_input.h"
#include "core/rules/move_text.h"
#include "core/rules/resolve.h"
#include "tests/ui/test_window.h"
#include "ui/board/board_view.h"

#include "tests/ui/ui_test.h"

using namespace mujo;
using namespace mujo::insight;
using namespace mujo::ui;

/// Whole games, from the first move to the result, entered by clicks on the real window.
class ShellGamesTest : public QObject {
    Q_OBJECT

private slots:
    void gamesArePlayedToTheirEndByClicks_data();
    void gamesArePlayedToTheirEndByClicks();
};

namespace {

/// Enters moves as a player at the board does.
class Hand {
public:
    explicit Hand(ui::testing::TestWindow& window) : m_window(window) {}

    /// Whether the clicks made exactly this move.
    bool enter(const Move& move) {
        const std::size_t before = game().plies().size();
        if (move.isDrop()) {
            board().chooseFromHand(move.dropped());
        } else {
            click(move.from());
        }
        if (move.isPass()) {
            QTest::keyClick(&board(), Qt::Key_P);
        } else {
            const ClickTree tree = board().input().tree();
            const std::size_t node = tree.find(move);
            if (node == ClickTree::kNone) {
                return false;
            }
            for (const Square square : tree.clicksTo(node)) {
                click(square);
            }
            if (game().plies().size() == before && board().input().choices().empty()) {
                click(tree.clicksTo(node).back()); // armed: stop there
            }
        }
        const std::vector<MoveChoice>& choices = board().input().choices();
        if (!choices.empty()) {
            const auto wanted = std::find_if(choices.begin(), choices.end(),
                                             [&](const MoveChoice& choice) { return choice.move == move; });
            QTest::keyClick(&board(), static_cast<Qt::Key>(Qt::Key_1 + (wanted - choices.begin())));
        }
        return game().plies().size() == before + 1 && game().plies().back().move == move;
    }

private:
    [[nodiscard]] BoardView& board() { return m_window.board(); }
    [[nodiscard]] const Game& game() { return m_window.session().game(); }
    void click(Square square) {
        QTest::mouseClick(&board(), Qt::LeftButton, {}, board().squareRect(square).center());
    }

    ui::testing::TestWindow& m_window;
};

/// Sente plays at random, but likes to take; Gote is the engine with little to think.
Move chosen(const Game& game, Random& random) {
    if (game.position().turn() == Side::Gote) {
        constexpr std::uint64_t kNodes = 400;
        SearchRequest request{game.position(), game.history(), {}, kStrongestLevel, random.next()};
        request.limits.nodes = kNodes;
        return Engine::search(request).line.front();
    }
    std::vector<Move> taking;
    std::copy_if(game.legalMoves().begin(), game.legalMoves().end(), std::back_inserter(taking),
                 [&](const Move& move) { return !rules::capturedSquares(game.position(), move).empty(); });
    const std::vector<Move>& from = taking.empty() || random.below(2) == 0 ? game.legalMoves() : taking;
    return from[random.below(from.size())];
}

} // namespace

void ShellGamesTest::gamesArePlayedToTheirEndByClicks_data() {
    QTest::addColumn<int>("game");
    const Catalog catalog{std::filesystem::path()};
    for (int game = 0; game < static_cast<int>(catalog.entries().size()); ++game) {
        QTest::addRow("%s", catalog.entries()[static_cast<std::size_t>(game)].standard->id().c_str()) << game;
    }
}

void ShellGamesTest::gamesArePlayedToTheirEndByClicks() {
    QFETCH(const int, game);
    QTemporaryDir folder;
    Catalog catalog{std::filesystem::path()};
    Settings settings{Settings::Scope::Passing};
    GameSession session;
    ui::testing::TestWindow window(catalog, settings, session, folder.path());
    window.resize(1280, 800);
    window.show();
    GameSetup setup;
    setup.variant = catalog.entries()[static_cast<std::size_t>(game)].standard;
    setup.seats = {Seat::human(), Seat::human()};
    window.begin(setup);
    Hand hand(window);
    Random random(7);
    const Game& played = window.session().game();
    constexpr std::size_t kLongest = 600;
    while (!played.isOver() && played.plies().size() < kLongest) {
        const Move move = chosen(played, random);
        QVERIFY2(hand.enter(move), ("ply " + std::to_string(played.plies().size() + 1) + ": " +
                                    rules::moveText(played.variant(), move))
                                       .c_str());
    }
    QVERIFY(played.isOver());
}

MUJO_UI_TEST(ShellGamesTest)
#include "shell_games_test.moc"
