#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo::rules {

/// Machine text of a move: `8h8g`, `8h8g+`, `P*8f`, `8h7g8f`, pass `8h8h`. Squares are always shogi style.
/// Where a player may choose among the forms of several contagious pieces the text names the form:
/// `8h7g8f+DV`.
[[nodiscard]] std::string moveText(const Variant& variant, const Move& move);

/// What a move text ends in: nothing, `+`, or `+` and the id behind it of the form that must be named.
[[nodiscard]] std::string promotionText(const Variant& variant, const Move& move);

/// A move text taken apart, before anything is known of its legality.
struct ParsedMove {
    Origin origin;
    std::vector<Square> stops; ///< destination last
    bool promote = false;
    bool decline = false;            ///< ends in `=`
    std::optional<PieceTypeId> form; ///< what the piece is to turn into, where the text says so

    [[nodiscard]] Square from() const { return origin.square(); }       ///< only for a piece of the board
    [[nodiscard]] PieceTypeId dropped() const { return origin.kind(); } ///< only for a drop

    /// Takes `+`, `=`, or one of them and the id of a form; false for any other text.
    bool readEnd(const Variant& variant, std::string_view end);
};

/// The one fault of a text that is no move has its column.
Result<ParsedMove> parseMoveText(const Variant& variant, std::string_view text);

/// Why no single legal move fits a text.
struct MoveTextFault {
    enum class Kind { NoMatch, Ambiguous } kind = Kind::NoMatch;
    std::vector<Move> fitting; ///< the legal moves among which an ambiguous text does not choose
};

/// The one legal move that the text means. Stops that change nothing are admitted when the piece can pass
/// through them; a missing `+` is admitted when the promotion is compulsory.
Result<Move, MoveTextFault> matchMove(const Position& position, std::span<const Move> legal,
                                      const ParsedMove& parsed);

} // namespace mujo::rules
