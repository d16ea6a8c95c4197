#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/position/history.h"
#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo {

/// How far a search for a forced win goes.
struct MateLimits {
    /// Positions that are looked at. Each takes up to 64 bytes, and as many again while the tree grows.
    std::uint64_t nodes = 1'000'000;
    /// Ends it early, as if the nodes were used up: within some dozens of milliseconds, in the largest games,
    /// too.
    std::stop_token stop{};
    /// The attacker makes any move rather than forcing ones only: the tree is far larger, and only short wins
    /// are found in it, those by quiet moves among them.
    bool hasQuietMoves = false;
};

enum class MateVerdict {
    Unknown, ///< the limit was reached
    Proved,  ///< the side to move wins by force
    Refuted, ///< it does not, by forcing moves
};

/// A move of a proof, with all that the proof says of what follows it.
struct MateStep {
    static constexpr std::size_t kRoot = 0; ///< `before` of the first moves

    Move move;
    std::size_t before = kRoot; ///< number of the step before it, counted from 1
    int plies = 0; ///< from here to the end, where the loser holds out as long as the proof knows
};

struct MateAnswer {
    MateVerdict verdict = MateVerdict::Unknown;
    /// Every first move that wins, in the order in which they were found, and every other one for which the
    /// limit left that open.
    std::vector<Move> winning{};
    std::vector<Move> open{};
    /// The proof for each winning move: behind a move of the attacker all answers, behind an answer one move.
    /// A step stands behind the one before it.
    std::vector<MateStep> proof{};
    std::uint64_t nodes = 0;
};

/// What is told while the search goes on, on its thread.
struct MateReports {
    std::atomic<std::uint64_t>* nodes = nullptr; ///< that were looked at so far
    /// Another first move wins; the answer so far has it and those before. What it says stays as it is in the
    /// final answer, but for the verdict and the nodes, and more is added behind it.
    std::function<void(const MateAnswer& soFar)> onWinning{};
};

/// Whether the side to move wins by force, however long it takes, in a game with the rules of its variant:
/// repetition and the history of the game, drops, several royals, moves of any number of legs. Unless the
/// limits say otherwise the attacker makes forcing moves only: those that end the game, take a royal, or
/// attack one. A proof holds for the whole game, a refutation for such moves.
///
/// Proof-number search after Allis, "Searching for Solutions in Games and Artificial Intelligence" (1994),
/// chapter 2, on a tree in memory, so that rules that depend on the moves made are judged on each line by
/// itself.
[[nodiscard]] MateAnswer solveMate(const Position& position, const History& history, const MateLimits& limits,
                                   const MateReports& reports = {});

} // namespace mujo
