#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>

#include "core/base/diagnostic.h"
#include "core/game/game.h"
#include "core/game/game_info.h"
#include "core/game/time_control.h"
#include "core/geometry/per_side.h"

namespace mujo {

/// A game as it is kept in a file, with what stands around it. Each format keeps of it what it can.
struct GameFile {
    /// Another program at a seat, as the user knows it. Nobody starts the command of a file.
    struct Engine {
        std::string name;
        std::string command;
        friend bool operator==(const Engine&, const Engine&) = default;
    };

    static constexpr const char* kHuman = "human";
    static constexpr const char* kComputer = "computer";

    Game game;
    PerSide<std::string> playerNames{};               ///< may be empty
    PerSide<std::string> playerKinds{kHuman, kHuman}; ///< or kComputer
    PerSide<int> levels{3, 3};                        ///< of a computer, 1 to 10
    bool illegalMoveLoses = false;
    GameInfo info{};
    std::optional<GameTime> time{};       ///< none without clocks
    bool timeLoses = true;                ///< whether running out of time does
    std::chrono::milliseconds elapsed{0}; ///< spent on the move under way
    /// What the file says that this program does not know, to be written again: by the path of the object
    /// that says it (`players/sente`, empty for the whole file) the text of a JSON object.
    std::map<std::string, std::string> unknown{};
    /// What could not be read of a torn file, and where; empty for a whole one. Such a file must not be
    /// written over.
    Diagnostics losses{};
    SquareStyle squareStyle = SquareStyle::Shogi; ///< of the moves as the file has them for people
    PerSide<std::optional<Engine>> engines{};     ///< of a computer that is another program
};

} // namespace mujo
