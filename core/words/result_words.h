#pragma once

#include <string>

#include "core/rules/outcome.h"
#include "core/words/language.h"

namespace mujo::words {

/// "Sente has won; Gote has no royal piece left": how a game that is over has ended, and why.
[[nodiscard]] std::string resultClause(const Language& language, const rules::Outcome& outcome);

} // namespace mujo::words
