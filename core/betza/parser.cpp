#include "core/betza/parser.h"

#include <string>

#include "core/base/ascii.h"
#include "core/base/utf8.h"

namespace mujo::betza {

namespace {

constexpr std::string_view kLetters = "fblrvshmcpygjndotuxeizqa";
constexpr std::string_view kAtoms = "WFDNAHCLZJGKRBQU";
constexpr std::size_t kMaxLength = 2000;
constexpr std::size_t kMaxFaults = 20;
constexpr int kMaxNumber = 99;

class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    Result<MoveTree> run() {
        if (m_text.size() > kMaxLength) {
            complain(0,
                     sentence("MoveStringFaults", "move text is longer than %1 characters").with(kMaxLength));
            return Failure{m_faults};
        }
        MoveTree tree;
        while (!atEnd()) {
            if (peek() == '[') {
                tree.terms.emplace_back(bracketTerm());
            } else {
                tree.terms.emplace_back(simpleTerm());
            }
        }
        if (!m_faults.empty()) {
            return Failure{m_faults};
        }
        return tree;
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    [[nodiscard]] int column() const { return static_cast<int>(m_at) + 1; }

    void complain(std::size_t at, Sentence message, Sentence hint = {}) {
        if (m_faults.size() < kMaxFaults) {
            m_faults.push_back({{}, 1, characterColumn(m_text, at), 1, std::move(message), std::move(hint)});
        }
    }

    /// `fault` says of the character (%1) in the text (%2) why it cannot stand there.
    void skipBadCharacter(Sentence fault) {
        const std::string character = characterAt(m_text, m_at);
        complain(m_at, std::move(fault).with(character, shortened(m_text)));
        m_at += character.size();
    }

    std::optional<int> number() {
        if (!ascii::isDigit(peek())) {
            return std::nullopt;
        }
        const std::size_t start = m_at;
        int value = 0;
        while (ascii::isDigit(peek())) {
            value = std::min(value * 10 + (peek() - '0'), kMaxNumber + 1);
            ++m_at;
        }
        if (value > kMaxNumber) {
            complain(start, sentence("MoveStringFaults", "number greater than %1").with(kMaxNumber));
        }
        return value;
    }

    Group group() {
        Group result;
        result.column = column();
        ++m_at;
        while (!atEnd() && peek() != ')') {
            if (kLetters.find(peek()) != std::string_view::npos) {
                result.letters.push_back({peek(), column()});
                ++m_at;
            } else {
                skipBadCharacter(
                    peek() == '(' ? sentence("MoveStringFaults", "nested group '%1' in %2")
                    : kAtoms.find(peek()) != std::string_view::npos
                        ? sentence("MoveStringFaults", "the atom '%1' in %2 belongs behind the group")
                        : sentence("MoveStringFaults", "unknown letter '%1' in %2"));
            }
        }
        if (atEnd()) {
            complain(static_cast<std::size_t>(result.column) - 1,
                     sentence("MoveStringFaults", "group is not closed"),
                     sentence("MoveStringFaults", "add ')'"));
            return result;
        }
        ++m_at;
        if (result.letters.empty()) {
            complain(static_cast<std::size_t>(result.column) - 1,
                     sentence("MoveStringFaults", "group is empty"));
        }
        const std::size_t numberAt = m_at;
        const std::optional<int> copies = number();
        if (copies == 0) {
            complain(numberAt, sentence("MoveStringFaults", "a group repeated 0 times"),
                     sentence("MoveStringFaults", "leave the number out for any number of copies"));
        }
        result.copies = copies.value_or(0);
        return result;
    }

    SimpleTerm simpleTerm() {
        SimpleTerm term;
        term.column = column();
        const std::size_t faultsBefore = m_faults.size();
        for (;;) {
            const char c = peek();
            if (c == '(') {
                term.chain.emplace_back(group());
            } else if (ascii::isUpper(c)) {
                break;
            } else if (ascii::isLower(c) && kLetters.find(c) != std::string_view::npos) {
                term.chain.emplace_back(Letter{c, column()});
                ++m_at;
            } else if (atEnd() || c == '[' || (m_inBracket && (c == ']' || c == '-' || c == '?'))) {
                if (m_faults.size() == faultsBefore) {
                    complain(static_cast<std::size_t>(term.column) - 1,
                             sentence("MoveStringFaults", "letters without an atom behind them"),
                             sentence("MoveStringFaults", "an atom is a capital such as W, F, K, R"));
                }
                return term;
            } else if (ascii::isLower(c)) {
                skipBadCharacter(sentence("MoveStringFaults", "unknown letter '%1' in %2"));
            } else if (ascii::isDigit(c)) {
                skipBadCharacter(
                    sentence("MoveStringFaults", "number without an atom before it: '%1' in %2"));
            } else {
                skipBadCharacter(sentence("MoveStringFaults", "unknown atom '%1' in %2"));
            }
        }
        atom(term);
        return term;
    }

    void atom(SimpleTerm& term) {
        term.atom = peek();
        if (kAtoms.find(term.atom) == std::string_view::npos) {
            skipBadCharacter(sentence("MoveStringFaults", "unknown atom '%1' in %2"));
            number();
            return;
        }
        ++m_at;
        if (peek() == term.atom && term.atom != 'U') {
            ++m_at;
            term.range = 0;
        } else {
            const std::size_t at = m_at;
            term.range = number();
            if (term.atom == 'U' && term.range) {
                complain(at,
                         sentence("MoveStringFaults", "atom U reaches the whole board and takes no range"));
            }
        }
    }

    BracketTerm bracketTerm() {
        BracketTerm term;
        term.column = column();
        ++m_at;
        m_inBracket = true;
        for (;;) {
            if (peek() == '[') {
                skipBadCharacter(sentence("MoveStringFaults", "nested bracket '%1' in %2"));
                continue;
            }
            term.legs.push_back(simpleTerm());
            if (peek() == '-' || peek() == '?') {
                term.links.push_back(peek() == '-' ? Link::Obligatory : Link::Optional);
                ++m_at;
                continue;
            }
            break;
        }
        m_inBracket = false;
        if (peek() == ']') {
            ++m_at;
        } else {
            complain(m_at < m_text.size() ? m_at : static_cast<std::size_t>(term.column) - 1,
                     sentence("MoveStringFaults",
                              "bracket is not closed or its legs are not joined by '-' or '?'"));
        }
        return term;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_inBracket = false;
    Diagnostics m_faults;
};

} // namespace

Result<MoveTree> parse(std::string_view text) {
    return Parser(text).run();
}

} // namespace mujo::betza
