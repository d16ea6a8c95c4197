#pragma once

#include <string>

#include "core/base/language.h"
#include "core/geometry/per_side.h"
#include "core/rules/outcome.h"

namespace mujo::words {

/// How the sides of a game are called where its end is told.
struct SideNames {
    PerSide<std::string> names;
    PerSide<bool> isReader{}; ///< the side that is spoken to as "you"; its name is not used

    /// "Sente" and "Gote", neither of them the reader.
    [[nodiscard]] static SideNames plain(const Language& language);
};

/// "You win", "You lose", "Sente wins", "Draw", "No result"; for a game under way, that it goes on.
[[nodiscard]] std::string resultTitle(const Language& language, const rules::Outcome& outcome,
                                      const SideNames& sides);

/// Why a game is over, as a sentence: "Gote has no royal piece left." Empty for a game under way.
[[nodiscard]] std::string resultReason(const Language& language, const rules::Outcome& outcome,
                                       const SideNames& sides);

/// "Sente has won; Gote has no royal piece left": how a game that is over has ended, and why.
[[nodiscard]] std::string resultClause(const Language& language, const rules::Outcome& outcome);

/// What one more occurrence of the position comes to, as sentences.
[[nodiscard]] std::string repetitionAheadInWords(const Language& language,
                                                 const rules::RepetitionAhead& ahead);

} // namespace mujo::words
