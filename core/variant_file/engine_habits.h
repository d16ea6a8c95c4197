#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/variant_file/protocol_names.h"

namespace mujo {

/// What a family of engines needs to be told, or must not be told, when it plays this game.
struct EngineHabits {
    enum class Board { Fen, RowsOnly };

    std::string family; ///< how the engine's name for itself begins
    std::vector<ProtocolName> names;
    std::vector<std::string> options; ///< `NAME=VALUE`, sent as they stand
    Board board = Board::Fen;
    /// Per cent of the time it is to use that its clock must show; none where `st` is obeyed to the letter.
    std::optional<int> clockPercent;
    /// What a pawn counts in the scores that it reports.
    int pawnScore = 100;
};

/// The habits of the family that this engine belongs to, or null.
[[nodiscard]] const EngineHabits* habitsOf(const std::vector<EngineHabits>& engines,
                                           std::string_view engineName);

} // namespace mujo
