#pragma once

#include <algorithm>
#include <string>
#include <string_view>

// Letters and digits of ASCII, whatever the locale of the process says. A byte of a longer character is none
// of them.
namespace mujo::ascii {

constexpr bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}

constexpr bool isLower(char c) {
    return c >= 'a' && c <= 'z';
}

constexpr bool isLetter(char c) {
    return isUpper(c) || isLower(c);
}

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

constexpr char toLower(char c) {
    return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

constexpr char toUpper(char c) {
    return isLower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

inline std::string toLower(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(), [](char c) { return toLower(c); });
    return out;
}

inline std::string toUpper(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(), [](char c) { return toUpper(c); });
    return out;
}

} // namespace mujo::ascii
