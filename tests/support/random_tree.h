#pragma once

#include <cstdint>
#include <string>

#include "core/game/game.h"

namespace mujo::testing {

/// So many legal moves by lot, or as many as the game has.
void playRandomly(Game& game, int moves, std::uint64_t seed);
/// Another legal move than this one.
Move moveBeside(const Game& game, const Move& move);
/// A game with a main line and as many moves tried from positions all over it, some of them drawn on.
Game randomTree(const char* id, int moves, std::uint64_t seed, const std::string& profile = "standard");

} // namespace mujo::testing
