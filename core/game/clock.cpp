#include "core/game/clock.h"

#include <algorithm>
#include <utility>

namespace mujo {

namespace {

using Milliseconds = TimeControl::Milliseconds;

TimeLeft leftOf(const TimeBudget& budget, Milliseconds spent, const TimeControl& control) {
    if (control.periods == 0 || spent < budget.main) {
        return {budget.main - spent, budget.periods, false};
    }
    const Milliseconds over = spent - budget.main;
    const auto used = static_cast<int>(std::min<Milliseconds::rep>(over / control.period, budget.periods));
    if (used == budget.periods) {
        return {budget.available(control) - spent, 0, true};
    }
    return {control.period * (used + 1) - over, budget.periods - used, true};
}

} // namespace

TimeBudget TimeBudget::after(Milliseconds spent, const TimeControl& control) const {
    if (control.periods == 0) {
        return {main - spent + control.increment, 0};
    }
    // The last period is never lost: whoever is still playing has it for every move.
    return {std::max(Milliseconds(0), main - spent), std::max(1, leftOf(*this, spent, control).periods)};
}

PerSide<TimeBudget> budgetsOf(const TimeControl& control, const Game& game,
                              std::optional<std::size_t>* overspent) {
    PerSide<TimeBudget> budgets;
    budgets.fill({control.main, control.periods});
    Side turn = game.start().turn();
    for (std::size_t i = 0; i < game.plies().size(); ++i) {
        TimeBudget& budget = budgets[turn];
        const Milliseconds spent = game.plies()[i].spent;
        if (overspent != nullptr && !*overspent && spent > budget.available(control)) {
            *overspent = i;
        }
        budget = budget.after(spent, control);
        turn = opponent(turn);
    }
    return budgets;
}

Clock::Clock(const TimeControl& control, Source source, Milliseconds elapsed)
    : m_control(control), m_source(std::move(source)), m_elapsed(elapsed) {
    m_budgets.fill({control.main, control.periods});
}

void Clock::follow(const Game& game) {
    m_budgets = budgetsOf(m_control, game);
    m_turn = game.position().turn();
    m_isAtEnd = game.following().empty();
    m_mayRun = m_isAtEnd && !game.plies().empty() && !game.isOver();
    update();
}

void Clock::setPaused(bool paused) {
    m_isPaused = paused;
    update();
}

void Clock::update() {
    const bool runs = m_mayRun && !m_isPaused;
    if (runs && !m_since) {
        m_since = m_source();
    } else if (!runs && m_since) {
        m_elapsed = elapsed();
        m_since.reset();
    }
}

Milliseconds Clock::press() {
    const Milliseconds spent = spentHere();
    restartMove();
    return spent;
}

void Clock::restartMove() {
    m_elapsed = Milliseconds(0);
    if (m_since) {
        m_since = m_source();
    }
}

Milliseconds Clock::elapsed() const {
    return m_since ? m_elapsed + (m_source() - *m_since) : m_elapsed;
}

Milliseconds Clock::spentHere() const {
    return m_isAtEnd ? elapsed() : Milliseconds(0);
}

TimeLeft Clock::left(Side side) const {
    return leftOf(m_budgets[side], side == m_turn ? spentHere() : Milliseconds(0), m_control);
}

Milliseconds Clock::available() const {
    return m_budgets[m_turn].available(m_control) - spentHere();
}

} // namespace mujo
