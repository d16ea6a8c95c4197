#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mujo::cli {

/// The largest number that an option takes where nothing else bounds it.
inline constexpr long kMany = 1000000;

/// Exit codes of the program.
enum Exit { Done = 0, InputAtFault = 1, WrongUsage = 2 };

/// Thrown for a command line that cannot be understood; caught in `main`.
struct UsageError {
    std::string message;
};

/// An option of a command, written `--name VALUE` or `--name=VALUE`, or `--name` alone for a flag.
struct Option {
    std::string_view name;
    std::string_view value; ///< what the value is called in the help; empty for a flag
    std::string_view help;
    bool repeats = false; ///< it may be given more than once
};

/// The words behind the command: options, and the rest in order. Behind `--` there are no more options.
class Arguments {
public:
    Arguments(const std::vector<std::string>& words, std::span<const Option> options);

    [[nodiscard]] const std::vector<std::string>& positional() const { return m_positional; }
    [[nodiscard]] bool has(std::string_view option) const { return m_options.count(std::string(option)) > 0; }
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;
    /// All values of an option that repeats.
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const;
    [[nodiscard]] long number(std::string_view option, long otherwise, long least, long most) const;
    /// The positional word at `i`; a usage error names what is missing.
    [[nodiscard]] const std::string& word(std::size_t i, const char* what) const;
    void expectAtMost(std::size_t count) const;

private:
    std::vector<std::string> m_positional;
    std::map<std::string, std::vector<std::string>> m_options;
};

/// A whole number between two bounds, or a usage error that names the thing.
long parseNumber(const std::string& text, const std::string& what, long least, long most);

} // namespace mujo::cli
