#include "core/insight/royal_attacks.h"

#include <algorithm>

#include "core/insight/as_if_moves.h"
#include "core/insight/outcome_preview.h"
#include "core/insight/shown_route.h"
#include "core/insight/threat_map.h"
#include "core/position/as_if.h"
#include "core/rules/captures.h"
#include "core/rules/resolve.h"

namespace mujo::insight {

namespace {

/// The way of the move up to the royal. What is passed over by a sweep, or burnt, is no stop of the way.
rules::Route upTo(Square royal, const Move& move, rules::Route way) {
    const auto found = std::find(way.begin(), way.end(), royal);
    if (found != way.end()) {
        way.erase(found + 1, way.end());
    } else if (move.sweeps) {
        way = {move.from(), royal};
    } else {
        way.push_back(royal);
    }
    return way;
}

} // namespace

std::vector<RoyalAttack> attacksOnRoyals(const Position& position, Side side) {
    std::vector<RoyalAttack> attacks;
    const Position turned = asIfToMove(position, opponent(side));
    for (const Square royal : position.royals(side)) {
        for (const Square attacker : rules::attackers(position, royal, opponent(side))) {
            rules::Route shortest{attacker, royal};
            bool isFirst = true;
            for (const Move& move : movesAsIfToMove(turned, attacker)) {
                const std::vector<Square> gone = goneAfter(turned, move);
                if (std::find(gone.begin(), gone.end(), royal) == gone.end()) {
                    continue;
                }
                rules::Route way = upTo(royal, move, shownRoute(turned, move));
                if (isFirst || way.size() < shortest.size()) {
                    shortest = std::move(way);
                    isFirst = false;
                }
            }
            attacks.push_back({attacker, royal, std::move(shortest)});
        }
    }
    return attacks;
}

bool takesLastRoyal(const Position& position, const Move& move) {
    const Side mover = position.turn();
    const auto& royals = position.royals(opponent(mover));
    const Transition transition = rules::resolve(position, move);
    const auto removed = rules::removedSquares(transition, move);
    if (royals.empty() ||
        !std::all_of(royals.begin(), royals.end(), [&](Square royal) { return removed.contains(royal); })) {
        return false;
    }
    Position after = position;
    after.apply(transition);
    return after.isExtinct(opponent(mover)) && !after.isExtinct(mover);
}

std::optional<Square> lastRoyalToTake(const Position& position, const std::vector<Move>& legal) {
    const Side mover = position.turn();
    const auto& royals = position.royals(opponent(mover));
    if (royals.size() != 1 || attackersOf(position, royals.front(), mover).empty()) {
        return std::nullopt;
    }
    const Square royal = royals.front();
    const auto wins = [&](const Move& move) { return takesLastRoyal(position, move); };
    return std::any_of(legal.begin(), legal.end(), wins) ? std::optional(royal) : std::nullopt;
}

bool haveSeveralRoyals(const Position& start) {
    const auto& types = start.variant().types();
    const auto kinds =
        std::count_if(types.begin(), types.end(), [](const PieceType& type) { return type.royal; });
    return kinds > 1 || start.royals(Side::Sente).size() > 1 || start.royals(Side::Gote).size() > 1;
}

} // namespace mujo::insight
