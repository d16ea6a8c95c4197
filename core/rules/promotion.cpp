#include "core/rules/promotion.h"

#include "core/rules/contagion.h"

namespace mujo::rules {

PromotionChoices promotionChoices(const Position& position, Square from, const Candidate& candidate) {
    const Variant& variant = position.variant();
    const Piece piece = position.at(from).piece();
    if (const PieceTypeId form = infection(position, piece, candidate); form != kNoPieceType) {
        return {form};
    }
    const PieceTypeId promoted = variant.type(piece.type).promotesTo;
    if (promoted == kNoPieceType) {
        return {kNoPieceType};
    }
    const PromotionRule& rule = variant.rules().promotion;
    if (std::holds_alternative<CapturePromotion>(rule)) {
        return {candidate.isQuiet() ? kNoPieceType : promoted};
    }
    const auto* zone = std::get_if<ZonePromotion>(&rule);
    if (zone == nullptr ||
        !(variant.inZone(from, piece.owner) || variant.inZone(candidate.to, piece.owner))) {
        return {kNoPieceType};
    }
    const bool pass = candidate.isQuiet() && candidate.to == from;
    if (pass && !zone->onPass) {
        return {kNoPieceType};
    }
    if (zone->choice == ZonePromotion::Choice::Compulsory ||
        (zone->compulsoryWhenStuck && !variant.canEverMove(piece.type, candidate.to, piece.owner))) {
        return {promoted};
    }
    return {promoted, kNoPieceType};
}

} // namespace mujo::rules
