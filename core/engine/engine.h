#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/engine/search_limits.h"
#include "core/position/history.h"
#include "core/position/move.h"
#include "core/position/position.h"
#include "core/variant/tuned_evaluation.h"

namespace mujo {

struct SearchConstants;

inline constexpr int kWeakestLevel = 1;
inline constexpr int kStrongestLevel = 10;

struct SearchRequest {
    Position position;
    History history; ///< of the game up to the position, for the rules of repetition
    SearchLimits limits;
    int level = kStrongestLevel; ///< 1 to 10; lower ones see less, as a beginner does
    /// The same seed and node limit give the same search everywhere as long as one thread searches.
    std::uint64_t seed = 0;
    int threads = 1;
    int lines = 1; ///< how many of the best moves are wanted
    /// Moves that differ in promotion only count as one of these: the better one is shown.
    bool joinsPromotions = false;
    std::optional<Move> only{}; ///< the one move that is looked at; a legal one
    /// Whether a move is searched for its score also where no other one is legal; whoever only wants to move
    /// is answered at once there.
    bool scoresOnlyMove = false;
    std::size_t tableBytes = std::size_t{64} << 20U; ///< memory for what the search remembers
    /// What tuning has found for the game; null for what its moves alone tell.
    std::shared_ptr<const TunedEvaluation> tuned{};
    std::shared_ptr<const SearchConstants> constants{}; ///< null for the shipped ones
};

/// Scores are hundredths of a pawn. From here on, of either sign, they tell a forced end; all the pieces of
/// the largest board are worth less.
inline constexpr int kForcedScore = 499000;
/// What a forced end lacks to this are the plies until then.
inline constexpr int kEndScore = 500000;

inline bool isForced(int score) {
    return score >= kForcedScore || score <= -kForcedScore;
}

/// Plies until the forced end that a score tells.
inline int pliesToEnd(int score) {
    return kEndScore - (score < 0 ? -score : score);
}

/// A line of play and its score.
struct SearchLine {
    int score = 0; ///< as in `SearchInfo`
    std::vector<Move> moves;
};

/// A report of a search that is under way, or its last one.
struct SearchInfo {
    int depth = 0;
    int score = 0; ///< hundredths of a pawn, from the side to move; or a forced end
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::vector<Move> line;        ///< the best line, at least one move unless there is no legal one
    std::vector<SearchLine> lines; ///< as many as were wanted and there are moves, the best first
    bool failed = false; ///< for want of memory nothing could be searched; the line is any legal move
};

/// The computer player. Searches on a thread of its own; `start` and `stop` never wait for it.
class Engine {
public:
    /// Both are called on the engine's thread. `onFinished` comes exactly once for each search that was
    /// started, also after `stop`; its line begins with the move to play.
    struct Callbacks {
        std::function<void(const SearchInfo&)> onInfo;
        std::function<void(const SearchInfo&)> onFinished;
    };

    Engine();
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// Stops what is under way and begins this search.
    void start(SearchRequest request, Callbacks callbacks);
    /// Asks the search to end; it answers within a few milliseconds with the best move so far.
    void stop();
    /// Gets the memory for searches that want tables of this size, from the next one on. False when there is
    /// not so much; what there was before stays then.
    bool reserveTable(std::size_t bytes);
    /// Waits until nothing is under way; for tests and programs without an event loop.
    void wait();

    /// The same search on the calling thread.
    static SearchInfo search(const SearchRequest& request);

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
};

/// Time to give a level for a move where no clock says otherwise. It uses its share of it.
std::chrono::milliseconds timeForLevel(int level);
std::chrono::milliseconds timeUsedByLevel(int level);
/// As many as the machine runs at once; at least one.
int threadsOfMachine();

} // namespace mujo
