#include "core/game/game.h"

#include <algorithm>

#include "core/game/notation/hodges.h"
#include "core/rules/captures.h"
#include "core/rules/entering_king.h"
#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"

namespace mujo {

Game::Game(std::shared_ptr<const Variant> variant) : Game(Position::start(std::move(variant))) {}

Game::Game(Position start, Settings settings)
    : m_start(start), m_position(std::move(start)), m_history(m_position.key()), m_settings(settings) {
    refresh();
}

void Game::setSettings(Settings settings) {
    m_settings = settings;
    if (!m_endedFromOutside) {
        refresh();
    }
}

void Game::refresh() {
    m_outcome = rules::outcome(m_position, m_history);
    m_inCheck = !m_outcome.isOver() && rules::inCheck(m_position, m_position.turn());
    m_isMate = m_inCheck && rules::isMate(m_position, m_history);
    if (m_isMate && m_settings.endsAtMate) {
        m_outcome = rules::Outcome::wonBy(opponent(m_position.turn()), rules::Reason::Mate);
    }
    m_legal.clear();
    if (!m_outcome.isOver()) {
        m_legal = rules::legalMoves(m_position, m_history);
    }
}

bool Game::play(const Move& move) {
    if (isOver() || std::find(m_legal.begin(), m_legal.end(), move) == m_legal.end()) {
        return false;
    }
    Ply ply{move, rules::resolve(m_position, move), hodges(m_position, m_legal, move), {}, {}};
    m_position.apply(ply.transition);
    m_history.push(rules::entryAfter(ply.transition, m_position));
    const bool repeatsUndone = !m_undone.empty() && m_undone.back().move == move;
    if (repeatsUndone) {
        ply.shapes = std::move(m_undone.back().shapes);
        ply.spent = m_undone.back().spent;
        m_undone.pop_back();
    } else {
        m_undone.clear();
    }
    m_plies.push_back(std::move(ply));
    refresh();
    return true;
}

bool Game::takeBack() {
    if (m_endedFromOutside) {
        m_endedFromOutside = false;
        refresh();
        return true;
    }
    if (m_plies.empty()) {
        return false;
    }
    m_position.revert(m_plies.back().transition);
    m_history.pop();
    m_undone.push_back(std::move(m_plies.back()));
    m_plies.pop_back();
    refresh();
    return true;
}

bool Game::redo() {
    if (m_undone.empty() || isOver()) {
        return false;
    }
    const Move move = m_undone.back().move;
    return play(move);
}

void Game::setShapes(std::vector<DrawnShape> shapes) {
    (m_plies.empty() ? m_startShapes : m_plies.back().shapes) = std::move(shapes);
}

void Game::setSpent(std::chrono::milliseconds spent) {
    if (!m_plies.empty()) {
        m_plies.back().spent = spent;
    }
}

bool Game::declareWin() {
    if (isOver() || !rules::mayDeclare(m_position)) {
        return false;
    }
    end(rules::Outcome::wonBy(m_position.turn(), rules::Reason::EnteringKing));
    return true;
}

void Game::end(const rules::Outcome& outcome) {
    if (isOver()) {
        return;
    }
    m_outcome = outcome;
    m_endedFromOutside = true;
    m_inCheck = false;
    m_isMate = false;
    m_legal.clear();
}

} // namespace mujo
