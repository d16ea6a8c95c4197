#pragma once

#include <span>

#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo::insight {

/// Whether the first move of a line takes on its last square, where the other side could take back at once,
/// and the second move does something else. The moves are legal from the position on.
[[nodiscard]] bool leavesTakingBack(const Position& position, std::span<const Move> line);

} // namespace mujo::insight
