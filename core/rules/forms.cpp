#include "core/rules/forms.h"

#include <variant>

#include "core/rules/contagion/contagion.h"
#include "core/rules/promotion/promotion.h"

namespace mujo::rules {

PromotionChoices promotionChoices(const Position& position, Square from, const Candidate& candidate) {
    const Piece piece = position.at(from).piece();
    if (PromotionChoices forms = infections(position, piece, candidate); !forms.empty()) {
        return forms;
    }
    return ownPromotions(position, from, candidate);
}

PieceTypeId formAfterTaking(const Variant& variant, Piece captor, PieceTypeId victim, Square square) {
    const auto form = infectionBy(variant, captor.type, victim);
    return form ? *form : promotionByTaking(variant, captor, square);
}

std::optional<PieceTypeId> formGivenBy(const Variant& variant, PieceTypeId victim) {
    return variant.contagious(victim) ? variant.type(victim).infects : std::nullopt;
}

bool promotesOnlyByTaking(const Variant& variant) {
    return std::holds_alternative<CapturePromotion>(variant.rules().promotion);
}

} // namespace mujo::rules
