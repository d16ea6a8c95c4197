#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/position/position.h"
#include "core/rules/move_text.h"

namespace mujo {

// Standard algebraic notation as XBoard writes it in games of its shogi variants: `Nf6`, `Nxf6xf7` for two
// captures, `Nxf6-f7` for a capture on the way, `Nxf6-f5` for one without moving, `+` and `=` for promoting
// and not, `P@e5` for a drop; pawns by the squares alone, `e5`, `exe6`. Squares and letters: cecp_position.h.
// For games with letters on boards of at most 16 files.

/// One of the legal moves of a position.
[[nodiscard]] std::string san(const Position& position, std::span<const Move> legal, const Move& move);

struct SanReading {
    std::optional<Move> move{};
    /// The text taken apart, where it can be of one piece only; for explaining why there is no such move.
    std::optional<rules::ParsedMove> parsed{};
    bool isAmbiguous = false;
};
/// Reads it, and squares such as `f5f6` or `f5f6,f6f7`. Stops where nothing happens may be named.
[[nodiscard]] SanReading readSan(const Position& position, std::span<const Move> legal,
                                 std::string_view text);

} // namespace mujo
