#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string_view>
#include <system_error>

namespace mujo {

/// A line of a file taken apart at its blanks.
class LineWords {
public:
    explicit LineWords(std::string_view line) : m_line(line) {}

    /// Empty at the end of the line.
    std::string_view next() {
        m_at = std::min(m_line.find_first_not_of(' ', m_at), m_line.size());
        m_word = m_at;
        m_at = std::min(m_line.find(' ', m_at), m_line.size());
        return m_line.substr(m_word, m_at - m_word);
    }
    /// A whole number between two bounds; nothing for any other word.
    template <class Number>
    std::optional<Number> number(Number least, Number most, int base = 10) {
        const std::string_view word = next();
        Number value{};
        const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), value, base);
        const bool whole = fault == std::errc() && end == word.data() + word.size();
        return whole && value >= least && value <= most ? std::optional(value) : std::nullopt;
    }
    [[nodiscard]] bool isAtEnd() const {
        return m_line.find_first_not_of(' ', m_at) == std::string_view::npos;
    }
    [[nodiscard]] std::string_view rest() const {
        const std::size_t from = m_line.find_first_not_of(' ', m_at);
        return from == std::string_view::npos ? std::string_view() : m_line.substr(from);
    }
    /// Of the word that was read last, from 1.
    [[nodiscard]] int column() const { return static_cast<int>(m_word) + 1; }

private:
    std::string_view m_line;
    std::size_t m_at = 0;
    std::size_t m_word = 0;
};

} // namespace mujo
