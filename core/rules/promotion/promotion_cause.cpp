#include "core/rules/promotion/promotion_cause.h"

#include <algorithm>

namespace mujo::rules {

std::optional<PromotionCause> compulsionByCapture(const Variant& variant) {
    const auto* capture = std::get_if<CapturePromotion>(&variant.rules().promotion);
    return capture == nullptr           ? std::nullopt
           : capture->onlyAfterPromoted ? std::optional(PromotionCause::PromotedVictim)
                                        : std::optional(PromotionCause::EveryCapture);
}

std::optional<PromotionCause> promotionCause(const Position& position, const Move& move) {
    const Variant& variant = position.variant();
    if (move.isDrop() || position.at(move.from()).isEmpty() || !move.promotes()) {
        return std::nullopt;
    }
    const Side owner = position.at(move.from()).owner();
    if (const auto compulsion = compulsionByCapture(variant)) {
        const bool takesPromoted = std::any_of(move.path.begin(), move.path.end(), [&](Square stop) {
            const Cell cell = position.at(stop);
            return cell.holds(opponent(owner)) && variant.type(cell.type()).promoted;
        });
        return *compulsion == PromotionCause::EveryCapture || takesPromoted ? *compulsion
                                                                            : PromotionCause::Capture;
    }
    const auto* zone = std::get_if<ZonePromotion>(&variant.rules().promotion);
    if (zone == nullptr) {
        return std::nullopt;
    }
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
