#include "core/engine/cecp.h"

#include <algorithm>
#include <sstream>

#include "core/engine/cecp_dialect.h"
#include "core/rules/legal_moves.h"
#include "core/rules/outcome.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

/// The protocol reads 100000 + N as mate in N moves.
int protocolScore(int score) {
    constexpr int kProtocolMate = 100000;
    if (!isForced(score)) {
        return score;
    }
    const int moves = (pliesToEnd(score) + 1) / 2;
    return score > 0 ? kProtocolMate + moves : -kProtocolMate - moves;
}

} // namespace

Cecp::Cecp(const Catalog& catalog, Output output, int mostThreads)
    : m_catalog(catalog), m_output(std::move(output)), m_mostThreads(mostThreads) {
    start(cecpDefaultVariant(m_catalog));
}

Cecp::~Cecp() {
    stopThinking();
}

void Cecp::say(const std::string& line) {
    const std::lock_guard guard(m_lock);
    m_output(line);
}

void Cecp::start(std::shared_ptr<const Variant> variant) {
    stopThinking();
    const std::lock_guard guard(m_lock);
    m_variant = std::move(variant);
    m_position = Position::start(m_variant);
    m_history = History(m_position->key());
    m_played.clear();
    m_lifted.reset();
    m_middle.reset();
}

void Cecp::setVariant(const std::string& name) {
    auto variant = cecpVariant(m_catalog, name);
    if (!variant) {
        say("Error (unsupported variant): " + cecpShortened(name));
        return;
    }
    start(std::move(variant));
    for (const std::string& line : cecpDescription(m_variant)) {
        say(line);
    }
    changed();
}

void Cecp::setBoard(const std::string& text) {
    auto position = positionFromCecpFen(m_variant, text);
    if (!position) {
        say("tellusererror Illegal position: " + cecpShortened(position.error()));
        return;
    }
    stopThinking();
    {
        const std::lock_guard guard(m_lock);
        m_position = std::move(*position);
        m_history = History(m_position->key());
        m_played.clear();
    }
    changed();
}

std::vector<Move> Cecp::legalMoves() const {
    return rules::outcome(*m_position, m_history).isOver() ? std::vector<Move>{}
                                                           : rules::legalMoves(*m_position, m_history);
}

void Cecp::play(const Move& move) {
    const Transition transition = rules::resolve(*m_position, move);
    m_position->apply(transition);
    m_history.push(rules::entryAfter(transition, *m_position));
    m_played.push_back(transition);
    m_lifted.reset();
    m_middle.reset();
}

bool Cecp::claimResult() {
    const rules::Outcome outcome = rules::outcome(*m_position, m_history);
    if (outcome.isOver()) {
        const auto winner = outcome.winner();
        const std::string score = !winner ? "1/2-1/2" : (*winner == Side::Sente ? "1-0" : "0-1");
        say(score + " {" + rules::reasonCode(outcome.reason) + '}');
    }
    return outcome.isOver();
}

void Cecp::userMove(const std::string& text) {
    if (m_analysis) {
        stopThinking();
    }
    {
        const std::lock_guard guard(m_lock);
        if (m_task == Task::Move) {
            say("Illegal move (not your turn): " + cecpShortened(text));
            return;
        }
        const std::vector<Move> legal = legalMoves();
        const auto move = readCecpMove(*m_position, legal, text);
        if (!move) {
            say("Illegal move (" + cecpRefusal(*m_position, m_history, text) + "): " + cecpShortened(text));
        } else {
            play(*move);
            if (!claimResult() && !m_force && !m_analysis) {
                think(Task::Move);
            }
        }
    }
    changed();
}

void Cecp::go() {
    stopThinking();
    const std::lock_guard guard(m_lock);
    m_force = false;
    m_analysis = false;
    think(Task::Move);
}

void Cecp::moveNow() {
    const std::lock_guard guard(m_lock);
    if (m_task == Task::Move) { // analysis goes on
        m_engine.stop();
    }
}

void Cecp::think(Task task) {
    if (rules::outcome(*m_position, m_history).isOver()) {
        return;
    }
    m_task = task;
    m_discard = false;
    m_lastInfo = {};
    Engine::Callbacks callbacks;
    callbacks.onInfo = [this](const SearchInfo& info) { onInfo(info); };
    callbacks.onFinished = [this](const SearchInfo& info) { onFinished(info); };
    const SearchLimits limits = task == Task::Move ? m_clock.limits() : SearchLimits{};
    const int level = task == Task::Move ? m_level : kStrongestLevel;
    SearchRequest request{*m_position, m_history, limits, level, m_position->key()};
    request.threads = m_threads;
    request.tableBytes = m_tableBytes;
    m_engine.start(std::move(request), std::move(callbacks));
}

void Cecp::onInfo(const SearchInfo& info) {
    const std::lock_guard guard(m_lock);
    m_lastInfo = info;
    if (m_discard || (!m_post && m_task == Task::Move)) {
        return;
    }
    std::ostringstream line;
    constexpr int kCentisecond = 10;
    line << info.depth << ' ' << protocolScore(info.score) << ' ' << info.time.count() / kCentisecond << ' '
         << info.nodes;
    for (const Move& move : info.line) {
        line << ' ' << cecpMove(*m_variant, move);
    }
    m_output(line.str());
}

void Cecp::onFinished(const SearchInfo& info) {
    const std::lock_guard guard(m_lock);
    const bool move = m_task == Task::Move && !m_discard && !info.line.empty();
    m_task = Task::None;
    if (move) {
        if (info.failed) {
            m_output("tellusererror Out of memory: this move was made without a search");
        }
        const std::vector<std::string> legs = cecpLegs(*m_variant, info.line.front());
        for (std::size_t i = 0; i < legs.size(); ++i) {
            m_output("move " + legs[i] + (i + 1 < legs.size() ? "," : ""));
        }
        play(info.line.front());
        claimResult();
    }
    answerPings();
}

void Cecp::stopThinking() {
    {
        const std::lock_guard guard(m_lock);
        if (m_task == Task::None) {
            return;
        }
        m_discard = true;
    }
    m_engine.stop();
    m_engine.wait();
}

void Cecp::changed() {
    const std::lock_guard guard(m_lock);
    if (m_analysis && m_task == Task::None) {
        think(Task::Analysis);
    }
}

void Cecp::undo(int plies) {
    stopThinking();
    {
        const std::lock_guard guard(m_lock);
        for (; plies > 0 && !m_played.empty(); --plies) {
            m_position->revert(m_played.back());
            m_history.pop();
            m_played.pop_back();
        }
    }
    changed();
}

void Cecp::ping(const std::string& text) {
    const std::lock_guard guard(m_lock);
    m_pings.push_back(text);
    if (m_task != Task::Move) {
        answerPings();
    }
}

void Cecp::answerPings() {
    for (const std::string& text : m_pings) {
        m_output("pong " + text);
    }
    m_pings.clear();
}

void Cecp::analyze(bool on) {
    stopThinking();
    m_analysis = on;
    m_force = true;
    changed();
}

void Cecp::reportAnalysis() {
    const std::lock_guard guard(m_lock);
    if (m_task == Task::Analysis) {
        constexpr int kCentisecond = 10;
        m_output("stat01: " + std::to_string(m_lastInfo.time.count() / kCentisecond) + ' ' +
                 std::to_string(m_lastInfo.nodes) + ' ' + std::to_string(m_lastInfo.depth) + " 0 0");
    }
}

} // namespace mujo
