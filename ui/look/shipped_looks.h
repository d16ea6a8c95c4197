#pragma once

#include <QLatin1String>
#include <vector>

#include "core/base/result.h"
#include "ui/look/board_style.h"

namespace mujo::ui {

struct PieceArt;

// The looks of the program, by resources/boards and resources/pieces, in the order of their ids; read once.

[[nodiscard]] const std::vector<BoardStyle>& shippedBoards();
/// The one of this id, which must be there.
[[nodiscard]] const BoardStyle& shippedBoard(QLatin1String id);
[[nodiscard]] const std::vector<std::shared_ptr<const PieceArt>>& shippedPieces();
/// What is wrong with the files of the program; a test wants nothing of it.
[[nodiscard]] const Diagnostics& faultsOfShippedLooks();

} // namespace mujo::ui
