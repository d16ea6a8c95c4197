#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
    /// By type: `K`, `A'`, `L!`, `+P`. Empty altogether for a game that gives none.
    std::vector<std::string> letters;
};

/// What a family of engines needs to be told, or must not be told, when it plays this game.
struct EngineHabits {
    enum class Board { Fen, RowsOnly };

    std::string family; ///< how the engine's name for itself begins
    std::vector<ProtocolName> names;
    std::vector<std::string> options; ///< `NAME=VALUE`, sent as they stand
    Board board = Board::Fen;
    /// Per cent of the time it is to use that its clock must show; none where `st` is obeyed to the letter.
    std::optional<int> clockPercent;
    /// What a pawn counts in the scores that it reports.
    int pawnScore = 100;
};

struct Protocols {
    CecpNames cecp;
    std::vector<EngineHabits> engines;

    /// The habits of the family that this engine belongs to, or null.
    [[nodiscard]] const EngineHabits* habitsOf(std::string_view engineName) const;
};

/// The first entry for a profile or for any, or null.
[[nodiscard]] const ProtocolName* nameFor(const std::vector<ProtocolName>& names, std::string_view profile);

} // namespace mujo
