#include "tests/architecture/source.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

namespace mujo::architecture {

namespace {

namespace fs = std::filesystem;
using namespace std::string_view_literals;

bool isWordCharacter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// One pass over C++ text that knows comments, character and string literals (raw ones too), and #include
// lines.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    Source scan() {
        bool lineIsBlankSoFar = true;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == '\n') {
                lineIsBlankSoFar = true;
                advance(1);
            } else if (startsWith("//")) {
                skipLineComment();
            } else if (startsWith("/*")) {
                skipBlockComment();
            } else if (c == '#' && lineIsBlankSoFar) {
                readDirective();
            } else if (c == '"') {
                readString();
                lineIsBlankSoFar = false;
            } else if (c == '\'') {
                skipCharacterOrDigitSeparator();
                lineIsBlankSoFar = false;
            } else if (isWordCharacter(c)) {
                readWord();
                lineIsBlankSoFar = false;
            } else {
                lineIsBlankSoFar = lineIsBlankSoFar && std::isspace(static_cast<unsigned char>(c)) != 0;
                advance(1);
            }
        }
        return std::move(m_source);
    }

private:
    bool startsWith(std::string_view what) const { return m_text.substr(m_at).starts_with(what); }

    void advance(std::size_t count) {
        const auto passed = m_text.substr(m_at, count);
        m_line += static_cast<std::size_t>(std::count(passed.begin(), passed.end(), '\n'));
        m_at += passed.size();
    }

    void skipLineComment() { advance(std::min(m_text.find('\n', m_at), m_text.size()) - m_at); }

    void skipBlockComment() {
        const auto end = m_text.find("*/", m_at + 2);
        advance(end == std::string_view::npos ? m_text.size() - m_at : end + 2 - m_at);
    }

    void skipBlanks() {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t')) {
            advance(1);
        }
    }

    void readDirective() {
        advance(1);
        skipBlanks();
        if (!startsWith("include")) {
            return;
        }
        advance("include"sv.size());
        skipBlanks();
        if (m_at >= m_text.size() || (m_text[m_at] != '"' && m_text[m_at] != '<')) {
            return;
        }
        const bool quoted = m_text[m_at] == '"';
        const auto begin = m_at + 1;
        const auto end = m_text.find_first_of(quoted ? "\"\n" : ">\n", begin);
        if (end == std::string_view::npos) {
            return;
        }
        m_source.includes.push_back({std::string(m_text.substr(begin, end - begin)), quoted, m_line});
        advance(end + 1 - m_at);
    }

    bool atRawString() const {
        if (m_at == 0 || m_text[m_at - 1] != 'R') {
            return false;
        }
        auto begin = m_at - 1;
        while (begin > 0 && isWordCharacter(m_text[begin - 1])) {
            --begin;
        }
        const auto prefix = m_text.substr(begin, m_at - begin);
        return prefix == "R" || prefix == "u8R" || prefix == "uR" || prefix == "UR" || prefix == "LR";
    }

    void readString() {
        Literal literal{{}, m_line};
        if (atRawString()) {
            const auto open = m_text.find('(', m_at);
            if (open == std::string_view::npos) {
                advance(m_text.size() - m_at);
                return;
            }
            const auto close = ")" + std::string(m_text.substr(m_at + 1, open - m_at - 1)) + "\"";
            const auto end = std::min(m_text.find(close, open), m_text.size());
            literal.text = m_text.substr(open + 1, end - open - 1);
            advance(std::min(end + close.size(), m_text.size()) - m_at);
        } else {
            advance(1);
            while (m_at < m_text.size() && m_text[m_at] != '"' && m_text[m_at] != '\n') {
                const std::size_t length = m_text[m_at] == '\\' ? 2 : 1;
                literal.text += m_text.substr(m_at, length);
                advance(length);
            }
            advance(1);
        }
        m_source.literals.push_back(std::move(literal));
    }

    void readWord() {
        const auto begin = m_at;
        while (m_at < m_text.size() && isWordCharacter(m_text[m_at])) {
            advance(1);
        }
        m_source.words.push_back({std::string(m_text.substr(begin, m_at - begin)), m_line});
        const auto before = m_text.substr(0, begin);
        if (before.ends_with('.') || before.ends_with("->")) {
            m_source.members.push_back(m_source.words.back());
        }
    }

    void skipCharacterOrDigitSeparator() {
        auto begin = m_at;
        while (begin > 0 && (isWordCharacter(m_text[begin - 1]) || m_text[begin - 1] == '\'')) {
            --begin;
        }
        const bool insideNumber =
            begin < m_at && std::isdigit(static_cast<unsigned char>(m_text[begin])) != 0;
        advance(1);
        if (insideNumber) {
            return;
        }
        while (m_at < m_text.size() && m_text[m_at] != '\'' && m_text[m_at] != '\n') {
            advance(m_text[m_at] == '\\' ? 2 : 1);
        }
        advance(1);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
    Source m_source;
};

} // namespace

Source scanned(std::string path, std::string_view text) {
    auto source = Scanner(text).scan();
    source.path = std::move(path);
    return source;
}

std::string_view component(std::string_view path, std::size_t index) {
    for (; index > 0; --index) {
        const auto slash = path.find('/');
        path = slash == std::string_view::npos ? std::string_view{} : path.substr(slash + 1);
    }
    return path.substr(0, path.find('/'));
}

std::vector<Source> sourcesBelow(const std::vector<std::string_view>& folders) {
    const fs::path root = MUJO_SOURCE_DIR;
    constexpr std::array kExtensions{".h"sv, ".hpp"sv, ".cpp"sv, ".cc"sv};
    std::vector<Source> sources;
    for (const auto folder : folders) {
        if (!fs::is_directory(root / folder)) {
            continue;
        }
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            const auto extension = entry.path().extension().string();
            if (!entry.is_regular_file() ||
                std::find(kExtensions.begin(), kExtensions.end(), extension) == kExtensions.end()) {
                continue;
            }
            std::ifstream in(entry.path(), std::ios::binary);
            const std::string text{std::istreambuf_iterator<char>(in), {}};
            sources.push_back(scanned(entry.path().lexically_relative(root).generic_string(), text));
        }
    }
    return sources;
}

} // namespace mujo::architecture
