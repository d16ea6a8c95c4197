#pragma once

#include <string>
#include <vector>

#include "core/variant/piece_type.h"
#include "core/variant/tuned_evaluation.h"
#include "core/variant_file/json_reader.h"

namespace mujo {

/// Reads the `evaluation` object of a variant file. Kinds that do not exist are complained of in the game as
/// the file has it; another reading may leave some out.
TunedEvaluation readTunedEvaluation(JsonReader& reader, const LocatedJson& evaluation,
                                    const std::vector<PieceType>& types, bool isStandard);

/// The text of a variant file with this in the place of its `evaluation`; everything else stays as it is. The
/// text must be a good variant file.
std::string withTunedEvaluation(std::string text, const TunedEvaluation& evaluation,
                                const std::vector<PieceType>& types);

} // namespace mujo
