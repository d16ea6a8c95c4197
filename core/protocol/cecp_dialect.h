#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/position/cecp_position.h"
#include "core/position/history.h"
#include "core/position/move.h"
#include "core/position/position.h"
#include "core/variant_file/catalog.h"
#include "core/variant_file/cecp_names.h"

namespace mujo {

// Moves of the chess engine communication protocol, and what its programs are told of a game. Squares and
// positions: core/position/cecp_position.h; names of games: core/variant_file/cecp_names.h.

/// A move, one text a leg: `f5f6`, `f6f7+`; `@@@@` for a pass, `P@e4` for a drop.
[[nodiscard]] std::vector<std::string> cecpLegs(const Variant& variant, const Move& move);
/// The legs in one text, joined by commas.
[[nodiscard]] std::string cecpMove(const Variant& variant, const Move& move);

/// The one legal move that a text means; legs may stop where nothing happens, `=` may decline a promotion,
/// and a compulsory one need not be written. None for any other text; `cecpRefusal` says why.
[[nodiscard]] std::optional<Move> readCecpMove(const Position& position, std::span<const Move> legal,
                                               std::string_view text);

/// The code of the rule that a text breaks (`repetition`, `must-promote`), or `unknown-move` for a text that
/// is no move of this board.
[[nodiscard]] std::string cecpRefusal(const Position& position, const History& history,
                                      std::string_view text);

/// A feature of ours: the names that can be chosen beside those in `variants`. Who does not know it says
/// `rejected`.
inline constexpr std::string_view kUnlistedFeature = "unlisted";
/// The game that is played after `new`: a shipped one.
[[nodiscard]] std::shared_ptr<const Variant> cecpDefaultVariant(const Catalog& catalog);
/// What a user interface must be told of a game that it does not know: `setup` and `piece` lines.
[[nodiscard]] std::vector<std::string> cecpDescription(const Catalog& catalog,
                                                       const std::shared_ptr<const Variant>& variant);
/// Whether XBoard can tell neither checks nor mates of the game, since it knows no king in it.
[[nodiscard]] bool xboardJudgesNothing(const Catalog& catalog, const std::shared_ptr<const Variant>& variant);

} // namespace mujo
