#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/protocol/engine_program.h"
#include "core/variant_file/catalog.h"

namespace mujo {

/// Why a program cannot play a game, or be talked with at all.
struct ProgramFault {
    Sentence text;         ///< with the words of the program
    bool hasEnded = false; ///< the program is gone
};

/// Something that can be set in a program, as it announces it.
struct EngineOption {
    enum class Type { Check, Spin, Combo, String, File, Folder, Button };

    std::string name;
    Type type = Type::String;
    std::string standard; ///< its value when nobody sets it; `true` or `false` of a check
    long long least = 0;  ///< of a spin
    long long most = 0;
    std::vector<std::string> choices; ///< of a combo

    /// Whether the program has to take this value.
    [[nodiscard]] bool takes(const std::optional<std::string>& value) const;
    friend bool operator==(const EngineOption&, const EngineOption&) = default;
};

/// What a program has told of itself.
struct Announcement {
    EngineProtocol protocol = EngineProtocol::Cecp;
    std::string name;
    std::string author;
    std::vector<EngineOption> options;
    std::vector<std::string> games; ///< by the names of the protocol; empty where it tells none
    bool analyses = false;          ///< it can look at a position for as long as nobody stops it

    [[nodiscard]] const EngineOption* option(std::string_view optionName) const;
    friend bool operator==(const Announcement&, const Announcement&) = default;
};

/// A text of a program as it can be shown and kept: printable, and not longer than a reader wants.
[[nodiscard]] std::string announced(std::string_view text);

/// More is not kept of what a program announces.
inline constexpr std::size_t kMostOptions = 300;
inline constexpr std::size_t kMostGames = 2000;

/// `option name NAME type TYPE default VALUE min N max N var CHOICE`; nothing for other lines.
[[nodiscard]] std::optional<EngineOption> readUsiOption(std::string_view line);
/// `NAME -TYPE VALUE...`, as CECP has it; nothing where that is no option.
[[nodiscard]] std::optional<EngineOption> readCecpOption(std::string_view text);

/// `name=value` of a line of features.
struct CecpFeature {
    std::string name;
    std::string value; ///< without its quotation marks
};
/// Of a line `feature ...`; none of other lines.
[[nodiscard]] std::vector<CecpFeature> readCecpFeatures(std::string_view line);

/// Whether an option is set by us and not by the user: which game is played, in which protocol, how many
/// lines are wanted, and that the program rests while the other side thinks.
[[nodiscard]] bool isSetByUs(const EngineOption& option);
/// Whether the program can look at several moves of a position at once. Of CECP only the best one is read.
[[nodiscard]] bool tellsSeveralLines(const Announcement& announcement);
/// The option of USI and UCI that chooses the game, or null.
[[nodiscard]] const EngineOption* gameOption(const Announcement& announcement);
/// A game of ours under a reading of its rules.
struct GameReading {
    std::string id;
    std::string profile;
    friend auto operator<=>(const GameReading&, const GameReading&) = default;
};

/// The name under which the program is given a game, of which these are the notes; or why it does not play
/// it. A program of USI that lets nobody choose plays the default game of the protocol, under an
/// empty name.
Result<std::string, ProgramFault> nameOfGame(const Announcement& announcement, const GameReading& game,
                                             const VariantNotes& notes);
/// All games that the program says it plays, each under the profiles of its file, in the order of the
/// catalogue.
[[nodiscard]] std::vector<GameReading> gamesOf(const Announcement& announcement, const Catalog& catalog);

} // namespace mujo
