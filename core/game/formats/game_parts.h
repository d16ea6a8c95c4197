#pragma once

#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "core/game/formats/game_file.h"

namespace mujo {

/// A part of a `GameFile` for which not every format has room.
enum class GamePart {
    Moves, ///< those of the main line
    OtherLines,
    Ending, ///< that no move has brought about
    Comments,
    Marks,
    Drawings,
    Diagrams, ///< where the printed game has one
    Scores,   ///< what searches have made of the positions
    Players,  ///< their names
    Seats,    ///< whether they are people, and the levels
    Occasion, ///< the event and the place
    Date,
    Handicap, ///< its name; the start position is among the moves
    Clocks,
    MoveTimes,
    Fractions,  ///< of a second in the times of the moves
    Settings,   ///< what the game decides beyond the rules
    Place,      ///< the line and the position shown, where they are not the end of the main line
    Rules,      ///< those of a variant that is not shipped
    Characters, ///< that Shift-JIS has no room for, in comments, names and the occasion
    Profile,    ///< another reading of the rules than the standard one
    Unknown,    ///< what this program does not know of a file
};
inline constexpr std::size_t kGameParts = 22;

/// A set of parts.
class GameParts {
public:
    constexpr GameParts(std::initializer_list<GamePart> parts) {
        for (const GamePart part : parts) {
            m_bits |= bit(part);
        }
    }
    static constexpr GameParts all() {
        GameParts parts{};
        parts.m_bits = (1U << kGameParts) - 1;
        return parts;
    }
    [[nodiscard]] constexpr bool hasAll() const { return m_bits == all().m_bits; }
    [[nodiscard]] constexpr bool has(GamePart part) const { return (m_bits & bit(part)) != 0; }

private:
    static constexpr unsigned bit(GamePart part) { return 1U << static_cast<unsigned>(part); }

    unsigned m_bits = 0;
};

/// What there is of a game that is not among the parts that are kept.
[[nodiscard]] std::vector<GamePart> lostParts(const GameFile& file, GameParts kept);

/// "the comments", in English, for the command line.
[[nodiscard]] std::string_view partName(GamePart part);

} // namespace mujo
