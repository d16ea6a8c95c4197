#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mujo {

/// Letters to be put in, left out, changed, or exchanged with their neighbour to make one word of the other.
inline std::size_t lettersBetween(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> steps(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                steps[i][j] = i + j;
                continue;
            }
            steps[i][j] = std::min({steps[i - 1][j] + 1, steps[i][j - 1] + 1,
                                    steps[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                steps[i][j] = std::min(steps[i][j], steps[i - 2][j - 2] + 1);
            }
        }
    }
    return steps[a.size()][b.size()];
}

/// The one of the names that a mistyped word most likely means; empty when none is near.
template <class Names>
std::string nearestName(std::string_view word, const Names& names) {
    constexpr std::size_t kLongest = 64; // what is longer is no slip of the fingers
    std::string nearest;
    std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
    for (const auto& each : names) {
        const std::string_view name = each;
        if (word.size() > kLongest || name.size() > kLongest) {
            continue;
        }
        const bool begins = word.size() >= 2 && name.substr(0, word.size()) == word;
        if (const std::size_t letters = begins ? 1 : lettersBetween(word, name); letters < least) {
            least = letters;
            nearest = name;
        }
    }
    return nearest;
}

} // namespace mujo
