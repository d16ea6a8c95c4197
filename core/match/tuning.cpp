#include "core/match/tuning.h"

#include <array>
#include <cmath>
#include <cstdio>

#include "core/engine/engine.h"
#include "core/engine/evaluation.h"
#include "core/engine/search_board.h"
#include "core/game/game.h"
#include "core/match/openings.h"
#include "core/match/today.h"

namespace mujo {

namespace {

/// Nothing is about to be taken or promoted, and nobody is in check: what stands on the board is what counts.
bool isQuiet(const Game& game, const Move& best) {
    const bool captures = best.path.size() > 1 || !game.position().at(best.to()).isEmpty();
    return !game.inCheck() && !captures && !best.promotes();
}

float senteView(int score, Side turn) {
    return static_cast<float>(turn == Side::Sente ? score : -score);
}

TuneSample sampleOf(const Game& game, int number, const std::shared_ptr<const TunedEvaluation>& tuned) {
    constexpr float kInHand = 1.1F; // as `EvaluationTables::handWorth` has it
    const Position& position = game.position();
    SearchBoard board(position, game.history(), tuned);
    board.refresh();
    TuneSample sample;
    sample.game = number;
    sample.judged = senteView(board.evaluate(), position.turn());
    PerType<float> counts(position.variant().types().size());
    for (const Side side : {Side::Sente, Side::Gote}) {
        const float sign = side == Side::Sente ? 1.0F : -1.0F;
        for (const Square square : position.pieces(side)) {
            counts[position.at(square).type()] += sign;
        }
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const auto type = PieceTypeId(i);
            counts[type] += sign * kInHand * static_cast<float>(position.inHand(side, type));
        }
    }
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (const auto type = PieceTypeId(i); counts[type] != 0) {
            sample.counts.push_back({static_cast<std::uint16_t>(i), counts[type]});
        }
    }
    return sample;
}

std::string rounded(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.5f", value);
    return text.data();
}

/// Takes up to so many of a hundred pieces, but no royal, from both sides alike.
void thin(Setup& setup, const Variant& variant, int mostOfHundred, Random& random) {
    constexpr std::uint64_t kHundred = 100;
    const auto part = random.below(static_cast<std::uint64_t>(mostOfHundred) + 1);
    for (int i = 0; i < variant.shape().squareCount(); ++i) {
        Cell& cell = setup.cells[Square(i)];
        Cell& opposite = setup.cells[variant.shape().turned(Square(i))];
        if (!cell.holds(Side::Sente) || opposite != Cell(Piece{cell.type(), Side::Gote}) ||
            variant.type(cell.type()).royal) {
            continue;
        }
        if (random.below(kHundred) < part) {
            cell = opposite = Cell();
        }
    }
}

/// The start position where pieces of each side, but no royal, are missing or have promoted.
Position unevenStart(const TuneSettings& settings, Random& random) {
    const auto& variant = settings.variant;
    const Position start = Position::start(variant);
    Setup setup = Setup::start(*variant);
    thin(setup, *variant, settings.thin, random);
    for (const Side side : {Side::Sente, Side::Gote}) {
        const auto pieces = start.pieces(side);
        for (auto left = random.below(static_cast<std::uint64_t>(settings.uneven) + 1); left > 0; --left) {
            Cell& cell = setup.cells[pieces[random.below(pieces.size())]];
            if (cell.isEmpty() || variant->type(cell.type()).royal) {
                continue;
            }
            const auto form = variant->type(cell.type()).promotesTo;
            const bool promotes = form && random.below(2) == 0;
            cell = promotes ? Cell(Piece{*form, side}) : Cell();
        }
    }
    if (auto position = Position::create(variant, setup)) {
        return std::move(*position);
    }
    return Position::start(variant);
}

} // namespace

int decidingLead(const SelfPlay& settings) {
    constexpr int kLeast = 1500;
    const auto tables = EvaluationTables::of(settings.variant, settings.tuned);
    int army = 0;
    for (const Placement& placement : settings.variant->data().setup) {
        army += placement.owner == Side::Sente ? tables->worth(placement.type) : 0;
    }
    return std::max(kLeast, army / 6);
}

std::vector<TuneSample> tuneGame(const TuneSettings& settings, int number) {
    constexpr int kResignsAfter = 6;
    OpeningSettings opening;
    opening.plies = settings.openingPlies;
    opening.margin = 600;
    opening.nodes = settings.nodes;
    opening.seed = settings.seed;
    opening.tuned = settings.tuned;
    const int decidedAt = decidingLead(settings);
    Game game = balancedGame(opening, number, [&](Random& random) { return unevenStart(settings, random); });
    std::vector<TuneSample> samples;
    int decided = 0; // plies in a row in which one side was far ahead
    int score = 0;
    while (!game.isOver() && static_cast<int>(game.plies().size()) < settings.mostPlies &&
           decided < kResignsAfter) {
        SearchRequest request{game.position(),
                              game.history(),
                              {},
                              kStrongestLevel,
                              settings.seed + static_cast<std::uint64_t>(number)};
        request.limits.nodes = settings.nodes;
        request.tuned = settings.tuned;
        const SearchInfo info = Engine::search(request);
        const Move& best = info.line.front();
        const bool far = std::abs(info.score) > decidedAt;
        if (!far && isQuiet(game, best)) {
            samples.push_back(sampleOf(game, number, settings.tuned));
        }
        score = static_cast<int>(senteView(info.score, game.position().turn()));
        decided = far ? decided + 1 : 0;
        game.play(best);
    }
    float result = 0.5F;
    if (const auto winner = game.outcome().winner()) {
        result = *winner == Side::Sente ? 1.0F : 0.0F;
    } else if (!game.isOver() && decided >= kResignsAfter) {
        result = score > 0 ? 1.0F : 0.0F;
    }
    for (TuneSample& sample : samples) {
        sample.result = result;
    }
    return samples;
}

Tuned tune(const TuneSettings& settings, const std::function<void(int)>& onGame) {
    std::vector<TuneSample> samples;
    for (int number = 0; number < settings.games; ++number) {
        std::vector<TuneSample> more = tuneGame(settings, number);
        samples.insert(samples.end(), std::make_move_iterator(more.begin()),
                       std::make_move_iterator(more.end()));
        onGame(number + 1);
    }
    const auto tables = EvaluationTables::of(settings.variant, settings.tuned);
    const auto& types = settings.variant->types();
    std::vector<double> worth(types.size());
    PieceKinds fixed;
    for (std::size_t i = 0; i < types.size(); ++i) {
        worth[i] = tables->worth(PieceTypeId(i));
        if (types[i].royal || types[i].formOnly) {
            fixed.insert(PieceTypeId(i));
        }
    }
    Tuned tuned;
    tuned.positions = samples.size();
    tuned.fit = fitWorth(samples, worth, fixed);
    for (std::size_t i = 0; i < types.size(); ++i) {
        if (!fixed.contains(PieceTypeId(i))) {
            tuned.evaluation.worth[types[i].id] = static_cast<int>(std::lround(tuned.fit.worth[i]));
        }
    }
    tuned.evaluation.provenance =
        "mujo-cli tune, " + std::to_string(settings.games) + " games at " + std::to_string(settings.nodes) +
        " nodes a move, seed " + std::to_string(settings.seed) + ", " + std::to_string(samples.size()) +
        " quiet positions; mean square error on held-out games " + rounded(tuned.fit.lossBefore) +
        " before, " + rounded(tuned.fit.lossAfter) + " after; " + today();
    return tuned;
}

} // namespace mujo
