#pragma once

#include "core/position/position.h"
#include "core/variant/variant.h"

namespace mujo::rules {

/// What whoever keeps the moves of a kind of piece has to watch beyond the squares that its move program
/// looks at. Each rule sets what it needs in its own file; none takes back what another has set. Eight bytes,
/// since it is looked up by kind for every move.
struct alignas(8) Watches {
    bool wholeBoard = false;     ///< moves of the piece depend on every square
    bool besideEnds = false;     ///< moves of the piece depend on the squares beside their ends
    bool feltBeside = false;     ///< moves of any piece that end beside this one depend on it
    bool capturedLate = false;   ///< captures of the piece have to pass `mayTakeLate` when they are made
    bool changes = false;        ///< a move may make the piece another kind
    bool changesQuietly = false; ///< so may one that takes nothing, on squares with `mayChangeQuietlyOn`
    bool wayMatters = false;     ///< what a move does can depend on what the piece hops over on its way
    bool passIsMove = false;     ///< to stay in place has an effect, so that it is kept like other moves
};

[[nodiscard]] Watches watches(const Variant& variant, PieceTypeId type);

/// Whether a move that takes nothing and starts or ends on the square can make any piece of the side another
/// kind.
[[nodiscard]] bool mayChangeQuietlyOn(const Variant& variant, Square square, Side side);

/// Whether a capture can make a piece another kind whatever squares it starts and ends on; if not, only where
/// `mayChangeQuietlyOn` says so of one of them.
[[nodiscard]] bool capturesMayChangeAnywhere(const Variant& variant);

} // namespace mujo::rules
