#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mujo {

/// A foreign text as it may stand in one line of a terminal: control characters, among them escape sequences,
/// line feeds and the marks that turn the direction of reading, and bytes that are no UTF-8 come as `\x1b`
/// or `\u202e`. All else stays as it is.
inline std::string printable(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    const auto byteAt = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto append = [&](std::string& out, std::uint32_t code, int digits) {
        out += digits == 2 ? "\\x" : "\\u";
        for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
            out += kDigits[code >> static_cast<unsigned>(shift) & 0xFU];
        }
    };
    // Length of a sequence by its first byte, and the least code that needs so many bytes.
    const auto lengthOf = [](unsigned char first) -> std::size_t {
        return first < 0x80U                      ? 1
               : first >= 0xC2U && first < 0xE0U  ? 2
               : first >= 0xE0U && first < 0xF0U  ? 3
               : first >= 0xF0U && first <= 0xF4U ? 4
                                                  : 0;
    };
    constexpr std::array<std::uint32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const unsigned char first = byteAt(i);
        const std::size_t length = lengthOf(first);
        std::uint32_t code = length <= 1 ? first : first & (0x7FU >> length);
        bool whole = length > 0 && i + length <= text.size();
        for (std::size_t k = 1; whole && k < length; ++k) {
            whole = (byteAt(i + k) & 0xC0U) == 0x80U;
            code = code << 6U | (byteAt(i + k) & 0x3FU);
        }
        if (!whole || code < kLeast[length]) {
            append(out, first, 2);
            ++i;
            continue;
        }
        const bool control = code < 0x20U || (code >= 0x7FU && code < 0xA0U);
        const bool turns = (code >= 0x2028U && code <= 0x202EU) || (code >= 0x2066U && code <= 0x2069U);
        if (control || turns) {
            append(out, code, control ? 2 : 4);
        } else {
            out += text.substr(i, length);
        }
        i += length;
    }
    return out;
}

} // namespace mujo
