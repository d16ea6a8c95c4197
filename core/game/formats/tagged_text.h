#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"

namespace mujo {

/// A text of tags and moves: `[Name "value"]`, a line each, then words, comments in braces and other lines in
/// parentheses, as in files of chess games. Lines and columns count from 1.
struct TaggedText {
    struct Tag {
        std::string name;
        std::string value;
        int line = 1;
        int column = 1; ///< of the value
    };
    struct Token {
        enum class Kind { Word, Comment, Open, Close } kind;
        std::string text; ///< of a word or a comment
        int line = 1;
        int column = 1;
    };

    std::vector<Tag> tags;
    std::vector<Token> tokens;
    Diagnostics faults; ///< one for a text that breaks off; what stands before it was read

    /// Null where there is none of the name.
    [[nodiscard]] const Tag* find(std::string_view name) const;
    /// Empty where there is none.
    [[nodiscard]] std::string value(std::string_view name) const;
};

/// Whether a text begins with a tag.
[[nodiscard]] bool looksLikeTaggedText(std::string_view text);
[[nodiscard]] TaggedText parseTaggedText(std::string_view text, const std::string& fileName);

/// `[Name "value"]` and the end of the line.
[[nodiscard]] std::string tagLine(std::string_view name, std::string_view value);
/// The comment in its braces.
[[nodiscard]] std::string bracedComment(std::string_view comment);
/// The words with blanks between them, in lines of no more than some hundred bytes where words allow it.
[[nodiscard]] std::string inLinesOfText(const std::vector<std::string>& words);

} // namespace mujo
