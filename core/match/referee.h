#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/game/game.h"
#include "core/geometry/per_side.h"
#include "core/match/openings.h"
#include "core/opponent/opponent.h"

namespace mujo {

/// When a game is ended before its rules end it.
struct Adjudication {
    int score = 0; ///< in hundredths of a pawn; 0 for never
    int plies = 0; ///< in a row in which both see the same side ahead by so much
};

/// What a player has spent in a game.
struct Spent {
    int moves = 0;
    double cpuSeconds = 0;
    double wallSeconds = 0;
    double longestMove = 0; ///< wall seconds
};

/// A game between two players, as the referee saw it.
struct MatchGame {
    Game game;
    rules::Outcome outcome; ///< ongoing for a game that was cut off, which counts as a draw
    std::string reason;     ///< a word: the rules' own, or `adjudication`, `move-limit`, `died`, ...
    Sentence fault;         ///< what a player did wrong; empty for nothing
    std::optional<Side> atFault;
    bool isVoid = false; ///< cannot be counted: a legal move was refused, or a player cannot play
    PerSide<Spent> spent;
};

/// One of the two, and what it may use for each move.
struct MatchPlayer {
    Opponent* opponent = nullptr;
    MoveLimits limits;
};

/// The reason of a game that a player cannot play at all, which is void.
inline constexpr std::string_view kCannotPlay = "cannot-play";

/// The reason of a game that was broken off after the most plies, which is a draw.
inline constexpr std::string_view kMoveLimit = "move-limit";

/// Lets two players play on from an opening. Every move is judged by the rules of the game. None when it was
/// stopped before its end.
std::optional<MatchGame> playMatchGame(const Game& start, PerSide<MatchPlayer> players, int mostPlies,
                                       const Adjudication& adjudication, const std::stop_token& stop = {});

} // namespace mujo
