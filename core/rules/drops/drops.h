#pragma once

#include <bitset>

#include "core/position/position.h"
#include "core/position/transition.h"
#include "core/rules/refusal_reason.h"

namespace mujo::rules {

/// Why a drop is not allowed, as far as the placement decides it; none where it is.
/// Rule: drops as in modern shogi. Source: Wa shogi, section on drops; a mating drop is for `legalMoves`.
/// Rule: Tori shogi, no swallow is dropped on a file with two unpromoted swallows of its side. Source: guide
/// to Tori Shogi of pychess-variants, "Rules Modified from Shogi".
[[nodiscard]] RefusalReason judgeDrop(const Position& position, PieceTypeId type, Square to);

/// The same with the facts and squares; legal where it is allowed.
[[nodiscard]] Explanation whyNotDropped(const Position& position, PieceTypeId type, Square to);

/// Whether captured pieces come into the hand of the side that took them. Where they do not, a piece that is
/// taken or turns into another is gone for good.
[[nodiscard]] inline bool capturesGoToHand(const Variant& variant) {
    return variant.rules().drops.has_value();
}

/// Adds to a transition that the side to move gets the piece on the square into its hand, if it is an enemy
/// one and the game has hands.
void takeInHand(const Position& position, Square captured, Transition& result);

/// Whether a piece of this kind, in a game with drops, may not mate by being dropped.
[[nodiscard]] inline bool mayNotMate(const Variant& variant, PieceTypeId dropped) {
    return variant.rules().drops->noMatingDrop.contains(dropped);
}

/// The files on which the side to move may not drop a piece of the kind, since as many of its own as a file
/// may have stand there.
[[nodiscard]] std::bitset<BoardShape::kMaxSide> closedFiles(const Position& position, PieceTypeId type);

/// Calls `visit` with the kind and the square of every drop that `judgeDrop` allows.
template <class Visit>
void forEachDrop(const Position& position, Visit&& visit) {
    const Variant& variant = position.variant();
    if (!variant.rules().drops || position.handIsEmpty(position.turn())) {
        return;
    }
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const auto type = PieceTypeId(i);
        if (position.inHand(position.turn(), type) == 0) {
            continue;
        }
        const auto closed = closedFiles(position, type);
        for (int s = 0; s < position.shape().squareCount(); ++s) {
            const Square to(s);
            if (position.at(to).isEmpty() && variant.canEverMove(type, to, position.turn()) &&
                !closed[static_cast<std::size_t>(position.shape().column(to))]) {
                visit(type, to);
            }
        }
    }
}

} // namespace mujo::rules
