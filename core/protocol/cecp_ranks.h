#pragma once

#include <string>
#include <string_view>

namespace mujo {

/// A text of squares and moves, the number of each rank changed by `by`: `d16e15` less 1 is `d15e14`.
[[nodiscard]] std::string withRanksShifted(std::string_view text, int by);

} // namespace mujo
