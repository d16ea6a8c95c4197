#include "core/match/weighing.h"

#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "core/match/openings.h"
#include "core/match/referee.h"
#include "core/match/today.h"
#include "core/opponent/engine_opponent.h"

namespace mujo {

namespace {

/// What the weights are tried from.
TunedEvaluation startOf(const SelfPlay& settings) {
    return settings.tuned ? *settings.tuned : TunedEvaluation{};
}

/// The best level, which goes by these weights.
EnginePlayer playerBy(const SelfPlay& settings, const EvaluationWeights& weights) {
    EnginePlayer player;
    player.nodes = settings.nodes;
    player.seed = settings.seed;
    TunedEvaluation tuned = startOf(settings);
    tuned.weights = weights;
    player.tuned = std::make_shared<const TunedEvaluation>(std::move(tuned));
    return player;
}

/// Whether so many points are more than even players mostly make by chance in so many decided games.
bool isGain(const Score& score) {
    return score.wins - score.losses > std::sqrt(score.wins + score.losses);
}

} // namespace

Score duel(const SelfPlay& settings, const EvaluationWeights& ours, const EvaluationWeights& theirs) {
    // Half the lead that decides a game in which only one side judges: here both must see it.
    const Adjudication adjudication{decidingLead(settings) / 2, 8};
    EngineOpponent us(playerBy(settings, ours));
    EngineOpponent them(playerBy(settings, theirs));
    OpeningSettings opening;
    opening.plies = settings.openingPlies;
    opening.margin = 300;
    opening.nodes = settings.nodes;
    opening.seed = settings.seed;
    opening.tuned = settings.tuned;
    Score score;
    for (int number = 0; number < settings.games / 2; ++number) {
        const Game start =
            balancedGame(opening, number, [&](const Random&) { return Position::start(settings.variant); });
        for (const Side side : {Side::Sente, Side::Gote}) {
            PerSide<MatchPlayer> players{MatchPlayer{&us, {}}, MatchPlayer{&them, {}}};
            if (side == Side::Gote) {
                std::swap(players[Side::Sente], players[Side::Gote]);
            }
            const auto winner =
                playMatchGame(start, players, settings.mostPlies, adjudication).outcome.winner();
            ++(!winner ? score.draws : *winner == side ? score.wins : score.losses);
        }
    }
    return score;
}

TunedEvaluation weigh(const SelfPlay& settings, const std::function<void(const WeightTrial&)>& onTrial) {
    constexpr int kLeast = 10;
    constexpr int kMost = 1000;
    TunedEvaluation tuned = startOf(settings);
    std::string gains;
    for (const NamedWeight& each : kEvaluationWeights) {
        int& weight = tuned.weights.*each.weight;
        const auto tryTo = [&](int changed) {
            if (changed < kLeast || changed > kMost) {
                return false;
            }
            EvaluationWeights weights = tuned.weights;
            weights.*each.weight = changed;
            WeightTrial trial{each.name, weight, changed, duel(settings, weights, tuned.weights)};
            trial.kept = isGain(trial.score);
            onTrial(trial);
            if (trial.kept) {
                gains += std::string(gains.empty() ? ": " : ", ") + each.name + ' ' + std::to_string(weight) +
                         " to " + std::to_string(changed) + " (" + scoreText(trial.score) + ')';
                weight = changed;
            }
            return trial.kept;
        };
        const int before = weight;
        while (tryTo(weight * 2)) {
        }
        while (weight <= before && tryTo(weight / 2)) {
        }
    }
    tuned.provenance += (tuned.provenance.empty() ? "" : "; ") + std::string("mujo-cli tune --weights, ") +
                        std::to_string(settings.games) + " games a trial at " +
                        std::to_string(settings.nodes) + " nodes a move, seed " +
                        std::to_string(settings.seed) + gains + "; " + today();
    return tuned;
}

} // namespace mujo
