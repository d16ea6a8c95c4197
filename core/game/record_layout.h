#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/game/game.h"

namespace mujo {

/// Where the nodes of a record stand when its tree is drawn: a column for each ply, a lane for each line, so
/// that no line and no connection crosses another one. The main line has the first lane. A line leaves its
/// fork in the column of the fork, down to its own lane.
struct RecordLayout {
    std::vector<std::optional<std::size_t>> lanes; ///< by node; none for what was cut out
    std::size_t laneCount = 0;
    std::size_t columnCount = 0; ///< the start has the first one
};

/// Cost: a few steps a node, and for each other line as many as the lanes between it and the line it leaves.
[[nodiscard]] RecordLayout layOut(const Game& game);

} // namespace mujo
