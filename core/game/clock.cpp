#include "core/game/clock.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace mujo {

namespace {

using Milliseconds = TimeControl::Milliseconds;

/// The same in Canadian time, where a period goes on over several moves.
TimeLeft leftOfCanadian(const TimeBudget& budget, Milliseconds spent) {
    if (spent < budget.main) {
        return {budget.main - spent, 1, false, budget.movesInPeriod};
    }
    const Milliseconds left = budget.main + budget.inPeriod - spent;
    return {left, left.count() > 0 ? 1 : 0, true, budget.movesInPeriod};
}

TimeLeft leftOf(const TimeBudget& budget, Milliseconds spent, const TimeControl& control) {
    if (control.isCanadian()) {
        return leftOfCanadian(budget, spent);
    }
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

PerSide<TimeBudget> wholeBudgets(const GameTime& time) {
    return {TimeBudget::whole(time[Side::Sente]), TimeBudget::whole(time[Side::Gote])};
}

} // namespace

TimeBudget TimeBudget::whole(const TimeControl& control) {
    TimeBudget budget{control.main, control.periods};
    if (control.isCanadian()) {
        budget.inPeriod = control.period;
        budget.movesInPeriod = control.movesInPeriod;
    }
    return budget;
}

TimeBudget TimeBudget::after(Milliseconds spent, const TimeControl& control) const {
    if (control.periods == 0) {
        return {main - spent + control.increment, 0};
    }
    if (control.isCanadian()) {
        TimeBudget next = *this;
        next.main = std::max(Milliseconds(0), main - spent);
        if (spent >= main) { // the move belongs to the period
            next.inPeriod -= spent - main;
            --next.movesInPeriod;
        }
        if (next.movesInPeriod == 0) {
            next.inPeriod = control.period;
            next.movesInPeriod = control.movesInPeriod;
        }
        return next;
    }
    // The last period is never lost: whoever is still playing has it for every move.
    return {std::max(Milliseconds(0), main - spent), std::max(1, leftOf(*this, spent, control).periods)};
}

PerSide<TimeBudget> budgetsOf(const GameTime& time, const Game& game) {
    PerSide<TimeBudget> budgets = wholeBudgets(time);
    Side turn = game.start().turn();
    for (const Game::Ply& ply : game.plies()) {
        budgets[turn] = budgets[turn].after(ply.spent, time[turn]);
        turn = opponent(turn);
    }
    return budgets;
}

std::optional<Game::Node> overspentMove(const GameTime& time, const Game& game) {
    std::vector<PerSide<TimeBudget>> left(game.nodeCount(), wholeBudgets(time));
    for (const Game::Node node : game.keptNodes()) {
        if (node == Game::kStart) {
            continue;
        }
        const Side mover = game.turn(game.parent(node));
        const TimeControl::Milliseconds spent = game.ply(node).spent;
        left[node] = left[game.parent(node)];
        if (spent > left[node][mover].available(time[mover])) {
            return node;
        }
        left[node][mover] = left[node][mover].after(spent, time[mover]);
    }
    return std::nullopt;
}

Clock::Clock(const GameTime& time, Source source, Milliseconds elapsed)
    : m_time(time), m_source(std::move(source)), m_budgets(wholeBudgets(time)), m_elapsed(elapsed) {}

void Clock::follow(const Game& game) {
    m_budgets = budgetsOf(m_time, game);
    m_turn = game.position().turn();
    m_isAtEnd = game.current() == game.endOfGame();
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
    return leftOf(m_budgets[side], side == m_turn ? spentHere() : Milliseconds(0), m_time[side]);
}

Milliseconds Clock::available() const {
    return m_budgets[m_turn].available(m_time[m_turn]) - spentHere();
}

} // namespace mujo
