#pragma once

#include <optional>
#include <string>

#include "core/protocol/program_conversation.h"
#include "core/protocol/usi_thinking.h"

namespace mujo {

/// The user interface's end of the Universal Shogi Interface, and of the chess one, which is the same
/// conversation in other words. Each order tells the whole game. The other end of USI: `usi_engine.h`.
class UsiConversation : public ProgramConversation {
public:
    explicit UsiConversation(EngineProgram program) : ProgramConversation(std::move(program)) {}
    ~UsiConversation() override { end(); }
    UsiConversation(const UsiConversation&) = delete;
    UsiConversation& operator=(const UsiConversation&) = delete;

private:
    [[nodiscard]] bool isUsi() const { return program().protocol == EngineProtocol::Usi; }

    [[nodiscard]] std::initializer_list<const char*> greeting() const override;
    [[nodiscard]] std::initializer_list<const char*> farewell() const override;
    Announcement stranger() override;
    bool introduces(const std::string& line, Announcement& announcement) override;
    Result<void, ProgramFault> setUp(const Game& game) override;
    Result<void, ProgramFault> follow(const Game& game) override;
    Milliseconds order(const Game& game, const MoveLimits& limits) override;
    void orderLook(const Game& game, int lines) override;
    void hurry() override { say("stop"); }
    void interrupt() override;
    std::optional<Answer> understood(const std::string& line, const Game& game) override;

    /// The start of a game as `position` takes it; fails where the protocol has no text for it.
    Result<std::string, ProgramFault> startOf(const Game& game) const;
    void sendOptions();
    /// Where the program has announced such an option with room for the value.
    bool setOption(const std::string& name, const std::string& value);
    void setLines(int lines);
    void sendPosition(const Game& game);
    /// Gives the time that the program may take then.
    Milliseconds sendLimits(const MoveLimits& limits);
    Result<void, ProgramFault> waitUntilReady();
    [[nodiscard]] Answer bestMove(const std::string& words, const Game& game) const;
    void note(const UsiThinking& thinking);

    std::optional<Position> m_start; ///< of the game that it was told
    std::string m_startText;
    std::optional<Game> m_told; ///< as far as its moves stand in the next text
    std::string m_moves;        ///< of it, as `position` takes them
    bool m_isAsked = false;     ///< it owes a `bestmove`
    int m_lines = 0;            ///< that it was told to look for; 0 before it was told
    SearchInfo m_thinking;      ///< what it has found for the order under way
};

} // namespace mujo
