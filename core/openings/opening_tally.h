#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/game/game.h"
#include "core/openings/opening_tree.h"

namespace mujo {

/// How games have ended.
struct GameResults {
    int sente = 0;
    int gote = 0;
    int draws = 0; ///< without a winner
    int open = 0;  ///< not over

    [[nodiscard]] int total() const { return sente + gote + draws + open; }
    friend bool operator==(const GameResults&, const GameResults&) = default;
};

/// The first moves of a game that was played, and how it ended.
struct PlayedOpening {
    std::vector<std::pair<std::uint64_t, Move>> moves; ///< each with the key of the position before it
    rules::Outcome outcome;
};

/// Plies of a played game that are looked at.
inline constexpr std::size_t kOpeningPlies = 40;

/// Of the main line of a record, the moves of the game itself; no moves for one that does not begin from the
/// usual start of its game.
[[nodiscard]] PlayedOpening playedOpening(const Game& game);

/// What was played in each position of many games, and with which results.
class OpeningTally {
public:
    struct Entry {
        Move move;
        GameResults results;
    };

    void add(const PlayedOpening& game);
    [[nodiscard]] std::span<const Entry> at(std::uint64_t key) const;
    [[nodiscard]] int games() const { return m_games; }

private:
    std::unordered_map<std::uint64_t, std::vector<Entry>> m_moves;
    int m_games = 0;
};

/// A move of a position, after what the engine and the games that were played know of it.
struct OpeningRow {
    OpeningMove engine;      ///< its move is that of the row
    bool isOfEngine = false; ///< otherwise the engine has not looked at it, and the rest of `engine` is empty
    GameResults played;
};

/// What is known of a position: the engine's moves, the best first, then the others, the most frequent first.
[[nodiscard]] std::vector<OpeningRow> openingRows(const OpeningTree& tree, const OpeningTally& tally,
                                                  std::uint64_t key);

} // namespace mujo
