#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/game/game.h"
#include "core/game/notation/move_context.h"
#include "core/position/move.h"
#include "core/position/position.h"
#include "core/position/transition.h"

namespace mujo {

// Moves as Japanese records write them: `▲７六歩`, `△同　銀右成`. Source for what tells pieces of one name
// apart, for `成`, `不成`, `打` and `同`: Japan Shogi Association, 棋譜の表記方法 ("how records are
// written"), www.shogi.or.jp/faq/kihuhyouki.html. Where its words do not single out the piece, as in games
// with many of one kind, the square from which it comes stands in brackets: `▲７六狛（７七）`. The squares on
// which a move takes follow each other: `▲７五獅→７四`; `居食い` says that the piece takes them and stays
// where it is, `じっと` that it steps out and back, `越` that it takes all over which it passes, `焼` which
// pieces burn and `自滅` that the piece burns itself.

/// What is said of a legal move's piece beside its name. `legal` are the legal moves of the position. Cost:
/// one pass over them.
[[nodiscard]] Distinction distinctionOf(const Position& position, std::span<const Move> legal,
                                        const Move& move);

/// Where a move stands that is written.
struct MoveInLine {
    const Variant& variant;
    Side side;
    std::optional<Square> previous; ///< where the move before ended; none for the first one
};
[[nodiscard]] std::string japanese(const MoveInLine& line, const Move& move, const Transition& transition,
                                   const MoveContext& context);

/// The move of a game that led to `node`, which must not be the start.
[[nodiscard]] std::string japanese(const Game& game, Game::Node node);

/// One of the legal moves of a position, among which the text singles it out, after a move that ended on
/// `previous`, or as the first one.
[[nodiscard]] std::string japanese(const Position& position, std::span<const Move> legal, const Move& move,
                                   std::optional<Square> previous = std::nullopt);

} // namespace mujo
