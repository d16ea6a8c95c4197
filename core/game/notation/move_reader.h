#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/position/position.h"
#include "core/rules/move_text.h"

namespace mujo {

/// Reads the moves of one position as people write them: the game notation, with the code of the piece or
/// another name of it, or squares (`8h8g`, `8h-8g`, with all stops `8h,7g,8f`; `P*8f`; `+` and `=`). Squares
/// may be in the shogi style, in another one, or in kanji (`8七8六`). Letter case and blanks do not matter.
/// Refers to the position and its legal moves, which must outlive it.
class MoveReader {
public:
    MoveReader(const Position& position, std::span<const Move> legal, SquareStyle style)
        : m_position(position), m_legal(legal), m_style(style) {}

    struct Reading {
        std::optional<Move> move;
        /// The text taken apart, where it is one of squares; for explaining why there is no such move.
        std::optional<rules::ParsedMove> parsed{};
        bool isAmbiguous = false; ///< it is the beginning of the notation of several moves
    };
    /// What is left out of a notation may be missing where only one move fits.
    [[nodiscard]] Reading read(std::string_view text) const;
    /// The text of squares taken apart, whether there is such a move or not.
    [[nodiscard]] std::optional<rules::ParsedMove> parseSquares(std::string_view text) const;

private:
    struct Wanted;
    [[nodiscard]] std::vector<Wanted> meanings(const std::string& text) const;
    [[nodiscard]] std::optional<Square> takeSquare(std::string_view& text) const;

    const Position& m_position;
    std::span<const Move> m_legal;
    SquareStyle m_style;
};

/// In small letters and without blanks, as moves are compared.
[[nodiscard]] std::string plainMoveText(std::string_view text);

} // namespace mujo
