#include "core/game/record_layout.h"

#include <algorithm>

namespace mujo {

namespace {

/// Gives lines their lanes. Lines are placed from the last fork to the first, with all that leaves a line
/// before the next one: what was placed stands right of the fork of a later one, or in the same column.
class LaneKeeper {
public:
    /// The uppermost lane below one that is free from the column of a fork to that of the last move.
    std::size_t take(std::size_t below, std::size_t first, std::size_t last) {
        std::size_t lane = below + 1;
        while (lane < m_taken.size() && m_taken[lane] <= last) {
            ++lane;
        }
        m_taken.resize(std::max(m_taken.size(), lane + 1), first);
        // The connection goes through the lanes between.
        std::fill(m_taken.begin() + static_cast<std::ptrdiff_t>(below + 1),
                  m_taken.begin() + static_cast<std::ptrdiff_t>(lane + 1), first);
        return lane;
    }
    [[nodiscard]] std::size_t count() const { return m_taken.size(); }

private:
    std::vector<std::size_t> m_taken{0}; ///< by lane: the first column that is not free any more
};

struct OtherLine {
    Game::Node first;
    std::size_t below; ///< the lane of the line that it leaves
};

} // namespace

RecordLayout layOut(const Game& game) {
    RecordLayout layout;
    layout.lanes.resize(game.nodeCount());
    LaneKeeper lanes;
    std::vector<OtherLine> waiting;
    std::vector<std::size_t> lastAtFork(game.nodeCount(), 0); // the lane of the last line that leaves there
    const auto follow = [&](Game::Node node, std::size_t lane) {
        while (true) {
            layout.lanes[node] = lane;
            layout.columnCount = std::max(layout.columnCount, game.depth(node) + 1);
            const std::vector<Game::Node>& next = game.next(node);
            for (std::size_t i = next.size(); i-- > 1;) {
                waiting.push_back({next[i], lane});
            }
            if (next.empty()) {
                return;
            }
            node = next.front();
        }
    };
    follow(Game::kStart, 0);
    while (!waiting.empty()) {
        const OtherLine line = waiting.back();
        waiting.pop_back();
        Game::Node last = line.first;
        while (!game.next(last).empty()) {
            last = game.next(last).front();
        }
        const Game::Node fork = game.parent(line.first);
        const std::size_t below = std::max(line.below, lastAtFork[fork]);
        const std::size_t lane = lanes.take(below, game.depth(fork), game.depth(last));
        lastAtFork[fork] = lane;
        follow(line.first, lane);
    }
    layout.laneCount = lanes.count();
    return layout;
}

} // namespace mujo
