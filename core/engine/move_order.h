#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "core/base/static_vector.h"
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
        /// The score, and what decides between equals in the lower half of one number, as most of the time
        /// goes into comparing.
        class Rank {
        public:
            Rank(int score, std::uint32_t tie)
                : m_rank(static_cast<std::int64_t>(score) << kTieBits | static_cast<std::int64_t>(tie)) {}
            [[nodiscard]] std::uint32_t tie() const { return static_cast<std::uint32_t>(m_rank); }
            friend bool operator>(const Rank& a, const Rank& b) { return a.m_rank > b.m_rank; }

        private:
            static constexpr unsigned kTieBits = 32;
            std::int64_t m_rank;
        };
        /// Equals by their codes, whatever the order of the pieces.
        struct RankedQuiet {
            Rank rank;
            QuietMove move;
            friend bool operator>(const RankedQuiet& a, const RankedQuiet& b) { return a.rank > b.rank; }
        };
        std::vector<std::uint32_t> captures;    ///< their numbers
        std::vector<Rank> capturesByGain;       ///< their ties are places in `captures`
        std::vector<std::uint32_t> badCaptures; ///< places of those that lose
        std::vector<RankedQuiet> quiets;
        std::vector<QuietMove> tried;
        std::vector<Square> attackers; ///< those that could take the last royal
    };

    MovePicker(SearchBoard& board, const MoveMemory& memory, const MoveMemory::Context& context,
               Scratch& scratch, std::uint32_t tableMove, int ply, Kinds kinds);

    /// The next move, or null. It stays where it is until the next call.
    const SearchMove* next();
    /// Leaves out the quiet moves that have not come yet.
    void skipQuiets() { m_skipQuiets = true; }
    /// Leaves out captures without loss that have not come yet, gain no more than this and take no royal.
    /// They are not even judged.
    void skipGainsUpTo(int gain) { m_tooLittle = gain; }
    /// Whether what came last takes without loss, or is the move of the table.
    [[nodiscard]] bool isPromising() const { return m_stage <= Stage::GoodCaptures; }
    /// Whether quiet moves were left out that leave the last royal to its attackers.
    [[nodiscard]] bool hasLeftOut() const { return m_hasLeftOut; }
    /// What is remembered of a quiet move here.
    [[nodiscard]] int history(const QuietMove& move) const { return m_memory.of(move); }

private:
    enum class Stage {
        Table,
        MakeCaptures,
        GoodCaptures,
        MakeRefuters,
        Refuters,
        MakeQuiets,
        Quiets,
        BadCaptures,
        Done
    };

    void makeCaptures();
    void makeRefuters();
    void makeQuiets();
    [[nodiscard]] bool isTooLittle(const SearchMove& move) const {
        return move.gain <= m_tooLittle && move.royals == 0;
    }
    [[nodiscard]] int scoreOf(const QuietMove& move) const;
    const SearchMove* goodCapture();
    const SearchMove* bestRefuter();
    const SearchMove* bestQuiet();

    SearchBoard& m_board;
    const SearchConstants& m_constants;
    MoveMemory::View m_memory;
    const MoveMemory::Killers& m_killers;
    const std::optional<QuietMove>& m_counter;
    Scratch& m_scratch;
    /// Of the moves that have refuted this ply or the last move, those that are possible here: they come
    /// before the other quiet moves are made, which often need not be done then.
    StaticVector<Scratch::RankedQuiet, 3> m_refuters;
    SearchMove m_tableMove;
    SearchMove m_current;
    std::uint32_t m_tableCode;
    Kinds m_kinds;
    Stage m_stage = Stage::Table;
    bool m_skipQuiets = false;
    bool m_hasLeftOut = false;
    int m_tooLittle = std::numeric_limits<int>::min();
    std::size_t m_at = 0;
    std::size_t m_rankedEnd = 0; ///< moves of the list up to here are in order and better than those behind
};

} // namespace mujo
