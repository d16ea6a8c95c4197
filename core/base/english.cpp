#include "core/base/english.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace mujo {

namespace {

char lower(char letter) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

char upper(char letter) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
}

/// Whether a word begins with the sound of a vowel, as far as its letters tell.
bool soundsLikeAVowel(std::string_view word) {
    static constexpr std::array<std::string_view, 5> kConsonants = {"uni", "use", "eu", "one", "once"};
    static constexpr std::array<std::string_view, 3> kSilent = {"heir", "hono", "hour"};
    std::string start;
    std::transform(word.begin(),
                   word.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(4, word.size())),
                   std::back_inserter(start), lower);
    const auto begins = [&](std::string_view prefix) { return start.starts_with(prefix); };
    if (std::any_of(kSilent.begin(), kSilent.end(), begins)) {
        return true;
    }
    return !start.empty() && std::string_view("aeiou").find(start.front()) != std::string_view::npos &&
           std::none_of(kConsonants.begin(), kConsonants.end(), begins);
}

} // namespace

std::string withArticle(std::string_view noun) {
    return (soundsLikeAVowel(noun) ? "an " : "a ") + std::string(noun);
}

std::string withCapitalArticle(std::string_view noun) {
    std::string out = withArticle(noun);
    out.front() = 'A';
    return out;
}

std::string joined(const std::vector<std::string>& parts, std::string_view last) {
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) {
            out += i + 1 == parts.size() ? ' ' + std::string(last) + ' ' : ", ";
        }
        out += parts[i];
    }
    return out;
}

std::string counted(long long number, std::string_view noun, std::string_view plural) {
    const std::string several = plural.empty() ? std::string(noun) + 's' : std::string(plural);
    return std::to_string(number) + ' ' + (number == 1 ? std::string(noun) : several);
}

std::string numberInWords(int number) {
    static constexpr std::array<const char*, 13> kWords = {"no",   "one",    "two",   "three", "four",
                                                           "five", "six",    "seven", "eight", "nine",
                                                           "ten",  "eleven", "twelve"};
    return number >= 0 && number < static_cast<int>(kWords.size()) ? kWords[static_cast<std::size_t>(number)]
                                                                   : std::to_string(number);
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
                out[letter] = upper(out[letter]);
            }
        }
        start = end + 1;
    }
    return out;
}

std::string sentence(std::string text) {
    if (!text.empty()) {
        text.front() = upper(text.front());
    }
    return text + '.';
}

} // namespace mujo
