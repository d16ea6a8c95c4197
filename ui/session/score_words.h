#pragma once

#include <QString>

#include "core/engine/engine.h"
#include "core/game/position_score.h"

namespace mujo::ui {

/// The same as in `SearchInfo`, but positive for Sente.
[[nodiscard]] int scoreForSente(const PositionScore& found);
/// The score of a search as Sente sees it.
[[nodiscard]] int scoreForSente(int score, Side turn);
/// Such as "+0.35", as Sente sees it, and "Gote wins in 3".
[[nodiscard]] QString scoreInWords(int score);
/// The same where it has to say whose view it is: "+0.35 for Sente", "Gote wins in 3".
[[nodiscard]] QString scoreWithSide(int score);
/// Moves of the winning side until a forced end.
[[nodiscard]] int movesToEnd(int score);
/// The same in few letters, for the board: "+0.4", "☖ wins".
[[nodiscard]] QString shortScore(int score);

} // namespace mujo::ui
