#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/game/formats/game_file.h"
#include "core/geometry/per_side.h"
#include "core/position/position.h"
#include "core/variant_file/catalog.h"

namespace mujo {

/// What a list of games shows of one of them.
struct GameSummary {
    std::shared_ptr<const Variant> variant;
    std::optional<Position> position; ///< where the game stands; none where the file does not say it
    int moves = 0;                    ///< of the main line, those that were taken back included
    std::uint32_t movesKey = 0;       ///< tells main lines apart; of one line the same in all formats
    int otherLines = 0;
    rules::Outcome outcome;
    GameInfo info;
    PerSide<std::string> names; ///< of the players; may be empty
    PerSide<bool> isComputer;
    PerSide<int> levels{3, 3}; ///< of a computer
};

/// Why a text gives no summary.
struct SummaryFault {
    enum class Kind {
        Empty,
        Damaged,     ///< no whole JSON
        NotAGame,    ///< a text of another kind
        UnknownGame, ///< of a variant that is not there, or of rules that it does not have
    };

    Kind kind = Kind::Empty;
    std::string variant{}; ///< the id, for `UnknownGame`
};

/// That of a game that was read whole.
[[nodiscard]] GameSummary summaryOf(const GameFile& file);

/// Reads the text of a saved game without playing its moves: quick, and good for nothing but a list.
[[nodiscard]] Result<GameSummary, SummaryFault> readGameSummary(std::string_view text,
                                                                const Catalog& catalog);

} // namespace mujo
