#pragma once

#include "core/game/formats/format.h"

namespace mujo {

// A format has a line here and one in the table of format.cpp; all else of it stands in a file of its own.

[[nodiscard]] GameFormat gameJsonFormat(); ///< `.mujo`, the program's own
[[nodiscard]] GameFormat gameTextFormat(); ///< `.txt`, in the notation after Hodges
[[nodiscard]] GameFormat usiFormat();      ///< `.usi`, of Shogi and Chu
[[nodiscard]] GameFormat pgnFormat();      ///< `.pgn`, of the games that XBoard plays
[[nodiscard]] GameFormat cslFormat();      ///< `.csl`, of Shogi and Chu, after ChuShogiLite
[[nodiscard]] GameFormat csaFormat();      ///< `.csa`, of Shogi, after the Computer Shogi Association
[[nodiscard]] GameFormat kifuFormat();     ///< `.kifu`, KIF in UTF-8, of Shogi and Chu
[[nodiscard]] GameFormat kifFormat();      ///< `.kif`, the same in Shift-JIS
[[nodiscard]] GameFormat ki2Format();      ///< `.ki2`, KI2; read only
[[nodiscard]] GameFormat tm1Format();      ///< `.tm1`, of Taikyoku for the program by yetiowin805
[[nodiscard]] GameFormat atsiFormat();     ///< `.atsi`, of Taikyoku from taikyoku-shogi.github.io; read only
[[nodiscard]] GameFormat tsfenFormat();    ///< `.tsfen`, of Taikyoku from engines after jh85; read only
[[nodiscard]] GameFormat positionTextFormat(); ///< `.sfen`, a position alone

} // namespace mujo
