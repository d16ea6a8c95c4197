#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "core/base/sentence.h"
#include "core/engine/engine.h"
#include "core/game/game.h"

namespace mujo {

/// What may be used for a move. Where neither is given, the time that is usual for the opponent.
struct MoveLimits {
    std::optional<std::chrono::milliseconds> time; ///< for this move
    std::optional<ClockLimits> clock;              ///< of its side; it decides itself how much of it to use
};

/// What an opponent does when it is asked for a move.
struct Answer {
    enum class Kind {
        Move,
        Resigns,    ///< or says that it has lost
        ClaimsDraw, ///< by a rule of its own, say
        ClaimsWin,  ///< which the rules do not grant
        Illegal,    ///< its move, in `text`, is not legal
        Refuses,    ///< it refused a move of the other side that is legal
        Died,       ///< it ended
        HasNoMove,  ///< it says that there is none
        HangsUp,    ///< no answer in time
        CannotPlay, ///< this game, or none: `why` says the reason
    };

    Kind kind = Kind::Died;
    std::optional<Move> move; ///< with Kind::Move alone; whoever asked still judges it by the rules
    std::optional<int> score; ///< from the mover's view, hundredths of a pawn; see `SearchInfo`
    std::string text;         ///< what it said, where that was no move
    Sentence why;             ///< with Kind::CannotPlay alone
    double cpuSeconds = 0;    ///< of the processor, spent on the move
    double wallSeconds = 0;
};

/// A side that no person plays: a level of our engine, or another program behind a protocol.
///
/// Belongs to one thread, which calls everything here, and waits for nothing there. Faults of the other side
/// come as answers, never as exceptions. Destruction cancels and ends; it may take as long as the other side
/// is given to leave by itself, less than half a second.
class Opponent {
public:
    /// Both are called on a thread of the opponent's, one call at a time. They take the report elsewhere and
    /// return: they must not call the opponent, or destroy it.
    struct Callbacks {
        /// Some of what it finds while it thinks. The lines may be empty: not everybody tells them.
        std::function<void(const SearchInfo&)> onInfo;
        /// Once, and last.
        std::function<void(const Answer&)> onAnswer;
    };

    Opponent() = default;
    virtual ~Opponent() = default;
    Opponent(const Opponent&) = delete;
    Opponent& operator=(const Opponent&) = delete;

    /// What it calls itself, as far as it is known by now.
    [[nodiscard]] virtual std::string name() const = 0;
    /// Another game begins, which stands like this. Cancels what is asked. What keeps the opponent from
    /// playing it is the answer to the next question.
    virtual void begin(const Game& game) = 0;
    /// Asks for a move in the game that was begun, which may have gone on, back, or along another line since.
    /// Cancels what was asked before.
    virtual void ask(const Game& game, const MoveLimits& limits, Callbacks callbacks) = 0;
    /// The answer to the question under way is wanted at once. Not every program listens to that.
    virtual void moveNow() = 0;
    /// No report comes any more when this has returned.
    virtual void cancel() = 0;
    /// The game is over: cancels, and lets go of memory and processes until the next `begin`.
    virtual void end() = 0;
};

} // namespace mujo
