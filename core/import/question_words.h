#pragma once

#include <string>
#include <string_view>

#include "core/base/language.h"
#include "core/import/import_answers.h"

namespace mujo {

/// The question as it is read: a clause that an answer ends, or the title of a list of pieces.
[[nodiscard]] std::string questionInWords(const Language& language, const ImportQuestion& question);

/// One of the question's `choices` as the rest of the clause.
[[nodiscard]] std::string choiceInWords(const Language& language, const ImportQuestion& question,
                                        std::string_view value);

} // namespace mujo
