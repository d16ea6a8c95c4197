#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

#include "core/geometry/side.h"
#include "core/variant/piece_type.h"

namespace mujo {

struct Piece {
    PieceTypeId type{};
    Side owner = Side::Sente;

    friend constexpr auto operator<=>(const Piece&, const Piece&) = default;
};

/// What a square holds, packed: nothing or one piece, and whether that piece has declined its promotion in a
/// game that remembers this.
class Cell {
public:
    constexpr Cell() = default;
    constexpr Cell(Piece piece) // NOLINT(google-explicit-constructor)
        : m_code(static_cast<std::uint16_t>(
              (static_cast<unsigned>(piece.type) << 1U | static_cast<unsigned>(piece.owner)) + 1U)) {}

    [[nodiscard]] constexpr bool isEmpty() const { return m_code == 0; }
    [[nodiscard]] constexpr Piece piece() const {
        assert(!isEmpty());
        return {type(), owner()};
    }
    [[nodiscard]] constexpr PieceTypeId type() const { return PieceTypeId((code() - 1U) >> 1U); }
    [[nodiscard]] constexpr Side owner() const { return Side((code() - 1U) & 1U); }
    [[nodiscard]] constexpr bool holds(Side side) const { return !isEmpty() && owner() == side; }
    /// 0 for an empty cell, else 1 + 2 * type + owner.
    [[nodiscard]] constexpr std::uint16_t code() const { return m_code & ~kDeclined; }

    [[nodiscard]] constexpr bool declined() const { return (m_code & kDeclined) != 0; }
    [[nodiscard]] constexpr Cell withDeclined(bool declined) const {
        assert(!isEmpty());
        Cell cell;
        cell.m_code = static_cast<std::uint16_t>(declined ? m_code | kDeclined : m_code & ~kDeclined);
        return cell;
    }
    /// Everything that tells cells apart.
    [[nodiscard]] constexpr std::uint16_t bits() const { return m_code; }

    friend constexpr bool operator==(Cell, Cell) = default;

private:
    static constexpr std::uint16_t kDeclined = 0x8000;

    std::uint16_t m_code = 0;
};

} // namespace mujo
