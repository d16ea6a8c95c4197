#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/protocol/program_conversation.h"

namespace mujo {

/// The user interface's end of the chess engine communication protocol (XBoard, version 2). The other end:
/// `cecp_engine.h`.
class CecpConversation : public ProgramConversation {
public:
    explicit CecpConversation(EngineProgram program) : ProgramConversation(std::move(program)) {}
    ~CecpConversation() override { end(); }
    CecpConversation(const CecpConversation&) = delete;
    CecpConversation& operator=(const CecpConversation&) = delete;

private:
    struct Features {
        bool userMove = false;
        bool ping = false;
        bool memory = false;
        bool cores = false;
        bool setBoard = false;
    };

    [[nodiscard]] std::initializer_list<const char*> greeting() const override;
    [[nodiscard]] std::initializer_list<const char*> farewell() const override;
    Announcement stranger() override;
    bool introduces(const std::string& line, Announcement& announcement) override;
    Result<void, ProgramFault> setUp(const Game& game) override;
    Result<void, ProgramFault> follow(const Game& game) override;
    Milliseconds order(const Game& game, const MoveLimits& limits) override;
    void orderLook(const Game& game, int lines) override;
    void hurry() override { say("?"); }
    void interrupt() override;
    std::optional<Answer> understood(const std::string& line, const Game& game) override;

    Result<void, ProgramFault> chooseGame(const Game& game);
    void sendOptions();
    void sendMoves(const Game& game);
    void sendMove(const Game::Ply& ply, const Variant& variant);
    /// Each gives the time that the program may take then.
    Milliseconds sendLimits(const MoveLimits& limits);
    Milliseconds sendTime(Milliseconds time);
    Milliseconds sendClock(const ClockLimits& clock);
    /// Waits until it has done what it was told; fails when it does not answer or refuses something.
    Result<void, ProgramFault> waitUntilReady();

    std::optional<Answer> claim(const std::string& line, Side mover) const;
    [[nodiscard]] bool refusesLastMove(const std::string& line) const;
    Answer movePlayed(const std::string& text, const Game& game);

    Features m_features;
    std::optional<Position> m_start; ///< of the game that it was told
    std::vector<Move> m_told;        ///< moves that it was told or has made
    int m_pings = 0;
    bool m_isInterrupted = false; ///< it may still say what nobody waits for
    bool m_isLooking = false;     ///< it analyses
    bool m_thinksOnMoves = false; ///< it answers a move without being asked to
    bool m_knowsClock = false;
    std::string m_lastMove;
    std::string m_legs; ///< of a move that is not complete yet
};

} // namespace mujo
