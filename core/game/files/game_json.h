#pragma once

#include <array>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/game/game.h"
#include "core/game/time_control.h"
#include "core/variant_file/catalog.h"

namespace mujo {

/// A game as it is kept in a file, with what stands around it.
struct GameFile {
    Game game;
    std::array<std::string, 2> playerNames;                   ///< by Side; may be empty
    std::array<std::string, 2> playerKinds{"human", "human"}; ///< "human" or "computer"
    int level = 3;                                            ///< of the computer, 1 to 10
    bool illegalMoveLoses = false;
    std::string date;                     ///< ISO 8601, or empty
    std::optional<TimeControl> time{};    ///< none without clocks
    bool timeLoses = true;                ///< whether running out of time does
    std::chrono::milliseconds elapsed{0}; ///< spent on the move under way
    /// What the file says that this program does not know, to be written again: by the path of the object
    /// that says it (`players/sente`, empty for the whole file) the text of a JSON object.
    std::map<std::string, std::string> unknown{};
    /// What could not be read of a torn file, and where; empty for a whole one. Such a file must not be
    /// written over.
    Diagnostics losses{};
};

/// The JSON text of a game, lossless: start position, the tree of moves, the line and the position shown, the
/// result, and what was unknown when it was read. Format in docs/formats.md.
std::string writeGameJson(const GameFile& file);

/// A drawn shape as the file has it: `8h` a circle, `8h7g` an arrow, `*N` the brush where it is not the
/// first.
[[nodiscard]] std::string shapeText(const BoardShape& board, const DrawnShape& shape);
[[nodiscard]] std::optional<DrawnShape> parseShapeText(const BoardShape& board, std::string_view text);

/// Reads such a text and plays the moves under the rules. Every fault names its place; nothing is repaired.
/// Keys that are not known are kept. A text that is torn gives the game as far as it goes, with `losses`. A
/// stop that is requested ends the reading between two moves, with a fault that says so.
Result<GameFile, Diagnostics> readGameJson(std::string_view text, const std::string& fileName,
                                           const Catalog& catalog, const std::stop_token& stop = {});

} // namespace mujo
