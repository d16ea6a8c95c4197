#pragma once

#include <cstdint>
#include <vector>

#include "core/position/position.h"

namespace mujo::rules {

/// What is odd about a position that was put together by hand: it can be played from, but by the rules of its
/// game no move leads to it, or the game is over in it.
struct SetupDoubt {
    enum class Kind : std::uint8_t {
        NoRoyal,         ///< of `side`
        RoyalCanBeTaken, ///< at once, of `side`, which has just moved and must not allow it; on `squares`
        NeverMoves,      ///< pieces of `side` on `squares`, which had to promote or may not be dropped there
        RoyalInHand,     ///< of `type`, in the hand of `side`: whoever takes it has won
        ManyRoyals,      ///< of `side`, on `squares`: more than the game begins with, and none can be won
        TooManyOnFile,   ///< of `type` and `side`, on `squares`, where a drop allows no more
    };
    Kind kind = Kind::NoRoyal;
    Side side = Side::Sente;
    std::vector<Square> squares{};
    PieceTypeId type{};

    friend bool operator==(const SetupDoubt&, const SetupDoubt&) = default;
};

/// All of them. Cost: the attacks on the royals of one side, and a pass over the board.
[[nodiscard]] std::vector<SetupDoubt> setupDoubts(const Position& position);

} // namespace mujo::rules
