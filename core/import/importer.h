#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/import/import_answers.h"
#include "core/import/piece_names.h"
#include "core/variant/variant.h"

namespace mujo {

/// A variant made of a diagram.
struct ImportedVariant {
    std::string text; ///< the variant file, see variants/SCHEMA.md
    std::shared_ptr<const Variant> variant;
    /// Rules that the text leaves open, with the answers taken.
    std::vector<ImportQuestion> open;
    /// What was written otherwise than in the text, such as ids that no variant file may have.
    std::vector<Sentence> notes;
};

/// Makes a variant file of a diagram and the answers to what it leaves open. The result has passed the
/// loader, which ends early when a stop is requested.
Result<ImportedVariant> importVariant(const Diagram& diagram, const ImportAnswers& answers,
                                      const PieceNames& names = {}, const std::stop_token& stop = {});

/// The same from the text itself.
Result<ImportedVariant> importVariant(std::string_view text, const std::string& fileName,
                                      const ImportAnswers& answers, const PieceNames& names = {});

/// The answers without the pieces that this diagram does not have.
ImportAnswers answersFor(const Diagram& diagram, const ImportAnswers& answers);

/// Pieces by the ids they get, in the order of the diagram, for the answers that name pieces.
std::vector<std::pair<std::string, std::string>> importedPieces(const Diagram& diagram,
                                                                const ImportAnswers& answers);

} // namespace mujo
