#pragma once

#include <cstdint>
#include <optional>

#include "core/base/static_vector.h"
#include "core/geometry/per_side.h"
#include "core/position/move.h"
#include "core/position/piece.h"

namespace mujo {

struct SquareChange {
    Square square;
    Cell before;
    Cell after;

    friend bool operator==(const SquareChange&, const SquareChange&) = default;
};

struct HandChange {
    Side owner = Side::Sente;
    PieceTypeId type{};
    std::int8_t by = 0; ///< pieces gained (+) or spent (-)

    friend bool operator==(const HandChange&, const HandChange&) = default;
};

/// What rules remember of earlier turns and what belongs to a position, as far as they use it.
struct RuleState {
    PerSide<bool> skipped;           ///< its own most recent turn was a skip
    std::optional<Square> lionTaken; ///< where the latest move took a lion with a piece that is none

    friend bool operator==(const RuleState&, const RuleState&) = default;
};

/// Squares that one move can change: a sweep over the longest line, or the stops, and what burns around them.
inline constexpr std::size_t kMaxChanges = 48;

/// Everything that a move changes, made by `rules::resolve` and by nothing else. The turn passes to the
/// other side and the ply grows by one besides.
struct Transition {
    StaticVector<SquareChange, kMaxChanges> squares; ///< every square at most once
    StaticVector<HandChange, kMaxChanges> hands;
    RuleState stateBefore;
    RuleState stateAfter;
};

} // namespace mujo
