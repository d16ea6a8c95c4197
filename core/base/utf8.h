#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace mujo {

/// Characters (code points) in a text of UTF-8.
inline std::size_t countCharacters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Column, from 1 and in characters, of the byte at `offset`.
inline int characterColumn(std::string_view text, std::size_t offset) {
    return static_cast<int>(countCharacters(text.substr(0, std::min(offset, text.size())))) + 1;
}

/// The whole character that begins at `offset`.
inline std::string characterAt(std::string_view text, std::size_t offset) {
    std::size_t end = offset + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        ++end;
    }
    return std::string(text.substr(offset, end - offset));
}

/// The longest beginning of a text that has at most `bytes` bytes and ends with a whole character.
inline std::string wholeCharacters(std::string_view text, std::size_t bytes) {
    std::size_t end = std::min(bytes, text.size());
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return std::string(text.substr(0, end));
}

/// The text in quotation marks for a message, cut where it is longer than a line can show.
inline std::string shortened(std::string_view text) {
    constexpr std::size_t kMost = 60;
    std::size_t end = 0;
    for (std::size_t count = 0; end < text.size() && count < kMost; ++count) {
        ++end;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
            ++end;
        }
    }
    return '"' + std::string(text.substr(0, end)) + (end < text.size() ? "…\"" : "\"");
}

} // namespace mujo
