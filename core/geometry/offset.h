#pragma once

#include <compare>

namespace mujo {

/// A step as its owner sees it: `right` files to the right, `forward` ranks ahead.
struct Offset {
    int right = 0;
    int forward = 0;

    friend constexpr auto operator<=>(const Offset&, const Offset&) = default;
    friend constexpr Offset operator-(Offset o) { return {-o.right, -o.forward}; }
    friend constexpr Offset operator+(Offset a, Offset b) {
        return {a.right + b.right, a.forward + b.forward};
    }
    friend constexpr Offset operator*(Offset o, int n) { return {o.right * n, o.forward * n}; }
};

} // namespace mujo
