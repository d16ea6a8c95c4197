#pragma once

#include <QTest>

#include <utility>

#include "core/base/random.h"
#include "core/game/time_control.h"
#include "tests/ui/shipped_games.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/game_session.h"

/// A game without a window.
namespace mujo::ui::testing {

/// People play both sides.
inline GameSetup hotSeat(const char* id) {
    GameSetup setup;
    setup.variant = game(id);
    setup.seats = {Seat::human(), Seat::human()};
    return setup;
}

/// Seeded random moves, until the game is over.
inline void playSome(GameSession& session, int count, std::uint64_t seed) {
    Random random(seed);
    for (int i = 0; i < count && !session.game().isOver(); ++i) {
        const auto& legal = session.game().legalMoves();
        const Move move = legal[random.below(legal.size())];
        QVERIFY(session.play(move));
    }
}

/// A game of Wa with clocks against a computer, which answers at once with its first legal move.
struct AnsweredGame {
    AnsweredGame() {
        session.engine().setStarter([this](const SearchRequest& request, const Engine::Callbacks& callbacks) {
            ++asked;
            callbacks.onFinished({1, 0, 1, {}, {Game(request.position).legalMoves().front()}, {}});
        });
        GameSetup setup = hotSeat("wa");
        setup.seats[Side::Gote] = Seat::computer();
        setup.time = *parseGameTime("10m+5s");
        session.begin(std::move(setup));
    }
    /// Plays the legal move of that number, and waits until the game has so many plies.
    bool playUntil(std::size_t plies, std::size_t number) {
        return session.play(Move(session.game().legalMoves()[number])) &&
               QTest::qWaitFor([&] { return session.game().plies().size() == plies; });
    }

    GameSession session;
    int asked = 0;
};

} // namespace mujo::ui::testing
