#pragma once

#include <span>

#include "core/base/result.h"
#include "ui/look/board_style.h"
#include "ui/look/look_file.h"

namespace mujo::ui {

/// Reads the description of a board (docs/looks.md); what it leaves out comes from the one of `bases` that it
/// names. Gives all its faults, each with its place. Any thread.
Result<BoardStyle> readBoard(const LookFile& file, std::span<const BoardStyle> bases);

} // namespace mujo::ui
