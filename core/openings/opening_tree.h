#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/position/move.h"

namespace mujo {

/// A move that the engine has looked at in a position of its openings.
struct OpeningMove {
    Move move;
    std::uint64_t after = 0; ///< key of the position that it leads to
    int games = 0;           ///< of the engine against itself that went this way
    int score = 0;           ///< hundredths of a pawn or a forced end, as the mover sees it
    int depth = 0;           ///< plies from here that were looked ahead for it

    friend bool operator==(const OpeningMove&, const OpeningMove&) = default;
};

/// The moves that the engine has looked at in the first positions of a game. Positions are told apart by
/// their keys, so that ways that lead to one position meet in it.
class OpeningTree {
public:
    using Moves = std::vector<OpeningMove>;

    OpeningTree() = default;
    explicit OpeningTree(std::uint64_t start) : m_start(start) {}

    /// Key of the start position.
    [[nodiscard]] std::uint64_t start() const { return m_start; }
    /// Moves known in a position, the best first; empty where none is.
    [[nodiscard]] const Moves& at(std::uint64_t key) const;
    [[nodiscard]] std::size_t positions() const { return m_moves.size(); }
    [[nodiscard]] std::size_t moves() const;

    /// Adds a move; false, and nothing changes, where the position has it already.
    bool add(std::uint64_t key, OpeningMove move);
    /// One more game has gone this way; the move must be known.
    void countGame(std::uint64_t key, const Move& move);

    /// The same tree with the scores that follow from all that it knows: a move whose position is known is
    /// worth what the best reply leaves of it. Moves are in the order of these scores.
    [[nodiscard]] OpeningTree backedUp() const;

    friend bool operator==(const OpeningTree&, const OpeningTree&) = default;

private:
    class BackingUp;

    std::uint64_t m_start = 0;
    std::unordered_map<std::uint64_t, Moves> m_moves;
};

/// A tree with what its file says of it.
struct Openings {
    OpeningTree tree;
    std::string provenance;
    std::string profile; ///< the reading of the rules for which it is; under another one the tree is empty
};

} // namespace mujo
