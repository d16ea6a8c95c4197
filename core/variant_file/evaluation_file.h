#pragma once

#include <vector>

#include "core/variant/piece_type.h"
#include "core/variant/tuned_evaluation.h"
#include "core/variant_file/json_reader.h"

namespace mujo {

/// Reads the `evaluation` object of a variant file. Kinds that do not exist are complained of in the game as
/// the file has it; another reading may leave some out.
TunedEvaluation readTunedEvaluation(JsonReader& reader, const LocatedJson& evaluation,
                                    const std::vector<PieceType>& types, bool isStandard);

} // namespace mujo
