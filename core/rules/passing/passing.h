#pragma once

#include <optional>

#include "core/position/position.h"
#include "core/rules/forms.h"
#include "core/rules/refusal_reason.h"
#include "core/rules/watches.h"

namespace mujo::rules {

/// Whether the side to move may skip its turn, if it has a piece that can.
/// Rule: Hook Shogi, no player skips two turns of his own in a row; Suzumu Shogi, no skip right after a skip.
[[nodiscard]] inline bool mayPass(const Position& position) {
    const Side side = position.turn();
    switch (position.variant().rules().pass) {
    case PassRule::Free:
        return true;
    case PassRule::NotTwiceByOneSide:
        return !position.state().skipped[side];
    case PassRule::NotAfterPass:
        return !position.state().skipped[opponent(side)];
    default:
        return false;
    }
}

/// Why the piece on the square, of the side to move, cannot skip the turn, which it does not.
[[nodiscard]] Explanation whyNoPass(const Position& position, Square from);

/// What a keeper of moves has to watch because of passes: where nothing ever forbids one, one with an effect
/// is a move like others.
void watchPassing(const Variant& variant, PieceTypeId type, Watches& watches);

/// What the rule remembers of a move of the side to move.
void rememberPass(const Position& position, const Move& move, RuleState& state);

/// Calls `visit` with the square and the form of a pass for each outcome that a pass can have, where
/// `canPass(square)` tells which pieces of the side to move have one. All passes without a promotion lead to
/// one position, so that one of them is enough.
template <class CanPass, class Visit>
void forEachPass(const Position& position, CanPass&& canPass, Visit&& visit) {
    if (!mayPass(position)) {
        return;
    }
    bool plain = false;
    for (const Square square : position.pieces(position.turn())) {
        if (!canPass(square)) {
            continue;
        }
        Candidate candidate;
        candidate.to = square;
        for (const std::optional<PieceTypeId> promotion : promotionChoices(position, square, candidate)) {
            if (!promotion && plain) {
                continue;
            }
            plain = plain || !promotion;
            visit(square, promotion);
        }
    }
}

} // namespace mujo::rules
