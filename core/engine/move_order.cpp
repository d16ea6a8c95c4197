#include "core/engine/move_order.h"

#include <algorithm>
#include <utility>

namespace mujo {

namespace {

constexpr int kMostHistory = 16000;

} // namespace

MoveMemory::MoveMemory(const Variant& variant)
    : m_squares(static_cast<std::size_t>(variant.shape().squareCount())),
      m_history((2 * variant.types().size() + 1) * m_squares, 0) {}

std::size_t MoveMemory::place(const Position& position, const Move& move) const {
    const Cell cell = move.isDrop() ? Cell(Piece{move.dropped, position.turn()}) : position.at(move.from);
    return static_cast<std::size_t>(cell.code()) * m_squares + static_cast<std::size_t>(move.to().index());
}

int MoveMemory::history(const Position& position, const Move& move) const {
    return m_history[place(position, move)];
}

void MoveMemory::add(std::size_t place, int amount) {
    const int old = m_history[place];
    m_history[place] = static_cast<std::int16_t>(old + amount - old * std::abs(amount) / kMostHistory);
}

void MoveMemory::reward(const Position& position, const SearchMove& best, std::span<const SearchMove> tried,
                        int depth, int ply) {
    const int amount = std::min(1600, 16 * depth * depth + 32 * depth);
    if (!best.isQuiet()) {
        return;
    }
    add(place(position, best.move), amount);
    for (const SearchMove& move : tried) {
        if (move.code != best.code) {
            add(place(position, move.move), -amount);
        }
    }
    auto& killers = m_killers[static_cast<std::size_t>(ply)];
    if (killers[0] != best.code) {
        killers[1] = std::exchange(killers[0], best.code);
    }
}

MovePicker::MovePicker(SearchBoard& board, const MoveMemory& memory, Scratch& scratch,
                       std::uint32_t tableMove, int ply, std::uint32_t counter, Kinds kinds)
    : m_board(board), m_memory(memory), m_scratch(scratch), m_tableCode(tableMove), m_ply(ply),
      m_counter(counter), m_kinds(kinds) {
    m_scratch.moves.clear();
    m_scratch.scores.clear();
}

void MovePicker::makeCaptures() {
    auto& moves = m_scratch.moves;
    m_board.captures(moves);
    if (m_tableCode != 0) {
        std::erase_if(moves, [this](const SearchMove& move) { return move.code == m_tableCode; });
    }
    for (const SearchMove& move : moves) {
        const Move& m = move.move;
        const int attacker = m_board.tables().worth(m_board.position().at(m.from).type());
        m_scratch.scores.push_back(move.gain * 8 - attacker + (move.royals > 0 ? 100000 : 0));
    }
    m_captureEnd = moves.size();
}

void MovePicker::makeQuiets() {
    auto& moves = m_scratch.moves;
    m_at = moves.size();
    m_board.quiets(moves);
    if (m_tableCode != 0) {
        moves.erase(std::remove_if(moves.begin() + static_cast<std::ptrdiff_t>(m_at), moves.end(),
                                   [this](const SearchMove& move) { return move.code == m_tableCode; }),
                    moves.end());
    }
    const auto& killers = m_memory.killers(m_ply);
    for (std::size_t i = m_at; i < moves.size(); ++i) {
        const SearchMove& move = moves[i];
        int score = m_memory.history(m_board.position(), move.move) + 8 * m_board.placementGain(move.move);
        if (move.code == killers[0]) {
            score += 200000;
        } else if (move.code == killers[1] || move.code == m_counter) {
            score += 150000;
        }
        m_scratch.scores.push_back(score);
    }
}

/// Brings the best of the moves from `m_at` to the front and steps past it.
const SearchMove* MovePicker::best(std::size_t end) {
    if (m_at >= end) {
        return nullptr;
    }
    auto& scores = m_scratch.scores;
    std::size_t found = m_at;
    for (std::size_t i = m_at + 1; i < end; ++i) {
        if (scores[i] > scores[found]) {
            found = i;
        }
    }
    std::swap(scores[m_at], scores[found]);
    std::swap(m_scratch.moves[m_at], m_scratch.moves[found]);
    return &m_scratch.moves[m_at++];
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
        while (const SearchMove* move = best(m_captureEnd)) {
            if (m_board.exchangePays(*move)) {
                return move;
            }
            // Losing captures wait at the front, where the good ones have been.
            std::swap(m_scratch.scores[m_badEnd], m_scratch.scores[m_at - 1]);
            std::swap(m_scratch.moves[m_badEnd], m_scratch.moves[m_at - 1]);
            ++m_badEnd;
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
            if (const SearchMove* move = best(m_scratch.moves.size())) {
                return move;
            }
        }
        m_at = 0;
        m_stage = Stage::BadCaptures;
        [[fallthrough]];
    case Stage::BadCaptures:
        if (m_at < m_badEnd) {
            return &m_scratch.moves[m_at++];
        }
        m_stage = Stage::Done;
        [[fallthrough]];
    case Stage::Done:
        break;
    }
    return nullptr;
}

} // namespace mujo
