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

/// Fields of a text, read as one with a blank between each two.
class JoinedFields {
public:
    void add(std::string_view field);
    [[nodiscard]] const std::string& text() const { return m_text; }

    struct Place {
        std::size_t field = 0;  ///< in the order in which they were added
        std::size_t within = 0; ///< bytes from its beginning
    };
    /// Where a column of the joined text stands, counted from 1 as faults have it.
    [[nodiscard]] Place placeOf(int column) const;

private:
    std::string m_text;
    std::vector<std::size_t> m_starts;
};

/// A fault at a word of the text, with line and column.
[[nodiscard]] Diagnostic faultAtWord(std::string_view text, const std::string& fileName,
                                     const PlacedWord& word, Sentence message, Sentence hint = {});

} // namespace mujo
