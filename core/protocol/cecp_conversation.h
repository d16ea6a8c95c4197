#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/opponent/opponent.h"
#include "core/protocol/cecp_program.h"

namespace mujo {

class ChildProcess;
class Question;

/// Why a program cannot play a game.
struct ProgramFault {
    std::string text; ///< a sentence in English, with the words of the program
};

/// The user interface's end of the chess engine communication protocol (XBoard, version 2) with one program,
/// which is believed in nothing. It waits for what the program says, so it belongs to a thread that may;
/// `CecpOpponent` has one. The other end: `cecp_engine.h`.
class CecpConversation {
public:
    explicit CecpConversation(CecpProgram program);
    ~CecpConversation();
    CecpConversation(const CecpConversation&) = delete;
    CecpConversation& operator=(const CecpConversation&) = delete;

    /// From any thread.
    [[nodiscard]] std::string name() const;
    /// Starts the program anew and tells it of a game that stands like this, and what the variant file says
    /// of its family.
    Result<void, ProgramFault> begin(const Game& game);
    /// Its answer; none when the question was closed meanwhile. A game that is not a continuation of what it
    /// was told, or a program that has ended, is begun anew.
    std::optional<Answer> think(const Game& game, const MoveLimits& limits, Question& question);
    void end();

    /// Looks again at what has become of the question. From any thread.
    void wake();
    /// Nobody waits any more: what is under way returns at once, and all that follows. From any thread.
    void abandon();

private:
    using Milliseconds = std::chrono::milliseconds;
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

    Result<void, ProgramFault> readFeatures();
    void readFeatureLine(const std::string& line, bool& done);
    /// Makes the program stand where the game stands, if it does not yet but for the moves since.
    Result<void, ProgramFault> follow(const Game& game);
    Result<void, ProgramFault> chooseGame(const Game& game);
    Result<void, ProgramFault> setUp(const Game& game);
    void sendMoves(const Game& game);
    void sendMove(const Game::Ply& ply, const Variant& variant);
    /// Each gives the time that the program may take then.
    Milliseconds sendLimits(const MoveLimits& limits);
    Milliseconds sendTime(Milliseconds time);
    Milliseconds sendClock(const ClockLimits& clock);
    /// Waits until it has done what it was told; fails when it does not answer or refuses something.
    Result<void, ProgramFault> waitUntilReady();

    std::optional<Answer> await(const Game& game, TimePoint until, Question& question);
    /// What a line means for the game, if it means anything.
    std::optional<Answer> understood(const std::string& line, const Game& game, Question& question);
    std::optional<Answer> claim(const std::string& line, Side mover) const;
    [[nodiscard]] bool refusesLastMove(const std::string& line) const;
    Answer movePlayed(const std::string& text, const Game& game);

    CecpProgram m_program;
    mutable std::mutex m_mutex; ///< for the name, and for changes of the process
    std::string m_name;
    std::unique_ptr<ChildProcess> m_process; ///< changed by the thread that waits alone
    bool m_isAbandoned = false;              ///< guarded by the mutex
    Features m_features;
    const EngineHabits* m_habits = nullptr; ///< among those of the program, or null
    std::optional<Position> m_start;        ///< of the game that it was told
    std::vector<Move> m_told;               ///< moves that it was told or has made
    int m_pings = 0;
    bool m_isReady = false;       ///< a process is there, and knows the game
    bool m_isInterrupted = false; ///< it may still say what nobody waits for
    bool m_thinksOnMoves = false; ///< it answers a move without being asked to
    bool m_knowsClock = false;
    std::string m_lastMove;
    std::string m_legs; ///< of a move that is not complete yet
    std::optional<int> m_score;
};

} // namespace mujo
