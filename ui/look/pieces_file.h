#pragma once

#include <memory>
#include <span>

#include "core/base/result.h"
#include "ui/look/look_file.h"
#include "ui/look/piece_art.h"

namespace mujo::ui {

using PieceArts = std::vector<std::shared_ptr<const PieceArt>>;

/// Reads the description of a set of pieces (docs/looks.md) with the drawings beside it; what it leaves out
/// comes from the one of `bases` that it names. Gives all its faults, each with its place. Any thread.
Result<std::shared_ptr<const PieceArt>> readPieces(const LookFile& file, const PieceArts& bases);

} // namespace mujo::ui
