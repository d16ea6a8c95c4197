#pragma once

#include <optional>
#include <string>

#include "core/engine/engine.h"
#include "core/game/game.h"

namespace mujo {

/// A thinking line, `DEPTH SCORE TIME NODES MOVES`, of a program that looks at this position; nothing for
/// other lines. The score is in hundredths of a pawn where a pawn counts `pawnScore` for the program, and
/// 100000 + N means mate in N moves. Moves are read as far as they are written like those it plays.
[[nodiscard]] std::optional<SearchInfo> readCecpThinking(const std::string& line, const Game& game,
                                                         int pawnScore);

} // namespace mujo
