#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/printable.h"

// Words of a line that the other end of a protocol has sent.
namespace mujo {

/// A whole number that is all of the text.
[[nodiscard]] inline std::optional<int> readInt(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// A text of any length and of any bytes as it may stand in an answer.
[[nodiscard]] inline std::string shortened(const std::string& text) {
    constexpr std::size_t kLongest = 100;
    return printable(text.size() <= kLongest ? text : text.substr(0, kLongest) + "...");
}

} // namespace mujo
