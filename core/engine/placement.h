#pragma once

#include <vector>

#include "core/engine/evaluation.h"
#include "core/position/position.h"

namespace mujo {

/// Worth of each piece on each square, made for one search: the closeness to royals looks to where they stand
/// at its start, and what is asked of the pieces to who is ahead.
class PieceSquareTables {
public:
    PieceSquareTables(const EvaluationTables& tables, const Position& root);

    /// From the view of the piece's owner, material included; 0 for an empty cell.
    [[nodiscard]] int at(Cell cell, Square square) const {
        return m_worth[static_cast<std::size_t>(cell.code()) * m_squares + index(square)];
    }
    /// The same with the sign of Sente.
    [[nodiscard]] int signedAt(Cell cell, Square square) const {
        const int worth = at(cell, square);
        return (cell.code() & 1U) != 0 ? worth : -worth;
    }

private:
    /// What the squares mean to the pieces of one side.
    struct Squares;
    static Squares squaresFor(const Position& root, Side side, int pressure);
    void fill(const Variant& variant, const EvaluationTables& tables, PieceTypeId type, Side side,
              const Squares& squares);

    std::size_t m_squares;
    std::vector<int> m_worth; ///< by cell code and square
};

/// Shelter of the last royal, in hundredths of a pawn; when its side is far behind, its distance from the
/// centre counts against it: so the leader drives it to the edge.
[[nodiscard]] int royalSafety(const Position& position, Side side, int lead);

} // namespace mujo
