#include "core/game/formats/japanese_text.h"

#include <algorithm>

#include "core/base/ascii.h"
#include "core/base/utf8.h"
#include "core/game/formats/placed_words.h"
#include "core/system/encoding.h"

namespace mujo {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool isLikeDate(std::string_view text, std::string_view pattern) {
    return text.size() == pattern.size() &&
           std::equal(text.begin(), text.end(), pattern.begin(),
                      [](char c, char like) { return like == '0' ? ascii::isDigit(c) : c == like; });
}

} // namespace

std::string_view withoutByteOrderMark(std::string_view text) {
    return text.substr(text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
}

bool isUtf8(std::string_view text) {
    return convert(text, Encoding::Utf8, Encoding::Utf8).taken == text.size();
}

Result<std::string> fromJapaneseEncoding(std::string_view text, const std::string& fileName) {
    const std::string_view plain = withoutByteOrderMark(text);
    if (isUtf8(plain)) {
        return std::string(plain);
    }
    Converted japanese = convert(plain, Encoding::ShiftJis, Encoding::Utf8);
    if (japanese.taken == plain.size()) {
        return std::move(japanese.text);
    }
    const PlacedWord end{{}, japanese.text.size()};
    return Failure{
        Diagnostics{faultAtWord(japanese.text, fileName, end,
                                sentence("GameFileFaults", "the text is neither UTF-8 nor Shift-JIS"))}};
}

std::string japaneseBeginning(std::string_view text) {
    constexpr std::size_t kLongestCharacter = 4; // which the end of the part may have cut
    const std::string_view plain = withoutByteOrderMark(text);
    Converted whole = convert(plain, Encoding::Utf8, Encoding::Utf8);
    return whole.taken + kLongestCharacter > plain.size()
               ? std::move(whole.text)
               : convert(plain, Encoding::ShiftJis, Encoding::Utf8).text;
}

std::string inShiftJis(std::string_view text) {
    constexpr std::string_view kLost = "\x81\xAC"; // 〓
    Converted result = convert(text, Encoding::Utf8, Encoding::ShiftJis);
    std::string japanese = std::move(result.text);
    for (std::size_t at = result.taken; at < text.size(); at += result.taken) {
        at += characterAt(text, at).size();
        japanese += kLost;
        result = convert(text.substr(at), Encoding::Utf8, Encoding::ShiftJis);
        japanese += result.text;
    }
    return japanese;
}

bool fitsShiftJis(std::string_view text) {
    const Converted there = convert(text, Encoding::Utf8, Encoding::ShiftJis);
    return there.taken == text.size() && convert(there.text, Encoding::ShiftJis, Encoding::Utf8).text == text;
}

std::string slashDate(const std::string& date) {
    constexpr std::string_view kDay = "0000-00-00";
    const bool hasTime = isLikeDate(date, "0000-00-00T00:00:00");
    if (!hasTime && !isLikeDate(date, kDay)) {
        return inOneLine(date);
    }
    std::string text = date;
    std::replace(text.begin(), text.end(), '-', '/');
    std::replace(text.begin(), text.end(), 'T', ' ');
    return text;
}

std::string isoDate(std::string_view date) {
    constexpr std::string_view kDay = "0000/00/00";
    const bool hasMinutes = isLikeDate(date, "0000/00/00 00:00");
    if (!hasMinutes && !isLikeDate(date, kDay) && !isLikeDate(date, "0000/00/00 00:00:00")) {
        return std::string(date);
    }
    std::string text = std::string(date) + (hasMinutes ? ":00" : "");
    std::replace(text.begin(), text.end(), '/', '-');
    std::replace(text.begin(), text.end(), ' ', 'T');
    return text;
}

std::string inOneLine(std::string_view text) {
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return line;
}

std::optional<std::string_view> takeLine(std::string_view text, std::size_t& at) {
    if (at >= text.size()) {
        return std::nullopt;
    }
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string_view line = text.substr(at, end - at);
    at = end + 1;
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
    }
    return line;
}

} // namespace mujo
