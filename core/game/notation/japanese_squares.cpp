#include "core/game/notation/japanese_squares.h"

#include <algorithm>

#include "core/base/ascii.h"
#include "core/base/kanji_number.h"

namespace mujo {

namespace {

constexpr int kTen = 10;

std::optional<int> takeOf(std::string_view& text, const std::array<std::string_view, 10>& digits) {
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (takeWord(text, digits[i])) {
            return static_cast<int>(i);
        }
    }
    return std::nullopt;
}

std::optional<int> takeDigit(std::string_view& text) {
    if (!text.empty() && ascii::isDigit(text.front())) {
        const int digit = text.front() - '0';
        text.remove_prefix(1);
        return digit;
    }
    return takeOf(text, kWideDigits);
}

} // namespace

std::string inOldForm(std::string_view name) {
    constexpr std::string_view kNew = "竜";
    std::string text(name);
    for (std::size_t at = text.find(kNew); at != std::string::npos; at = text.find(kNew)) {
        text.replace(at, kNew.size(), "龍");
    }
    return text;
}

bool takeWord(std::string_view& text, std::string_view word) {
    const bool is = text.starts_with(word);
    text.remove_prefix(is ? word.size() : 0);
    return is;
}

void skipBlanks(std::string_view& text) {
    while (takeWord(text, " ") || takeWord(text, "　") || takeWord(text, "\t")) {
    }
}

std::optional<int> takeDigits(std::string_view& text) {
    constexpr int kMost = 1000000;
    std::optional<int> number;
    for (auto digit = takeDigit(text); digit; digit = takeDigit(text)) {
        number = std::min(number.value_or(0) * kTen + *digit, kMost);
    }
    return number;
}

std::optional<int> takeKanjiNumber(std::string_view& text) {
    const auto first = takeOf(text, kKanjiDigits);
    if (!takeWord(text, "十")) {
        return first;
    }
    const auto ones = takeOf(text, kKanjiDigits);
    return first.value_or(1) * kTen + ones.value_or(0);
}

std::optional<Square> takeKifSquare(std::string_view& text, const BoardShape& shape) {
    std::string_view rest = text;
    auto file = takeDigits(rest);
    auto rank = takeKanjiNumber(rest);
    if (file && !rank && *file > kTen && *file < kTen * kTen) { // 76
        rank = *file % kTen;
        file = *file / kTen;
    }
    if (!file || !rank || !shape.contains(shape.files() - *file, *rank - 1)) {
        return std::nullopt;
    }
    text = rest;
    return shape.at(shape.files() - *file, *rank - 1);
}

} // namespace mujo
