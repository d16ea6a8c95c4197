#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mujo {

enum class Encoding : std::uint8_t {
    Utf8,
    ShiftJis, ///< as Windows has it, code page 932
};

/// What could be converted, and how many bytes of the input that took: all of them where nothing is wrong.
struct Converted {
    std::string text;
    std::size_t taken = 0;
};

[[nodiscard]] Converted convert(std::string_view text, Encoding from, Encoding to);

} // namespace mujo
