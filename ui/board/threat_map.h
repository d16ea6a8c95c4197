#pragma once

#include <array>
#include <vector>

#include "core/engine/evaluation.h"
#include "core/position/position.h"

namespace mujo::ui {

/// A kind that no ban and no special protection concerns, to stand in for any enemy.
[[nodiscard]] PieceTypeId ordinaryKind(const Variant& variant);

/// A copy of a position in which an ordinary enemy can be put on one square at a time.
class TrialPosition {
public:
    explicit TrialPosition(const Position& position);

    void putEnemyOf(Side side, Square square);
    void takeAway();
    void flipTurn() { m_position.flipTurn(); }
    [[nodiscard]] const Position& position() const { return m_position; }
    /// Whether the piece on `from` could take there on some board: false rules it out at no cost.
    [[nodiscard]] bool reaches(Square from, Square target) const;

private:
    Position m_position;
    PieceTypeId m_standIn;
    Transition m_change;
};

/// Pieces of `by` that could take an enemy on the square, whatever stands there now: attackers of an enemy
/// piece, defenders of an own one. The same as `rules::attackers` once an enemy stands there.
[[nodiscard]] std::vector<Square> attackersOf(const Position& position, Square square, Side by);

/// The squares on which a side could take something, for every square of the board. Plain data, no Qt.
class ThreatMap {
public:
    /// Costs about one run of every piece's move program; pieces that take otherwise than they move cost
    /// more.
    explicit ThreatMap(const Position& position);

    [[nodiscard]] bool isAttacked(Square square, Side by) const {
        return m_attacked[index(by)][static_cast<std::size_t>(square.index())];
    }

private:
    void add(const Position& position, Side by);

    std::array<std::vector<bool>, 2> m_attacked; ///< by side and square
};

/// A piece that the other side could take with profit.
struct HangingPiece {
    enum class Why {
        Undefended,  ///< attacked, and nothing could take back
        ByCheaper,   ///< defended, but attacked by a piece of less worth
        RoyalInReach ///< a royal is never given away
    };
    Square square;
    Why why = Why::Undefended;
};

/// Every such piece of both sides.
[[nodiscard]] std::vector<HangingPiece> hangingPieces(const Position& position,
                                                      const EvaluationTables& worths);

} // namespace mujo::ui
