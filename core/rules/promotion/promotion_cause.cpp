#include "core/rules/promotion/promotion_cause.h"

#include <algorithm>

namespace mujo::rules {

bool everyCapturePromotes(const Variant& variant) {
    return std::holds_alternative<CapturePromotion>(variant.rules().promotion);
}

std::optional<PromotionCause> promotionCause(const Position& position, const Move& move) {
    const Variant& variant = position.variant();
    if (move.isDrop() || position.at(move.from()).isEmpty() || !move.promotes()) {
        return std::nullopt;
    }
    if (everyCapturePromotes(variant)) {
        return PromotionCause::Capture;
    }
    const auto* zone = std::get_if<ZonePromotion>(&variant.rules().promotion);
    if (zone == nullptr) {
        return std::nullopt;
    }
    const Side owner = position.at(move.from()).owner();
    const bool starts = variant.inZone(move.from(), owner);
    const bool ends = variant.inZone(move.to(), owner);
    const bool takes = std::any_of(move.path.begin(), move.path.end(),
                                   [&](Square stop) { return position.at(stop).holds(opponent(owner)); });
    if (zone->when == ZonePromotion::When::EnteringOrCapturing && starts && takes) {
        return PromotionCause::CaptureTouchesZone;
    }
    if (starts && ends) {
        return PromotionCause::WithinZone;
    }
    if (ends) {
        return PromotionCause::EntersZone;
    }
    return starts ? std::optional(PromotionCause::LeavesZone) : std::nullopt;
}

} // namespace mujo::rules
