#pragma once

#include "core/variant/piece_type.h"

namespace mujo {

/// What a notation has to know of a move besides the move and its transition: facts of the position before it
/// and of the other legal moves there. With them a record is written at any time, in any notation and style
/// of squares, without going back to that position.
struct MoveContext {
    PieceTypeId mover{};            ///< the kind that moves or is dropped
    bool hasOtherPromotion = false; ///< the piece could do the same and promote otherwise, or not at all
    bool hasRival = false;          ///< another piece of the same kind could do the same
};

} // namespace mujo
