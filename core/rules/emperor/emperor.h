#pragma once

#include "core/position/candidates.h"
#include "core/rules/refusal_reason.h"
#include "core/rules/watches.h"
#include "core/variant/variant.h"

namespace mujo::rules {

// Rule: Tai Shogi, an emperor takes a royal only if it could not be recaptured, judged on the board after the
// capture as if play went on. An enemy emperor protects only if its own recapture would be allowed.

/// Whether what the piece may take depends on what protects it, which may stand anywhere on the board.
[[nodiscard]] inline bool isEmperor(const Variant& variant, PieceTypeId type) {
    return variant.rules().emperor && variant.rules().emperor->emperors.contains(type);
}

/// Whether what some piece may take depends on what protects it.
[[nodiscard]] inline bool protectionMatters(const Variant& variant) {
    return variant.rules().emperor.has_value();
}

/// What a keeper of moves has to watch because of emperors.
void watchEmperor(const Variant& variant, PieceTypeId type, Watches& watches);

/// Whether protection lets the emperor on `from` take what stands on `target`.
[[nodiscard]] bool emperorMayTake(const Imagined& board, Square from, Square target);

/// Why it does not, for an emperor of the side to move.
[[nodiscard]] Explanation whyEmperorMayNotTake(const Position& position, Square from, Square target);

} // namespace mujo::rules
