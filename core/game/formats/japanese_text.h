#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace mujo {

// What the Japanese forms of records share: their encodings, their dates and their lines.

/// A text in UTF-8, with or without a mark of the byte order, or in Shift-JIS as Windows has it (CP932), in
/// UTF-8 without the mark. The one fault has line and column of what is neither.
[[nodiscard]] Result<std::string> fromJapaneseEncoding(std::string_view text, const std::string& fileName);

/// The beginning of such a text in UTF-8, as far as it can be read.
[[nodiscard]] std::string japaneseBeginning(std::string_view text);

/// A text of UTF-8 in Shift-JIS (CP932); what that has no room for becomes `〓`, as printers have it.
[[nodiscard]] std::string inShiftJis(std::string_view text);
/// Whether nothing of a text of UTF-8 is lost by that.
[[nodiscard]] bool fitsShiftJis(std::string_view text);

/// Whether a text is of UTF-8.
[[nodiscard]] bool isUtf8(std::string_view text);

/// The text without the mark of the byte order that UTF-8 may begin with.
[[nodiscard]] std::string_view withoutByteOrderMark(std::string_view text);

/// `2026/11/23 19:00:00` for a date of ISO 8601, with or without a time; any other text as it is.
[[nodiscard]] std::string slashDate(const std::string& date);
/// The same read back; any other text as it is.
[[nodiscard]] std::string isoDate(std::string_view date);

/// The text in one line: ends of lines become blanks.
[[nodiscard]] std::string inOneLine(std::string_view text);

/// The next line of a text from `at` on, without its end, and `at` goes behind that; none at the end.
[[nodiscard]] std::optional<std::string_view> takeLine(std::string_view text, std::size_t& at);

} // namespace mujo
