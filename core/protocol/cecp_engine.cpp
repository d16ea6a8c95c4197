#include "core/protocol/cecp_engine.h"

#include <algorithm>
#include <sstream>

#include "core/protocol/cecp_dialect.h"
#include "core/protocol/cecp_ranks.h"
#include "core/protocol/line_text.h"
#include "core/rules/outcome.h"
#include "core/variant_file/piece_letters.h"

namespace mujo {

namespace {

/// The protocol reads 100000 + N as mate in N moves.
int protocolScore(int score) {
    constexpr int kProtocolMate = 100000;
    if (!isForced(score)) {
        return std::clamp(score, -kProtocolMate + 1, kProtocolMate - 1);
    }
    const int moves = (pliesToEnd(score) + 1) / 2;
    return score > 0 ? kProtocolMate + moves : -kProtocolMate - moves;
}

/// "no piece of this game at character 3"
std::string inWords(const Diagnostic& fault) {
    return fault.message.english() + (fault.line > 0 ? " at character " + std::to_string(fault.column) : "") +
           (fault.hint.empty() ? "" : " (" + fault.hint.english() + ')');
}

} // namespace

CecpEngine::CecpEngine(const Catalog& catalog, Output output, int mostThreads)
    : m_catalog(catalog), m_output(std::move(output)), m_game(cecpDefaultVariant(catalog)),
      m_mostThreads(mostThreads) {}

CecpEngine::~CecpEngine() {
    Lock lock(m_lock);
    stopThinking(lock);
}

std::string CecpEngine::outward(const std::string& text) const {
    return m_ranksFromZero ? withRanksShifted(text, -1) : text;
}

std::string CecpEngine::inward(const std::string& text) const {
    return m_ranksFromZero ? withRanksShifted(text, 1) : text;
}

void CecpEngine::begin(Lock& lock, Game game) {
    stopThinking(lock);
    m_game = std::move(game);
    m_lifted.reset();
    m_middle.reset();
}

void CecpEngine::setVariant(Lock& lock, const std::string& name) {
    const auto variant = cecpVariant(m_catalog, name);
    if (!variant) {
        m_output("Error (unsupported variant): " + shortened(name));
        return;
    }
    begin(lock, Game(variant));
    const auto description = cecpDescription(m_catalog, variant);
    for (const std::string& line : description) {
        m_output(line);
    }
    if (!description.empty() && variant->shape().ranks() == kXBoardSide && !m_ranksFromZero) {
        m_output("telluser XBoard misreads moves from a 16th rank: begin it with -rankOffset 1 -firstOptions "
                 "\"Ranks from 0=1\"");
    }
    analyzeOn();
}

void CecpEngine::setBoard(Lock& lock, const std::string& text) {
    auto position = positionFromCecpFen(m_game.position().sharedVariant(), text);
    if (!position) {
        m_output("tellusererror Illegal position: " + shortened(inWords(position.error().front())));
        return;
    }
    begin(lock, Game(std::move(*position)));
    analyzeOn();
}

void CecpEngine::play(const Move& move) {
    m_game.play(move);
    m_lifted.reset();
    m_middle.reset();
}

bool CecpEngine::claimResult(bool ofOwnMove) {
    const rules::Outcome& outcome = m_game.outcome();
    const auto winner = outcome.winner();
    const bool leftToLoser = ofOwnMove && winner && m_againstProgram &&
                             xboardJudgesNothing(m_catalog, m_game.position().sharedVariant());
    if (outcome.isOver() && !leftToLoser) {
        const std::string score = !winner ? "1/2-1/2" : (*winner == Side::Sente ? "1-0" : "0-1");
        m_output(score + " {" + rules::reasonCode(outcome.reason) + '}');
    }
    return outcome.isOver();
}

void CecpEngine::userMove(Lock& lock, const std::string& text) {
    if (m_analysis || m_task == Task::Ponder) { // what was pondered on stays in the table
        stopThinking(lock);
    }
    if (m_task == Task::Move) {
        m_output("Illegal move (not your turn): " + shortened(text));
        return;
    }
    const std::string meant = inward(text);
    const auto move = readCecpMove(m_game.position(), m_game.legalMoves(), meant);
    if (!move) {
        m_output("Illegal move (" + cecpRefusal(m_game.position(), m_game.history(), meant) +
                 "): " + shortened(text));
    } else {
        play(*move);
        if (!claimResult(false) && !m_force && !m_analysis) {
            think(Task::Move);
        }
    }
    analyzeOn();
}

void CecpEngine::go(Lock& lock) {
    stopThinking(lock);
    m_force = false;
    m_analysis = false;
    think(Task::Move);
}

void CecpEngine::moveNow() {
    if (m_task == Task::Move) { // analysis goes on
        m_engine.stop();
    }
}

void CecpEngine::search(Task task, const Game& game) {
    if (game.isOver()) {
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
    const Position& position = game.position();
    SearchRequest request{position, game.history(), limits, level, position.key()};
    request.threads = m_threads;
    request.tableBytes = m_tableBytes;
    request.lines = task == Task::Analysis ? m_lines : 1;
    request.scoresOnlyMove = task != Task::Move;
    request.tuned = m_catalog.notes(game.variant()).tuned;
    m_engine.start(std::move(request), std::move(callbacks));
}

void CecpEngine::onInfo(const SearchInfo& info) {
    const Lock lock(m_lock);
    m_lastInfo = info;
    if (m_discard || (!m_post && m_task != Task::Analysis)) {
        return;
    }
    if (info.lines.size() < 2) {
        tellThinking(info, info.score, info.line);
        return;
    }
    for (const SearchLine& line : info.lines) {
        tellThinking(info, line.score, line.moves);
    }
}

void CecpEngine::tellThinking(const SearchInfo& info, int score, const std::vector<Move>& moves) {
    std::ostringstream line;
    constexpr int kCentisecond = 10;
    line << info.depth << ' ' << protocolScore(score) << ' ' << info.time.count() / kCentisecond << ' '
         << info.nodes;
    if (m_task == Task::Ponder && m_expected) {
        line << " (" << outward(cecpMove(m_game.variant(), *m_expected)) << ')';
    }
    for (const Move& move : moves) {
        line << ' ' << outward(cecpMove(m_game.variant(), move));
    }
    m_output(line.str());
}

void CecpEngine::onFinished(const SearchInfo& info) {
    const Lock lock(m_lock);
    const bool move = m_task == Task::Move && !m_discard && !info.line.empty();
    m_task = Task::None;
    if (move) {
        if (info.failed) {
            m_output("tellusererror Out of memory: this move was made without a search");
        }
        const std::vector<std::string> legs = cecpLegs(m_game.variant(), info.line.front());
        for (std::size_t i = 0; i < legs.size(); ++i) {
            m_output("move " + outward(legs[i]) + (i + 1 < legs.size() ? "," : ""));
        }
        play(info.line.front());
        if (!claimResult(true)) {
            ponder(info.line);
        }
    }
    answerPings();
}

void CecpEngine::ponder(const std::vector<Move>& line) {
    if (!m_ponders || m_force || m_level < kStrongestLevel || line.size() < 2) {
        return;
    }
    Game ahead = m_game;
    if (ahead.play(line[1])) {
        m_expected = line[1];
        search(Task::Ponder, ahead);
    }
}

void CecpEngine::setPondering(Lock& lock, bool on) {
    m_ponders = on;
    if (!on && m_task == Task::Ponder) {
        stopThinking(lock);
    }
}

void CecpEngine::stopThinking(Lock& lock) {
    if (m_task == Task::None) {
        return;
    }
    m_discard = true;
    lock.unlock();
    m_engine.stop();
    m_engine.wait();
    lock.lock();
}

/// Goes on with analysis after a change of the position.
void CecpEngine::analyzeOn() {
    if (m_analysis && m_task == Task::None) {
        think(Task::Analysis);
    }
}

void CecpEngine::undo(Lock& lock, int plies) {
    stopThinking(lock);
    while (plies > 0 && m_game.takeBack()) {
        --plies;
    }
    m_lifted.reset();
    m_middle.reset();
    analyzeOn();
}

void CecpEngine::ping(const std::string& text) {
    m_pings.push_back(text);
    if (m_task != Task::Move) {
        answerPings();
    }
}

void CecpEngine::answerPings() {
    for (const std::string& text : m_pings) {
        m_output("pong " + text);
    }
    m_pings.clear();
}

void CecpEngine::analyze(Lock& lock, bool on) {
    stopThinking(lock);
    m_analysis = on;
    m_force = true;
    analyzeOn();
}

void CecpEngine::reportAnalysis() {
    if (m_task == Task::Analysis) {
        constexpr int kCentisecond = 10;
        m_output("stat01: " + std::to_string(m_lastInfo.time.count() / kCentisecond) + ' ' +
                 std::to_string(m_lastInfo.nodes) + ' ' + std::to_string(m_lastInfo.depth) + " 0 0");
    }
}

} // namespace mujo
