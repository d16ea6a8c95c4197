#pragma once

#include <optional>

#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo::rules {

/// What gives a piece its promotion.
enum class PromotionCause {
    EveryCapture,       ///< in a game in which each of them promotes
    Capture,            ///< in a game in which a capture may promote
    PromotedVictim,     ///< in such a game: it takes a promoted piece, and must promote
    CaptureTouchesZone, ///< it takes a piece in a move that begins or ends in the zone
    WithinZone,
    EntersZone,
    LeavesZone,
};

/// What makes a captor promote, wherever it takes; none in a game in which no capture alone does.
[[nodiscard]] std::optional<PromotionCause> compulsionByCapture(const Variant& variant);

/// Why a move promotes. None for a move that does not, and for a promotion that no rule of capture or zone
/// gives, such as contagion.
[[nodiscard]] std::optional<PromotionCause> promotionCause(const Position& position, const Move& move);

} // namespace mujo::rules
