#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo {

/// The squares that a picked-up piece may go to, as the rows of a board of colours: `Y` quiet, `R` capture,
/// `M` where promotion may be chosen, `B` where it must be made, `C` where a further leg must or may follow.
/// With `middle` the piece on `from` has made its first leg to there.
[[nodiscard]] std::string cecpHighlight(const Position& position, std::span<const Move> legal, Square from,
                                        std::optional<Square> middle);

/// Whether a move of the piece on `from` goes on from `middle`.
[[nodiscard]] bool cecpGoesOn(std::span<const Move> legal, Square from, Square middle);

} // namespace mujo
