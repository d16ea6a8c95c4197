#pragma once

#include <vector>

#include "core/match/elo.h"

namespace mujo {

/// The strengths under which these results are the most likely (Bradley and Terry, draws as half a win), in
/// Elo, 0 on the average. Everybody is taken to have drawn one game with a player of strength 0, so that
/// whoever won all games has a number, too. The interval, of 95 %, takes the strengths of the others as
/// known.
///
/// `results[i][j]` is the score of player i against player j; only one of the two directions may count a
/// game.
[[nodiscard]] std::vector<Estimate> ratings(const std::vector<std::vector<Score>>& results);

} // namespace mujo
