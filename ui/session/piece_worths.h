#pragma once

#include <memory>

#include "core/variant/variant.h"

namespace mujo::ui {

/// What the engine takes the kinds of a game to be worth, in hundredths of a pawn.
[[nodiscard]] PerType<int> pieceWorths(const std::shared_ptr<const Variant>& variant);

} // namespace mujo::ui
