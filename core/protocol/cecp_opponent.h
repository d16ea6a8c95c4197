#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "core/opponent/opponent.h"
#include "core/protocol/cecp_program.h"

namespace mujo {

class CecpConversation;
class Question;

/// A program that speaks the chess engine communication protocol. A thread of its own talks with it, so that
/// nobody waits for what the program does or fails to do.
class CecpOpponent : public Opponent {
public:
    explicit CecpOpponent(CecpProgram program);
    ~CecpOpponent() override;

    [[nodiscard]] std::string name() const override;
    /// The program is started anew.
    void begin(const Game& game) override;
    void ask(const Game& game, const MoveLimits& limits, Callbacks callbacks) override;
    void moveNow() override;
    void cancel() override;
    void end() override;

private:
    /// What is to be talked about next.
    struct Job {
        enum class Kind { Begin, Ask, End };

        Kind kind;
        std::shared_ptr<CecpConversation> with;
        std::optional<Game> game;
        MoveLimits limits;
        std::shared_ptr<Question> question;
    };

    void add(Job job);
    /// The thread that talks: does one job after the other until it is stopped and none is left.
    void work(const std::stop_token& stop);

    CecpProgram m_program;
    std::shared_ptr<CecpConversation> m_conversation; ///< of the game, or of the last one
    std::shared_ptr<Question> m_question;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Job> m_jobs; ///< guarded by the mutex
    bool m_isBusy = false;  ///< with a job; guarded by the mutex
    std::jthread m_thread;  ///< last, so that it ends first
};

} // namespace mujo
