#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/game.h"
#include "core/variant_file/catalog.h"

namespace mujo {

// Moves in the words of the Universal Shogi Interface, as Shogi programs, Lishogi and ChuShogiLite have them.

/// Whether USI knows the game.
[[nodiscard]] bool isOfUsi(const Variant& variant, const Catalog& catalog);
/// All such games, the smaller board first.
[[nodiscard]] std::vector<std::shared_ptr<const Variant>> usiGames(const Catalog& catalog);
/// The first of them with so many ranks, or null.
[[nodiscard]] std::shared_ptr<const Variant>
usiGameOfRows(const std::vector<std::shared_ptr<const Variant>>& games, std::string_view rows);

/// The text of a move; a lion that stays names the square that it visits.
[[nodiscard]] std::string usiMove(const Position& position, std::span<const Move> legal, const Move& move);

/// The legal move that a text means; none where it means none. A lion may be said to walk by an empty square
/// where ours jumps over it: it comes to the same.
[[nodiscard]] std::optional<Move> readUsiMove(const Position& position, std::span<const Move> legal,
                                              std::string_view text);
/// Makes a move of the position shown; false where the text is none.
bool playUsiMove(Game& game, std::string_view text);
/// Why it is none.
[[nodiscard]] Sentence whyNoUsiMove(const Game& game, std::string_view text);

/// The start of the game in which the most of these moves are legal one after the other; of the first of
/// several.
[[nodiscard]] Position usiStart(const std::vector<std::shared_ptr<const Variant>>& games,
                                std::span<const std::string_view> moves);

} // namespace mujo
