#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/position/position.h"
#include "core/variant/variant.h"

namespace mujo {

/// What the compiled move programs and the rules of a game say about the worth of its pieces, in hundredths
/// of a pawn. Immutable; whole numbers only, so that it is the same on every machine.
class EvaluationTables {
public:
    /// What is known of one kind of piece.
    struct Kind {
        int value = 0;         ///< as it stands: moves, captures, several victims at once
        int worth = 0;         ///< with the prospect of promotion and, where pieces are dropped, of the hand
        int mobility = 0;      ///< moves on a typical board, in hundredths of a move
        int reach = 0;         ///< mean length of its moves in tenths of a square
        int forward = 0;       ///< share of its moves that go forward, in hundredths
        bool pawnLike = false; ///< few moves and none backwards
        bool royal = false;
    };

    explicit EvaluationTables(const Variant& variant);

    /// The tables of a variant, worked out once as long as anyone holds on to it. May be called on any
    /// thread.
    static std::shared_ptr<const EvaluationTables> of(const std::shared_ptr<const Variant>& variant);

    [[nodiscard]] const Kind& kind(PieceTypeId type) const { return m_kinds[index(type)]; }
    [[nodiscard]] int worth(PieceTypeId type) const { return m_kinds[index(type)].worth; }
    [[nodiscard]] int handWorth(PieceTypeId type) const { return m_kinds[index(type)].worth * 11 / 10 + 15; }
    /// What a side has of its royals beyond the worth of their moves; the last one is not counted.
    [[nodiscard]] static int royalsWorth(std::size_t count) {
        constexpr std::array<int, 4> kWorth = {0, 0, 900, 1300};
        return kWorth[count < kWorth.size() ? count : kWorth.size() - 1];
    }

private:
    void measureMoves(const Variant& variant);
    void scaleToPawn(const Variant& variant);
    void addProspects(const Variant& variant);
    /// Values that the variant file gives take the place of those worked out here.
    void takeTuned(const Variant& variant);

    std::vector<Kind> m_kinds;
};

/// Worth of each piece on each square, made for one search: the closeness to royals looks to where they stand
/// at its start.
class PieceSquareTables {
public:
    PieceSquareTables(const EvaluationTables& tables, const Position& root);

    /// From the view of the piece's owner, material included; 0 for an empty cell.
    [[nodiscard]] int at(Cell cell, Square square) const {
        return m_worth[static_cast<std::size_t>(cell.code()) * m_squares +
                       static_cast<std::size_t>(square.index())];
    }
    /// The same with the sign of Sente.
    [[nodiscard]] int signedAt(Cell cell, Square square) const {
        const int worth = at(cell, square);
        return (cell.code() & 1U) != 0 ? worth : -worth;
    }

private:
    struct Placing;
    static int placing(const EvaluationTables::Kind& kind, const Variant& variant, PieceTypeId type,
                       Square square, Side side, const Placing& about);

    std::size_t m_squares;
    std::vector<int> m_worth; ///< by cell code and square
};

/// Shelter of the last royal and, when a side is far ahead, the drive of a lone royal to the edge; for the
/// side given, in hundredths of a pawn.
[[nodiscard]] int royalSafety(const Position& position, Side side, int lead);

} // namespace mujo
