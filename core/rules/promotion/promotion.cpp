#include "core/rules/promotion/promotion.h"

namespace mujo::rules {

namespace {

bool tookPromoted(const Position& position, const Candidate& candidate) {
    return !candidate.forEachTaken(position, [&](Square square) {
        return !position.variant().type(position.at(square).type()).promoted;
    });
}

/// Whether a move promotes at its end where entering the zone or capturing does it.
/// Rule: Chu Shogi, promotion: entering the zone, or a capture that starts or ends in it. A piece that stayed
/// as it was may promote later by the same, on the farthest rank if it is of a kind listed for that, and in
/// some readings by a quiet move inside after a while.
bool enteringOrCapturingAllows(const ZonePromotion& zone, const Position& position, Square from,
                               const Candidate& candidate) {
    const Variant& variant = position.variant();
    const Cell cell = position.at(from);
    const bool starts = variant.inZone(from, cell.owner());
    const bool ends = variant.inZone(candidate.to, cell.owner());
    if (starts && !candidate.isQuiet()) {
        return true;
    }
    if (ends && (!starts || !candidate.isQuiet())) {
        return true;
    }
    if (zone.compulsoryWhenStuck && !variant.canEverMove(cell.type(), candidate.to, cell.owner())) {
        return true;
    }
    if (zone.lastRank.contains(cell.type()) && variant.shape().ranksAhead(candidate.to, cell.owner()) == 0) {
        return true;
    }
    return starts && zone.again != ZonePromotion::Again::Never && !cell.declined();
}

bool zoneAllows(const ZonePromotion& zone, const Position& position, Square from,
                const Candidate& candidate) {
    const Variant& variant = position.variant();
    const Side owner = position.at(from).owner();
    const bool pass = candidate.isQuiet() && candidate.to == from;
    if (pass && !zone.onPass) {
        return false;
    }
    switch (zone.when) {
    case ZonePromotion::When::Touching:
        return variant.inZone(from, owner) || variant.inZone(candidate.to, owner);
    case ZonePromotion::When::Ending:
        return variant.inZone(candidate.to, owner);
    case ZonePromotion::When::EnteringOrCapturing:
        return enteringOrCapturingAllows(zone, position, from, candidate);
    }
    return false;
}

} // namespace

PromotionChoices ownPromotions(const Position& position, Square from, const Candidate& candidate) {
    const Variant& variant = position.variant();
    const Piece piece = position.at(from).piece();
    const auto promoted = variant.type(piece.type).promotesTo;
    if (!promoted) {
        return {std::nullopt};
    }
    const PromotionRule& rule = variant.rules().promotion;
    if (const auto* capture = std::get_if<CapturePromotion>(&rule)) {
        if (candidate.isQuiet()) {
            return {std::nullopt};
        }
        if (capture->onlyAfterPromoted && !tookPromoted(position, candidate)) {
            return {promoted, std::nullopt};
        }
        return {promoted};
    }
    const auto* zone = std::get_if<ZonePromotion>(&rule);
    if (zone == nullptr || !zoneAllows(*zone, position, from, candidate)) {
        return {std::nullopt};
    }
    if (zone->choice == ZonePromotion::Choice::Compulsory ||
        (zone->compulsoryWhenStuck && !variant.canEverMove(piece.type, candidate.to, piece.owner))) {
        return {promoted};
    }
    return {promoted, std::nullopt};
}

void watchPromotion(const Variant& variant, PieceTypeId type, Watches& watches) {
    const bool promotes = variant.type(type).promotesTo.has_value();
    watches.changes = watches.changes || promotes;
    watches.changesQuietly = watches.changesQuietly || (promotes && variant.zoneDepth() > 0);
}

bool promotesQuietlyOn(const Variant& variant, Square square, Side side) {
    if (variant.inZone(square, side)) {
        return true;
    }
    const auto* zone = std::get_if<ZonePromotion>(&variant.rules().promotion);
    const bool helpsStuck = zone != nullptr && zone->compulsoryWhenStuck &&
                            zone->when == ZonePromotion::When::EnteringOrCapturing;
    for (std::size_t i = 0; helpsStuck && i < variant.types().size(); ++i) {
        const auto type = PieceTypeId(i);
        if (variant.type(type).promotesTo && !variant.canEverMove(type, square, side)) {
            return true;
        }
    }
    return false;
}

PieceTypeId promotionByTaking(const Variant& variant, Piece captor, Square square) {
    const PieceType& type = variant.type(captor.type);
    const bool promotes =
        type.promotesTo && (std::holds_alternative<CapturePromotion>(variant.rules().promotion) ||
                            variant.inZone(square, captor.owner));
    return promotes ? *type.promotesTo : captor.type;
}

bool remembersDeclining(const Position& position, const Move& move) {
    const Variant& variant = position.variant();
    const auto* zone = std::get_if<ZonePromotion>(&variant.rules().promotion);
    if (!variant.rules().tracksDeclined() || move.isDrop() || move.promotes() ||
        !variant.type(position.at(move.from()).type()).promotesTo) {
        return false;
    }
    return variant.inZone(move.to(), position.turn()) &&
           zoneAllows(*zone, position, move.from(), candidateOf(position, move));
}

void forgetDeclined(const Position& position, const Move& move, Transition& result) {
    const RuleSet& rules = position.variant().rules();
    if (!rules.tracksDeclined() ||
        std::get<ZonePromotion>(rules.promotion).again != ZonePromotion::Again::AfterOneTurn) {
        return;
    }
    for (const Square square : position.pieces(position.turn())) {
        const Cell cell = position.at(square);
        if (cell.declined() && square != move.origin) {
            result.squares.push_back({square, cell, cell.withDeclined(false)});
        }
    }
}

} // namespace mujo::rules
