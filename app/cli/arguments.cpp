#include "app/cli/arguments.h"

#include <algorithm>
#include <charconv>

#include "core/base/nearest_name.h"

namespace mujo::cli {

namespace {

/// The option that a word names, or a usage error with the nearest one.
const Option& optionNamed(const std::string& name, std::span<const Option> options) {
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&name](const Option& option) { return option.name == name; });
    if (found != options.end()) {
        return *found;
    }
    std::vector<std::string_view> names;
    for (const Option& option : options) {
        names.push_back(option.name);
    }
    const std::string nearest = nearestName(name, names);
    throw UsageError{"unknown option " + name +
                     (nearest.empty() ? std::string() : "; did you mean " + nearest + '?')};
}

} // namespace

Arguments::Arguments(const std::vector<std::string>& words, std::span<const Option> options) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "--") {
            m_positional.insert(m_positional.end(), words.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                words.end());
            return;
        }
        if (word.rfind("--", 0) != 0) {
            m_positional.push_back(word);
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const Option& option = optionNamed(name, options);
        std::vector<std::string>& values = m_options[name];
        if (!values.empty() && !option.repeats) {
            throw UsageError{"the option " + name + " is given twice"};
        }
        if (equals != std::string::npos) {
            if (option.value.empty()) {
                throw UsageError{"the option " + name + " takes no value"};
            }
            values.push_back(word.substr(equals + 1));
        } else if (option.value.empty()) {
            values.emplace_back();
        } else if (i + 1 == words.size()) {
            throw UsageError{"the option " + name + " needs a value"};
        } else {
            values.push_back(words[++i]);
        }
    }
}

std::optional<std::string> Arguments::value(std::string_view option) const {
    const auto found = m_options.find(std::string(option));
    return found == m_options.end() ? std::nullopt : std::optional(found->second.front());
}

std::vector<std::string> Arguments::values(std::string_view option) const {
    const auto found = m_options.find(std::string(option));
    return found == m_options.end() ? std::vector<std::string>{} : found->second;
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
