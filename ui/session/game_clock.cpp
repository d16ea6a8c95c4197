#include "ui/session/game_clock.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ui/session/clock_words.h"
#include "ui/session/game_session.h"

namespace mujo::ui {

namespace {

using Milliseconds = GameClock::Milliseconds;

constexpr std::array kLow{60, 10}; // seconds

/// The window may be painting when the engine's answer comes.
Milliseconds withoutReserve(Milliseconds time) {
    constexpr Milliseconds kReserve{100};
    return time - std::min(kReserve, time / 4);
}

Milliseconds machineTime() {
    return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace

GameClock::GameClock(QObject* parent) : QObject(parent), m_source(machineTime) {
    m_wake.setParent(this);
    m_wake.setSingleShot(true);
    m_wake.setTimerType(Qt::PreciseTimer);
    connect(&m_wake, &QTimer::timeout, this, &GameClock::poll);
}

void GameClock::begin(const GameSetup& setup, bool paused) {
    m_clock.reset();
    m_ranOut.reset();
    m_stops = m_stops & Stop::Dialog; // which is of all games
    m_stops.setFlag(Stop::Pause, paused);
    m_timeLoses = setup.timeLoses;
    if (setup.time) {
        m_clock.emplace(
            *setup.time, [this] { return m_source(); }, setup.elapsed);
        m_clock->setPaused(bool(m_stops));
    }
    arrange();
    emit pausedChanged(isPaused());
}

Milliseconds GameClock::elapsed() const {
    return m_clock ? m_clock->elapsed() : Milliseconds(0);
}

void GameClock::follow(const Game& game) {
    if (!m_clock) {
        return;
    }
    m_clock->follow(game);
    m_lastSeen = m_clock->available();
    arrange();
    emit ticked();
}

Milliseconds GameClock::press() {
    return m_clock ? m_clock->press() : Milliseconds(0);
}

void GameClock::restartMove() {
    if (m_clock) {
        m_ranOut = m_clock;
        m_clock->restartMove();
    }
}

void GameClock::runOutAgain() {
    if (m_clock && m_ranOut) {
        m_clock = std::exchange(m_ranOut, std::nullopt);
        arrange();
        emit ticked();
    }
}

void GameClock::holdMove(bool held) {
    if (!held || !isPaused()) {
        stop(Stop::Held, held);
    }
}

void GameClock::cover(bool covered) {
    stop(Stop::Dialog, covered);
}

void GameClock::awaitAnswer(bool awaited) {
    stop(Stop::Question, awaited);
}

void GameClock::setPaused(bool paused) {
    stop(Stop::Held, false);
    if (m_clock && isPaused() != paused) {
        stop(Stop::Pause, paused);
        emit pausedChanged(paused);
    }
}

std::optional<ClockLimits> GameClock::limitsForEngine() const {
    if (!m_clock) {
        return std::nullopt;
    }
    const TimeControl& control = m_clock->time()[m_clock->turn()];
    const TimeLeft left = m_clock->left(m_clock->turn());
    const Milliseconds time = std::max(Milliseconds(0), left.time);
    ClockLimits limits;
    if (left.inByoyomi && control.isCanadian()) {
        limits.remaining = withoutReserve(time);
        limits.movesToGo = left.moves;
    } else if (left.inByoyomi) {
        limits.byoyomi = withoutReserve(time); // no further period is counted upon
    } else {
        limits.remaining = withoutReserve(time);
        limits.increment = control.increment;
        limits.byoyomi = withoutReserve(control.period / control.movesInPeriod);
    }
    return limits;
}

void GameClock::poll() {
    if (!m_clock) {
        return;
    }
    const Side side = m_clock->turn();
    if (m_timeLoses && m_clock->hasRunOut()) {
        emit flagFell(side);
        return;
    }
    if (!m_clock->isRunning()) {
        return;
    }
    const Milliseconds now = m_clock->available();
    const Milliseconds before = std::exchange(m_lastSeen, now);
    arrange();
    emit ticked();
    for (const int seconds : kLow) {
        const std::chrono::seconds limit(seconds);
        if (before > limit && now <= limit && now.count() > 0) {
            emit ranLow(side, seconds);
        }
    }
}

void GameClock::stop(Stop reason, bool on) {
    if (m_stops.testFlag(reason) == on) {
        return;
    }
    m_stops.setFlag(reason, on);
    if (m_clock) {
        m_clock->setPaused(bool(m_stops));
        arrange();
        emit ticked();
    }
}

void GameClock::arrange() {
    if (m_clock && m_clock->isRunning()) {
        m_wake.start(untilTextChanges(m_clock->left(m_clock->turn())));
    } else {
        m_wake.stop();
    }
}

} // namespace mujo::ui
