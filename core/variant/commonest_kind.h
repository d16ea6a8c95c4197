#pragma once

#include <optional>

#include "core/variant/variant.h"

namespace mujo {

/// The kind of which there are most at the start: the pawn of a game. Nothing for a game that begins with an
/// empty board.
[[nodiscard]] std::optional<PieceTypeId> commonestKind(const Variant& variant);

} // namespace mujo
