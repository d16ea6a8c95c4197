#include "core/protocol/program_opponent.h"

#include <utility>

#include "core/opponent/question.h"
#include "core/protocol/program_conversation.h"

namespace mujo {

ProgramOpponent::ProgramOpponent(EngineProgram program)
    : m_program(std::move(program)), m_thread([this](const std::stop_token& stop) { work(stop); }) {}

ProgramOpponent::~ProgramOpponent() {
    end();
}

std::string ProgramOpponent::name() const {
    return m_conversation ? m_conversation->name() : m_program.name;
}

void ProgramOpponent::add(Job job) {
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    m_wake.notify_all();
}

void ProgramOpponent::begin(const Game& game) {
    end();
    m_conversation = ProgramConversation::with(m_program);
    add({Job::Kind::Begin, m_conversation, game, {}, 1, nullptr});
}

void ProgramOpponent::put(Job job, Callbacks callbacks) {
    cancel();
    m_question = std::make_shared<Question>(std::move(callbacks));
    job.question = m_question;
    add(std::move(job));
}

void ProgramOpponent::ask(const Game& game, const MoveLimits& limits, Callbacks callbacks) {
    put({Job::Kind::Ask, m_conversation, game, limits, 1, nullptr}, std::move(callbacks));
}

void ProgramOpponent::look(const Game& game, int lines, Callbacks callbacks) {
    put({Job::Kind::Look, m_conversation, game, {}, lines, nullptr}, std::move(callbacks));
}

void ProgramOpponent::moveNow() {
    if (m_question) {
        m_question->hurry();
        m_conversation->wake();
    }
}

void ProgramOpponent::cancel() {
    if (m_question) {
        std::exchange(m_question, nullptr)->close();
        m_conversation->wake();
    }
}

void ProgramOpponent::end() {
    cancel();
    if (!m_conversation) {
        return;
    }
    {
        const std::lock_guard lock(m_mutex);
        if (m_isBusy || !m_jobs.empty()) {
            m_conversation->abandon();
        }
    }
    add({Job::Kind::End, m_conversation, std::nullopt, {}, 1, nullptr});
}

std::optional<Answer> ProgramOpponent::answerTo(const Job& job) {
    return job.kind == Job::Kind::Look ? job.with->look(*job.game, job.lines, *job.question)
                                       : job.with->think(*job.game, job.limits, *job.question);
}

void ProgramOpponent::work(const std::stop_token& stop) {
    Result<void, ProgramFault> begun; // what the latest `begin` has come to, until somebody asks
    for (;;) {
        std::optional<Job> job;
        {
            std::unique_lock lock(m_mutex);
            m_isBusy = false;
            m_wake.wait(lock, stop, [this] { return !m_jobs.empty(); });
            if (m_jobs.empty()) {
                return;
            }
            job = std::move(m_jobs.front());
            m_jobs.pop_front();
            m_isBusy = true;
        }
        switch (job->kind) {
        case Job::Kind::Begin:
            begun = job->with->begin(*job->game);
            break;
        case Job::Kind::Ask:
        case Job::Kind::Look:
            if (!begun) {
                Answer answer;
                answer.kind = Answer::Kind::CannotPlay;
                answer.why = std::exchange(begun, {}).error().text;
                job->question->answer(answer);
            } else if (job->question->isOpen()) {
                if (const auto answer = answerTo(*job)) {
                    job->question->answer(*answer);
                }
            }
            break;
        case Job::Kind::End:
            job->with->end();
            break;
        }
    }
}

} // namespace mujo
