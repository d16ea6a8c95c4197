#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <variant>

#include "core/game/game.h"

namespace mujo {

/// What a player does when it is asked for a move.
struct Answer {
    enum class Kind {
        Move,
        Resigns,    ///< or says that it has lost
        ClaimsDraw, ///< by a rule of its own, say
        ClaimsWin,  ///< which the rules do not grant
        Illegal,    ///< its move, in `text`, is not legal
        Refuses,    ///< it refused a move of the opponent's that is legal
        Died,
        HangsUp, ///< no answer in time
    };

    Kind kind = Kind::Died;
    std::optional<Move> move;
    std::optional<int> score; ///< from the mover's view, hundredths of a pawn
    std::string text;         ///< what it said, where that was no move
    double cpuSeconds = 0;
    double wallSeconds = 0;
};

/// A side that is not played by a person: a level of our engine or another program. Waits for each answer: it
/// belongs to a thread that may.
class Player {
public:
    Player() = default;
    virtual ~Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    [[nodiscard]] virtual std::string name() const = 0;
    /// Made ready for a game that stands like this. An error is a sentence: it cannot play.
    virtual std::optional<std::string> begin(const Game& game) = 0;
    /// Its move in a game that has gone on since `begin` or its last move.
    virtual Answer think(const Game& game) = 0;
    virtual void end() = 0;
};

} // namespace mujo
