#include "core/match/weighing.h"

#include <array>
#include <cmath>
#include <optional>
#include <string>

#include "core/engine/engine.h"
#include "core/game/game.h"
#include "core/match/openings.h"
#include "core/match/today.h"
#include "core/match/tuning.h"

namespace mujo {

namespace {

using Seen = std::array<std::shared_ptr<const Variant>, 2>; ///< the game as each side judges it

std::shared_ptr<const Variant> withWeights(const Variant& variant, const EvaluationWeights& weights) {
    VariantData data = variant.data();
    if (!data.evaluation) {
        data.evaluation.emplace();
    }
    data.evaluation->weights = weights;
    return std::make_shared<const Variant>(std::move(data));
}

/// Who wins a game between the two; none for a draw.
std::optional<Side> winnerOf(const WeighSettings& settings, Game game, const Seen& seen,
                             std::uint64_t number) {
    constexpr int kDecidedAfter = 8; // plies in a row in which both see the same side far ahead
    const int lead = decidingLead(settings.variant) / 2; // as both must see it
    int decided = 0;
    Side ahead = Side::Sente;
    while (!game.isOver() && static_cast<int>(game.plies().size()) < settings.mostPlies) {
        const Side turn = game.position().turn();
        auto position = Position::create(seen[index(turn)], game.position().setup());
        SearchRequest request{
            std::move(*position), game.history(), {}, kStrongestLevel, settings.seed + number};
        request.limits.nodes = settings.nodes;
        const SearchInfo info = Engine::search(request);
        const Side better = info.score > 0 ? turn : opponent(turn);
        decided = std::abs(info.score) <= lead ? 0 : better == ahead ? decided + 1 : 1;
        ahead = better;
        if (decided >= kDecidedAfter) {
            return ahead;
        }
        game.play(info.line.front());
    }
    return game.outcome().winner();
}

/// Whether so many points are more than even players mostly make by chance in so many decided games.
bool isGain(const Score& score) {
    return score.wins - score.losses > std::sqrt(score.wins + score.losses);
}

} // namespace

Score duel(const WeighSettings& settings, const EvaluationWeights& ours, const EvaluationWeights& theirs) {
    const auto us = withWeights(*settings.variant, ours);
    const auto them = withWeights(*settings.variant, theirs);
    OpeningSettings opening;
    opening.plies = settings.openingPlies;
    opening.margin = 300;
    opening.nodes = settings.nodes;
    opening.seed = settings.seed;
    Score score;
    for (int number = 0; number < settings.games; number += 2) {
        const Game start =
            balancedGame(opening, number, [&](const Random&) { return Position::start(settings.variant); });
        for (const Side side : {Side::Sente, Side::Gote}) {
            const auto winner =
                winnerOf(settings, start, side == Side::Sente ? Seen{us, them} : Seen{them, us},
                         static_cast<std::uint64_t>(number));
            ++(!winner ? score.draws : *winner == side ? score.wins : score.losses);
        }
    }
    return score;
}

TunedEvaluation weigh(const WeighSettings& settings, const std::function<void(const WeightTrial&)>& onTrial) {
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
