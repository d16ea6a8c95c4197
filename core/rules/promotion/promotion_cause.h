#pragma once

#include <optional>

#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo::rules {

/// What gives a piece its promotion.
enum class PromotionCause {
    Capture,            ///< as every capture does in the game
    CaptureTouchesZone, ///< it takes a piece in a move that begins or ends in the zone
    WithinZone,
    EntersZone,
    LeavesZone,
};

/// Whether every capture promotes the captor, wherever it happens.
[[nodiscard]] bool everyCapturePromotes(const Variant& variant);

/// Why a move promotes. None for a move that does not, and for a promotion that no rule of capture or zone
/// gives, such as contagion.
[[nodiscard]] std::optional<PromotionCause> promotionCause(const Position& position, const Move& move);

} // namespace mujo::rules
