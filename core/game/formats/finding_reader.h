#pragma once

#include <optional>

#include "core/game/game.h"
#include "core/variant_file/json_reader.h"

namespace mujo {

/// The score of a position, in a member of a game file; none, with the fault told, where it is none.
std::optional<PositionScore> scoreIn(JsonReader& reader, const LocatedJson& given);

/// Notes what the analysis of the whole game has found in the position that `game` has reached, if `owner`,
/// the file or a move, has that; tells the reader all faults.
void readFinding(JsonReader& reader, const LocatedJson& owner, Game& game);

} // namespace mujo
