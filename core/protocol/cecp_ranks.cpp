#include "core/protocol/cecp_ranks.h"

#include <algorithm>

namespace mujo {

std::string withRanksShifted(std::string_view text, int by) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    constexpr std::size_t kLongest = 4; ///< what is longer is no rank
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t end = static_cast<std::size_t>(
            std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(i), text.end(), isDigit) -
            text.begin());
        const bool isRank =
            end > i && end - i <= kLongest && i > 0 && text[i - 1] >= 'a' && text[i - 1] <= 'z';
        if (isRank) {
            out += std::to_string(std::stoi(std::string(text.substr(i, end - i))) + by);
            i = end;
        } else {
            out += text[i++];
        }
    }
    return out;
}

} // namespace mujo
