#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/position/history.h"
#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo {

/// When a search ends. Without any limit it goes on until it is stopped.
struct SearchLimits {
    std::optional<std::chrono::milliseconds> time;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
};

inline constexpr int kWeakestLevel = 1;
inline constexpr int kStrongestLevel = 10;

struct SearchRequest {
    Position position;
    History history; ///< of the game up to the position, for the rules of repetition
    SearchLimits limits;
    int level = kStrongestLevel; ///< 1 to 10; lower ones see less, as a beginner does
    std::uint64_t seed = 0;      ///< the same seed and node limit give the same search everywhere
};

/// A report of a search that is under way, or its last one.
struct SearchInfo {
    int depth = 0;
    int score = 0; ///< hundredths of a pawn, from the side to move; beyond +-29000 a forced end
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::vector<Move> line; ///< the best line, at least one move unless there is no legal one
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
    /// Waits until nothing is under way; for tests and programs without an event loop.
    void wait();

    /// The same search on the calling thread.
    static SearchInfo search(const SearchRequest& request);

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
};

/// Time a level takes for a move where no clock says otherwise.
std::chrono::milliseconds timeForLevel(int level);

} // namespace mujo
