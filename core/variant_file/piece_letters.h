#pragma once

#include <vector>

#include "core/variant/piece_type.h"

namespace mujo {

/// The largest board of XBoard, in files and in ranks.
inline constexpr int kXBoardSide = 16;

/// Gives each kind a letter of its own where the variant file gave none to any of them: the first free one
/// of its id if possible, bare or with `'` or `!` behind it, and `+` before the letter for what it promotes
/// to. Does nothing when there are more kinds than such letters.
void assignLetters(std::vector<PieceType>& types);

} // namespace mujo
