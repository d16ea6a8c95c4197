#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <thread>

#include "core/opponent/opponent.h"

namespace mujo {

class Question;

/// Who sits there when our own engine plays.
struct EnginePlayer {
    std::string name;
    int level = kStrongestLevel;
    std::shared_ptr<const TunedEvaluation> tuned{};     ///< what it goes by; null for what moves alone tell
    std::shared_ptr<const SearchConstants> constants{}; ///< null for the shipped ones
    /// Of the first game; each later one counts on. Absent: another one each time it is asked, by chance.
    std::optional<std::uint64_t> seed;
    int threads = 1;
    std::optional<std::uint64_t> nodes; ///< for a move, in place of all time
    /// Of the processor for a move, in place of all time: other programs do not shorten it. A level uses its
    /// share. Counts all that this process does.
    std::optional<std::chrono::milliseconds> cpuTime;
};

/// What a finished search answers: its move and score, or that it has none.
[[nodiscard]] Answer answerOf(const SearchInfo& info);

/// A level of our own engine, in this process. Where no time is given it takes that of its level; with a
/// clock as well, the lesser of what both allow.
class EngineOpponent : public Opponent {
public:
    /// What searches in place of `Engine::start`; for tests. Its callbacks may come on any thread.
    using Starter = std::function<void(SearchRequest, Engine::Callbacks)>;

    explicit EngineOpponent(EnginePlayer player, Starter starter = {});
    ~EngineOpponent() override;

    [[nodiscard]] std::string name() const override { return m_player.name; }
    void begin(const Game& game) override;
    void ask(const Game& game, const MoveLimits& limits, Callbacks callbacks) override;
    void moveNow() override;
    void cancel() override;
    void end() override;

private:
    [[nodiscard]] SearchRequest requestFor(const Game& game, const MoveLimits& limits) const;

    EnginePlayer m_player;
    Starter m_starter;
    std::uint64_t m_games = 0;
    std::shared_ptr<Question> m_question;
    std::unique_ptr<Engine> m_engine;
    std::jthread m_watch; ///< stops the search when its time of the processor is used up; goes first
};

} // namespace mujo
