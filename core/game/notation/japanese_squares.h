#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/geometry/board_shape.h"

namespace mujo {

/// Before a move, for the side that makes it.
inline constexpr std::array<std::string_view, 6> kSideSigns{"▲", "△", "▼", "▽", "☗", "☖"};

/// The newer form of a character is read as the older one.
[[nodiscard]] std::string inOldForm(std::string_view name);

// What stands at the front of a text is taken from it; nothing is, where it is something else.

bool takeWord(std::string_view& text, std::string_view word);
/// Blanks, wide ones too.
void skipBlanks(std::string_view& text);
/// Digits, wide ones too.
std::optional<int> takeDigits(std::string_view& text);
std::optional<int> takeKanjiNumber(std::string_view& text);
/// A number of a file in digits, one of a rank in kanji or a digit.
std::optional<Square> takeKifSquare(std::string_view& text, const BoardShape& shape);

} // namespace mujo
