#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game/formats/game_file.h"
#include "core/game/formats/kif_words.h"
#include "core/variant_file/catalog.h"

namespace mujo {

// What lines before the moves are called.

inline constexpr std::string_view kKifMainTime = "持ち時間";
inline constexpr std::string_view kKifByoyomi = "秒読み";

// Lines of our own, which other readers of KIF pass over.

inline constexpr std::string_view kKifResult = "#RESULT:"; ///< an end that no word of KIF says
inline constexpr std::string_view kKifPosition = "局面";   ///< a position text, where a board cannot say all
inline constexpr std::string_view kKifHandicapName = "手合割名"; ///< where the handicap is called otherwise

/// Of a game that fits.
[[nodiscard]] KifGame kifGameOf(const std::shared_ptr<const Variant>& variant, const VariantNotes& notes);

/// A game in KIF, in UTF-8.
[[nodiscard]] std::string writeKif(const GameFile& file);

} // namespace mujo
