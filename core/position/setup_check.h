#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/sentence.h"
#include "core/position/setup.h"

namespace mujo {

/// One reason for which a setup is no position of its game.
struct SetupFault {
    enum class Kind : std::uint8_t {
        BoardSize,        ///< `count` squares
        NoSuchPiece,      ///< on `squares`
        HandWithoutDrops, ///< pieces in hand where nothing is ever dropped
        ImpossibleHand,   ///< `count` pieces of `type` in the hand of `side`
        TooManyOfAKind,   ///< more of `type` than one hand could hold; those on the board stand on `squares`
        SeveralDeclined,  ///< of `side`, on `squares`, where a turn is one move of one piece
        MoveNumber,       ///< `count`
    };
    Kind kind = Kind::BoardSize;
    std::vector<Square> squares{};
    std::optional<Side> side{};
    std::optional<PieceTypeId> type{};
    int count = 0;

    friend bool operator==(const SetupFault&, const SetupFault&) = default;
};

/// The most pieces of one kind in a hand at the beginning, and of one kind in a game with drops, where all of
/// them may come into one hand.
inline constexpr int kMostInHand = 250;
inline constexpr int kMostOfAKind = 255;

/// All of them; none for a setup of which `Position::create` makes a position.
[[nodiscard]] std::vector<SetupFault> setupFaults(const Variant& variant, const Setup& setup);

/// What the message of a fault says of it.
[[nodiscard]] Sentence said(const Variant& variant, const SetupFault& fault);

/// Whether a piece of this kind can have stayed unpromoted in a way that its game remembers.
[[nodiscard]] bool mayHaveDeclined(const Variant& variant, PieceTypeId type);

} // namespace mujo
