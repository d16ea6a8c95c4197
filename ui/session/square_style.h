#pragma once

#include <memory>

#include "core/game/game.h"

namespace mujo::ui {

/// The same game with its squares written in another way; the same object where nothing differs.
[[nodiscard]] std::shared_ptr<const Variant> withSquares(const std::shared_ptr<const Variant>& variant,
                                                         SquareStyle style);
/// The same moves, those taken back and the result included, as a game of another variant object. The variant
/// must differ only in how it is written.
[[nodiscard]] Game withVariant(const Game& game, const std::shared_ptr<const Variant>& variant);

} // namespace mujo::ui
