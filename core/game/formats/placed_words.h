#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"

namespace mujo {

inline constexpr std::string_view kGaps = " \t\r\n";

/// A word of a text.
struct PlacedWord {
    std::string_view text;
    std::size_t at = 0; ///< in the text, in bytes
};

/// The words between blanks and ends of lines.
[[nodiscard]] std::vector<PlacedWord> wordsOf(std::string_view text);
/// The same for each line with words; what stands behind `#` is left out.
[[nodiscard]] std::vector<std::vector<PlacedWord>> lineWordsOf(std::string_view text);

/// A fault at a word of the text, with line and column.
[[nodiscard]] Diagnostic faultAtWord(std::string_view text, const std::string& fileName,
                                     const PlacedWord& word, std::string message, std::string hint = {});

} // namespace mujo
