#include "core/engine/move_order.h"

#include <algorithm>
#include <utility>

namespace mujo {

MovePicker::MovePicker(SearchBoard& board, const MoveMemory& memory, const MoveMemory::Context& context,
                       Scratch& scratch, std::uint32_t tableMove, int ply, Kinds kinds)
    : m_board(board), m_memory(memory, board.position(), context), m_killers(memory.killers(ply)),
      m_counter(memory.counter(context.last)), m_scratch(scratch), m_tableCode(tableMove), m_kinds(kinds) {}

void MovePicker::makeCaptures() {
    auto& moves = m_scratch.captures;
    moves.clear();
    m_scratch.captureScores.clear();
    m_board.captures(moves);
    if (m_tableCode != 0) {
        std::erase_if(moves, [this](const SearchMove& move) { return move.code == m_tableCode; });
    }
    for (const SearchMove& move : moves) {
        const int attacker = m_board.tables().worth(m_board.position().at(move.move.from).type());
        m_scratch.captureScores.push_back(move.gain * 8 - attacker + (move.royals > 0 ? 100000 : 0));
    }
}

int MovePicker::scoreOf(const QuietMove& move) const {
    constexpr int kKiller = 200000;
    constexpr int kSecondKiller = 150000;
    const int score = m_memory.of(move) + 8 * m_board.placementGain(move) + 4 * m_board.safetyGain(move);
    if (move == m_killers[0]) {
        return score + kKiller;
    }
    return move == m_killers[1] || move == m_counter ? score + kSecondKiller : score;
}

void MovePicker::makeQuiets() {
    m_scratch.quietMoves.clear();
    m_scratch.quiets.clear();
    m_board.quiets(m_scratch.quietMoves);
    const Square tableOrigin = m_tableCode != 0 ? m_tableMove.move.from : Square();
    for (const QuietMove& move : m_scratch.quietMoves) {
        if (m_tableCode != 0 && move.from == tableOrigin && move.code() == m_tableCode) {
            continue;
        }
        m_scratch.quiets.push_back({scoreOf(move), move});
    }
    m_at = 0;
    m_rankedEnd = 0;
}

const SearchMove* MovePicker::goodCapture() {
    auto& moves = m_scratch.captures;
    auto& scores = m_scratch.captureScores;
    while (m_at < moves.size()) {
        std::size_t found = m_at;
        for (std::size_t i = m_at + 1; i < moves.size(); ++i) {
            found = scores[i] > scores[found] ? i : found;
        }
        if (found != m_at) {
            std::swap(scores[m_at], scores[found]);
            std::swap(moves[m_at], moves[found]);
        }
        ++m_at;
        if (m_board.exchangePays(moves[m_at - 1])) {
            return &moves[m_at - 1];
        }
        // Losing captures wait at the front, where the good ones have been.
        std::swap(scores[m_badEnd], scores[m_at - 1]);
        std::swap(moves[m_badEnd], moves[m_at - 1]);
        ++m_badEnd;
    }
    return nullptr;
}

/// Quiet moves come in portions, each larger than the last, so that a long list is never sorted as a whole.
const SearchMove* MovePicker::bestQuiet() {
    constexpr std::size_t kFirstPortion = 6;
    auto& quiets = m_scratch.quiets;
    if (m_at >= quiets.size()) {
        return nullptr;
    }
    if (m_at == m_rankedEnd) {
        const auto better = [](const Scratch::Ranked& a, const Scratch::Ranked& b) {
            return a.score != b.score ? a.score > b.score : a.move < b.move;
        };
        const auto begin = quiets.begin() + static_cast<std::ptrdiff_t>(m_at);
        m_rankedEnd = std::min(quiets.size(), m_at + std::max(kFirstPortion, m_at * 2));
        const auto middle = quiets.begin() + static_cast<std::ptrdiff_t>(m_rankedEnd);
        if (middle != quiets.end()) {
            std::nth_element(begin, middle, quiets.end(), better);
        }
        std::sort(begin, middle, better);
    }
    m_quiet = m_board.described(quiets[m_at++].move);
    return &m_quiet;
}

const SearchMove* MovePicker::next() {
    switch (m_stage) {
    case Stage::Table:
        if (m_tableCode != 0 && m_board.find(m_tableCode, m_tableMove) &&
            (m_kinds == Kinds::All || m_tableMove.victims > 0)) {
            m_stage = Stage::MakeCaptures;
            return &m_tableMove;
        }
        m_tableCode = 0;
        [[fallthrough]];
    case Stage::MakeCaptures:
        makeCaptures();
        m_stage = Stage::GoodCaptures;
        [[fallthrough]];
    case Stage::GoodCaptures:
        if (const SearchMove* move = goodCapture()) {
            return move;
        }
        if (m_kinds == Kinds::Captures) {
            m_stage = Stage::Done;
            return nullptr;
        }
        m_stage = Stage::MakeQuiets;
        [[fallthrough]];
    case Stage::MakeQuiets:
        if (!m_skipQuiets) {
            makeQuiets();
        }
        m_stage = Stage::Quiets;
        [[fallthrough]];
    case Stage::Quiets:
        if (!m_skipQuiets) {
            if (const SearchMove* move = bestQuiet()) {
                return move;
            }
        }
        m_at = 0;
        m_stage = Stage::BadCaptures;
        [[fallthrough]];
    case Stage::BadCaptures:
        if (m_at < m_badEnd) {
            return &m_scratch.captures[m_at++];
        }
        m_stage = Stage::Done;
        [[fallthrough]];
    case Stage::Done:
        break;
    }
    return nullptr;
}

} // namespace mujo
