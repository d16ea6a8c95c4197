#pragma once

#include <cstdint>
#include <memory>

#include "core/base/random.h"
#include "core/engine/evaluation.h"
#include "core/opponent/opponent.h"

namespace mujo {

/// Somebody who has just learnt how the pieces move, to measure the lowest level by: ends the game where a
/// move does, else takes what costs nothing, the most there is, else moves anywhere. Answers at once, on the
/// thread that asks.
class Novice : public Opponent {
public:
    Novice(std::string name, std::uint64_t seed) : m_name(std::move(name)), m_random(seed) {}

    [[nodiscard]] std::string name() const override { return m_name; }
    void begin(const Game& game) override;
    void ask(const Game& game, const MoveLimits& limits, Callbacks callbacks) override;
    void moveNow() override {}
    void cancel() override {}
    void end() override {}

private:
    /// What a move wins in the worth of pieces, less that of the mover where it can be taken back.
    [[nodiscard]] int gain(const Game& game, const Move& move) const;

    std::string m_name;
    Random m_random;
    std::shared_ptr<const EvaluationTables> m_tables;
};

} // namespace mujo
