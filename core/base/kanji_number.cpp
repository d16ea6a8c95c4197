#include "core/base/kanji_number.h"

namespace mujo {

std::string kanjiNumber(int number) {
    constexpr int kTen = 10;
    const int tens = number / kTen;
    const int ones = number % kTen;
    std::string text(tens > 1 ? kKanjiDigits[static_cast<std::size_t>(tens)] : std::string_view());
    text += tens > 0 ? "十" : "";
    text += ones > 0 ? kKanjiDigits[static_cast<std::size_t>(ones)] : std::string_view();
    return text;
}

std::string wideNumber(int number) {
    std::string text;
    for (const char digit : std::to_string(number)) {
        text += kWideDigits[static_cast<std::size_t>(digit - '0')];
    }
    return text;
}

} // namespace mujo
