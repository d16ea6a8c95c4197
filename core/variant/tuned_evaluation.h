#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/variant/json_reader.h"
#include "core/variant/piece_type.h"

namespace mujo {

/// Worth of pieces as found by tuning, which replaces what the move programs say.
struct TunedEvaluation {
    std::vector<std::optional<int>> worth; ///< by type, in hundredths of a pawn
    std::string provenance;                ///< games, settings, date
};

/// Reads the `evaluation` object of a variant file.
TunedEvaluation readTunedEvaluation(JsonReader& reader, const LocatedJson& evaluation,
                                    const std::vector<PieceType>& types);

/// The text of a variant file with this in the place of its `evaluation`; everything else stays as it is. The
/// text must be a good variant file.
std::string withTunedEvaluation(std::string text, const TunedEvaluation& evaluation,
                                const std::vector<PieceType>& types);

} // namespace mujo
