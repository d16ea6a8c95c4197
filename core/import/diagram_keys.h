#pragma once

#include <string_view>

#include "core/base/sentence.h"

namespace mujo {

/// What a key of a diagram is about.
enum class KeyKind {
    Rule,    ///< its value is read
    Look,    ///< concerns looks, the page or the diagram's own computer player, nothing of the game
    Refused, ///< carries a rule that is not supported
    Unknown
};

KeyKind kindOfKey(std::string_view key);

/// What a refused key asks for: "a shuffled start position".
Sentence ruleOfRefusedKey(std::string_view key);

} // namespace mujo
