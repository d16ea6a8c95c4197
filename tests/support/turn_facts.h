#pragma once

#include "core/game/game.h"
#include "core/insight/turn_facts.h"

namespace mujo::testing {

/// Of the position that the game shows. Valid until the game changes.
[[nodiscard]] inline insight::TurnFacts turnFacts(const Game& game) {
    return {&game.position(), &game.history(), &game.legalMoves(), game.isOver()};
}

} // namespace mujo::testing
