#pragma once

#include <string>
#include <string_view>

#include "core/game/formats/game_file.h"

namespace mujo {

/// Of the pieces, in variant files.
inline constexpr std::string_view kCsa = "csa";

/// The first line of a text in UTF-8, after the CSA format, V3.0; earlier readers take it for a comment.
inline constexpr std::string_view kCsaEncoding = "'CSA encoding=";
/// Behind it stands the end of a game that no word of CSA says.
inline constexpr std::string_view kCsaResult = "'$RESULT:";
/// What begins each line of what the annotator says.
inline constexpr std::string_view kCsaComment = "'*";

/// A game as a text in the CSA format, V2.2.
[[nodiscard]] std::string writeCsa(const GameFile& file);

} // namespace mujo
