#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/position/history.h"
#include "core/position/move.h"
#include "core/position/position.h"
#include "core/variant_file/catalog.h"

namespace mujo {

// Texts of the chess engine communication protocol: squares `a1` from Sente's left, pieces by the letters of
// the variant file's `protocols`, Sente in capitals and called white.

[[nodiscard]] std::string cecpSquare(const Variant& variant, Square square);
/// `K`, `+P`; the id where the game gives no letters.
[[nodiscard]] const std::string& cecpLetter(const Variant& variant, PieceTypeId type);

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

/// Position text: rows with letters, then `w` for Sente's turn or `b`, and two counters; a hand in brackets
/// behind the rows.
[[nodiscard]] std::string cecpFen(const Position& position);
[[nodiscard]] std::string cecpRows(const Position& position);
/// Reads the same; everything behind the rows may be missing or go on. A game without letters is read as a
/// position text of ours.
Result<Position> positionFromCecpFen(const std::shared_ptr<const Variant>& variant, std::string_view text);

/// Names under which all games are played, in the order of the catalogue.
struct CecpVariantNames {
    /// Games whose board XBoard knows by this name, or is told of when they are chosen.
    std::vector<std::string> shownByXBoard;
    /// The others. XBoard would complain that it gets no setup, or show a board that does not fit.
    std::vector<std::string> others;
};
[[nodiscard]] CecpVariantNames cecpVariantNames(const Catalog& catalog);
/// A feature of ours: the names that can be chosen beside those in `variants`. Who does not know it says
/// `rejected`.
inline constexpr std::string_view kUnlistedFeature = "unlisted";
/// The game that is played after `new`: a shipped one.
[[nodiscard]] std::shared_ptr<const Variant> cecpDefaultVariant(const Catalog& catalog);
/// The game of a name, or null.
[[nodiscard]] std::shared_ptr<const Variant> cecpVariant(const Catalog& catalog, std::string_view name);
/// What a user interface must be told of a game that it does not know: `setup` and `piece` lines.
[[nodiscard]] std::vector<std::string> cecpDescription(const Catalog& catalog,
                                                       const std::shared_ptr<const Variant>& variant);

} // namespace mujo
