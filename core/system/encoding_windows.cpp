#include <optional>
#include <utility>

#include "core/system/api_windows.h"
#include "core/system/encoding.h"

namespace mujo {

namespace {

UINT codePage(Encoding encoding) {
    constexpr UINT kJapanese = 932;
    return encoding == Encoding::Utf8 ? CP_UTF8 : kJapanese;
}

/// The whole text, which has no fault, or nothing.
std::optional<std::wstring> toWide(std::string_view text, Encoding from) {
    const auto convert = [&](wchar_t* out, std::size_t room) {
        return MultiByteToWideChar(codePage(from), MB_ERR_INVALID_CHARS, text.data(),
                                   static_cast<int>(text.size()), out, static_cast<int>(room));
    };
    std::wstring result(static_cast<std::size_t>(convert(nullptr, 0)), L'\0');
    if (result.empty() || convert(result.data(), result.size()) == 0) {
        return std::nullopt;
    }
    return result;
}

std::optional<std::string> fromWide(std::wstring_view text, Encoding to) {
    BOOL isLost = FALSE;
    const bool isUtf8 = to == Encoding::Utf8;
    const auto convert = [&](char* out, std::size_t room) {
        return WideCharToMultiByte(codePage(to), isUtf8 ? WC_ERR_INVALID_CHARS : WC_NO_BEST_FIT_CHARS,
                                   text.data(), static_cast<int>(text.size()), out, static_cast<int>(room),
                                   nullptr, isUtf8 ? nullptr : &isLost);
    };
    std::string result(static_cast<std::size_t>(convert(nullptr, 0)), '\0');
    if (result.empty() || convert(result.data(), result.size()) == 0 || isLost != FALSE) {
        return std::nullopt;
    }
    return result;
}

std::optional<std::string> converted(std::string_view text, Encoding from, Encoding to) {
    const auto wide = toWide(text, from);
    return wide ? fromWide(*wide, to) : std::nullopt;
}

/// Bytes of the character that begins with this one.
std::size_t lengthOf(char first, Encoding encoding) {
    const auto byte = static_cast<unsigned char>(first);
    if (encoding == Encoding::ShiftJis) {
        return IsDBCSLeadByteEx(codePage(encoding), byte) != FALSE ? 2 : 1;
    }
    constexpr unsigned kTwo = 0xC0;
    constexpr unsigned kThree = 0xE0;
    constexpr unsigned kFour = 0xF0;
    return byte >= kFour ? 4 : byte >= kThree ? 3 : byte >= kTwo ? 2 : 1;
}

} // namespace

Converted convert(std::string_view text, Encoding from, Encoding to) {
    if (auto whole = converted(text, from, to)) {
        return {std::move(*whole), text.size()};
    }
    Converted result;
    while (result.taken < text.size()) {
        const std::string_view one =
            text.substr(result.taken, lengthOf(text[result.taken], from)); // shorter at the end
        const auto there = converted(one, from, to);
        if (!there) {
            break;
        }
        result.text += *there;
        result.taken += one.size();
    }
    return result;
}

} // namespace mujo
