#pragma once

#include <string>
#include <string_view>

namespace mujo {

/// "1 rank", "2 ranks", "2 plies": the plural is the noun with an s unless another is given.
[[nodiscard]] std::string counted(long long number, std::string_view noun, std::string_view plural = {});

/// The name of a piece as it is shown in every game: each word with a capital letter, but for small words
/// inside the name (`Guardian of the Gods`); letters behind a hyphen stay as they are (`She-devil`).
[[nodiscard]] std::string titled(std::string_view name);

} // namespace mujo
