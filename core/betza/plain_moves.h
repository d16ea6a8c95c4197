#pragma once

#include <compare>
#include <optional>
#include <string>

#include "core/betza/ast.h"
#include "core/geometry/offset.h"

namespace mujo::betza {

/// A step, a leap or a slide in one direction, to a free square or an enemy: what a term says that has no
/// letters but directions.
struct PlainMove {
    Offset step;
    int range = 1; ///< how often the step may be made; 0 = any number of times

    friend auto operator<=>(const PlainMove&, const PlainMove&) = default;
};

/// The leap to a square; none where no atom leaps there.
std::optional<PlainMove> leapTo(Offset square);
/// The slide of this range towards a square; none where no line leads there.
std::optional<PlainMove> slideTowards(Offset square, int range);

/// The text of a piece that steps or leaps to a square in addition or, where it gets there by a plain move
/// already, no longer: a slide ends before it then. As it was where no plain move leads there.
std::string toggledStep(const MoveTree& tree, Offset square);
/// The text of a piece that has this move in addition or, where it has it already, no longer. A slide takes
/// the place of one with another range in its direction. Plain moves stand first, written as shortly as can
/// be; what else the piece does follows as it was.
std::string toggled(const MoveTree& tree, const PlainMove& move);

} // namespace mujo::betza
