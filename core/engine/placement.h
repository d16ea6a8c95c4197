#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "core/base/static_vector.h"
#include "core/engine/evaluation.h"
#include "core/geometry/board_shape.h"
#include "core/geometry/per_key.h"
#include "core/position/position.h"

namespace mujo {

/// A sum of worths, in hundredths of a pawn, once as in the middle game and once as at the end.
struct PhasedScore {
    int middle = 0;
    int end = 0;

    PhasedScore& operator+=(const PhasedScore& other) {
        middle += other.middle;
        end += other.end;
        return *this;
    }
    PhasedScore& operator-=(const PhasedScore& other) {
        middle -= other.middle;
        end -= other.end;
        return *this;
    }
};

/// How much of the middle game is left: `kAll` at the start of the game, 0 with an empty board.
class GamePhase {
public:
    static constexpr int kAll = 256;

    explicit GamePhase(const Variant& variant) {
        const int atStart = 2 * std::max(1, variant.piecesPerSide());
        for (int left = 0; left <= atStart; ++left) {
            m_phases.push_back(left * kAll / atStart);
        }
    }

    [[nodiscard]] int of(const Position& position) const {
        const std::size_t left = position.pieces(Side::Sente).size() + position.pieces(Side::Gote).size();
        return m_phases[std::min(left, m_phases.size() - 1)];
    }
    [[nodiscard]] static int mixed(const PhasedScore& score, int phase) {
        return (score.middle * phase + score.end * (kAll - phase)) / kAll;
    }

private:
    std::vector<int> m_phases; ///< by the number of pieces
};

/// Worth of each piece on each square, made for one search: the closeness to royals looks to where they stand
/// at its start, and what is asked of the pieces to who is ahead.
class PieceSquareTables {
public:
    PieceSquareTables(const EvaluationTables& tables, const Position& root);

    /// From the view of the piece's owner, material included; 0 for an empty cell.
    [[nodiscard]] const PhasedScore& at(Cell cell, Square square) const {
        return m_worth[static_cast<std::size_t>(cell.code()) * m_squares + index(square)];
    }
    /// Adds a piece to Sente's score, or takes it away.
    void add(PhasedScore& score, Cell cell, Square square) const {
        isSentes(cell) ? score += at(cell, square) : score -= at(cell, square);
    }
    void remove(PhasedScore& score, Cell cell, Square square) const {
        isSentes(cell) ? score -= at(cell, square) : score += at(cell, square);
    }

private:
    /// What the squares mean to the pieces of one side.
    struct Squares;
    static bool isSentes(Cell cell) { return (cell.code() & 1U) != 0; }
    /// `lead` is how far the side is ahead, in hundredths of a large lead.
    static Squares squaresFor(const EvaluationTables& tables, const Position& root, Side side, int lead);
    void fill(const Variant& variant, const EvaluationTables& tables, PieceTypeId type, Side side,
              const Squares& squares);
    void addLearned(const LearnedPlaces& places, Cell cell, const Squares& squares);

    std::size_t m_squares;
    std::vector<PhasedScore> m_worth; ///< by cell code and square
};

/// Where a square lies in the tables of `LearnedPlaces`.
struct LearnedIndex {
    std::size_t square = 0;
    std::size_t rank = 0;
    std::size_t file = 0;

    LearnedIndex(const BoardShape& shape, Square square, Side owner);
    /// To the nearest of them; the last entry where there is none.
    static std::size_t distance(const BoardShape& shape, Square square, std::span<const Square> royals);
};

/// How royals are sheltered on a board.
class RoyalShelter {
public:
    explicit RoyalShelter(const BoardShape& shape);

    /// Shelter of the last royal, in hundredths of a pawn; when its side is far behind, its distance from the
    /// centre counts against it: so the leader drives it to the edge.
    [[nodiscard]] int of(const Position& position, Side side, int lead) const;

private:
    /// What there is to know of a square.
    struct Place {
        StaticVector<Square, 9> near; ///< it and those beside it
        int fromCentre = 0;
    };

    PerSquare<Place> m_places;
};

} // namespace mujo
