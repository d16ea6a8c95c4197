#pragma once

#include <optional>
#include <string_view>

#include "core/engine/search_limits.h"
#include "core/geometry/side.h"

namespace mujo {

/// What `go` asks for in USI.
struct UsiOrder {
    SearchLimits limits;
    bool ponder = false;   ///< until `ponderhit`, from which on the limits count
    bool infinite = false; ///< until `stop`
    bool mate = false;     ///< a search for a forced win, for `mateTime` or, without, until it is decided
    std::optional<std::chrono::milliseconds> mateTime;
};

/// Reads the words behind `go` for a side to move; words that are not known are passed over. Without any
/// limit the search goes on until `stop`.
[[nodiscard]] UsiOrder readUsiOrder(std::string_view words, Side turn);

} // namespace mujo
