#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/import/import_answers.h"
#include "core/import/piece_ids.h"

namespace mujo {

/// The `rules` of the variant that a diagram and the answers give together.
nlohmann::ordered_json importedRules(const Diagram& diagram, const ImportAnswers& answers,
                                     const PieceIds& ids, FaultList& faults);

/// A fault of an answer, which has no place in the text.
Diagnostic answerFault(const Diagram& diagram, const std::string& key, const Sentence& message);
/// A fault where the answer names a piece that there is not.
void expectPiece(const Diagram& diagram, const PieceIds& ids, const std::string& key, const std::string& id,
                 FaultList& faults);

} // namespace mujo
