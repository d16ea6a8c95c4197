#pragma once

#include <memory>
#include <vector>

#include "core/variant/variant.h"

namespace mujo::ui {

/// What the engine takes the kinds of a game to be worth, by `PieceTypeId`, in hundredths of a pawn.
[[nodiscard]] std::vector<int> pieceWorths(const std::shared_ptr<const Variant>& variant);

} // namespace mujo::ui
