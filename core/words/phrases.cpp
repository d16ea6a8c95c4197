#include "core/words/phrases.h"

#include <algorithm>
#include <array>

#include "core/base/ascii.h"

namespace mujo::words {

namespace {

/// Whether an English word begins with the sound of a vowel, as far as its letters tell.
bool soundsLikeAVowel(std::string_view word) {
    static constexpr std::array<std::string_view, 5> kConsonants = {"uni", "use", "eu", "one", "once"};
    static constexpr std::array<std::string_view, 3> kSilent = {"heir", "hono", "hour"};
    const std::string start = ascii::toLower(word.substr(0, 4));
    const auto begins = [&](std::string_view prefix) { return start.starts_with(prefix); };
    if (std::any_of(kSilent.begin(), kSilent.end(), begins)) {
        return true;
    }
    return !start.empty() && std::string_view("aeiou").find(start.front()) != std::string_view::npos &&
           std::none_of(kConsonants.begin(), kConsonants.end(), begins);
}

/// The form of ordinal numbers from eleven on: 11th to 13th, 21st, 22nd, 23rd.
std::string ordinalForm(const Language& language, int number) {
    const bool isTeen = number / 10 % 10 == 1;
    switch (isTeen ? 0 : number % 10) {
    case 1:
        return language.translate("Numbers", "%1st", "an ordinal number that ends in 1, but not in 11");
    case 2:
        return language.translate("Numbers", "%1nd", "an ordinal number that ends in 2, but not in 12");
    case 3:
        return language.translate("Numbers", "%1rd", "an ordinal number that ends in 3, but not in 13");
    default:
        return language.translate("Numbers", "%1th", "an ordinal number");
    }
}

/// The capital form of a letter between U+0080 and U+07FF (Latin with accents, Greek, Cyrillic); any other
/// is returned as it is. Source: Unicode, simple case mappings.
unsigned capitalOf(unsigned letter) {
    const auto within = [letter](unsigned first, unsigned last) { return letter >= first && letter <= last; };
    constexpr unsigned kDivision = 0xF7;
    constexpr unsigned kFinalSigma = 0x3C2;
    if ((within(0xE0, 0xFE) && letter != kDivision) || (within(0x3B1, 0x3CB) && letter != kFinalSigma) ||
        within(0x430, 0x44F)) {
        return letter - 0x20;
    }
    if (within(0x450, 0x45F)) {
        return letter - 0x50;
    }
    const bool capitalIsEven = (within(0x100, 0x137) && !within(0x130, 0x131)) || within(0x14A, 0x177);
    const bool capitalIsOdd = within(0x139, 0x148) || within(0x179, 0x17E);
    if ((capitalIsEven && letter % 2 == 1) || (capitalIsOdd && letter % 2 == 0)) {
        return letter - 1;
    }
    return letter;
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

/// All parts in one, put together by a text that takes two of them.
std::string joined(const std::vector<std::string>& parts, std::string_view pair) {
    std::string out = parts.empty() ? std::string{} : parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        out = filled(pair, out, parts[i]);
    }
    return out;
}

} // namespace

std::string capitalised(std::string text) {
    constexpr unsigned kTwoBytes = 0xC0;
    constexpr unsigned kNextByte = 0x80;
    constexpr unsigned kPayload = 6;
    if (text.empty()) {
        return text;
    }
    const auto first = static_cast<unsigned char>(text[0]);
    const auto second = static_cast<unsigned char>(text.size() > 1 ? text[1] : '\0');
    if (first < kNextByte) {
        text[0] = ascii::toUpper(text[0]);
    } else if ((first & 0xE0U) == kTwoBytes && (second & kTwoBytes) == kNextByte) {
        const unsigned capital = capitalOf(((first & 0x1FU) << kPayload) | (second & 0x3FU));
        text[0] = static_cast<char>(kTwoBytes | (capital >> kPayload));
        text[1] = static_cast<char>(kNextByte | (capital & 0x3FU));
    }
    return text;
}

std::string allOf(const Language& language, const std::vector<std::string>& parts) {
    const std::string last =
        parts.size() > 2 ? language.translate("Lists", "%1 and %2", "the last two of three parts or more")
                         : language.translate("Lists", "%1 and %2", "the two parts of a list");
    return listed(language, parts, last);
}

std::string anyOf(const Language& language, const std::vector<std::string>& parts) {
    return listed(language, parts, language.translate("Lists", "%1 or %2", "the last two parts of a list"));
}

std::string clauses(const Language& language, const std::vector<std::string>& parts) {
    return joined(parts, language.translate("Lists", "%1; %2", "two clauses"));
}

std::string groups(const Language& language, const std::vector<std::string>& parts) {
    return joined(parts,
                  language.translate("Lists", "%1; %2", "two lists, or kinds of piece with a bracket"));
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
        return filled(ordinalForm(language, number), std::to_string(number));
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
