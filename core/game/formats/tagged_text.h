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

/// What the texts of tags and moves differ in.
enum class TextDialect {
    Hodges, ///< a backslash stands before signs in comments; parentheses may stand within words
    Pgn,    ///< comments have no such signs; lines that begin with `%` are passed over
    Csl,    ///< no tags; a backslash stands before signs in comments, `\\n` for the end of a line; no `;`
};

/// Whether a text begins with a tag.
[[nodiscard]] bool looksLikeTaggedText(std::string_view text);
[[nodiscard]] TaggedText parseTaggedText(std::string_view text, const std::string& fileName,
                                         TextDialect dialect = TextDialect::Hodges);
/// The tags at the beginning of a text alone.
[[nodiscard]] TaggedText parseTags(std::string_view text);

/// `[Name "value"]` and the end of the line.
[[nodiscard]] std::string tagLine(std::string_view name, std::string_view value);
/// The comment in its braces, a backslash before signs.
[[nodiscard]] std::string bracedComment(std::string_view comment);
/// The words with blanks between them, in lines of no more than some hundred bytes where words allow it. A
/// word that begins with `;` is the rest of its line.
[[nodiscard]] std::string inLinesOfText(const std::vector<std::string>& words);

} // namespace mujo
