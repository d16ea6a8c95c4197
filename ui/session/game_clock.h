#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "core/engine/search_limits.h"
#include "core/game/clock.h"

namespace mujo::ui {

struct GameSetup;

/// The clocks of the game on the board, if it has any. Wakes up only while one runs, and only when what it
/// shows changes.
class GameClock : public QObject {
    Q_OBJECT

public:
    using Milliseconds = Clock::Milliseconds;

    explicit GameClock(QObject* parent = nullptr);

    /// In place of the machine's clock; for tests, which then call `poll`.
    void setSource(Clock::Source source) { m_source = std::move(source); }

    void begin(const GameSetup& setup, bool paused);
    [[nodiscard]] bool isOn() const { return m_clock.has_value(); }
    /// Only while `isOn`.
    [[nodiscard]] const Clock& clock() const { return *m_clock; }
    [[nodiscard]] bool timeLoses() const { return m_timeLoses; }
    [[nodiscard]] Milliseconds elapsed() const;
    void follow(const Game& game);
    Milliseconds press();
    void restartMove();
    /// As it was before `restartMove`.
    void runOutAgain();
    void setPaused(bool paused);
    /// The side to move has decided and its move is shown later: no time passes for it meanwhile. That is no
    /// pause of the game, and nobody is told of one.
    void holdMove(bool held);
    /// A dialog stands before the board, where nobody can move: no time passes until it is gone. That is no
    /// pause of the game either.
    void cover(bool covered);
    /// The players are asked whether the game ends: likewise, until they have answered.
    void awaitAnswer(bool awaited);
    /// The game is paused, by a command or because the board is out of sight.
    [[nodiscard]] bool isPaused() const { return m_clock && m_stops.testFlag(Stop::Pause); }
    /// Nothing runs though it would otherwise, for one reason or the other, and the side to move can see
    /// that.
    [[nodiscard]] bool standsStill() const {
        return m_clock && m_clock->mayRun() && m_stops & (Stops(Stop::Pause) | Stop::Dialog | Stop::Question);
    }
    /// What the side to move may use, less what passes between its decision and the clock.
    [[nodiscard]] std::optional<ClockLimits> limitsForEngine() const;
    /// Looks at the time.
    void poll();

signals:
    void ticked(); ///< what the clocks show may have changed
    void pausedChanged(bool paused);
    void flagFell(mujo::Side side); ///< where running out of time loses
    void ranLow(mujo::Side side, int seconds);

private:
    /// Why it stands still in a game that goes on.
    enum class Stop { Pause = 1, Held = 2, Dialog = 4, Question = 8 };
    using Stops = QFlags<Stop>;

    void stop(Stop reason, bool on);
    void arrange();

    Clock::Source m_source;
    std::optional<Clock> m_clock;
    std::optional<Clock> m_ranOut; ///< as it stood when the move was restarted
    bool m_timeLoses = true;
    Stops m_stops;              ///< it runs only where there is none
    Milliseconds m_lastSeen{0}; ///< time available when it was last looked at
    QTimer m_wake;
};

} // namespace mujo::ui
