#pragma once

#include <QString>

#include "core/geometry/side.h"

namespace mujo::ui {

class MateSearch;

/// What a mate search for the side to move has come to or is about, such as "Sente wins in 4 moves"; empty
/// while it is off.
[[nodiscard]] QString mateStateInWords(const MateSearch& search, Side turn);
/// What that means, where there is no proof to show; else empty.
[[nodiscard]] QString mateExplanation(const MateSearch& search);
/// The result as a sentence.
[[nodiscard]] QString mateResultInWords(const MateSearch& search, Side turn);

} // namespace mujo::ui
