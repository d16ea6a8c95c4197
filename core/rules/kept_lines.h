#pragma once

#include <cstdint>
#include <vector>

#include "core/geometry/per_key.h"
#include "core/geometry/per_side.h"
#include "core/rules/watches.h"
#include "core/variant/variant.h"

namespace mujo::rules {

/// The lines on which pieces move that go straight from where they stand to where they end. A change on one
/// line leaves the moves on the others as they were. Each direction has a number.
class KeptLines {
public:
    static constexpr unsigned kMost = 32;

    KeptLines(const Variant& variant, const PerType<Watches>& watches);

    /// Whether the kind moves on lines alone, and by each leg depends on nothing but the line of it. Legs of
    /// one line stand side by side in its program.
    [[nodiscard]] bool areAll(PieceTypeId type) const { return m_areAll[type] != 0; }
    /// The line on which a piece of such a kind that stands on `from` looks at the other square.
    [[nodiscard]] unsigned from(Square from, Square to) const {
        return m_numbers[slot(m_places[from] - m_places[to])];
    }
    /// The line of a leg of such a kind.
    [[nodiscard]] unsigned of(const betza::Leg& leg, Side side) const {
        return m_numbers[slot(difference(leg.step, side))];
    }

private:
    static constexpr int kSpan = 2 * BoardShape::kMaxSide - 1;
    static constexpr int kCentre = (kSpan + 1) * (BoardShape::kMaxSide - 1);
    /// Where `m_numbers` has the line of a difference of two places.
    static std::size_t slot(int difference) {
        const int at = kCentre + difference;
        return static_cast<std::size_t>(at);
    }

    static int difference(Offset offset, Side side) {
        const int ahead = offset.forward * kSpan + offset.right;
        return side == Side::Sente ? ahead : -ahead;
    }
    bool number(Offset direction);
    [[nodiscard]] bool standTogether(const std::vector<betza::Leg>& legs) const;

    std::vector<std::uint8_t> m_numbers; ///< by offset, as Sente sees it
    unsigned m_count = 0;
    PerSquare<int> m_places; ///< the difference of two is that of an offset
    PerType<std::uint8_t> m_areAll;
};

} // namespace mujo::rules
