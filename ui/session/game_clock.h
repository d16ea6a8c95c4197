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
    [[nodiscard]] bool isPaused() const { return m_clock && !m_isHeld && m_clock->isPaused(); }
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
    void arrange();

    Clock::Source m_source;
    std::optional<Clock> m_clock;
    std::optional<Clock> m_ranOut; ///< as it stood when the move was restarted
    bool m_timeLoses = true;
    bool m_isHeld = false;      ///< stands still though the game is not paused
    Milliseconds m_lastSeen{0}; ///< time available when it was last looked at
    QTimer m_wake;
};

} // namespace mujo::ui
