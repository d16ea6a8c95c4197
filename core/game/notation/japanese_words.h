#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/variant/variant.h"

namespace mujo {

// How squares and pieces are called in Japanese records.

inline constexpr std::array<std::string_view, 10> kKanjiDigits{"〇", "一", "二", "三", "四",
                                                               "五", "六", "七", "八", "九"};
inline constexpr std::array<std::string_view, 10> kWideDigits{"０", "１", "２", "３", "４",
                                                              "５", "６", "７", "８", "９"};
/// Behind a move that promotes, and before the names of some promoted pieces.
inline constexpr std::string_view kPromotedKanji = "成";

/// One to 99: `十一`.
[[nodiscard]] std::string kanjiNumber(int number);

/// File in wide digits and rank in kanji, both counted from the right upper corner: `７九`, `１２十一`.
[[nodiscard]] std::string japaneseSquare(const BoardShape& shape, Square square);

/// The short name of a kind, as moves have it: that of its small face, or the whole one where another name
/// has the same short form and of promoted pieces whose name says so, `成銀`.
[[nodiscard]] std::string japaneseName(const Variant& variant, PieceTypeId type);

} // namespace mujo
