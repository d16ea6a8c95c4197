#include "core/game/formats/tagged_text.h"

#include <algorithm>

#include "core/base/ascii.h"

namespace mujo {

namespace {

constexpr std::string_view kTextBlanks = " \t\r\n";

bool isBlank(char c) {
    return kTextBlanks.find(c) != std::string_view::npos;
}

class TagScanner {
public:
    TagScanner(std::string_view text, const std::string& fileName, TextDialect dialect)
        : m_text(text), m_fileName(fileName), m_dialect(dialect) {
        constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
        if (m_text.starts_with(kByteOrderMark)) {
            m_at = kByteOrderMark.size();
        }
        skipBlanks();
    }

    /// False for a fault.
    bool tags() {
        for (; !atEnd() && peek() == '['; skipBlanks()) {
            if (!tag()) {
                return false;
            }
        }
        return true;
    }

    void tokens() {
        for (; !atEnd(); skipBlanks()) {
            if (!token()) {
                break;
            }
        }
    }

    TaggedText result() { return std::move(m_result); }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek() const { return m_text[m_at]; }

    char take() {
        const char c = m_text[m_at++];
        if (c == '\n') {
            ++m_line;
            m_column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
            ++m_column;
        }
        return c;
    }

    void skipBlanks() {
        for (bool isComment = false; !atEnd(); take()) {
            isComment = peek() != '\n' &&
                        (isComment || (m_dialect == TextDialect::Pgn && m_column == 1 && peek() == '%'));
            if (!isComment && !isBlank(peek())) {
                return;
            }
        }
    }

    bool fail(int line, int column, Sentence message) {
        m_result.faults.push_back({m_fileName, line, column, 1, std::move(message), {}});
        return false;
    }

    bool tag() {
        const int line = m_line;
        const int column = m_column;
        take(); // the bracket
        TaggedText::Tag tag;
        while (!atEnd() && (ascii::isLetter(peek()) || ascii::isDigit(peek()) || peek() == '_')) {
            tag.name += take();
        }
        skipBlanks();
        if (tag.name.empty() || atEnd() || peek() != '"') {
            return fail(
                line, column,
                sentence("GameFileFaults", "a tag is a name and a text in quotation marks, [Name \"text\"]"));
        }
        take();
        tag.line = m_line;
        tag.column = m_column;
        if (!until('"', true, tag.value)) {
            return fail(line, column,
                        sentence("GameFileFaults", "the text of the tag %1 does not end").with(tag.name));
        }
        skipBlanks();
        if (atEnd() || peek() != ']') {
            return fail(m_line, m_column,
                        sentence("GameFileFaults", "the tag %1 must end with a bracket").with(tag.name));
        }
        take();
        m_result.tags.push_back(std::move(tag));
        return true;
    }

    bool token() {
        const int line = m_line;
        const int column = m_column;
        const auto add = [&](TaggedText::Token::Kind kind, std::string text = {}) {
            m_result.tokens.push_back({kind, std::move(text), line, column});
            return true;
        };
        using Kind = TaggedText::Token::Kind;
        switch (peek()) {
        case '{': {
            take();
            std::string comment;
            return until('}', m_dialect != TextDialect::Pgn, comment)
                       ? add(Kind::Comment, std::move(comment))
                       : fail(line, column, sentence("GameFileFaults", "the comment does not end"));
        }
        case ';': {
            if (m_dialect == TextDialect::Csl) {
                return add(Kind::Word, word());
            }
            take();
            std::string comment;
            while (!atEnd() && peek() != '\n') {
                comment += take();
            }
            return add(Kind::Comment, std::move(comment));
        }
        case '(':
            take();
            return add(Kind::Open);
        case ')':
            take();
            return add(Kind::Close);
        default:
            return add(Kind::Word, word());
        }
    }

    /// What ends a word. Parentheses that open within one belong to it where the dialect has such words.
    [[nodiscard]] bool endsWord(int open) const {
        constexpr std::string_view kEnds = "({;$";
        switch (m_dialect) {
        case TextDialect::Hodges:
            return peek() == '{' || (peek() == ')' && open == 0);
        case TextDialect::Pgn:
            return peek() == ')' || kEnds.find(peek()) != std::string_view::npos;
        case TextDialect::Csl:
            break;
        }
        return peek() == '(' || peek() == ')' || peek() == '{';
    }

    std::string word() {
        std::string word(1, take());
        int open = 0;
        while (!atEnd() && !isBlank(peek()) && !endsWord(open)) {
            open += peek() == '(' ? 1 : peek() == ')' ? -1 : 0;
            word += take();
        }
        return word;
    }

    /// What stands before an end, a backslash taken as the sign behind it; false where there is no end.
    bool until(char end, bool hasEscapes, std::string& text) {
        while (!atEnd()) {
            char c = take();
            if (c == end) {
                return true;
            }
            if (hasEscapes && c == '\\' && !atEnd()) {
                c = take();
                c = c == 'n' && m_dialect == TextDialect::Csl ? '\n' : c;
            }
            text += c;
        }
        return false;
    }

    std::string_view m_text;
    const std::string& m_fileName;
    TextDialect m_dialect;
    std::size_t m_at = 0;
    int m_line = 1;
    int m_column = 1;
    TaggedText m_result;
};

/// With a backslash before each of these signs and each backslash.
std::string escaped(std::string_view text, char sign) {
    std::string out;
    for (const char c : text) {
        if (c == sign || c == '\\') {
            out += '\\';
        }
        out += c;
    }
    return out;
}

} // namespace

const TaggedText::Tag* TaggedText::find(std::string_view name) const {
    const auto found =
        std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return tag.name == name; });
    return found == tags.end() ? nullptr : &*found;
}

std::string TaggedText::value(std::string_view name) const {
    const Tag* tag = find(name);
    return tag != nullptr ? tag->value : std::string();
}

bool looksLikeTaggedText(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (first == std::string_view::npos || text[first] != '[') {
        return false;
    }
    std::size_t at = first + 1;
    while (at < text.size() && ascii::isLetter(text[at])) {
        ++at;
    }
    return at > first + 1 && text.substr(at).starts_with(" \"");
}

TaggedText parseTaggedText(std::string_view text, const std::string& fileName, TextDialect dialect) {
    TagScanner scanner(text, fileName, dialect);
    if (dialect == TextDialect::Csl || scanner.tags()) {
        scanner.tokens();
    }
    return scanner.result();
}

TaggedText parseTags(std::string_view text) {
    const std::string noName;
    TagScanner scanner(text, noName, TextDialect::Pgn);
    scanner.tags();
    return scanner.result();
}

std::string tagLine(std::string_view name, std::string_view value) {
    return '[' + std::string(name) + " \"" + escaped(value, '"') + "\"]\n";
}

std::string bracedComment(std::string_view comment) {
    return '{' + escaped(comment, '}') + '}';
}

std::string inLinesOfText(const std::vector<std::string>& words) {
    constexpr std::size_t kLongest = 100;
    std::string text;
    std::size_t length = 0;
    for (const std::string& word : words) {
        if (length > 0 && length + 1 + word.size() > kLongest) {
            text += '\n';
            length = 0;
        } else if (length > 0) {
            text += ' ';
            ++length;
        }
        text += word;
        length = word.starts_with(';') ? kLongest : length + word.size();
    }
    return text + '\n';
}

} // namespace mujo
