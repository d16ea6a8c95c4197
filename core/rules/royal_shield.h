#pragma once

#include <optional>
#include <vector>

#include "core/geometry/square_set.h"
#include "core/position/position.h"

namespace mujo::rules {

/// Tells of most moves at a glance that they leave the lone royal of the side to move as safe as it stands:
/// it depends on those squares only that some enemy piece which could ever take it looks at.
class RoyalShield {
public:
    explicit RoyalShield(const Position& position);

    /// False also when it is only not certain.
    [[nodiscard]] bool covers(const Move& move) const;

private:
    [[nodiscard]] bool watches(Square square) const { return SquareSet::test(m_watched.data(), square); }

    const Variant& m_variant;
    std::optional<Square> m_royal; ///< none where nothing is certain
    std::vector<SquareSet::Word> m_watched;
};

} // namespace mujo::rules
