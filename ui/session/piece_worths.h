#pragma once

#include <memory>

#include "core/variant_file/catalog.h"

namespace mujo::ui {

/// What the engine takes the kinds of a game to be worth, in hundredths of a pawn.
[[nodiscard]] PerType<int> pieceWorths(const Catalog& catalog, const std::shared_ptr<const Variant>& variant);

} // namespace mujo::ui
