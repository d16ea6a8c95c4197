#pragma once

#include <string>
#include <string_view>

#include "core/base/sentence.h"

namespace mujo {

/// The move that a diagram need not write, because the name of the piece implies it.
struct UsualMove {
    std::string_view name; ///< in small letters, without blanks and hyphens
    std::string_view move; ///< XBetza, without what is not supported
    /// What else belongs to the usual move, and that it is not supported; empty for most.
    Sentence unsupported;
};

/// The letters and digits of a name in small letters, so that "Go-Between" and "go between" are one.
std::string plainName(std::string_view name);

/// The usual move of a piece of this name; null where the name implies none.
const UsualMove* usualMove(std::string_view name);

} // namespace mujo
