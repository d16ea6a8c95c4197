#pragma once

#include <cstddef>
#include <optional>

#include "core/rules/refusal_reason.h"

namespace mujo::rules::why {

// Why several legs do not make one move.

struct NoIgui {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
};
struct IguiTakesOne {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
};
struct IguiOnlyBeside {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    Directions ways;
};
struct StopsOnOwnPiece {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    PieceAt own;
};
struct BurnsOnlyOne {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
};
struct BurnsOnlyBeside {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    Square victim;
    Square to;
};
struct EndsWhereItTakes {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    PieceAt victim;
};
struct TakesAtMost {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    std::size_t most;
};
struct TooManySteps {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    std::size_t most;
    std::size_t needed;
};
struct KeepsToOneLine {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    std::optional<std::size_t> steps; ///< only in moves of so many
};
struct GoesOnOnlyThere {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    Directions ways;
};
struct TurnsOnlyOnce {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
};
struct CannotGoOn {
    static constexpr auto kReason = RefusalReason::NoSuchMove;
    PieceAt mover;
    Square over;
    Square to;
};

} // namespace mujo::rules::why
