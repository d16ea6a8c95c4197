#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/engine/correction_memory.h"
#include "core/engine/engine.h"
#include "core/engine/level.h"
#include "core/engine/move_order.h"
#include "core/engine/search_board.h"
#include "core/engine/time_manager.h"
#include "core/engine/transposition_table.h"

namespace mujo {

/// What the threads of one search share.
struct SharedSearch {
    TranspositionTable& table;
    const std::atomic<bool>& stop;        ///< may be set by any thread
    std::atomic<std::uint64_t> nodes{0};  ///< of all threads but the first, brought up to date now and then
    std::atomic<bool> firstIsDone{false}; ///< the others end with the first thread

    [[nodiscard]] bool isOver() const {
        return stop.load(std::memory_order_relaxed) || firstIsDone.load(std::memory_order_relaxed);
    }
};

/// One search of one position, on the thread that calls `run`: principal variation search with iterative
/// deepening. The moves at its root are the legal moves of the rules, so that no other can come out of it.
class Search {
public:
    using OnInfo = std::function<void(const SearchInfo&)>;

    /// Thread 0 watches the limits and reports; the others only fill the table.
    Search(const SearchRequest& request, SharedSearch& shared, int thread, OnInfo onInfo);

    /// Builds the board and gathers the moves at the root, unless that has been done.
    void prepare();
    SearchInfo run();

private:
    static constexpr int kMate = 500'000;
    static constexpr int kInfinity = kMate + 1;
    static constexpr int kForced = kMate - 1000; ///< scores beyond it are forced ends
    static constexpr int kMostPlies = MoveMemory::kMostPlies - 2;

    struct RootMove {
        SearchMove move;
        int score = -kInfinity;
        std::uint64_t nodes = 0;
        std::vector<Move> line;
    };
    /// What is kept of each ply of the line that is looked at.
    struct Ply {
        MovePicker::Scratch scratch;
        MoveMemory::Made made; ///< the move that is being tried
        std::vector<Move> line;
        int judged = 0; ///< evaluation; meaningless in check
        bool inCheck = false;
    };
    /// A node of the tree while its moves are tried.
    struct Node {
        int depth;
        int alpha;
        int beta;
        int ply;
        bool expectsLine; ///< the window is open: a principal variation
        bool improving = false;
        int judged = 0;
        int uncorrected = 0; ///< the judgement as the board tells it
        int alphaBefore = 0;
        int best = -kInfinity;
        std::uint32_t bestCode = 0;
        bool bestIsQuiet = true;
        int number = 0; ///< of moves made
    };
    enum class Child { Playable, Draws, Refused, Loses, Wins };
    enum class Worth { Try, Skip, SkipQuiets };

    // The root: search.cpp
    /// Leaves out what does not come to the player's mind.
    void forgetMoves();
    void deepen();
    /// Searches a depth for the best of the root moves from `first` on, with ever wider windows.
    void aspire(int depth, std::size_t first);
    /// False when the search was stopped before the iteration was complete.
    bool iterate(int depth, int alpha, int beta, std::size_t first);
    int searchRoot(const RootMove& root, int depth, int alpha, int beta, int number);
    void putInFront(std::size_t from, std::size_t to, int score);
    [[nodiscard]] SearchInfo info() const;
    [[nodiscard]] static int reported(int score);
    void report();

    // The tree below it: search_tree.cpp
    int search(int depth, int alpha, int beta, int ply, bool mayNull);
    /// A score that makes looking at the moves needless, from the evaluation and from a null move.
    std::optional<int> pruned(Node& node, bool mayNull);
    int searchNull(const Node& node);
    void searchMoves(Node& node, std::uint32_t tableMove);
    [[nodiscard]] Worth worthOf(const Node& node, const SearchMove& move, const MovePicker& picker);
    int searchChild(const Node& node, int reduction);
    [[nodiscard]] int reductionAt(int depth, int moveNumber) const;
    [[nodiscard]] int reductionOf(const Node& node, const SearchMove& move, const MovePicker& picker) const;
    void remember(const Node& node, const SearchMove& best);

    // Captures alone: search_captures.cpp
    /// `captures` have been made in a row, the last of them on `last`.
    int quiesce(int alpha, int beta, int ply, int captures, std::optional<Square> last);

    // For all of them: search_nodes.cpp
    [[nodiscard]] Ply& at(int ply) { return m_plies[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] MoveMemory::Context contextOf(int ply) const;
    /// Makes the move unless a rule refuses it or it loses at once. What wins is made, too.
    Child make(const SearchMove& move, int ply);
    /// Whether the move was made and has to be taken back.
    [[nodiscard]] static bool wasMade(Child child) {
        return child != Child::Refused && child != Child::Loses;
    }
    /// The same in the tree, where a move that loses at once counts as looked at.
    static bool isMade(Child child, Node& node);
    /// Whether a move that was made, searched with this score and not yet taken back is a drop of a piece
    /// that may not mate so, and does.
    [[nodiscard]] bool matesByForbiddenDrop(const SearchMove& move, int score, int ply);
    /// A move that leaves the last royal to be taken: no better than that, where the rules allow it at all.
    void countHopeless(Node& node) const;
    [[nodiscard]] int judge();
    /// The judgement by what searches of like positions have shown.
    [[nodiscard]] int corrected(int judged, int ply) const;
    [[nodiscard]] CorrectionMemory::Keys correctionKeys(int ply) const;
    void learnFrom(const Node& node);
    /// Whether the table's score says more of a position than this judgement.
    [[nodiscard]] static bool tellsMore(const TableEntry& known, int judged);
    [[nodiscard]] bool overlooks(const SearchMove& move, int ply) const;
    [[nodiscard]] int scoreOfNoMove(int ply);
    /// Counts a node and says whether the search has to end.
    bool countNode();
    [[nodiscard]] bool limitsReached();
    [[nodiscard]] bool timeIsUp();
    [[nodiscard]] bool isToldBefore(std::size_t number, std::size_t end) const;
    [[nodiscard]] std::size_t countOfLines() const;
    void extendLine(int ply, const Move& move);
    /// The table's entry with its score as seen from this ply.
    bool probe(int ply, TableEntry& known) const;
    [[nodiscard]] static bool decides(const TableEntry& known, int alpha, int beta);
    void store(const Node& node);

    const SearchRequest& m_request;
    SearchConstants m_constants;
    SharedSearch& m_shared;
    int m_thread;
    OnInfo m_onInfo;
    TimeManager::Clock::time_point m_began;
    Oversight m_oversight;
    TimeManager m_time;
    std::optional<std::uint64_t> m_mostNodes;

    SearchBoard m_board;
    MoveMemory m_memory;
    CorrectionMemory m_corrections;
    bool m_selfCheckForbidden;
    std::vector<RootMove> m_rootMoves;
    std::size_t m_lineCount = 1;
    std::array<Ply, MoveMemory::kMostPlies> m_plies;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_nextLook = 0; ///< at the clock, when so many nodes have been counted
    TimeManager::Clock::time_point m_lastLook;
    int m_depth = 0;     ///< last completed iteration
    int m_rootDepth = 0; ///< the one under way
    bool m_prepared = false;
    bool m_stopped = false;
};

} // namespace mujo
