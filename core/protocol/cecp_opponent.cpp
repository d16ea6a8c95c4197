#include "core/protocol/cecp_opponent.h"

#include <utility>

#include "core/opponent/question.h"
#include "core/protocol/cecp_conversation.h"

namespace mujo {

CecpOpponent::CecpOpponent(CecpProgram program)
    : m_program(std::move(program)), m_thread([this](const std::stop_token& stop) { work(stop); }) {}

CecpOpponent::~CecpOpponent() {
    end();
}

std::string CecpOpponent::name() const {
    return m_conversation ? m_conversation->name() : m_program.name;
}

void CecpOpponent::add(Job job) {
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    m_wake.notify_all();
}

void CecpOpponent::begin(const Game& game) {
    end();
    m_conversation = std::make_shared<CecpConversation>(m_program);
    add({Job::Kind::Begin, m_conversation, game, {}, nullptr});
}

void CecpOpponent::ask(const Game& game, const MoveLimits& limits, Callbacks callbacks) {
    cancel();
    m_question = std::make_shared<Question>(std::move(callbacks));
    add({Job::Kind::Ask, m_conversation, game, limits, m_question});
}

void CecpOpponent::moveNow() {
    if (m_question) {
        m_question->hurry();
        m_conversation->wake();
    }
}

void CecpOpponent::cancel() {
    if (m_question) {
        std::exchange(m_question, nullptr)->close();
        m_conversation->wake();
    }
}

void CecpOpponent::end() {
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
    add({Job::Kind::End, m_conversation, std::nullopt, {}, nullptr});
}

void CecpOpponent::work(const std::stop_token& stop) {
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
            if (!begun) {
                Answer answer;
                answer.kind = Answer::Kind::CannotPlay;
                answer.text = std::exchange(begun, {}).error().text;
                job->question->answer(answer);
            } else if (job->question->isOpen()) {
                if (const auto answer = job->with->think(*job->game, job->limits, *job->question)) {
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
