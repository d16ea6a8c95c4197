#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mujo {

/// "a Lion", "an Oxcart".
[[nodiscard]] std::string withArticle(std::string_view noun);
/// "A Lion" and "An Oxcart", to begin a sentence with.
[[nodiscard]] std::string withCapitalArticle(std::string_view noun);

/// "A", "A and B", "A, B and C"; `last` stands before the last part.
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view last = "and");

/// "1 rank", "2 ranks", "2 plies": the plural is the noun with an s unless another is given.
[[nodiscard]] std::string counted(long long number, std::string_view noun, std::string_view plural = {});
/// "one" to "twelve", digits from there on.
[[nodiscard]] std::string numberInWords(int number);

/// The name of a piece as it is shown in every game: each word with a capital letter, but for small words
/// inside the name (`Guardian of the Gods`); letters behind a hyphen stay as they are (`She-devil`).
[[nodiscard]] std::string titled(std::string_view name);

/// The text with a capital first letter and a full stop.
[[nodiscard]] std::string sentence(std::string text);

} // namespace mujo
