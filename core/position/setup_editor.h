#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/position/position.h"
#include "core/position/setup.h"

namespace mujo {

/// A position that is put together by hand, with all its earlier states. Nothing is refused while it is made:
/// `setupFaults` says what keeps it from being a position. A value.
class SetupEditor {
public:
    /// Whether a change is taken back by itself, or together with the one before, as the squares of one
    /// stroke over the board are.
    enum class Step { New, Joined };

    explicit SetupEditor(const Position& start);

    [[nodiscard]] const Variant& variant() const { return *m_variant; }
    [[nodiscard]] const std::shared_ptr<const Variant>& sharedVariant() const { return m_variant; }
    [[nodiscard]] const Setup& setup() const { return m_states[m_at]; }
    [[nodiscard]] Cell at(Square square) const { return setup().cells[square]; }
    [[nodiscard]] int inHand(Side side, PieceTypeId type) const;
    /// The checked position, or all that keeps it from being one.
    [[nodiscard]] Result<Position> position() const { return Position::create(m_variant, setup()); }
    /// The same as a text for people, also while it is not possible; `parseSfen` reads it.
    [[nodiscard]] std::string text() const;

    // What belongs to a position of this game beside pieces and turn.
    [[nodiscard]] bool usesHands() const { return m_variant->rules().drops.has_value(); }
    [[nodiscard]] bool usesSkips() const { return m_variant->rules().tracksSkips(); }
    [[nodiscard]] bool usesLionSquare() const { return m_variant->rules().tracksLions(); }
    /// Whether the game would remember of the piece on the square that it has stayed unpromoted.
    [[nodiscard]] bool remembersDeclined(Square square) const;

    // Each says whether it has changed anything.

    /// An empty cell removes what stands there.
    bool put(Square square, Cell cell, Step step = Step::New);
    /// What stands on `from` goes to `to`, where it takes the place of another piece.
    bool move(Square from, Square to);
    /// The piece on the square changes sides.
    bool switchOwner(Square square);
    /// It becomes its promoted form, and a promoted one what it was.
    bool turnOver(Square square);
    /// Whether the piece has stayed unpromoted in a way that the game remembers.
    bool setDeclined(Square square, bool declined);
    bool setHand(Side side, PieceTypeId type, int count);
    bool setTurn(Side side);
    bool setSkipped(Side side, bool skipped);
    bool setLionTaken(std::optional<Square> square);
    bool setPly(int ply);
    /// Left and right change places.
    bool mirror();
    /// Half a turn of the board: each side gets the position of the other, the turn with it.
    bool rotate();
    bool clear();     ///< no pieces anywhere, Sente to move
    bool showStart(); ///< the start position of the game
    bool set(const Setup& setup, Step step = Step::New);
    /// Takes the position of a text, `parseSfen`; where it is faulty nothing changes.
    Result<void> read(std::string_view text);

    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_states.size(); }
    void undo(); ///< nothing where it cannot
    void redo();

private:
    static constexpr std::size_t kMostStates = 2000; ///< the oldest ones go first

    std::shared_ptr<const Variant> m_variant;
    std::vector<Setup> m_states;
    std::size_t m_at = 0;
};

} // namespace mujo
