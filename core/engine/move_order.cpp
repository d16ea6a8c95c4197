#include "core/engine/move_order.h"

#include <algorithm>
#include <functional>

namespace mujo {

namespace {

/// The best of the elements from `at` on, which it steps past; null at the end. They are put in order in
/// portions, each larger than the last, so that a long list is never sorted as a whole.
template <class Element>
const Element* nextBest(std::vector<Element>& list, std::size_t& at, std::size_t& rankedEnd) {
    constexpr std::size_t kFirstPortion = 6;
    if (at >= list.size()) {
        return nullptr;
    }
    if (at == rankedEnd) {
        const auto begin = list.begin() + static_cast<std::ptrdiff_t>(at);
        rankedEnd = std::min(list.size(), at + std::max(kFirstPortion, at * 2));
        const auto middle = list.begin() + static_cast<std::ptrdiff_t>(rankedEnd);
        if (middle != list.end()) {
            std::nth_element(begin, middle, list.end(), std::greater<>());
        }
        std::sort(begin, middle, std::greater<>());
    }
    return &list[at++];
}

} // namespace

MovePicker::MovePicker(SearchBoard& board, const MoveMemory& memory, const MoveMemory::Context& context,
                       Scratch& scratch, std::uint32_t tableMove, int ply, Kinds kinds)
    : m_board(board), m_memory(memory, board.position(), context), m_killers(memory.killers(ply)),
      m_counter(memory.counter(context.last)), m_scratch(scratch), m_tableCode(tableMove), m_kinds(kinds) {}

void MovePicker::makeCaptures() {
    auto& moves = m_scratch.captures;
    moves.clear();
    m_scratch.capturesByGain.clear();
    m_scratch.badCaptures.clear();
    m_board.captures(moves);
    if (m_tableCode != 0) {
        std::erase_if(moves, [this](const SearchMove& move) { return move.code == m_tableCode; });
    }
    for (std::uint32_t i = 0; i < moves.size(); ++i) {
        const SearchMove& move = moves[i];
        const int attacker = m_board.tables().worth(m_board.position().at(move.move.from).type());
        m_scratch.capturesByGain.push_back({move.gain * 8 - attacker + (move.royals > 0 ? 100000 : 0), i});
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
    while (const auto* ranked = nextBest(m_scratch.capturesByGain, m_at, m_rankedEnd)) {
        const SearchMove& move = m_scratch.captures[ranked->place];
        if (m_board.exchangePays(move)) {
            return &move;
        }
        m_scratch.badCaptures.push_back(ranked->place);
    }
    return nullptr;
}

const SearchMove* MovePicker::bestQuiet() {
    const auto* ranked = nextBest(m_scratch.quiets, m_at, m_rankedEnd);
    if (ranked == nullptr) {
        return nullptr;
    }
    m_quiet = m_board.described(ranked->move);
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
        if (m_at < m_scratch.badCaptures.size()) {
            return &m_scratch.captures[m_scratch.badCaptures[m_at++]];
        }
        m_stage = Stage::Done;
        [[fallthrough]];
    case Stage::Done:
        break;
    }
    return nullptr;
}

} // namespace mujo
