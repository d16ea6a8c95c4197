#pragma once

#include <cstdint>

#include "core/variant/piece_type.h"

namespace mujo {

/// What Japanese notation adds to the name of a piece, where others of that name could make the move.
struct Distinction {
    enum class Place : std::uint8_t { Unsaid, Left, Straight, Right };
    enum class Way : std::uint8_t { Unsaid, Up, Sideways, Down };

    Place place = Place::Unsaid; ///< of the piece among them, as its owner sees it
    Way way = Way::Unsaid;       ///< in which it moves, as its owner sees it
    bool origin = false;         ///< where it comes from: its square, or the hand
};

/// What a notation has to know of a move besides the move and its transition: facts of the position before it
/// and of the other legal moves there. With them a record is written at any time, in any notation and style
/// of squares, without going back to that position.
struct MoveContext {
    PieceTypeId mover{};            ///< the kind that moves or is dropped
    bool hasOtherPromotion = false; ///< the piece could do the same and promote otherwise, or not at all
    bool hasRival = false;          ///< another piece of the same kind could do the same
    Distinction distinction{};      ///< from the others of its name
};

} // namespace mujo
