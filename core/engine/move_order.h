#pragma once

#include <cstdint>
#include <vector>

#include "core/engine/move_memory.h"
#include "core/engine/search_board.h"
#include "core/engine/search_move.h"

namespace mujo {

/// Moves of one node, best prospects first, worked out only as far as they are asked for.
class MovePicker {
public:
    enum class Kinds { All, Captures };
    /// Lists that are used again by every node of one ply.
    struct Scratch {
        struct Ranked {
            int score;
            QuietMove move;
            auto operator<=>(const Ranked&) const = default;
        };
        struct RankedCapture {
            int score;
            std::uint32_t place; ///< in `captures`
            auto operator<=>(const RankedCapture&) const = default;
        };
        std::vector<SearchMove> captures;
        std::vector<RankedCapture> capturesByGain;
        std::vector<std::uint32_t> badCaptures; ///< places of those that lose
        std::vector<Ranked> quiets;
        std::vector<QuietMove> quietMoves;
        std::vector<QuietMove> tried;
        std::vector<Square> attackers;
    };

    MovePicker(SearchBoard& board, const MoveMemory& memory, const MoveMemory::Context& context,
               Scratch& scratch, std::uint32_t tableMove, int ply, Kinds kinds);

    /// The next move, or null. It stays where it is until the next call.
    const SearchMove* next();
    /// Leaves out the quiet moves that have not come yet.
    void skipQuiets() { m_skipQuiets = true; }
    /// Whether what came last takes without loss, or is the move of the table.
    [[nodiscard]] bool isPromising() const { return m_stage <= Stage::GoodCaptures; }
    /// What is remembered of a quiet move here.
    [[nodiscard]] int history(const QuietMove& move) const { return m_memory.of(move); }

private:
    enum class Stage { Table, MakeCaptures, GoodCaptures, MakeQuiets, Quiets, BadCaptures, Done };

    void makeCaptures();
    void makeQuiets();
    [[nodiscard]] int scoreOf(const QuietMove& move) const;
    const SearchMove* goodCapture();
    const SearchMove* bestQuiet();

    SearchBoard& m_board;
    MoveMemory::View m_memory;
    const std::array<QuietMove, 2>& m_killers;
    const QuietMove& m_counter;
    Scratch& m_scratch;
    SearchMove m_tableMove;
    SearchMove m_quiet;
    std::uint32_t m_tableCode;
    Kinds m_kinds;
    Stage m_stage = Stage::Table;
    bool m_skipQuiets = false;
    std::size_t m_at = 0;
    std::size_t m_rankedEnd = 0; ///< moves of the list up to here are in order and better than those behind
};

} // namespace mujo
