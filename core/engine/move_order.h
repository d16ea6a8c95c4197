#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/engine/search_board.h"
#include "core/engine/search_move.h"

namespace mujo {

/// What has proved good in a search: quiet moves by kind of piece and destination, and replies that refuted.
class MoveMemory {
public:
    static constexpr int kMostPlies = 128;

    explicit MoveMemory(const Variant& variant);

    [[nodiscard]] int history(const Position& position, const Move& move) const;
    /// Credits the move that refuted and debits the quiet ones that were tried before it.
    void reward(const Position& position, const SearchMove& best, std::span<const SearchMove> tried,
                int depth, int ply);
    [[nodiscard]] const std::array<std::uint32_t, 2>& killers(int ply) const {
        return m_killers[static_cast<std::size_t>(ply)];
    }
    /// What has refuted this move before, or 0.
    [[nodiscard]] std::uint32_t counter(std::uint32_t code) const { return m_counters[code % kCounters]; }
    void noteCounter(std::uint32_t code, std::uint32_t reply) { m_counters[code % kCounters] = reply; }

private:
    static constexpr std::uint32_t kCounters = 4096;

    [[nodiscard]] std::size_t place(const Position& position, const Move& move) const;
    void add(std::size_t place, int amount);

    std::size_t m_squares;
    std::vector<std::int16_t> m_history; ///< by cell code and destination
    std::array<std::array<std::uint32_t, 2>, kMostPlies> m_killers{};
    std::array<std::uint32_t, kCounters> m_counters{};
};

/// Moves of one node, best prospects first, worked out only as far as they are asked for.
class MovePicker {
public:
    enum class Kinds { All, Captures };
    /// Lists that are used again by every node of one ply.
    struct Scratch {
        std::vector<SearchMove> moves;
        std::vector<int> scores;
        std::vector<SearchMove> tried;
        std::vector<Square> attackers;
    };

    MovePicker(SearchBoard& board, const MoveMemory& memory, Scratch& scratch, std::uint32_t tableMove,
               int ply, std::uint32_t counter, Kinds kinds);

    /// The next move, or null. It stays where it is until the next call.
    const SearchMove* next();
    /// Leaves out the quiet moves that have not come yet.
    void skipQuiets() { m_skipQuiets = true; }
    /// Whether what came last takes without loss, or is the move of the table.
    [[nodiscard]] bool isPromising() const { return m_stage <= Stage::GoodCaptures; }

private:
    enum class Stage { Table, MakeCaptures, GoodCaptures, MakeQuiets, Quiets, BadCaptures, Done };

    void makeCaptures();
    void makeQuiets();
    const SearchMove* best(std::size_t end);

    SearchBoard& m_board;
    const MoveMemory& m_memory;
    Scratch& m_scratch;
    SearchMove m_tableMove;
    std::uint32_t m_tableCode;
    int m_ply;
    std::uint32_t m_counter;
    Kinds m_kinds;
    Stage m_stage = Stage::Table;
    bool m_skipQuiets = false;
    std::size_t m_at = 0;
    std::size_t m_badEnd = 0; ///< losing captures have been moved to the front up to here
    std::size_t m_captureEnd = 0;
};

} // namespace mujo
