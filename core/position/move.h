#pragma once

#include <cstddef>
#include <optional>

#include "core/base/static_vector.h"
#include "core/betza/move_program.h"
#include "core/geometry/square.h"
#include "core/position/origin.h"
#include "core/variant/piece_type.h"

namespace mujo {

inline constexpr std::size_t kMaxStops = betza::kMaxVictims + 1;

/// What a player chooses; what follows from it is a `Transition`.
///
/// `path` lists the stops in their order, the destination last. Every stop but the last is a square whose
/// piece is taken on the way (or burnt, or taken by igui); stops that change nothing are left out, so two
/// routes with one effect are one move. A move that ends where it began and takes nothing is a pass. What a
/// sweep removes, which can be more than a path holds, is not listed: everything on its line.
struct Move {
    Origin origin;
    bool sweeps = false;                  ///< removes the pieces between `from` and `to`, at least one
    std::optional<PieceTypeId> promotion; ///< the kind that the piece turns into, by promotion or contagion
    StaticVector<Square, kMaxStops> path;

    [[nodiscard]] Square to() const { return path.back(); }
    [[nodiscard]] bool isDrop() const { return origin.isHand(); }
    [[nodiscard]] Square from() const { return origin.square(); }       ///< only where it is no drop
    [[nodiscard]] PieceTypeId dropped() const { return origin.kind(); } ///< only where it is a drop
    [[nodiscard]] bool promotes() const { return promotion.has_value(); }
    [[nodiscard]] bool isPass() const { return path.size() == 1 && origin == path[0]; }
    /// The squares of the pieces that are taken on the way.
    [[nodiscard]] const Square* victimsBegin() const { return path.begin(); }
    [[nodiscard]] const Square* victimsEnd() const { return path.end() - 1; }

    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace mujo
