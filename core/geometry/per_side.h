#pragma once

#include <array>

#include "core/geometry/side.h"

namespace mujo {

/// A value for each side: `PerSide<int>{of Sente, of Gote}`.
template <class T>
struct PerSide {
    std::array<T, 2> values{};

    [[nodiscard]] constexpr T& operator[](Side side) { return values[index(side)]; }
    [[nodiscard]] constexpr const T& operator[](Side side) const { return values[index(side)]; }
    [[nodiscard]] constexpr auto begin() { return values.begin(); }
    [[nodiscard]] constexpr auto end() { return values.end(); }
    [[nodiscard]] constexpr auto begin() const { return values.begin(); }
    [[nodiscard]] constexpr auto end() const { return values.end(); }

    void fill(const T& value) { values.fill(value); }

    friend bool operator==(const PerSide&, const PerSide&) = default;
};

} // namespace mujo
