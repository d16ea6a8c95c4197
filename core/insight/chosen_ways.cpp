#include "core/insight/chosen_ways.h"

#include <algorithm>

namespace mujo::insight {

void ChosenWays::choose(const Move& move, rules::Route way) {
    std::erase_if(m_ways, [&](const auto& known) { return known.first == move; });
    m_ways.emplace_back(move, std::move(way));
}

rules::Route ChosenWays::shown(const Position& before, const Move& move) const {
    const auto chosen =
        std::find_if(m_ways.begin(), m_ways.end(), [&](const auto& known) { return known.first == move; });
    if (chosen != m_ways.end() && !move.isPass()) {
        const auto possible = shownWays(before, move);
        if (std::find(possible.begin(), possible.end(), chosen->second) != possible.end()) {
            return chosen->second;
        }
    }
    return shownRoute(before, move);
}

} // namespace mujo::insight
