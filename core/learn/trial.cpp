#include "core/learn/trial.h"

#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "core/match/openings.h"
#include "core/match/referee.h"
#include "core/opponent/engine_opponent.h"

namespace mujo {

namespace {

EnginePlayer playerBy(const Trial& trial, const EngineKnowledge& knowledge) {
    EnginePlayer player;
    player.nodes = trial.nodes;
    player.seed = trial.seed;
    player.tuned = knowledge.tuned;
    player.constants = knowledge.constants;
    return player;
}

Game openingOf(const Trial& trial, int number) {
    OpeningSettings opening;
    opening.margin = 300;
    opening.nodes = trial.nodes;
    opening.seed = trial.seed;
    opening.tuned = trial.b.tuned;
    return balancedGame(opening, number, [&](const Random&) { return Position::start(trial.variant); });
}

} // namespace

Score playTrialPair(const Trial& trial, int number) {
    // Half the lead that decides a game in which only one side judges: here both must see it.
    const Adjudication adjudication{decidingLead({trial.variant, trial.b.tuned}) / 2, 8};
    const Game start = openingOf(trial, number);
    EngineOpponent a(playerBy(trial, trial.a));
    EngineOpponent b(playerBy(trial, trial.b));
    Score score;
    for (const Side side : {Side::Sente, Side::Gote}) {
        PerSide<MatchPlayer> players{MatchPlayer{&a, {}}, MatchPlayer{&b, {}}};
        if (side == Side::Gote) {
            std::swap(players[Side::Sente], players[Side::Gote]);
        }
        const auto winner = playMatchGame(start, players, trial.mostPlies, adjudication)->outcome.winner();
        ++(!winner ? score.draws : *winner == side ? score.wins : score.losses);
    }
    return score;
}

Score playTrial(const Trial& trial, int threads, const std::function<void(const Score&)>& onPair,
                const std::atomic<bool>& stop) {
    std::atomic<int> next{0};
    std::mutex mutex; // guards the sum
    Score sum;
    const auto work = [&] {
        for (int number = next++; number < trial.games / 2 && !stop; number = next++) {
            const Score pair = playTrialPair(trial, number);
            const std::lock_guard lock(mutex);
            sum.wins += pair.wins;
            sum.draws += pair.draws;
            sum.losses += pair.losses;
            onPair(sum);
        }
    };
    {
        std::vector<std::jthread> workers;
        for (int i = 1; i < threads; ++i) {
            workers.emplace_back(work);
        }
        work();
    }
    return sum;
}

} // namespace mujo
