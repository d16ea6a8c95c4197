#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/variant/piece_type.h"

namespace mujo {

/// In the place of a profile: whatever the rules are read to be, an engine is given the game by this name.
inline constexpr std::string_view kAnyProfile = "*";

/// A game, under one of its profiles, as an engine protocol calls it.
struct ProtocolName {
    std::string name;
    std::string profile;
    std::string setup; ///< what XBoard has to be told of the board; `xboard` where it knows it, else empty
};

/// How this game is spoken of in CECP: by our engine, and by the programs that share its names and letters.
struct CecpNames {
    std::vector<ProtocolName> names;
    /// `K`, `A'`, `L!`, `+P`. Empty altogether for a game that gives none.
    PerType<std::string> letters;
};

struct Protocols {
    CecpNames cecp;
};

/// The first entry for a profile or for any, or null.
[[nodiscard]] const ProtocolName* nameFor(const std::vector<ProtocolName>& names, std::string_view profile);

} // namespace mujo
