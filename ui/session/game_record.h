#pragma once

#include <string>

#include "core/game/formats/format.h"

namespace mujo::ui {

class GameSession;

/// All that a player, or the analysis of the whole game, has put into a game, as a text to compare: the same
/// wherever in it the board stands.
[[nodiscard]] std::string recordOf(const GameFile& file);
[[nodiscard]] std::string recordOf(const GameSession& session);

/// The same with how the main line ended: equal where two files would differ in nothing else than the
/// position that is shown.
[[nodiscard]] std::string recordWithEnd(const GameFile& file);
[[nodiscard]] std::string recordWithEnd(const GameSession& session);

} // namespace mujo::ui
