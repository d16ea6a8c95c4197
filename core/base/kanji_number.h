#pragma once

#include <array>
#include <string>
#include <string_view>

namespace mujo {

// Figures as Japanese records write them: files in wide digits, ranks and counts in kanji.

inline constexpr std::array<std::string_view, 10> kKanjiDigits{"〇", "一", "二", "三", "四",
                                                               "五", "六", "七", "八", "九"};
inline constexpr std::array<std::string_view, 10> kWideDigits{"０", "１", "２", "３", "４",
                                                              "５", "６", "７", "８", "９"};

/// One to 99: `十一`.
[[nodiscard]] std::string kanjiNumber(int number);
/// From 0 on: `１２`.
[[nodiscard]] std::string wideNumber(int number);

} // namespace mujo
