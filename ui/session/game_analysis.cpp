#include "ui/session/game_analysis.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/game/judgement.h"
#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"
#include "ui/session/engine_bridge.h"
#include "ui/session/game_session.h"
#include "ui/session/score_words.h"

namespace mujo::ui {

namespace {

constexpr const char* kOurName = "Mujō";

/// Whether a search has something to tell there that is not known yet.
bool needsSearch(const Game& game, Game::Node node, const SearchBudget& budget) {
    const auto& known = game.ply(node).finding;
    return !isOverByRules(game, node) && !(known && known->budget.covers(budget));
}

/// The best line as far as its moves are legal, which what a search remembers need not be to its end.
std::vector<Move> keptLine(const Game& game, const std::vector<Move>& line) {
    std::vector<Move> kept;
    Position position = game.position();
    History history = game.history();
    for (const Move& move : line) {
        const std::vector<Move> legal = move.isDrop() ? rules::legalMoves(position, history)
                                                      : rules::legalMovesFrom(position, history, move.from());
        if (kept.size() == Finding::kLongestLine ||
            std::find(legal.begin(), legal.end(), move) == legal.end()) {
            break;
        }
        kept.push_back(move);
        const Transition transition = rules::resolve(position, move);
        position.apply(transition);
        history.push(rules::entryAfter(transition, position));
    }
    return kept;
}

} // namespace

SearchLimits limitsOf(const SearchBudget& budget) {
    SearchLimits limits;
    if (budget.unit == SearchBudget::Unit::Nodes) {
        limits.nodes = static_cast<std::uint64_t>(budget.amount);
    } else {
        limits.time = std::chrono::milliseconds(budget.amount);
    }
    return limits;
}

int threadsFor(const SearchBudget& budget) {
    return budget.unit == SearchBudget::Unit::Nodes ? 1 : std::max(1, threadsOfMachine() - 1);
}

GameAnalysis::GameAnalysis(GameSession& session, QObject* parent)
    : QObject(parent), m_session(session), m_bridge(new EngineBridge(this)) {
    m_bridge->setCatalog(session.engine().catalog());
    connect(m_bridge, &EngineBridge::reported, this, [this](const SearchInfo& info) { m_found = info; });
    connect(m_bridge, &EngineBridge::answered, this, &GameAnalysis::onAnswered);
    connect(&session, &GameSession::thinkingChanged, this, &GameAnalysis::update);
    connect(&session, &GameSession::changed, this, &GameAnalysis::onChanged);
}

GameAnalysis::~GameAnalysis() = default;

void GameAnalysis::start(const SearchBudget& budget) {
    cancel();
    if (!m_session.hasGame()) {
        return;
    }
    m_game = m_session.game();
    m_budget = budget;
    m_toDo.clear();
    const int plies = static_cast<int>(m_game->line().size());
    m_total = plies + 1;
    for (int ply = 0; ply <= plies; ++ply) {
        const Game::Node node = m_game->onLine(static_cast<std::size_t>(ply));
        if (needsSearch(*m_game, node, budget)) {
            m_toDo.push_back(node);
        }
    }
    update();
}

void GameAnalysis::cancel() {
    if (m_game) {
        end(false);
    }
}

void GameAnalysis::setHeld(bool held) {
    if (held != m_isHeld) {
        m_isHeld = held;
        update();
    }
}

GameAnalysis::State GameAnalysis::state() const {
    if (!m_game) {
        return State::Off;
    }
    return m_isHeld || m_session.isThinking() ? State::Waiting : State::Running;
}

void GameAnalysis::onChanged(GameFacts what) {
    if (what.testFlag(GameFact::Game)) {
        cancel();
    }
}

void GameAnalysis::update() {
    if (state() == State::Running && !m_bridge->isThinking()) {
        searchNext();
    } else if (state() == State::Waiting) {
        m_bridge->cancel(); // this position is searched again
    }
    if (m_game) {
        emit progressed();
    }
}

void GameAnalysis::searchNext() {
    if (m_toDo.empty()) {
        end(true);
        return;
    }
    m_found.reset();
    m_isShallow = false;
    m_game->goTo(m_toDo.back());
    m_bridge->search(*m_game, limitsOf(m_budget), threadsFor(m_budget));
}

/// Where the budget does not do for a single ply, as on a slow machine, one ply is searched however long that
/// takes. Without a move for want of memory the next position has its turn.
void GameAnalysis::onAnswered() {
    if (!m_found && !m_isShallow) {
        m_isShallow = true;
        SearchLimits limits;
        limits.depth = 1;
        m_bridge->search(*m_game, limits, threadsFor(m_budget));
        return;
    }
    const Game::Node node = m_toDo.back();
    m_toDo.pop_back();
    if (m_found && !m_found->failed && !m_found->line.empty()) {
        const PositionScore score = positionScore(m_found->score, m_game->position().turn(), m_found->depth);
        m_session.noteFinding(node, {score, keptLine(*m_game, m_found->line), m_budget, kOurName});
    }
    update();
}

void GameAnalysis::end(bool complete) {
    m_bridge->cancel();
    m_game.reset();
    m_toDo.clear();
    emit progressed();
    emit ended(complete);
}

} // namespace mujo::ui
