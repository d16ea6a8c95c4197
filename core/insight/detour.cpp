#include "core/insight/detour.h"

#include <algorithm>

namespace mujo::insight {

std::optional<Square> firstVictimOnTheWay(std::span<const Move> legal, Square from, Square to) {
    const auto found = std::ranges::find_if(legal, [&](const Move& move) {
        return !move.isDrop() && move.origin == from && move.path.size() > 1 && move.to() == to;
    });
    return found == legal.end() ? std::nullopt : std::optional(found->path[0]);
}

} // namespace mujo::insight
