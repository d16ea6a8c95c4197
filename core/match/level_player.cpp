#include "core/match/level_player.h"

#include "core/match/child_process.h"

namespace mujo {

LevelPlayer::LevelPlayer(PlayerSpec spec, PlayerSettings settings)
    : m_spec(std::move(spec)), m_settings(std::move(settings)) {}

std::optional<std::string> LevelPlayer::begin(const Game& game) {
    m_engine = std::make_unique<Engine>();
    ++m_games;
    m_variant.reset();
    if (m_spec.untuned) {
        VariantData data = game.variant().data();
        data.evaluation.reset();
        m_variant = std::make_shared<const Variant>(std::move(data));
    }
    return std::nullopt;
}

Position LevelPlayer::seen(const Position& position) const {
    return m_variant ? *Position::create(m_variant, position.setup()) : position;
}

Answer LevelPlayer::think(const Game& game) {
    using Clock = std::chrono::steady_clock;
    SearchRequest request{seen(game.position()), game.history(), {}, m_spec.level, m_settings.seed + m_games};
    if (m_spec.nodes) {
        request.limits.nodes = m_spec.nodes;
    } else {
        request.limits.time = m_spec.moveTime.value_or(m_settings.moveTime);
    }
    SearchInfo found;
    const double cpu = ownCpuSeconds();
    const auto began = Clock::now();
    m_engine->start(std::move(request), {{}, [&found](const SearchInfo& info) { found = info; }});
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
