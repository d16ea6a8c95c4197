#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/opponent/opponent.h"
#include "core/protocol/engine_program.h"
#include "core/variant_file/variant_notes.h"

namespace mujo {

/// Who plays: `novice` (see `Novice`), `level:N`, or a program by its protocol, `cecp:COMMAND`, `usi:COMMAND`
/// or `uci:COMMAND`, all but the first with `@MS` (time for a move) behind; for a level also `@MSc` (time of
/// the processor, which other programs do not shorten) or `@Nn` (nodes). A level with `!untuned` plays
/// without the tuned values of the variant file, one with `!NAME=VALUE,...` with other constants of the
/// search.
struct PlayerSpec {
    std::string text; ///< as it was written; tells players apart
    std::string name; ///< for people; empty where the text does
    /// One that is absent answers that it cannot play; no text is read as such a player.
    enum class Kind { Level, Novice, Program, Absent } kind = Kind::Level;
    int level = 0;
    bool untuned = false;
    std::shared_ptr<const SearchConstants> constants{}; ///< null for the shipped ones
    EngineProgram program; ///< for a program; the settings of the match are added when it plays
    std::optional<std::chrono::milliseconds> moveTime;
    std::optional<std::chrono::milliseconds> cpuTime;
    std::optional<std::uint64_t> nodes;
    Sentence whyAbsent;
};

/// With one fault at most.
Result<PlayerSpec> parsePlayerSpec(std::string_view text);

/// What a match asks of its players beyond who they are.
struct PlayerSettings {
    std::chrono::milliseconds moveTime{300}; ///< where the player's own text names none
    std::uint64_t seed = 1;
    std::vector<std::string> setup;            ///< lines for an external engine, before each game
    std::chrono::milliseconds patience{10000}; ///< beyond its time, before it counts as hanging
    VariantNotes notes;                        ///< of the game
    std::optional<int> memoryMegabytes;        ///< what a program is given where that is not its own
    std::optional<int> cpu;
};

std::unique_ptr<Opponent> makeOpponent(const PlayerSpec& spec, const PlayerSettings& settings);
/// What it may use for each move.
MoveLimits limitsFor(const PlayerSpec& spec, const PlayerSettings& settings);

} // namespace mujo
