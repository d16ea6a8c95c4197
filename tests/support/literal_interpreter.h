#pragma once

#include <compare>
#include <functional>
#include <map>
#include <set>
#include <vector>

#include "core/betza/ast.h"
#include "core/geometry/side.h"

// A second reading of XBetza, for comparison: slow, literal, and sharing nothing with the compiled programs
// but the tree. It is written from the description of the language alone.

namespace mujo::literal {

/// A square by its column from the left and its row from the top, both from 0, as Sente sees the board.
struct Spot {
    int column = 0;
    int row = 0;

    friend auto operator<=>(const Spot&, const Spot&) = default;
};

/// A piece: the number of its kind in the list of the game, and who owns it.
struct Man {
    std::size_t kind = 0;
    Side owner = Side::Sente;

    friend auto operator<=>(const Man&, const Man&) = default;
};

struct Board {
    int files = 0;
    int ranks = 0;
    std::map<Spot, Man> men;

    [[nodiscard]] bool contains(Spot spot) const {
        return spot.column >= 0 && spot.column < files && spot.row >= 0 && spot.row < ranks;
    }
    [[nodiscard]] const Man* at(Spot spot) const {
        const auto found = men.find(spot);
        return found != men.end() ? &found->second : nullptr;
    }
    friend bool operator==(const Board&, const Board&) = default;
};

/// One way to move: the squares of the pieces it takes, in their order, the square it ends on, and the
/// squares of the pieces it passes without taking them.
struct Way {
    std::vector<Spot> taken;
    Spot to;
    std::vector<Spot> hopped;

    friend auto operator<=>(const Way&, const Way&) = default;
};

using IsRoyal = std::function<bool(const Man&)>;

/// Everything that a piece of `side` on `from` can do by its move text alone. `isRoyal` serves the letter t.
std::set<Way> waysOf(const betza::MoveTree& tree, const Board& board, Spot from, Side side,
                     const IsRoyal& isRoyal);

} // namespace mujo::literal
