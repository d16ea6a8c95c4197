#include "core/protocol/program_conversation.h"

#include <algorithm>
#include <utility>

#include "core/opponent/question.h"
#include "core/protocol/cecp_conversation.h"
#include "core/protocol/conversation_log.h"
#include "core/protocol/usi_conversation.h"

namespace mujo {

namespace {

using Clock = std::chrono::steady_clock;

/// A program may say thousands of lines of thinking a second; nobody reads so many.
constexpr std::chrono::milliseconds kReportEvery{20};

constexpr std::chrono::hours kAlways{100'000};

std::string trimmed(std::string text) {
    const std::size_t end = text.find_last_not_of(" \t\r");
    text.erase(end == std::string::npos ? 0 : end + 1);
    text.erase(0, text.find_first_not_of(" \t"));
    return text;
}

Answer cannotPlay(const ProgramFault& fault) {
    Answer answer;
    answer.kind = Answer::Kind::CannotPlay;
    answer.why = fault.text;
    return answer;
}

/// What the shell says by its own exit codes, of the command that it was to run.
Sentence whyEnded(std::optional<int> exitCode, const std::string& command) {
    constexpr int kNotRunnable = 126;
    constexpr int kNotFound = 127;
    if (exitCode == kNotFound) {
        return sentence("EngineFaults", "\"%1\" is not there, or something that it needs is not")
            .with(command);
    }
    if (exitCode == kNotRunnable) {
        return sentence("EngineFaults", "\"%1\" is no program that may be run").with(command);
    }
    return sentence("EngineFaults", "\"%1\" ended before it said what it can do").with(command);
}

} // namespace

std::unique_ptr<ProgramConversation> ProgramConversation::with(EngineProgram program) {
    if (program.protocol == EngineProtocol::Cecp) {
        return std::make_unique<CecpConversation>(std::move(program));
    }
    return std::make_unique<UsiConversation>(std::move(program));
}

ProgramConversation::ProgramConversation(EngineProgram program) : m_program(std::move(program)) {}

ProgramConversation::~ProgramConversation() = default;

std::string ProgramConversation::name() const {
    const std::lock_guard lock(m_mutex);
    return m_name.empty() ? program().name : m_name;
}

void ProgramConversation::wake() {
    const std::lock_guard lock(m_mutex);
    if (m_process) {
        m_process->wake();
    }
}

void ProgramConversation::abandon() {
    const std::lock_guard lock(m_mutex);
    m_isAbandoned = true;
    if (m_process) {
        m_process->abandon();
    }
}

void ProgramConversation::say(const std::string& line) {
    if (program().log) {
        program().log->add(ConversationLog::Speaker::We, line);
    }
    m_process->write(line);
}

ChildProcess::Read ProgramConversation::hear(std::string& line, TimePoint until) {
    const auto read = m_process->read(line, until);
    if (read == ChildProcess::Read::Line) {
        if (program().log) {
            program().log->add(ConversationLog::Speaker::Program, line);
        }
        line = trimmed(std::move(line));
    }
    return read;
}

void ProgramConversation::passOver() {
    std::string line;
    const auto until = Clock::now() + kReportEvery; // one that never stops is heard again later
    auto read = ChildProcess::Read::Line;
    while (Clock::now() < until && (read == ChildProcess::Read::Line || read == ChildProcess::Read::Woken)) {
        read = hear(line, Clock::now());
    }
}

void ProgramConversation::end() {
    std::unique_ptr<ChildProcess> process;
    {
        const std::lock_guard lock(m_mutex);
        process = std::move(m_process);
    }
    m_isReady = false;
    if (process) {
        for (const char* line : farewell()) {
            if (program().log) {
                program().log->add(ConversationLog::Speaker::We, line);
            }
            process->write(line);
        }
    }
}

Result<void, ProgramFault> ProgramConversation::greet() {
    end();
    auto process = std::make_unique<ChildProcess>(program().command, program().folder, program().cpu);
    {
        const std::lock_guard lock(m_mutex);
        m_process = std::move(process);
        if (m_isAbandoned) {
            m_process->abandon();
        }
    }
    for (const char* line : greeting()) {
        say(line);
    }
    return introduction();
}

Result<void, ProgramFault> ProgramConversation::introduction() {
    m_announcement = stranger();
    m_announcement.protocol = program().protocol;
    const auto until = Clock::now() + program().patience;
    std::string line;
    for (;;) {
        const auto read = hear(line, until);
        if (read == ChildProcess::Read::Woken) {
            continue;
        }
        if (read == ChildProcess::Read::Ended) {
            return Failure{ProgramFault{whyEnded(m_process->exitCode(), program().command), true}};
        }
        if (read == ChildProcess::Read::TimedOut || Clock::now() > until) {
            return Failure{
                ProgramFault{sentence("EngineFaults", "\"%1\" does not answer \"%2\"",
                                      "the command of an engine; a word of its protocol")
                                 .with(program().command, std::string_view(*(greeting().end() - 1)))}};
        }
        if (introduces(line, m_announcement)) {
            break;
        }
    }
    m_habits = habitsOf(program().notes.engines, m_announcement.name);
    const std::lock_guard lock(m_mutex);
    m_name = m_announcement.name;
    return {};
}

Result<void, ProgramFault> ProgramConversation::begin(const Game& game) {
    auto done = greet();
    if (done) {
        done = setUp(game);
    }
    m_isReady = done.hasValue();
    return done;
}

Result<void, ProgramFault> ProgramConversation::beginOrFollow(const Game& game) {
    if (m_isReady && follow(game)) {
        return {};
    }
    return begin(game);
}

std::optional<Answer> ProgramConversation::think(const Game& game, const MoveLimits& limits,
                                                 Question& question) {
    if (const auto followed = beginOrFollow(game); !followed) {
        return cannotPlay(followed.error());
    }
    const auto began = Clock::now();
    const auto cpu = m_process->cpuSeconds();
    m_score.reset();
    m_found.reset();
    const Milliseconds allowed = order(game, limits);
    auto answer = await(game, began + allowed + program().patience, question);
    if (!answer || answer->kind != Answer::Kind::Move) {
        interrupt(); // it may have moved on its own board
    }
    if (answer) {
        answer->wallSeconds = std::chrono::duration<double>(Clock::now() - began).count();
        if (const auto after = m_process->cpuSeconds(); after && cpu) {
            answer->cpuSeconds = *after - *cpu;
        }
        answer->score = m_score;
        m_isReady = answer->kind != Answer::Kind::Died && answer->kind != Answer::Kind::HangsUp;
    }
    return answer;
}

std::optional<Answer> ProgramConversation::look(const Game& game, int lines, Question& question) {
    if (const auto followed = beginOrFollow(game); !followed) {
        return cannotPlay(followed.error());
    }
    if (!m_announcement.analyses) {
        return cannotPlay({sentence("EngineFaults", "%1 does not analyse").with(name())});
    }
    m_found.reset();
    orderLook(game, lines);
    auto answer = await(game, Clock::now() + kAlways, question);
    interrupt();
    if (answer) {
        m_isReady = answer->kind != Answer::Kind::Died;
    }
    return answer;
}

std::optional<Answer> ProgramConversation::await(const Game& game, TimePoint until, Question& question) {
    std::string line;
    for (;;) {
        if (!question.isOpen()) {
            return std::nullopt;
        }
        if (question.takeHurry()) {
            hurry();
        }
        const auto read = hear(line, m_found ? std::min(until, m_reported + kReportEvery) : until);
        if (read == ChildProcess::Read::Woken) {
            continue;
        }
        if (read == ChildProcess::Read::Ended) {
            report(question, true);
            return Answer{};
        }
        if (Clock::now() >= until) {
            Answer answer;
            answer.kind = Answer::Kind::HangsUp;
            return answer;
        }
        auto answer = read == ChildProcess::Read::Line ? understood(line, game) : std::nullopt;
        report(question, answer.has_value());
        if (answer) {
            return answer;
        }
    }
}

void ProgramConversation::report(Question& question, bool isLast) {
    if (!m_found) {
        return;
    }
    m_score = m_found->score;
    if (isLast || Clock::now() >= m_reported + kReportEvery) {
        m_reported = Clock::now();
        question.report(*std::exchange(m_found, std::nullopt));
    }
}

} // namespace mujo
