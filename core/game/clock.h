#pragma once

#include <functional>
#include <optional>

#include "core/game/game.h"
#include "core/game/time_control.h"
#include "core/geometry/per_side.h"

namespace mujo {

/// What a side has before it begins a move.
struct TimeBudget {
    TimeControl::Milliseconds main{0}; ///< negative: overtime, where running out of time does not lose
    int periods = 0;
    TimeControl::Milliseconds inPeriod{0}; ///< what is left of a Canadian one
    int movesInPeriod = 0;                 ///< that are still to be made in it

    /// That at the beginning of a game.
    [[nodiscard]] static TimeBudget whole(const TimeControl& control);
    /// All that may be used for one move.
    [[nodiscard]] TimeControl::Milliseconds available(const TimeControl& control) const {
        return main + (control.isCanadian() ? inPeriod : control.period * periods);
    }
    /// What remains for the next move after one that took so long.
    [[nodiscard]] TimeBudget after(TimeControl::Milliseconds spent, const TimeControl& control) const;
    friend bool operator==(const TimeBudget&, const TimeBudget&) = default;
};

/// What a clock shows.
struct TimeLeft {
    TimeControl::Milliseconds time{0}; ///< of the main time or the period under way; negative: overtime
    int periods = 0;                   ///< that are left, the one under way included
    bool inByoyomi = false;
    int moves = 0; ///< to be made in a Canadian period; else 0
    friend bool operator==(const TimeLeft&, const TimeLeft&) = default;
};

/// The clocks of a game. What was spent on each move stands with the move, so that a take-back has the clocks
/// as they were; the time of the move under way is kept here. Begins paused.
///
/// A clock runs while it is not paused, the first move has been made, the game is not over, and no later
/// moves than those on the board exist.
class Clock {
public:
    using Milliseconds = TimeControl::Milliseconds;
    /// A time that only goes on; where it begins does not matter.
    using Source = std::function<Milliseconds()>;

    /// `elapsed` has been spent already on the move under way.
    Clock(const GameTime& time, Source source, Milliseconds elapsed = Milliseconds(0));

    [[nodiscard]] const GameTime& time() const { return m_time; }
    /// Has to be told of every change of the game.
    void follow(const Game& game);
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    /// Whether it would run if it were not paused: the game has begun, is not over, and its last move is
    /// shown.
    [[nodiscard]] bool mayRun() const { return m_mayRun; }
    /// A move is made: what it took. The next one begins; `follow` comes after.
    Milliseconds press();
    /// The move under way is given its time anew.
    void restartMove();

    [[nodiscard]] bool isRunning() const { return m_since.has_value(); }
    [[nodiscard]] Side turn() const { return m_turn; }
    /// Spent on the move at the end of the record, also where the board shows an earlier one.
    [[nodiscard]] Milliseconds elapsed() const;
    [[nodiscard]] TimeLeft left(Side side) const;
    /// What the side to move may still use for this move; negative when more was used.
    [[nodiscard]] Milliseconds available() const;
    [[nodiscard]] bool hasRunOut() const { return available().count() <= 0; }

private:
    void update();
    [[nodiscard]] Milliseconds spentHere() const;

    GameTime m_time;
    Source m_source;
    PerSide<TimeBudget> m_budgets; ///< at the beginning of the move under way
    Side m_turn = Side::Sente;
    Milliseconds m_elapsed; ///< up to the last stop
    std::optional<Milliseconds> m_since;
    bool m_isPaused = true;
    bool m_isAtEnd = true; ///< of the record
    bool m_mayRun = false; ///< as the game stands
};

/// What each side had before the move that is to be made now.
[[nodiscard]] PerSide<TimeBudget> budgetsOf(const GameTime& time, const Game& game);

/// The first move of any line that took longer than it might; none where all kept to the clocks.
[[nodiscard]] std::optional<Game::Node> overspentMove(const GameTime& time, const Game& game);

} // namespace mujo
