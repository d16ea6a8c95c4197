#pragma once

#include <vector>

#include "core/geometry/key_set.h"
#include "core/geometry/per_key.h"
#include "core/geometry/per_side.h"
#include "core/position/as_if.h"

namespace mujo::insight {

/// A kind that no ban and no special protection concerns, to stand in for any enemy.
[[nodiscard]] PieceTypeId ordinaryKind(const Variant& variant);

/// A position in which an ordinary enemy can be put on one square at a time.
class TrialPosition {
public:
    /// With this side to move.
    TrialPosition(const Position& position, Side toMove);
    /// With the side to move that has the turn.
    explicit TrialPosition(const Position& position) : TrialPosition(position, position.turn()) {}

    void putEnemyOf(Side side, Square square);
    void takeAway();
    [[nodiscard]] const Position& position() const { return m_position.position(); }
    /// Whether the piece on `from` could take there on some board: false rules it out at no cost.
    [[nodiscard]] bool reaches(Square from, Square target) const;

private:
    AsIf m_position;
    PieceTypeId m_standIn;
    Square m_square; ///< of the enemy
    Cell m_before;   ///< what it stands in place of
};

/// Pieces of `by` that could take an enemy on the square, whatever stands there now: attackers of an enemy
/// piece, defenders of an own one. The same as `rules::attackers` once an enemy stands there.
[[nodiscard]] std::vector<Square> attackersOf(const Position& position, Square square, Side by);

/// Whether the kind may jump to any square of the board, as an emperor may: by it nearly every square is
/// attacked.
[[nodiscard]] bool jumpsAnywhere(const PieceType& type);

/// The squares on which a side could take something, for every square of the board. Plain data.
class ThreatMap {
public:
    enum class Attackers { All, NoneThatJumpAnywhere };

    /// Costs about one run of every piece's move program; pieces that take otherwise than they move cost
    /// more.
    explicit ThreatMap(const Position& position, Attackers attackers = Attackers::All);

    [[nodiscard]] bool isAttacked(Square square, Side by) const { return m_attacked[by].contains(square); }

private:
    void add(const Position& position, Side by, Attackers attackers);

    PerSide<KeySet<Square>> m_attacked;
};

/// A piece that the other side could take with profit.
struct HangingPiece {
    enum class Why {
        Undefended,  ///< attacked, and nothing could take back
        InPassing,   ///< defended, but taken on the way by a move that ends where nothing takes back
        ByCheaper,   ///< defended, but what takes it is no royal, and of less worth than what it takes
        RoyalInReach ///< a royal is never given away
    };
    Square square;
    Why why = Why::Undefended;
};

/// Every such piece of both sides, in the order of their squares. `worths` are those of the kinds, in any
/// unit.
[[nodiscard]] std::vector<HangingPiece> hangingPieces(const Position& position, const PerType<int>& worths);

} // namespace mujo::insight
