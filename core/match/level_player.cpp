#include "core/match/level_player.h"

#include <thread>

#include "core/engine/level.h"
#include "core/protocol/child_process.h"

namespace mujo {

LevelPlayer::LevelPlayer(PlayerSpec spec, PlayerSettings settings)
    : m_spec(std::move(spec)), m_settings(std::move(settings)) {}

std::optional<std::string> LevelPlayer::begin(const Game& /*game*/) {
    m_engine = std::make_unique<Engine>();
    ++m_games;
    return std::nullopt;
}

void LevelPlayer::stopAfter(double cpuSeconds, const std::atomic<bool>& done) {
    constexpr std::chrono::milliseconds kPause{1};
    while (!done && ownCpuSeconds() < cpuSeconds) {
        std::this_thread::sleep_for(kPause);
    }
    m_engine->stop();
}

Answer LevelPlayer::think(const Game& game) {
    using Clock = std::chrono::steady_clock;
    SearchRequest request{game.position(), game.history(), {}, m_spec.level, m_settings.seed + m_games};
    if (!m_spec.untuned) {
        request.tuned = m_settings.notes.tuned;
    }
    if (m_spec.nodes) {
        request.limits.nodes = m_spec.nodes;
    } else if (m_spec.cpuTime) {
        constexpr int kSlowest = 100; // a machine so busy that the clock decides after all
        request.limits.time = *m_spec.cpuTime * kSlowest;
    } else {
        request.limits.time = m_spec.moveTime.value_or(m_settings.moveTime);
    }
    SearchInfo found;
    const double cpu = ownCpuSeconds();
    const auto began = Clock::now();
    std::atomic<bool> done{false};
    m_engine->start(std::move(request), {{}, [&](const SearchInfo& info) {
                                             found = info;
                                             done = true;
                                         }});
    if (m_spec.cpuTime) {
        // As on the clock, a level uses its share.
        const auto most = std::chrono::duration<double>(*m_spec.cpuTime) * traitsOf(m_spec.level).share / 100;
        stopAfter(cpu + most.count(), done);
    }
    m_engine->wait();
    Answer answer;
    answer.wallSeconds = std::chrono::duration<double>(Clock::now() - began).count();
    answer.cpuSeconds = ownCpuSeconds() - cpu;
    answer.score = found.score;
    answer.kind = found.line.empty() ? Answer::Kind::Died : Answer::Kind::Move;
    if (!found.line.empty()) {
        answer.move = found.line.front();
    }
    return answer;
}

void LevelPlayer::end() {
    m_engine.reset();
}

} // namespace mujo
