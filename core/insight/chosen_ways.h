#pragma once

#include <utility>
#include <vector>

#include "core/insight/shown_route.h"

namespace mujo::insight {

/// The ways that people have chosen for their moves, as far as the moves themselves do not tell: by which of
/// two corners a hook mover went. They are shown, and change nothing.
class ChosenWays {
public:
    /// As `shownWays` has it, ends included.
    void choose(const Move& move, rules::Route way);
    void clear() { m_ways.clear(); }
    /// The way that was chosen for the move, where it is one in this position; else `shownRoute`.
    [[nodiscard]] rules::Route shown(const Position& before, const Move& move) const;

private:
    std::vector<std::pair<Move, rules::Route>> m_ways; ///< the latest last
};

} // namespace mujo::insight
