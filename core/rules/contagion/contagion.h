#pragma once

#include <optional>

#include "core/position/candidates.h"
#include "core/position/position.h"
#include "core/rules/forms.h"
#include "core/rules/watches.h"

namespace mujo::rules {

/// What the captor becomes by what it takes, one of these; none where nothing infects it.
/// Rule: Hook Shogi and Tai Shogi, contagious promotion; royals and drunk elephants are exempt. Of several
/// contagious pieces the one taken last decides; Tai Shogi, section Contagious promotion, leaves open whether
/// the player may choose.
[[nodiscard]] PromotionChoices infections(const Position& position, Piece captor, const Candidate& candidate);

/// What a piece of kind `captor` becomes by taking one of kind `victim`; none where that does not infect it.
[[nodiscard]] std::optional<PieceTypeId> infectionBy(const Variant& variant, PieceTypeId captor,
                                                     PieceTypeId victim);

/// Whether the move makes the piece what it becomes by what it takes and not by its own promotion.
[[nodiscard]] bool isInfected(const Position& position, const Move& move);

/// Whether the move may take several contagious pieces of which the player chooses one that infects the
/// captor.
[[nodiscard]] bool isFormChosen(const Variant& variant, const Move& move);

/// Whether the order in which the candidate takes its victims can decide what the captor becomes.
[[nodiscard]] bool orderMatters(const Position& position, Piece captor, const Candidate& candidate);

/// Whether the rule lets a candidate whose order of captures matters take its victims in this order.
[[nodiscard]] bool orderAllowed(const Variant& variant, const Candidate& candidate);

/// What a keeper of moves has to watch because of contagion.
void watchContagion(const Variant& variant, PieceTypeId type, Watches& watches);

} // namespace mujo::rules
