#include "core/rules/entering_king/entering_king.h"

#include "core/rules/captures.h"

namespace mujo::rules {

std::optional<EntryCount> countEntry(const Position& position, Side side) {
    const Variant& variant = position.variant();
    if (!variant.rules().enteringKing) {
        return std::nullopt;
    }
    const EnteringKing& rule = *variant.rules().enteringKing;
    EntryCount result;
    result.neededRoyals = static_cast<int>(position.royals(side).size());
    result.neededPieces = rule.pieces;
    result.neededPoints = rule.needed[side];
    result.inCheck = inCheck(position, side);
    for (const Square square : position.pieces(side)) {
        if (variant.shape().ranksAhead(square, side) >= rule.zone) {
            continue;
        }
        const PieceTypeId type = position.at(square).type();
        ++(variant.type(type).royal ? result.royals : result.pieces);
        result.points += rule.points[type];
    }
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const auto type = PieceTypeId(i);
        result.points += rule.points[type] * position.inHand(side, type);
    }
    return result;
}

bool mayDeclare(const Position& position) {
    const Side side = position.turn();
    if (position.royals(side).empty() || position.isExtinct(opponent(side))) {
        return false;
    }
    const auto count = countEntry(position, side);
    return count && count->isEnough();
}

} // namespace mujo::rules
