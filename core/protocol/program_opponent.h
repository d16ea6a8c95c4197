#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "core/opponent/opponent.h"
#include "core/protocol/engine_program.h"

namespace mujo {

class ProgramConversation;
class Question;

/// Another program, in whichever protocol. A thread of its own talks with it, so that nobody waits for what
/// the program does or fails to do.
class ProgramOpponent : public Opponent {
public:
    explicit ProgramOpponent(EngineProgram program);
    ~ProgramOpponent() override;

    [[nodiscard]] std::string name() const override;
    /// The program is started anew.
    void begin(const Game& game) override;
    void ask(const Game& game, const MoveLimits& limits, Callbacks callbacks) override;
    /// Reports what it finds in this position, the best `lines` moves where it can, until it is cancelled. An
    /// answer comes only when there is nothing more to be found, or when it cannot look.
    void look(const Game& game, int lines, Callbacks callbacks);
    void moveNow() override;
    void cancel() override;
    void end() override;

private:
    /// What is to be talked about next.
    struct Job {
        enum class Kind { Begin, Ask, Look, End };

        Kind kind;
        std::shared_ptr<ProgramConversation> with;
        std::optional<Game> game;
        MoveLimits limits;
        int lines = 1;
        std::shared_ptr<Question> question;
    };

    void add(Job job);
    void put(Job job, Callbacks callbacks);
    /// What a question comes to; none when it was closed meanwhile.
    static std::optional<Answer> answerTo(const Job& job);
    /// The thread that talks: does one job after the other until it is stopped and none is left.
    void work(const std::stop_token& stop);

    EngineProgram m_program;
    std::shared_ptr<ProgramConversation> m_conversation; ///< of the game, or of the last one
    std::shared_ptr<Question> m_question;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Job> m_jobs; ///< guarded by the mutex
    bool m_isBusy = false;  ///< with a job; guarded by the mutex
    std::jthread m_thread;  ///< last, so that it ends first
};

} // namespace mujo
