#pragma once

#include <cstddef>
#include <cstdint>

namespace mujo {

/// Sente (Black) sits at the bottom of the board and moves towards the top; Gote (White) the reverse.
enum class Side : std::uint8_t { Sente, Gote };

constexpr Side opponent(Side side) {
    return side == Side::Sente ? Side::Gote : Side::Sente;
}
constexpr std::size_t index(Side side) {
    return static_cast<std::size_t>(side);
}

} // namespace mujo
