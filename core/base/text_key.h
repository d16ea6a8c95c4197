#pragma once

#include <cstdint>
#include <string_view>

namespace mujo {

inline constexpr std::uint32_t kEmptyTextKey = 2166136261U;

/// A number that tells one text from another, the same on every machine (FNV-1a). `before` is the key of the
/// text that this one goes on with.
constexpr std::uint32_t textKey(std::string_view text, std::uint32_t before = kEmptyTextKey) {
    std::uint32_t key = before;
    for (const char c : text) {
        key = (key ^ static_cast<unsigned char>(c)) * 16777619U;
    }
    return key;
}

} // namespace mujo
