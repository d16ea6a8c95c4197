#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace mujo {

/// A square of one board. The index runs row by row from the top left corner as Sente sees it and means
/// something only together with the `BoardShape` that made it.
class Square {
public:
    constexpr Square() = default;
    explicit constexpr Square(int index) : m_index(static_cast<std::uint16_t>(index)) {}

    [[nodiscard]] constexpr int index() const { return m_index; }

    friend constexpr auto operator<=>(Square, Square) = default;

private:
    std::uint16_t m_index = 0xFFFF; // on no board before it is assigned
};

/// Its place in a table that holds something for each square.
constexpr std::size_t index(Square square) {
    return static_cast<std::size_t>(square.index());
}

} // namespace mujo
