#include "core/rules/ranks/ranks.h"

#include <algorithm>

#include "core/position/candidates.h"
#include "core/rules/refusal.h"
#include "core/variant/move_abilities.h"

namespace mujo::rules {

namespace {

/// The ranks that limit what pieces pass; none when all are alike.
const PieceRanks* ranksOf(const RuleSet& rules) {
    return rules.rangeJump ? &rules.rangeJump->ranks : rules.sweep ? &rules.sweep->ranks : nullptr;
}

/// A kind that may be taken by whatever takes anything.
PieceTypeId lowestKind(const PieceRanks* ranks, PieceTypeId mover) {
    return ranks == nullptr ? mover
                            : PieceTypeId(std::max_element(ranks->begin(), ranks->end()) - ranks->begin());
}

/// Whether the piece comes from one square to the other, taking nothing on its way.
bool comesTo(const Imagined& board, Square from, Square to) {
    return !forEachCandidate(board, from, board.at(from).piece(), [&](const Candidate& candidate) {
        return candidate.to != to || !candidate.victims.empty();
    });
}

} // namespace

bool rankSaves(const Variant& variant, PieceTypeId target, PieceTypeId mover) {
    const auto& sweep = variant.rules().sweep;
    const auto& legs = variant.type(mover).program.legs;
    return sweep && sweep->ranks[mover] >= sweep->ranks[target] &&
           std::any_of(legs.begin(), legs.end(),
                       [](const betza::Leg& leg) { return leg.gait == betza::Gait::Sweep; });
}

std::optional<Explanation> whyNotPassed(const Position& position, Square from, Square to,
                                        const std::vector<Square>& blockers, Side taken) {
    const Variant& variant = position.variant();
    const PieceTypeId kind = position.at(from).type();
    const MoveAbilities can = abilitiesOf(variant.type(kind).program);
    const PieceRanks* ranks = ranksOf(variant.rules());
    const PieceAt mover = pieceAt(position, from);
    if (eighthOf(position.shape().offset(from, to, position.turn())) < 0) {
        return std::nullopt;
    }
    const auto high = std::find_if(blockers.begin(), blockers.end(), [&](Square passed) {
        return ranks != nullptr && (*ranks)[kind] >= (*ranks)[position.at(passed).type()];
    });
    if (can.sweeps && variant.rules().sweep && high != blockers.end()) {
        return refuse(why::PassesOnlyLowerRanks{mover, pieceAt(position, *high)}, {*high});
    }
    if (!can.hopsToTake) {
        return std::nullopt;
    }
    const Cell target = position.at(to);
    const bool outranks = !target.isEmpty() && ranks != nullptr && (*ranks)[kind] >= (*ranks)[target.type()];
    if (target.isEmpty() || outranks) {
        Imagined board(position);
        board.set(to, Cell(Piece{lowestKind(ranks, kind), taken}));
        if (comesTo(board, from, to)) {
            return outranks ? refuse(why::JumpsOnlyToTakeLowerRanks{mover, pieceAt(position, to)}, {to})
                            : refuse(why::JumpsOnlyToTake{mover, to}, blockers);
        }
    }
    if (high != blockers.end()) {
        return refuse(why::JumpsOnlyLowerRanks{mover, pieceAt(position, *high)}, {*high});
    }
    if (blockers.size() > can.mostHops) {
        return refuse(why::TooManyToJump{mover, to, can.mostHops, piecesAt(position, blockers)}, blockers);
    }
    return std::nullopt;
}

} // namespace mujo::rules
