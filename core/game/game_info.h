#pragma once

#include <string>

#include "core/geometry/per_side.h"

namespace mujo {

/// What a record tells of the occasion of a game.
struct GameInfo {
    std::string event{}; ///< may be empty, as all of these
    std::string place{};
    std::string date{};     ///< on which the game began; ISO 8601 where this program has written it
    std::string handicap{}; ///< the name of what Gote gives; the start position says what it is

    friend bool operator==(const GameInfo&, const GameInfo&) = default;
};

/// What a record tells beside its moves.
struct GameDetails {
    PerSide<std::string> names{}; ///< of the players; may be empty
    GameInfo info{};

    friend bool operator==(const GameDetails&, const GameDetails&) = default;
};

} // namespace mujo
