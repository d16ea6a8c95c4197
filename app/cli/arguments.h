#pragma once

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mujo::cli {

/// Exit codes of the program.
enum Exit { Done = 0, InputAtFault = 1, WrongUsage = 2 };

/// Thrown for a command line that cannot be understood; caught in `main`.
struct UsageError {
    std::string message;
};

/// The words behind the command: options with and without a value, and the rest in order.
class Arguments {
public:
    Arguments(std::vector<std::string> words, std::initializer_list<std::string_view> withValue,
              std::initializer_list<std::string_view> flags);

    [[nodiscard]] const std::vector<std::string>& positional() const { return m_positional; }
    [[nodiscard]] bool has(std::string_view option) const { return m_options.count(std::string(option)) > 0; }
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;
    [[nodiscard]] long number(std::string_view option, long otherwise, long least, long most) const;
    /// The positional word at `i`; a usage error names what is missing.
    [[nodiscard]] const std::string& word(std::size_t i, const char* what) const;
    void expectAtMost(std::size_t count) const;

private:
    std::vector<std::string> m_positional;
    std::map<std::string, std::string> m_options;
};

/// A whole number between two bounds, or a usage error that names the thing.
long parseNumber(const std::string& text, const std::string& what, long least, long most);

} // namespace mujo::cli
