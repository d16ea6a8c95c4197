#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/static_vector.h"
#include "core/geometry/offset.h"
#include "core/geometry/side.h"
#include "core/geometry/square.h"

namespace mujo {

/// How squares are written on screen and in game notation.
enum class SquareStyle {
    Shogi, ///< file number from Sente's right, rank letter from the top: 8h; after z come aa, bb, ... jj
    Chess, ///< file letter from Sente's left, rank number from the bottom: a1
    Kanji, ///< as Japanese records have it, counted as in the first: ８八; for readers; `MoveReader` reads it
};

/// Size of a board, its coordinates and the names of its squares.
class BoardShape {
public:
    static constexpr int kMaxSide = 36;
    static constexpr int kMaxSquares = kMaxSide * kMaxSide;

    /// Both sides must lie between 1 and kMaxSide.
    BoardShape(int files, int ranks);

    [[nodiscard]] int files() const { return m_files; }
    [[nodiscard]] int ranks() const { return m_ranks; }
    [[nodiscard]] int squareCount() const { return m_files * m_ranks; }

    /// Column from the left and row from the top, both from 0, as Sente sees them.
    [[nodiscard]] Square at(int column, int row) const { return Square(row * m_files + column); }
    [[nodiscard]] bool contains(int column, int row) const {
        return column >= 0 && column < m_files && row >= 0 && row < m_ranks;
    }
    [[nodiscard]] int column(Square square) const { return square.index() % m_files; }
    [[nodiscard]] int row(Square square) const { return square.index() / m_files; }

    /// The square `offset` away as `side` sees it, or none beyond the edge.
    [[nodiscard]] std::optional<Square> step(Square from, Offset offset, Side side) const;
    /// The squares that touch this one.
    [[nodiscard]] StaticVector<Square, 8> beside(Square square) const;
    /// The step from one square to another as `side` sees it.
    [[nodiscard]] Offset offset(Square from, Square to, Side side) const {
        const int sign = side == Side::Sente ? 1 : -1;
        return {sign * (column(to) - column(from)), sign * (row(from) - row(to))};
    }
    /// Difference of indices of one such step.
    [[nodiscard]] int delta(Offset offset, Side side) const;
    /// How often such a step can be made before it leaves the board.
    [[nodiscard]] int stepsToEdge(Square from, Offset offset, Side side) const;
    /// The square seen when the board is turned by half a turn.
    [[nodiscard]] Square turned(Square square) const { return Square(squareCount() - 1 - square.index()); }
    /// Ranks between the square and the far edge as `side` sees it: 0 on the last rank.
    [[nodiscard]] int ranksAhead(Square square, Side side) const;
    /// The squares strictly between two squares of one rank, file or diagonal, from the first on; none for
    /// other squares.
    [[nodiscard]] StaticVector<Square, kMaxSide> between(Square a, Square b) const;
    /// King steps between two squares.
    [[nodiscard]] int distance(Square a, Square b) const;

    [[nodiscard]] std::string name(Square square, SquareStyle style = SquareStyle::Shogi) const;
    /// Label of a column or row alone.
    [[nodiscard]] std::string fileName(int column, SquareStyle style) const;
    [[nodiscard]] std::string rankName(int row, SquareStyle style) const;
    /// Reads one whole square name; none when it is no square of this board. Kanji are not read: that style
    /// takes what the first one does.
    [[nodiscard]] std::optional<Square> parse(std::string_view text,
                                              SquareStyle style = SquareStyle::Shogi) const;
    /// Reads a square at the front of `text` and removes it; leaves `text` alone when there is none.
    std::optional<Square> parsePrefix(std::string_view& text, SquareStyle style = SquareStyle::Shogi) const;

    friend bool operator==(const BoardShape&, const BoardShape&) = default;

private:
    int m_files;
    int m_ranks;
};

} // namespace mujo
