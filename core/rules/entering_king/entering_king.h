#pragma once

#include "core/position/position.h"

namespace mujo::rules {

/// Whether the side to move may declare that it has won by entering with its king.
/// Rule: Shogi, 27-point declaration (Japan Shogi Association, rules of play, impasse): on its own turn, not
/// in check, with its king and ten other pieces in the promotion zone, and 28 points (Gote 27) from these
/// pieces and its hand; rooks and bishops, promoted too, count 5, others 1, kings nothing.
[[nodiscard]] bool mayDeclare(const Position& position);

} // namespace mujo::rules
