#include "core/words/phrases.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace mujo::words {

namespace {

char lower(char letter) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
}

/// Whether an English word begins with the sound of a vowel, as far as its letters tell.
bool soundsLikeAVowel(std::string_view word) {
    static constexpr std::array<std::string_view, 5> kConsonants = {"uni", "use", "eu", "one", "once"};
    static constexpr std::array<std::string_view, 3> kSilent = {"heir", "hono", "hour"};
    std::string start(word.substr(0, 4));
    std::transform(start.begin(), start.end(), start.begin(), lower);
    const auto begins = [&](std::string_view prefix) { return start.starts_with(prefix); };
    if (std::any_of(kSilent.begin(), kSilent.end(), begins)) {
        return true;
    }
    return !start.empty() && std::string_view("aeiou").find(start.front()) != std::string_view::npos &&
           std::none_of(kConsonants.begin(), kConsonants.end(), begins);
}

/// The parts with a comma between them, the last two joined by `last`.
std::string listed(const Language& language, const std::vector<std::string>& parts, std::string_view last) {
    if (parts.empty()) {
        return {};
    }
    std::string out = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const bool isLast = i + 1 == parts.size();
        out = filled(isLast ? std::string(last) : language.translate("Lists", "%1, %2", "of many parts"), out,
                     parts[i]);
    }
    return out;
}

} // namespace

std::string filled(std::string_view text, std::initializer_list<std::string_view> arguments) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9') {
            const auto place = static_cast<std::size_t>(text[i + 1] - '1');
            if (place < arguments.size()) {
                out += arguments.begin()[place];
                ++i;
                continue;
            }
        }
        out += text[i];
    }
    return out;
}

std::string capitalised(std::string text) {
    if (!text.empty()) {
        text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    }
    return text;
}

std::string allOf(const Language& language, const std::vector<std::string>& parts) {
    return listed(language, parts, language.translate("Lists", "%1 and %2", "the last two parts of a list"));
}

std::string anyOf(const Language& language, const std::vector<std::string>& parts) {
    return listed(language, parts, language.translate("Lists", "%1 or %2", "the last two parts of a list"));
}

std::string clauses(const Language& language, const std::vector<std::string>& parts) {
    std::string out = parts.empty() ? std::string{} : parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        out = filled(language.translate("Lists", "%1; %2", "two clauses"), out, parts[i]);
    }
    return out;
}

std::string paragraph(const Language& language, const std::vector<std::string>& sentences) {
    std::string out;
    for (const std::string& sentence : sentences) {
        if (out.empty()) {
            out = sentence;
        } else if (!sentence.empty()) {
            out = filled(language.translate("Lists", "%1 %2", "two sentences"), out, sentence);
        }
    }
    return out;
}

std::string withArticle(const Language& language, std::string_view noun) {
    // A language without articles, or with several, says the name alone twice.
    return filled(soundsLikeAVowel(noun)
                      ? language.translate("Pieces", "an %1", "before the sound of a vowel")
                      : language.translate("Pieces", "a %1"),
                  noun);
}

std::string numberInWords(const Language& language, std::size_t number) {
    switch (number) {
    case 0:
        return language.translate("Numbers", "no", "before a noun");
    case 1:
        return language.translate("Numbers", "one");
    case 2:
        return language.translate("Numbers", "two");
    case 3:
        return language.translate("Numbers", "three");
    case 4:
        return language.translate("Numbers", "four");
    case 5:
        return language.translate("Numbers", "five");
    case 6:
        return language.translate("Numbers", "six");
    case 7:
        return language.translate("Numbers", "seven");
    case 8:
        return language.translate("Numbers", "eight");
    case 9:
        return language.translate("Numbers", "nine");
    case 10:
        return language.translate("Numbers", "ten");
    case 11:
        return language.translate("Numbers", "eleven");
    case 12:
        return language.translate("Numbers", "twelve");
    default:
        return std::to_string(number);
    }
}

std::string ordinal(const Language& language, int number) {
    switch (number) {
    case 1:
        return language.translate("Numbers", "first");
    case 2:
        return language.translate("Numbers", "second");
    case 3:
        return language.translate("Numbers", "third");
    case 4:
        return language.translate("Numbers", "fourth");
    case 5:
        return language.translate("Numbers", "fifth");
    case 6:
        return language.translate("Numbers", "sixth");
    case 7:
        return language.translate("Numbers", "seventh");
    case 8:
        return language.translate("Numbers", "eighth");
    case 9:
        return language.translate("Numbers", "ninth");
    case 10:
        return language.translate("Numbers", "tenth");
    default:
        return filled(language.translate("Numbers", "%1th", "an ordinal number"), std::to_string(number));
    }
}

std::string zoneInWords(const Language& language, int depth) {
    return depth == 1 ? language.translate("Zones", "the farthest rank")
                      : language.translate("Zones", "the farthest %n rank(s)", nullptr, depth);
}

std::string sideName(const Language& language, Side side) {
    return side == Side::Sente ? language.translate("Sides", "Sente") : language.translate("Sides", "Gote");
}

} // namespace mujo::words
