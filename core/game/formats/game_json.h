#pragma once

#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/game/formats/game_file.h"
#include "core/variant_file/catalog.h"

namespace mujo {

inline constexpr const char* kGameJsonFormat = "mujo-game";
inline constexpr std::size_t kMostGameJson = 64U << 20U; ///< bytes that are read
inline constexpr int kGameJsonVersion = 2;               ///< 1 had one line of moves, "moves" and "undone"

/// The key of what a search might use.
constexpr const char* budgetKey(SearchBudget::Unit unit) {
    return unit == SearchBudget::Unit::Nodes ? "nodes" : "ms";
}

/// The JSON text of a game, lossless: start position, the tree of moves, the line and the position shown, the
/// result, the whole variant where it is none that is shipped, and what was unknown when it was read. Format
/// in docs/formats.md.
std::string writeGameJson(const GameFile& file);

/// Reads such a text and plays the moves under the rules. Every fault names its place; nothing is repaired.
/// Keys that are not known are kept. A text that is torn gives the game as far as it goes, with `losses`. A
/// stop that is requested ends the reading between two moves, with a fault that says so.
Result<GameFile> readGameJson(std::string_view text, const std::string& fileName, const Catalog& catalog,
                              const std::stop_token& stop = {});

} // namespace mujo
