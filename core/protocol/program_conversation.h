#pragma once

#include <chrono>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/opponent/opponent.h"
#include "core/protocol/announcement.h"
#include "core/protocol/child_process.h"

namespace mujo {

class Question;

/// Our end of a protocol with one program, which is believed in nothing. It waits for what the program says,
/// so it belongs to a thread that may; `ProgramOpponent` has one. The protocols differ in their words, which
/// are the classes below this one.
class ProgramConversation {
public:
    /// In the protocol of the program.
    static std::unique_ptr<ProgramConversation> with(EngineProgram program);

    virtual ~ProgramConversation();
    ProgramConversation(const ProgramConversation&) = delete;
    ProgramConversation& operator=(const ProgramConversation&) = delete;

    /// From any thread.
    [[nodiscard]] std::string name() const;
    /// Starts the program anew and hears what it tells of itself.
    Result<void, ProgramFault> greet();
    [[nodiscard]] const Announcement& announcement() const { return m_announcement; }
    /// Greets the program and tells it of a game that stands like this, and what the variant file says of its
    /// family.
    Result<void, ProgramFault> begin(const Game& game);
    /// Its answer; none when the question was closed meanwhile. A game that is not a continuation of what it
    /// was told, or a program that has ended, is begun anew.
    std::optional<Answer> think(const Game& game, const MoveLimits& limits, Question& question);
    /// Reports what it finds until the question is closed; so many of the best moves where it can. It answers
    /// only when there is nothing more to be found, or when it cannot look.
    std::optional<Answer> look(const Game& game, int lines, Question& question);
    void end();

    /// Looks again at what has become of the question. From any thread.
    void wake();
    /// Nobody waits any more: what is under way returns at once, and all that follows. From any thread.
    void abandon();

protected:
    using Milliseconds = std::chrono::milliseconds;
    using TimePoint = std::chrono::steady_clock::time_point;

    explicit ProgramConversation(EngineProgram program);

    /// How the program is asked what it is, and what ends it.
    [[nodiscard]] virtual std::initializer_list<const char*> greeting() const = 0;
    [[nodiscard]] virtual std::initializer_list<const char*> farewell() const = 0;
    /// What is to be thought of a program that has not said anything yet; what was known of the one before it
    /// is forgotten.
    virtual Announcement stranger() = 0;
    /// Takes a line of the answer to the greeting; true for the last one.
    virtual bool introduces(const std::string& line, Announcement& announcement) = 0;
    /// Tells a program that has been greeted of a game.
    virtual Result<void, ProgramFault> setUp(const Game& game) = 0;
    /// Makes a program that was told of a game stand where this one stands, if it does not yet but for the
    /// moves since; the game has to be begun anew where this fails.
    virtual Result<void, ProgramFault> follow(const Game& game) = 0;
    /// Tells the moves since, and that it is to move; gives the time that it may take then.
    virtual Milliseconds order(const Game& game, const MoveLimits& limits) = 0;
    /// Tells the moves since, and that it is to look at the position.
    virtual void orderLook(const Game& game, int lines) = 0;
    /// It is to move at once.
    virtual void hurry() = 0;
    /// It is to stop; what it still says is stale.
    virtual void interrupt() = 0;
    /// What a line means for the game, if it means anything; thinking is noted by `found`.
    virtual std::optional<Answer> understood(const std::string& line, const Game& game) = 0;

    void say(const std::string& line);
    /// The next line, without blanks around it.
    ChildProcess::Read hear(std::string& line, TimePoint until);
    /// What has been said and not been heard is not heard any more.
    void passOver();
    /// Hears until a line is the one that `isIt` tells; fails where the program ends or is silent, or where
    /// `complains` says so of a line.
    template <class IsIt, class Complains>
    Result<void, ProgramFault> await(const IsIt& isIt, const Complains& complains);
    [[nodiscard]] const EngineProgram& program() const { return m_program; }
    /// The habits of the family of the program, or null.
    [[nodiscard]] const EngineHabits* habits() const { return m_habits; }
    void found(SearchInfo info) { m_found = std::move(info); }

private:
    Result<void, ProgramFault> introduction();
    Result<void, ProgramFault> beginOrFollow(const Game& game);
    std::optional<Answer> await(const Game& game, TimePoint until, Question& question);
    void report(Question& question, bool isLast);

    EngineProgram m_program;
    mutable std::mutex m_mutex; ///< for the name, and for changes of the process
    std::string m_name;
    std::unique_ptr<ChildProcess> m_process; ///< changed by the thread that waits alone
    bool m_isAbandoned = false;              ///< guarded by the mutex
    Announcement m_announcement;
    const EngineHabits* m_habits = nullptr; ///< among those of the program, or null
    bool m_isReady = false;                 ///< a process is there, and knows the game
    std::optional<SearchInfo> m_found;      ///< not reported yet
    std::optional<int> m_score;             ///< of what was found last
    TimePoint m_reported;
};

template <class IsIt, class Complains>
Result<void, ProgramFault> ProgramConversation::await(const IsIt& isIt, const Complains& complains) {
    const auto until = std::chrono::steady_clock::now() + program().patience;
    std::string line;
    for (;;) {
        const auto read = hear(line, until);
        if (read == ChildProcess::Read::Woken) {
            continue;
        }
        if (read != ChildProcess::Read::Line || std::chrono::steady_clock::now() > until) {
            m_isReady = false;
            if (read == ChildProcess::Read::Ended) {
                return Failure{ProgramFault{
                    sentence("EngineFaults", "%1 ended while the game was set up").with(name()), true}};
            }
            return Failure{ProgramFault{
                sentence("EngineFaults", "%1 stopped answering while the game was set up").with(name())}};
        }
        if (isIt(line)) {
            return {};
        }
        if (complains(line)) {
            return Failure{ProgramFault{
                sentence("EngineFaults", "%1 refused the start of the game: %2", "an engine, and its words")
                    .with(name(), line)}};
        }
    }
}

} // namespace mujo
