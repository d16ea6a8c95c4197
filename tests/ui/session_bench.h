#pragma once

#include <QTest>

#include "core/base/random.h"
#include "tests/ui/shipped_games.h"
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

} // namespace mujo::ui::testing
