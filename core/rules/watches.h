#pragma once

#include "core/variant/variant.h"

namespace mujo::rules {

/// What moves depend on beyond the squares that the move program of the piece looks at. Whoever keeps the
/// moves of a position and makes anew only those that a change concerns has to watch this, too. Each rule
/// says its part in its own header.
struct Watches {
    bool wholeBoard = false; ///< moves of the piece: on every square (emperor)
    bool besideEnds = false; ///< moves of the piece: on the squares beside their ends (burning)
    bool feltBeside = false; ///< moves of any piece that end beside this one depend on it (burning)
    bool judgedLate = false; ///< captures of the piece are judged when they are made (trading of lions)
};

[[nodiscard]] Watches watches(const Variant& variant, PieceTypeId type);

} // namespace mujo::rules
