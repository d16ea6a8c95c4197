#pragma once

#include <atomic>

#include "core/engine/engine.h"
#include "core/match/spec.h"

namespace mujo {

/// A level of our own engine, in this process.
class LevelPlayer : public Player {
public:
    /// `judgedBy` is the game with the values that the player goes by; null for the game's own.
    LevelPlayer(PlayerSpec spec, PlayerSettings settings, std::shared_ptr<const Variant> judgedBy = nullptr);

    [[nodiscard]] std::string name() const override { return m_spec.text; }
    std::optional<std::string> begin(const Game& game) override;
    Answer think(const Game& game) override;
    void end() override;

private:
    /// The position in the game as this player sees it.
    [[nodiscard]] Position seen(const Position& position) const;

    /// Stops the search when this process has used so many seconds of its processor.
    void stopAfter(double cpuSeconds, const std::atomic<bool>& done);

    PlayerSpec m_spec;
    PlayerSettings m_settings;
    std::shared_ptr<const Variant> m_judgedBy;
    std::unique_ptr<Engine> m_engine;
    std::uint64_t m_games = 0;
};

} // namespace mujo
