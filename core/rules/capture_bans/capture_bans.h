#pragma once

#include <optional>

#include "core/position/candidates.h"
#include "core/rules/refusal_reason.h"

namespace mujo::rules {

// Rule: Hook Shogi, hook movers, tengu, capricorns and peacocks do not take each other.

/// Whether a ban on pairs of kinds forbids this capture.
[[nodiscard]] bool isBanned(const Variant& variant, PieceTypeId attacker, PieceTypeId victim);

/// Whether no ban forbids a piece of this kind any capture of the candidate.
[[nodiscard]] bool bansAllow(const Imagined& board, PieceTypeId attacker, const Candidate& candidate);

/// Why a ban forbids the piece on `from` the captures of the candidate; none where none does.
[[nodiscard]] std::optional<Explanation> whyBanned(const Position& position, Square from,
                                                   const Candidate& candidate);

/// Whether some piece may not take a piece of this kind.
[[nodiscard]] bool isSparedBySome(const Variant& variant, PieceTypeId victim);

} // namespace mujo::rules
