#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/geometry/per_key.h"
#include "core/geometry/per_side.h"
#include "core/position/setup.h"
#include "core/position/transition.h"
#include "core/position/zobrist.h"
#include "core/variant/variant.h"

namespace mujo {

/// What is left of a state when everything goes that the rules of the game do not ask any more with this side
/// to move: two positions that differ in nothing else are the same position.
/// Rule: Suzumu Shogi, section Skipping a turn, where only a skip of the opponent's latest turn limits a
/// move; Hook Shogi, where each side's own latest turn does.
[[nodiscard]] RuleState usedState(const RuleSet& rules, RuleState state, Side toMove);

/// A checked position of one game: a value, cheap to copy. Whatever happens to it happens by transitions.
class Position {
public:
    /// Refuses setups that no game can have, such as a hand in a game without drops. A side without a royal
    /// is admitted; see `isExtinct`.
    static Result<Position> create(std::shared_ptr<const Variant> variant, const Setup& setup);
    static Position start(std::shared_ptr<const Variant> variant);

    [[nodiscard]] const Variant& variant() const { return *m_variant; }
    [[nodiscard]] const std::shared_ptr<const Variant>& sharedVariant() const { return m_variant; }
    [[nodiscard]] const BoardShape& shape() const { return m_variant->shape(); }

    [[nodiscard]] Cell at(Square square) const { return m_cells[square]; }
    /// The contents of all squares, in the order of their indices.
    [[nodiscard]] const Cell* cells() const { return m_cells.data(); }
    [[nodiscard]] Side turn() const { return m_turn; }
    [[nodiscard]] int ply() const { return m_ply; }
    [[nodiscard]] const RuleState& state() const { return m_state; }

    /// Squares of all pieces of a side, in no particular but reproducible order.
    [[nodiscard]] std::span<const Square> pieces(Side side) const { return m_pieces[side]; }
    /// Squares of the royals of a side.
    [[nodiscard]] std::span<const Square> royals(Side side) const { return m_royals[side]; }
    /// Whether a side has lost its last royal. Where no move may leave the last royal to be taken, as in
    /// Shogi, a side that had pieces but none from the beginning, while the other had one, has none to lose:
    /// the attacker of a problem of mate.
    [[nodiscard]] bool isExtinct(Side side) const {
        return m_royals[side].empty() && !m_playsWithoutRoyal[side];
    }
    [[nodiscard]] int inHand(Side side, PieceTypeId type) const { return m_hands[side][type]; }
    [[nodiscard]] bool handIsEmpty(Side side) const;

    /// Equal for positions that count as the same for repetition, those from which the same can be played:
    /// placement, hands, side to move, and the state that the rules of the game use.
    [[nodiscard]] std::uint64_t key() const { return m_key; }
    /// The key that `apply` would give, at a fraction of its cost.
    [[nodiscard]] std::uint64_t keyAfter(const Transition& transition) const;
    /// The key counted anew from the board; for tests.
    [[nodiscard]] std::uint64_t recountedKey() const;

    void apply(const Transition& transition);
    /// Undoes the latest `apply`, which must have been of this transition.
    void revert(const Transition& transition);
    /// The same where the key from before is known.
    void revert(const Transition& transition, std::uint64_t keyBefore);
    /// The null move of a search: the turn passes to the other side, and nothing else changes, the ply
    /// neither.
    void applyNull() { flipTurn(); }
    /// Undoes the latest `applyNull`.
    void revertNull() { flipTurn(); }

    [[nodiscard]] Setup setup() const;
    friend bool operator==(const Position& a, const Position& b);

private:
    friend class AsIf; // changes its own copy by hand

    explicit Position(std::shared_ptr<const Variant> variant);

    void flipTurn();
    void replace(Square square, Cell cell);

    [[nodiscard]] std::uint64_t keyDifference(const Transition& transition) const;
    void put(Square square, Cell cell);
    void setCell(Square square, Cell before, Cell after);
    void addTo(std::vector<Square>& list, Square square);
    void removeFrom(std::vector<Square>& list, Square square);

    std::shared_ptr<const Variant> m_variant;
    PerSquare<Cell> m_cells;
    PerSquare<std::uint16_t> m_slot; ///< place in the piece list of its owner
    PerSide<std::vector<Square>> m_pieces;
    PerSide<std::vector<Square>> m_royals;
    PerSide<bool> m_playsWithoutRoyal{}; ///< it had none when the position was set up, and needs none
    PerSide<PerType<std::uint8_t>> m_hands;
    RuleState m_state;
    Side m_turn = Side::Sente;
    int m_ply = 1;
    std::uint64_t m_key = 0;
};

} // namespace mujo
