#include "core/rules/promotion/refused_promotion.h"

#include "core/position/candidates.h"
#include "core/rules/contagion/contagion.h"

namespace mujo::rules {

namespace {

bool takesContagious(const Position& position, const Candidate& candidate) {
    return !candidate.forEachTaken(
        position, [&](Square square) { return !position.variant().contagious(position.at(square).type()); });
}

why::DoesNotPromoteHere::Since whyNotInZone(const Position& position, const Move& plain,
                                            const ZonePromotion& zone, const Candidate& candidate) {
    using Since = why::DoesNotPromoteHere::Since;
    const Cell cell = position.at(plain.from());
    if (zone.when == ZonePromotion::When::Touching) {
        return Since::OutsideZone;
    }
    if (zone.when == ZonePromotion::When::Ending || !position.variant().inZone(plain.from(), cell.owner())) {
        return Since::EndsOutsideZone;
    }
    if (cell.declined()) {
        return zone.again == ZonePromotion::Again::AfterOneTurn ? Since::DeclinedLastTurn
                                                                : Since::DeclinedBefore;
    }
    return candidate.isQuiet() ? Since::WasInZone : Since::DoesNotEnterZone;
}

} // namespace

RefusalFact whyNotPromoted(const Position& position, const Move& plain) {
    const Variant& variant = position.variant();
    const PieceType& type = variant.type(position.at(plain.from()).type());
    const Candidate candidate = candidateOf(position, plain);
    const PromotionRule& rule = variant.rules().promotion;
    const PieceAt mover = pieceAt(position, plain.from());
    if (std::holds_alternative<NoPromotion>(rule)) {
        return why::NoPromotionInGame{};
    }
    if (!type.promotesTo) {
        return why::NeverPromotes{mover, type.promoted,
                                  type.exemptFromContagion && takesContagious(position, candidate)};
    }
    const auto* zone = std::get_if<ZonePromotion>(&rule);
    if (plain.isPass() && (zone == nullptr || !zone->onPass)) {
        return why::PassNeverPromotes{};
    }
    if (zone == nullptr) {
        return why::PromotesOnlyByCapture{mover};
    }
    return why::DoesNotPromoteHere{mover, whyNotInZone(position, plain, *zone, candidate), zone->depth};
}

RefusalFact whyPromoted(const Position& position, const Move& promoting) {
    const Variant& variant = position.variant();
    const Piece piece = position.at(promoting.from()).piece();
    const PieceAt mover = pieceAt(position, promoting.from());
    if (!infections(position, piece, candidateOf(position, promoting)).empty()) {
        return why::Infected{mover, *promoting.promotion};
    }
    if (const auto* capture = std::get_if<CapturePromotion>(&variant.rules().promotion)) {
        if (capture->onlyAfterPromoted) {
            return why::TakesPromotedPiece{mover};
        }
        return why::PromotesByCapture{mover};
    }
    if (!variant.canEverMove(piece.type, promoting.to(), piece.owner)) {
        return why::CouldNeverMoveAgain{mover, promoting.to()};
    }
    return why::EndsInZone{mover};
}

} // namespace mujo::rules
