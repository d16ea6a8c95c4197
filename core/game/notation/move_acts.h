#pragma once

#include "core/position/move.h"
#include "core/position/transition.h"
#include "core/rules/resolve.h"

namespace mujo {

/// What a move of a piece does on the board, in the order in which notations write it. For a drop everything
/// is empty.
struct MoveActs {
    /// Squares of the pieces taken before the move ends, in their order; for one that ends where it began, of
    /// all that it takes.
    rules::Squares taken;
    rules::Squares swept;    ///< squares of all pieces over which it sweeps
    bool stays = false;      ///< ends where it began
    bool takesAtEnd = false; ///< a piece on its last square, which is in neither of them
    rules::Squares burnt;    ///< squares of the pieces that it burns, by choice or as the rules have it
    bool moverBurns = false; ///< by the rules

    friend bool operator==(const MoveActs&, const MoveActs&) = default;
};

/// Those of a move of a piece of the kind `mover`.
[[nodiscard]] MoveActs actsOf(const Variant& variant, const Move& move, const Transition& transition,
                              PieceTypeId mover);

/// The kind that moves or is dropped, in the position before the move.
[[nodiscard]] PieceTypeId moverOf(const Position& position, const Move& move);

} // namespace mujo
