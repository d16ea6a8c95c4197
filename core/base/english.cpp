#include "core/base/english.h"

#include <algorithm>
#include <array>

#include "core/base/ascii.h"

namespace mujo {

std::string counted(long long number, std::string_view noun, std::string_view plural) {
    const std::string several = plural.empty() ? std::string(noun) + 's' : std::string(plural);
    return std::to_string(number) + ' ' + (number == 1 ? std::string(noun) : several);
}

std::string titled(std::string_view name) {
    static constexpr std::array<std::string_view, 5> kSmall = {"of", "the", "and", "in", "on"};
    std::string out(name);
    std::size_t start = 0;
    while (start < out.size()) {
        const std::size_t end = std::min(out.find(' ', start), out.size());
        const std::string_view word = std::string_view(out).substr(start, end - start);
        if (start == 0 || std::find(kSmall.begin(), kSmall.end(), word) == kSmall.end()) {
            const std::size_t letter = word.starts_with('(') ? start + 1 : start;
            if (letter < out.size()) {
                out[letter] = ascii::toUpper(out[letter]);
            }
        }
        start = end + 1;
    }
    return out;
}

} // namespace mujo
