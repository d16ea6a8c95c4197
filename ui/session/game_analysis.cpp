#include "ui/session/game_analysis.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/game/judgement.h"
#include "core/game/line_ahead.h"
#include "core/opponent/score_note.h"
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

/// Those of the line on the board in which a search has something to tell, in their order.
std::vector<Game::Node> positionsToSearch(const Game& game, const SearchBudget& budget) {
    std::vector<Game::Node> positions;
    for (std::size_t ply = 0; ply <= game.line().size(); ++ply) {
        if (needsSearch(game, game.onLine(ply), budget)) {
            positions.push_back(game.onLine(ply));
        }
    }
    return positions;
}

/// The best line as far as its moves are legal, and no longer than a record keeps it.
std::vector<Move> keptLine(const Game& game, std::span<const Move> line) {
    return legalStart(game, line.first(std::min<std::size_t>(line.size(), Finding::kLongestLine)));
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

SearchLimits limitsOfMove(const Finding& finding) {
    SearchLimits limits = limitsOf(finding.budget);
    limits.depth = finding.score.depth;
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
    m_budget = {budget.unit, std::clamp(budget.amount, 1, SearchBudget::kLargest)};
    m_toDo = positionsToSearch(*m_game, m_budget);
    m_last = m_game->lastOfLine();
    m_total = static_cast<int>(m_game->line().size()) + (isOverByRules(*m_game, m_last) ? 0 : 1);
    m_hasFailed = false;
    update();
}

int GameAnalysis::missing(const SearchBudget& budget) const {
    const Game* game = m_session.gameIfAny();
    return game != nullptr ? static_cast<int>(positionsToSearch(*game, budget).size()) : 0;
}

void GameAnalysis::cancel() {
    if (m_game) {
        end(Ended::Cancelled);
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
    } else if (m_game && what.testFlag(GameFact::Record)) {
        dropRemoved();
    }
}

void GameAnalysis::dropRemoved() {
    const Game& now = m_session.game();
    std::optional<Game::Node> cut; // the first move of what is gone
    for (Game::Node node = m_last; node != Game::kStart; node = now.parent(node)) {
        if (!now.place(node)) {
            cut = node;
        }
    }
    if (!cut) {
        return;
    }
    m_last = now.parent(*cut);
    while (!m_toDo.empty() && now.depth(m_toDo.back()) > now.depth(m_last)) {
        m_bridge->cancel(); // the last one is being searched
        m_toDo.pop_back();
        --m_total;
    }
    update();
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
        end(m_hasFailed ? Ended::Failed : Ended::Complete);
        return;
    }
    m_found.reset();
    m_before.reset();
    m_game->goTo(m_toDo.back());
    m_bridge->search(*m_game, limitsOf(m_budget), threadsFor(m_budget));
}

/// Without a move for want of memory the next position has its turn.
void GameAnalysis::onAnswered() {
    const Game::Node node = m_toDo.back();
    const bool isFound = m_found && !m_found->failed && !m_found->line.empty();
    if (m_before) {
        if (isFound) {
            m_before->compared->score =
                positionScore(m_found->score, m_game->position().turn(), m_found->depth);
        } else {
            m_before->compared.reset(); // the two positions are judged each by its own search
        }
        note(node, *std::exchange(m_before, std::nullopt));
        return;
    }
    if (!isFound) {
        m_hasFailed = true;
        m_toDo.pop_back();
        update();
        return;
    }
    const PositionScore score = positionScore(m_found->score, m_game->position().turn(), m_found->depth);
    Finding finding{score, keptLine(*m_game, m_found->line), m_budget, kOurName};
    if (const auto move = doubtfulMove(node, finding)) {
        m_found.reset();
        m_before = std::move(finding);
        m_before->compared = Finding::Compared{*move, {}};
        m_bridge->search(*m_game, limitsOfMove(*m_before), threadsFor(m_budget), *move);
    } else {
        note(node, std::move(finding));
    }
}

void GameAnalysis::note(Game::Node node, Finding finding) {
    m_toDo.pop_back();
    m_session.noteFinding(node, std::move(finding));
    update();
}

/// The move of the line that leads on from a position, where it gives something away by what was found before
/// and after it.
std::optional<Move> GameAnalysis::doubtfulMove(Game::Node before, const Finding& found) const {
    const Game& game = m_session.game();
    const std::size_t ply = game.depth(before);
    const auto& line = m_game->line();
    if (ply >= line.size()) {
        return std::nullopt;
    }
    const Game::Node move = m_game->onLine(ply + 1);
    const auto& after = game.ply(move).finding;
    const bool isBest = !found.line.empty() && found.line.front() == game.ply(move).move;
    // A forced end is a fact, however it was found.
    if (isBest || !after || after->score.isForced || isOverByRules(game, move) ||
        !judgeMove(found.score, after->score, game.turn(before))) {
        return std::nullopt;
    }
    return game.ply(move).move;
}

void GameAnalysis::end(Ended how) {
    m_bridge->release();
    m_game.reset();
    m_toDo.clear();
    emit progressed();
    emit ended(how, m_last);
}

} // namespace mujo::ui
