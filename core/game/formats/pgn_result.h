#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/rules/outcome.h"

namespace mujo {

// How a game ended, as PGN has it: a sign, and in a comment before it what XBoard calls the details.

inline constexpr std::string_view kGoesOnInPgn = "*";

/// `1-0` where the first mover has won, `0-1`, `1/2-1/2` or `*`.
[[nodiscard]] std::string_view pgnSign(rules::GameState state);
[[nodiscard]] bool isPgnSign(std::string_view text);

/// "White resigns"; for what has no such words, the state and the reason as in a game file.
[[nodiscard]] std::string pgnReason(const rules::Outcome& outcome);
/// The same text read back, where it agrees with the sign; none for any other text.
[[nodiscard]] std::optional<rules::Outcome> parsePgnReason(std::string_view text, std::string_view sign);

/// What a record of whatever origin means by a sign and the comment before it: by default, that the loser has
/// resigned or that a draw was agreed.
[[nodiscard]] rules::Outcome outcomeInPgn(std::string_view sign, std::string_view reason);

} // namespace mujo
