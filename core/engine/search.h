#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/engine/engine.h"
#include "core/engine/level.h"
#include "core/engine/move_order.h"
#include "core/engine/search_board.h"
#include "core/engine/transposition_table.h"

namespace mujo {

/// One search of one position, on the thread that calls `run`: principal variation search with iterative
/// deepening. The moves at its root are the legal moves of the rules, so that no other can come out of it.
class Search {
public:
    /// `stop` may be set by any thread; `table` may serve one search at a time.
    Search(const SearchRequest& request, TranspositionTable& table, const std::atomic<bool>& stop,
           std::function<void(const SearchInfo&)> onInfo);

    SearchInfo run();

private:
    static constexpr int kMate = 1'000'000;
    static constexpr int kInfinity = kMate + 1;
    static constexpr int kForced = kMate - 1000; ///< scores beyond it are forced ends
    static constexpr int kMostPlies = MoveMemory::kMostPlies - 2;

    struct RootMove {
        SearchMove move;
        int score = -kInfinity;
        std::uint64_t nodes = 0;
        std::vector<Move> line;
    };
    enum class Child { Playable, Refused, Wins };

    void prepareRoot();
    void deepen();
    /// False when the search was stopped before the iteration was complete.
    bool iterate(int depth, int alpha, int beta);
    int search(int depth, int alpha, int beta, int ply, bool mayNull, std::uint32_t previous);
    /// `captures` have been made in a row, the last of them on `last`.
    int quiesce(int alpha, int beta, int ply, int captures, Square last);
    int searchNull(int depth, int beta, int ply, int judged);

    /// Plies by which a late move is searched less deeply.
    [[nodiscard]] static int reductionAt(int depth, int moveNumber);
    /// Makes the move unless a rule refuses it. What wins is made, too.
    Child make(const SearchMove& move);
    [[nodiscard]] int judge();
    [[nodiscard]] bool overlooks(const SearchMove& move, int ply) const;
    [[nodiscard]] int scoreOfNoMove(int ply);
    [[nodiscard]] bool shouldStop();
    void extendLine(int ply, const Move& move);
    [[nodiscard]] SearchInfo info() const;
    void report();

    const SearchRequest& m_request;
    TranspositionTable& m_table;
    const std::atomic<bool>& m_stop;
    std::function<void(const SearchInfo&)> m_onInfo;
    std::chrono::steady_clock::time_point m_began;
    std::optional<std::chrono::steady_clock::time_point> m_deadline;

    SearchBoard m_board;
    MoveMemory m_memory;
    Oversight m_oversight;
    bool m_selfCheckForbidden;
    std::vector<RootMove> m_rootMoves;
    std::array<MovePicker::Scratch, MoveMemory::kMostPlies> m_scratch;
    std::array<std::vector<Move>, MoveMemory::kMostPlies> m_lines;
    std::uint64_t m_nodes = 0;
    int m_depth = 0; ///< last completed iteration
    bool m_stopped = false;
};

} // namespace mujo
