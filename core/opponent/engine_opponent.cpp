#include "core/opponent/engine_opponent.h"

#include <algorithm>
#include <random>
#include <utility>

#include "core/engine/level.h"
#include "core/opponent/question.h"
#include "core/system/processor.h"

namespace mujo {

namespace {

using Clock = std::chrono::steady_clock;

std::uint64_t chance() {
    std::random_device device;
    constexpr unsigned kHalf = 32;
    return (static_cast<std::uint64_t>(device()) << kHalf) | device();
}

} // namespace

Answer answerOf(const SearchInfo& info) {
    Answer answer;
    answer.score = info.score;
    answer.kind = Answer::Kind::HasNoMove;
    if (!info.line.empty()) {
        answer.kind = Answer::Kind::Move;
        answer.move = info.line.front();
    }
    return answer;
}

EngineOpponent::EngineOpponent(EnginePlayer player, Starter starter)
    : m_player(std::move(player)), m_starter(std::move(starter)) {}

EngineOpponent::~EngineOpponent() {
    cancel();
}

void EngineOpponent::begin(const Game& /*game*/) {
    end();
    ++m_games;
}

SearchRequest EngineOpponent::requestFor(const Game& game, const MoveLimits& limits) const {
    SearchRequest request{game.position(), game.history(), {}, m_player.level};
    request.seed = m_player.seed ? *m_player.seed + m_games : chance();
    request.threads = m_player.threads;
    request.tuned = m_player.tuned;
    request.constants = m_player.constants;
    if (m_player.nodes) {
        request.limits.nodes = m_player.nodes;
    } else if (m_player.cpuTime) {
        constexpr int kSlowest = 100; // a machine so busy that the clock decides after all
        request.limits.time = *m_player.cpuTime * kSlowest;
    } else {
        request.limits.time = limits.time.value_or(timeForLevel(m_player.level));
        request.limits.clock = limits.clock;
    }
    return request;
}

void EngineOpponent::ask(const Game& game, const MoveLimits& limits, Callbacks callbacks) {
    cancel();
    m_question = std::make_shared<Question>(std::move(callbacks));
    const double cpu = ownCpuSeconds();
    Engine::Callbacks reports;
    reports.onInfo = [question = m_question](const SearchInfo& info) { question->report(info); };
    reports.onFinished = [question = m_question, cpu, began = Clock::now()](const SearchInfo& info) {
        Answer answer = answerOf(info);
        answer.cpuSeconds = ownCpuSeconds() - cpu;
        answer.wallSeconds = std::chrono::duration<double>(Clock::now() - began).count();
        if (info.depth > 0) {
            question->report(info);
        }
        question->answer(answer);
    };
    SearchRequest request = requestFor(game, limits);
    if (m_starter) {
        m_starter(std::move(request), std::move(reports));
        return;
    }
    if (!m_engine) {
        m_engine = std::make_unique<Engine>();
    }
    m_engine->start(std::move(request), std::move(reports));
    if (m_player.cpuTime) {
        const auto share = std::chrono::duration<double>(*m_player.cpuTime) * traitsOf(m_player.level).share;
        m_watch = std::jthread([this, until = cpu + share.count() / 100](const std::stop_token& stop) {
            constexpr std::chrono::milliseconds kPause{1};
            while (!stop.stop_requested() && m_question->isOpen() && ownCpuSeconds() < until) {
                std::this_thread::sleep_for(kPause);
            }
            m_engine->stop();
        });
    }
}

void EngineOpponent::moveNow() {
    if (m_engine) {
        m_engine->stop();
    }
}

void EngineOpponent::cancel() {
    m_watch = {};
    if (m_question) {
        m_question->close();
    }
    if (m_engine) {
        m_engine->stop();
    }
}

void EngineOpponent::end() {
    cancel();
    m_engine.reset();
}

} // namespace mujo
