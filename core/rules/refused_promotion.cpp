#include "core/rules/refused_promotion.h"

#include "core/base/english.h"
#include "core/position/candidates.h"
#include "core/rules/contagion.h"
#include "core/rules/refusal_words.h"
#include "core/variant/promotion_in_words.h"

namespace mujo::rules {

namespace {

bool takesContagious(const Position& position, const Candidate& candidate) {
    return !candidate.forEachTaken(
        position, [&](Square square) { return !position.variant().contagious(position.at(square).type()); });
}

std::string whyNotInZone(const Position& position, const Move& plain, const ZonePromotion& zone,
                         const Candidate& candidate) {
    const Variant& variant = position.variant();
    const Cell cell = position.at(plain.from);
    const std::string ranks = "the promotion zone, " + zoneInWords(zone.depth);
    if (zone.when == ZonePromotion::When::Touching) {
        return "the move neither starts nor ends in " + ranks;
    }
    if (zone.when == ZonePromotion::When::Ending || !variant.inZone(plain.from, cell.owner())) {
        return "the move does not end in " + ranks;
    }
    if (cell.declined()) {
        return zone.again == ZonePromotion::Again::AfterOneTurn
                   ? "it declined to on its last turn, and until the next one only a capture promotes it"
                   : "it declined to, and until it has moved in the zone only a capture promotes it";
    }
    return candidate.isQuiet() ? "it was in the promotion zone already, where only a capture promotes it"
                               : "the move does not enter " + ranks;
}

} // namespace

std::string whyNotPromoted(const Position& position, const Move& plain, SquareStyle style) {
    const Variant& variant = position.variant();
    const RefusalWords words(position, style);
    const PieceType& type = variant.type(position.at(plain.from).type());
    const Candidate candidate = candidateOf(position, plain);
    const PromotionRule& rule = variant.rules().promotion;
    const std::string mover = "The " + words.piece(plain.from);
    if (std::holds_alternative<NoPromotion>(rule)) {
        return "No piece promotes in this game.";
    }
    if (type.promotesTo == kNoPieceType) {
        const bool exempt = type.exemptFromContagion && takesContagious(position, candidate);
        return mover +
               (type.promoted ? " is promoted already and does not promote again" : " never promotes") +
               (exempt ? ", and contagion does not change it." : ".");
    }
    const auto* zone = std::get_if<ZonePromotion>(&rule);
    if (plain.isPass() && (zone == nullptr || !zone->onPass)) {
        return "A skipped turn never promotes.";
    }
    if (zone == nullptr) {
        return mover + " takes nothing by this move; in this game a piece promotes only when it captures.";
    }
    return mover + " does not promote by this move: " + whyNotInZone(position, plain, *zone, candidate) + '.';
}

std::string whyPromoted(const Position& position, const Move& promoting, SquareStyle style) {
    const Variant& variant = position.variant();
    const RefusalWords words(position, style);
    const Piece piece = position.at(promoting.from).piece();
    const Candidate candidate = candidateOf(position, promoting);
    const std::string mover = "The " + words.piece(promoting.from);
    if (!infections(position, piece, candidate).empty()) {
        return mover + " becomes " + withArticle(variant.type(promoting.promotion).name) +
               " by contagion, which cannot be declined.";
    }
    if (const auto* capture = std::get_if<CapturePromotion>(&variant.rules().promotion)) {
        return mover +
               (capture->onlyAfterPromoted
                    ? " must promote, since it takes a promoted piece."
                    : " must promote, since in this game a piece that can promote does so when it captures.");
    }
    if (!variant.canEverMove(piece.type, promoting.to(), piece.owner)) {
        return mover + " must promote: unpromoted it could never move again from " +
               words.square(promoting.to()) + '.';
    }
    return mover + " must promote, since this move ends in the promotion zone.";
}

} // namespace mujo::rules
