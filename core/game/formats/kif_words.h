#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/game.h"
#include "core/game/notation/japanese_squares.h"
#include "core/game/notation/japanese_words.h"
#include "core/variant_file/handicap.h"

namespace mujo {

// The words of KIF, the form of records of Kakinoki's programs, and of what Lishogi makes of it for Chu.

/// A game as KIF has it.
struct KifGame {
    std::shared_ptr<const Variant> variant;
    /// Whether KIF itself is of this game: short names, `(77)` behind a move. Else Lishogi's form: whole
    /// names, `（←7七）`, a line for each step of a lion.
    bool isPlain = true;
    std::vector<Handicap> handicaps{};

    /// The name of a kind in moves.
    [[nodiscard]] std::string name(PieceTypeId type) const;
    /// The same in a drawn board, without the side.
    [[nodiscard]] std::string boardName(PieceTypeId type) const;
    /// The kind of a name in a drawn board.
    [[nodiscard]] std::optional<PieceTypeId> ofBoardName(std::string_view name) const;
    /// All kinds that may be called so in moves, in other spellings, too.
    [[nodiscard]] std::vector<PieceTypeId> named(std::string_view name) const;
    /// `7九` or `７九`.
    [[nodiscard]] std::string square(Square square) const;
    /// `77` or `←7七`.
    [[nodiscard]] std::string origin(Square square) const;

    /// Whether a drawn board and the side to move say all of a position.
    [[nodiscard]] bool isDrawable(const Position& position) const;
};

/// A move, or a step of one, as a line of KIF has it.
struct KifStep {
    std::optional<Square> to; ///< none: that of the move before
    std::string_view name;    ///< of the piece
    std::string_view manner;  ///< which of several pieces, as KI2 says it: `右`, `左上`
    std::optional<Square> from;
    bool promotes = false;
    bool isDrop = false;
    std::string_view times; ///< in parentheses behind it: of the move, and of all moves of its side
};
/// None where it is no move. `text` is what stands behind the number.
[[nodiscard]] std::optional<KifStep> parseKifStep(std::string_view text, const BoardShape& shape);

} // namespace mujo
