#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/protocol/child_process.h"
#include "core/protocol/player.h"
#include "core/variant_file/variant_notes.h"

namespace mujo {

/// A program that speaks CECP, and what it is given to play with.
struct CecpProgram {
    std::string command;                     ///< for the shell
    std::string name;                        ///< until the program has told its own
    std::chrono::milliseconds moveTime{300}; ///< for each move
    std::vector<std::string> setup;          ///< lines that are sent before each game
    std::chrono::milliseconds patience{
        10000};         ///< beyond the time of a move, before the program counts as hanging
    VariantNotes notes; ///< of the game that it plays
    int memoryMegabytes = 64;
    std::optional<int> cpu; ///< the one processor that it may run on; any where absent
};

/// The user interface's end of the chess engine communication protocol (XBoard, version 2). The program is
/// started anew for each game, told what the variant file says of its family, and believed in nothing. The
/// other end: `cecp_engine.h`.
class CecpPlayer : public Player {
public:
    explicit CecpPlayer(CecpProgram program);

    [[nodiscard]] std::string name() const override;
    std::optional<std::string> begin(const Game& game) override;
    Answer think(const Game& game) override;
    void end() override;

private:
    using TimePoint = std::chrono::steady_clock::time_point;

    struct Features {
        std::string name;
        std::string variants;
        std::string unlisted; ///< what can be chosen beside them
        bool userMove = false;
        bool ping = false;
        bool memory = false;
        bool cores = false;
        bool setBoard = false;
    };

    std::optional<std::string> readFeatures();
    void readFeatureLine(const std::string& line, bool& done);
    std::optional<std::string> chooseGame(const Game& game);
    std::optional<std::string> setUp(const Game& game);
    void sendMoves(const Game& game);
    void sendMove(const Game::Ply& ply, const Variant& variant);
    void sendClock();
    /// Waits until it has done what it was told; a sentence when it does not answer or refuses something.
    std::optional<std::string> waitUntilReady();

    Answer await(const Game& game, TimePoint until);
    /// What a line means for the game, if it means anything.
    std::optional<Answer> understood(const std::string& line, const Game& game);
    std::optional<Answer> claim(const std::string& line, Side mover) const;
    [[nodiscard]] bool refusesLastMove(const std::string& line) const;
    Answer movePlayed(const std::string& text, const Game& game);

    CecpProgram m_program;
    std::unique_ptr<ChildProcess> m_process;
    Features m_features;
    const EngineHabits* m_habits = nullptr; ///< among those of the program, or null
    std::shared_ptr<const Variant> m_variant;
    std::size_t m_known = 0;      ///< plies of the game that it has been told or has made
    bool m_thinksOnMoves = false; ///< it answers a move without being asked to
    std::string m_lastMove;
    std::string m_legs; ///< of a move that is not complete yet
    std::optional<int> m_score;
};

} // namespace mujo
