#include "app/cli/arguments.h"

#include <algorithm>
#include <charconv>

namespace mujo::cli {

Arguments::Arguments(std::vector<std::string> words, std::initializer_list<std::string_view> withValue,
                     std::initializer_list<std::string_view> flags) {
    const auto among = [](std::initializer_list<std::string_view> names, const std::string& word) {
        return std::find(names.begin(), names.end(), word) != names.end();
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word.size() < 3 || word.rfind("--", 0) != 0) {
            m_positional.push_back(word);
        } else if (m_options.count(word) > 0) {
            throw UsageError{"the option " + word + " is given twice"};
        } else if (among(flags, word)) {
            m_options[word] = "";
        } else if (!among(withValue, word)) {
            throw UsageError{"unknown option " + word};
        } else if (i + 1 == words.size()) {
            throw UsageError{"the option " + word + " needs a value"};
        } else {
            m_options[word] = words[++i];
        }
    }
}

std::optional<std::string> Arguments::value(std::string_view option) const {
    const auto found = m_options.find(std::string(option));
    return found == m_options.end() ? std::nullopt : std::optional(found->second);
}

long Arguments::number(std::string_view option, long otherwise, long least, long most) const {
    const auto text = value(option);
    return text ? parseNumber(*text, std::string(option), least, most) : otherwise;
}

const std::string& Arguments::word(std::size_t i, const char* what) const {
    if (i >= m_positional.size()) {
        throw UsageError{std::string(what) + " is missing"};
    }
    return m_positional[i];
}

void Arguments::expectAtMost(std::size_t count) const {
    if (m_positional.size() > count) {
        throw UsageError{"unexpected \"" + m_positional[count] + '"'};
    }
}

long parseNumber(const std::string& text, const std::string& what, long least, long most) {
    long value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < least || value > most) {
        throw UsageError{what + " must be a whole number from " + std::to_string(least) + " to " +
                         std::to_string(most) + ", not \"" + text + '"'};
    }
    return value;
}

} // namespace mujo::cli
