#pragma once

#include <cassert>
#include <cstdint>

#include "core/geometry/square.h"
#include "core/variant/piece_type.h"

namespace mujo {

/// Where a move begins: a square of the board, or a kind of piece in the mover's hand. One or the other, in
/// two bytes, since a search keeps hundreds of them.
class Origin {
public:
    constexpr Origin(Square square = Square(0)) // NOLINT(google-explicit-constructor)
        : m_code(static_cast<std::uint16_t>(square.index())) {}
    [[nodiscard]] static constexpr Origin hand(PieceTypeId kind) {
        Origin origin;
        origin.m_code = static_cast<std::uint16_t>(kHand | index(kind));
        return origin;
    }

    [[nodiscard]] constexpr bool isHand() const { return (m_code & kHand) != 0; }
    /// Only of the board.
    [[nodiscard]] constexpr Square square() const {
        assert(!isHand());
        return Square(m_code);
    }
    /// Only of the hand.
    [[nodiscard]] constexpr PieceTypeId kind() const {
        assert(isHand());
        return PieceTypeId(m_code & ~kHand);
    }

    friend constexpr bool operator==(Origin, Origin) = default;

private:
    static constexpr unsigned kHand = 0x8000;

    std::uint16_t m_code;
};

} // namespace mujo
