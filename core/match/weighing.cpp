#include "core/match/weighing.h"

#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "core/match/level_player.h"
#include "core/match/openings.h"
#include "core/match/referee.h"
#include "core/match/today.h"

namespace mujo {

namespace {

/// The best level, which goes by these weights.
LevelPlayer playerBy(const SelfPlay& settings, const EvaluationWeights& weights) {
    PlayerSpec spec;
    spec.level = kStrongestLevel;
    spec.nodes = settings.nodes;
    PlayerSettings rest;
    rest.seed = settings.seed;
    TunedEvaluation evaluation = settings.variant->data().evaluation.value_or(TunedEvaluation{});
    evaluation.weights = weights;
    return {std::move(spec), std::move(rest), withEvaluation(*settings.variant, std::move(evaluation))};
}

/// Whether so many points are more than even players mostly make by chance in so many decided games.
bool isGain(const Score& score) {
    return score.wins - score.losses > std::sqrt(score.wins + score.losses);
}

} // namespace

Score duel(const SelfPlay& settings, const EvaluationWeights& ours, const EvaluationWeights& theirs) {
    // Half the lead that decides a game in which only one side judges: here both must see it.
    const Adjudication adjudication{decidingLead(settings.variant) / 2, 8};
    LevelPlayer us = playerBy(settings, ours);
    LevelPlayer them = playerBy(settings, theirs);
    OpeningSettings opening;
    opening.plies = settings.openingPlies;
    opening.margin = 300;
    opening.nodes = settings.nodes;
    opening.seed = settings.seed;
    Score score;
    for (int number = 0; number < settings.games / 2; ++number) {
        const Game start =
            balancedGame(opening, number, [&](const Random&) { return Position::start(settings.variant); });
        for (const Side side : {Side::Sente, Side::Gote}) {
            PerSide<Player*> players{&us, &them};
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
    TunedEvaluation tuned = settings.variant->data().evaluation.value_or(TunedEvaluation{});
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
