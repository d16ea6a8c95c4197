#include "core/protocol/inquiry.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "core/protocol/conversation_log.h"
#include "core/protocol/program_conversation.h"

namespace mujo {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// One process, asked in one protocol.
struct Trial {
    std::unique_ptr<ProgramConversation> conversation;
    std::shared_ptr<ConversationLog> log;
    std::optional<Result<void, ProgramFault>> outcome; ///< guarded by the mutex of the inquiry
    milliseconds took{0};
    std::jthread thread;
};

EngineFacts factsOf(const Trial& trial) {
    return {trial.conversation->announcement(), trial.took};
}

} // namespace

Inquiry::Inquiry(EngineProgram program, std::optional<EngineProtocol> protocol, const Catalog& catalog,
                 Done done)
    : m_done(std::move(done)),
      m_thread([this, program = std::move(program), protocol, &catalog](const std::stop_token& stop) {
          run(program, protocol, catalog, stop);
      }) {}

Inquiry::~Inquiry() {
    cancel();
}

void Inquiry::cancel() {
    m_thread.request_stop();
    const std::lock_guard lock(m_mutex); // a call under way has returned
    m_done = nullptr;
}

void Inquiry::run(const EngineProgram& program, std::optional<EngineProtocol> protocol,
                  const Catalog& catalog, const std::stop_token& stop) {
    using enum EngineProtocol;
    const std::vector<EngineProtocol> protocols =
        protocol ? std::vector{*protocol} : std::vector{Usi, Uci, Cecp};
    const auto began = Clock::now();
    std::vector<Trial> trials(protocols.size());
    for (std::size_t i = 0; i < trials.size(); ++i) {
        EngineProgram asked = program;
        asked.protocol = protocols[i];
        asked.log = std::make_shared<ConversationLog>(); // three conversations at once tell a reader nothing
        trials[i].log = asked.log;
        trials[i].conversation = ProgramConversation::with(std::move(asked));
        trials[i].thread = std::jthread([this, &trial = trials[i], began] {
            auto outcome = trial.conversation->greet();
            const std::lock_guard lock(m_waiting);
            trial.took = std::chrono::duration_cast<milliseconds>(Clock::now() - began);
            trial.outcome = std::move(outcome);
            m_wake.notify_all();
        });
    }
    const auto isOver = [&trials] {
        return std::all_of(trials.begin(), trials.end(),
                           [](const Trial& each) { return each.outcome.has_value(); });
    };
    const auto isAnswered = [&trials] {
        return std::any_of(trials.begin(), trials.end(),
                           [](const Trial& each) { return each.outcome && *each.outcome; });
    };
    {
        std::unique_lock lock(m_waiting);
        m_wake.wait(lock, stop, [&] { return isOver() || isAnswered(); });
        constexpr milliseconds kGrace{1500}; // in which one who answered answers in another protocol, too
        m_wake.wait_for(lock, stop, kGrace, isOver);
    }
    for (Trial& trial : trials) {
        trial.conversation->abandon();
    }
    for (Trial& trial : trials) {
        trial.thread.join();
        // Each program is given a moment to end by itself: all of them the same one.
        trial.thread = std::jthread([&trial] { trial.conversation->end(); });
    }
    for (Trial& trial : trials) {
        trial.thread.join();
    }
    std::optional<Result<EngineFacts, ProgramFault>> result;
    std::size_t most = 0;
    std::shared_ptr<ConversationLog> said = trials.front().log; ///< with the one that is taken
    for (const Trial& trial : trials) {
        if (*trial.outcome) {
            const EngineFacts facts = factsOf(trial);
            const std::size_t games = gamesOf(facts.announcement, catalog).size();
            if (!result || !*result || games > most) {
                result = facts;
                most = games;
                said = trial.log;
            }
        } else if (!result) {
            result = Failure{
                protocol || trial.outcome->error().hasEnded
                    ? trial.outcome->error()
                    : ProgramFault{sentence("EngineFaults",
                                            "\"%1\" answers in none of the protocols USI, UCI and CECP")
                                       .with(program.command)}};
        }
    }
    if (program.log) {
        for (const ConversationLog::Line& line : said->lines()) {
            program.log->add(line.speaker, line.text);
        }
    }
    const std::lock_guard lock(m_mutex);
    if (m_done && !stop.stop_requested()) {
        std::exchange(m_done, nullptr)(*result);
    }
}

} // namespace mujo
