#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/position/position.h"
#include "core/variant_file/catalog.h"

namespace mujo {

/// Why a text gives no position.
struct UnreadPosition {
    std::shared_ptr<const Variant> game; ///< the game whose position the text should be; null where the
                                         ///< faults are that it is not known
    Diagnostics faults;                  ///< at least one; their file is empty
};

/// A game that the user has named beside a position text; what is not named is left to the header of the
/// text.
struct NamedGame {
    std::string id; ///< empty where it is not named
    std::optional<std::string> profile{};
};

/// The door for position texts that may name their game: `[ID;PROFILE] ROWS TURN STATE PLY`. The game is that
/// of the header, else `fallback`, which may be null. Moves that stand behind it, as in a line for a USI
/// program, `position sfen ROWS TURN HANDS NUMBER moves 7g7f`, are made.
[[nodiscard]] Result<Position, UnreadPosition> readPosition(const Catalog& catalog, std::string_view text,
                                                            const std::shared_ptr<const Variant>& fallback);

/// The same where the user has named the game: a header that names another one is a fault.
[[nodiscard]] Result<Position, UnreadPosition> readPosition(const Catalog& catalog, std::string_view text,
                                                            const NamedGame& named);

/// The text of a position with its header, which makes it readable without being told the game.
[[nodiscard]] std::string writePosition(const Position& position);

} // namespace mujo
