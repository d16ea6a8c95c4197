#pragma once

#include <functional>
#include <memory>

#include "core/variant_file/catalog.h"

namespace mujo::ui {

/// What the engine takes the kinds of a game to be worth, in hundredths of a point. Before it has learned a
/// game, a point is what the moves of a pawn are worth; then a pawn may be worth more or less.
[[nodiscard]] PerType<int> pieceWorths(const Catalog& catalog, const std::shared_ptr<const Variant>& variant);

using PieceWorths = std::function<PerType<int>(const std::shared_ptr<const Variant>&)>;
/// The same, worked out once while the same game is asked for. The catalogue must outlive it.
[[nodiscard]] PieceWorths knownPieceWorths(const Catalog& catalog);

} // namespace mujo::ui
