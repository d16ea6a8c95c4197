#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/language.h"
#include "core/geometry/side.h"

namespace mujo::words {

/// The text with a capital first letter, for sentences that begin with a name.
[[nodiscard]] std::string capitalised(std::string text);

/// "A", "A and B", "A, B and C"; empty for no parts.
[[nodiscard]] std::string allOf(const Language& language, const std::vector<std::string>& parts);
/// "A", "A or B", "A, B or C"; empty for no parts.
[[nodiscard]] std::string anyOf(const Language& language, const std::vector<std::string>& parts);

/// "A; B; C": clauses of one sentence.
[[nodiscard]] std::string clauses(const Language& language, const std::vector<std::string>& parts);
/// "A and B; C": lists that follow each other.
[[nodiscard]] std::string groups(const Language& language, const std::vector<std::string>& parts);
/// "A. B.": sentences one after another; those that are empty are left out.
[[nodiscard]] std::string paragraph(const Language& language, const std::vector<std::string>& sentences);

/// "a Lion", "an Oxcart".
[[nodiscard]] std::string withArticle(const Language& language, std::string_view noun);
/// "one" to "twelve", digits from there on, "no" for 0.
[[nodiscard]] std::string numberInWords(const Language& language, std::size_t number);

/// "first" to "tenth", "11th" and so on from there.
[[nodiscard]] std::string ordinal(const Language& language, int number);

/// "the farthest rank", "the farthest 5 ranks": a promotion zone of so many ranks.
[[nodiscard]] std::string zoneInWords(const Language& language, int depth);

/// "Sente" or "Gote".
[[nodiscard]] std::string sideName(const Language& language, Side side);

} // namespace mujo::words
