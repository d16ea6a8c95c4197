#include "core/rules/entering_king/entering_king.h"

#include "core/rules/captures.h"

namespace mujo::rules {

namespace {

struct Count {
    int royals = 0; ///< in the zone
    int pieces = 0; ///< others in the zone
    int points = 0; ///< of the zone and the hand
};

Count count(const Position& position, const EnteringKing& rule, Side side) {
    const Variant& variant = position.variant();
    Count result;
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

} // namespace

bool mayDeclare(const Position& position) {
    const auto& rule = position.variant().rules().enteringKing;
    const Side side = position.turn();
    if (!rule || position.royals(side).empty() || position.royals(opponent(side)).empty()) {
        return false;
    }
    const Count found = count(position, *rule, side);
    return found.royals == static_cast<int>(position.royals(side).size()) && found.pieces >= rule->pieces &&
           found.points >= rule->needed[side] && !inCheck(position, side);
}

} // namespace mujo::rules
