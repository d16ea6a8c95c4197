#pragma once

#include <atomic>

#include "core/engine/engine.h"
#include "core/match/spec.h"

namespace mujo {

/// A level of our own engine, in this process.
class LevelPlayer : public Player {
public:
    LevelPlayer(PlayerSpec spec, PlayerSettings settings);

    [[nodiscard]] std::string name() const override { return m_spec.text; }
    std::optional<std::string> begin(const Game& game) override;
    Answer think(const Game& game) override;
    void end() override;

private:
    /// Stops the search when this process has used so many seconds of its processor.
    void stopAfter(double cpuSeconds, const std::atomic<bool>& done);

    PlayerSpec m_spec;
    PlayerSettings m_settings;
    std::unique_ptr<Engine> m_engine;
    std::uint64_t m_games = 0;
};

} // namespace mujo
