#pragma once

#include <string>

#include "core/game/formats/game_file.h"

namespace mujo {

/// A game of a variant with letters in Portable Game Notation, as XBoard reads it.
[[nodiscard]] std::string writePgn(const GameFile& file);

} // namespace mujo
