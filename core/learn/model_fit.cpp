#include "core/learn/model_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/base/random.h"
#include "core/engine/evaluation.h"
#include "core/engine/placement.h"
#include "core/geometry/board_shape.h"

namespace mujo {

namespace {

constexpr float kPawn = 100;

double expected(double scale, double score) {
    return 1 / (1 + std::exp(-scale * score));
}

double crossEntropy(double predicted, double target) {
    constexpr double kTiny = 1e-9;
    return -target * std::log(predicted + kTiny) - (1 - target) * std::log(1 - predicted + kTiny);
}

/// A weight for the middle game and one for the end, in pawns.
struct Phased {
    float middle = 0;
    float end = 0;
};

/// Where the weights of a kind stand among those of the model; each part holds a `Phased` an entry.
class Layout {
public:
    Layout(const BoardShape& shape, std::size_t kinds, std::size_t mostSquares)
        : squares(LearnedPlaces::squaresOn(shape)), files(LearnedPlaces::filesOn(shape)),
          ranks(static_cast<std::size_t>(shape.ranks())), ownSquares(squares <= mostSquares ? squares : 0),
          toRanks(ownSquares), toFiles(toRanks + ranks), toEnemy(toFiles + files),
          toOwn(toEnemy + LearnedPlaces::kDistances), ofKind(toOwn + LearnedPlaces::kDistances),
          all(ofKind * kinds) {}

    std::size_t squares;
    std::size_t files;
    std::size_t ranks;
    std::size_t ownSquares; ///< `squares`, or none where they are too many
    std::size_t toRanks;
    std::size_t toFiles;
    std::size_t toEnemy;
    std::size_t toOwn;
    std::size_t ofKind;
    std::size_t all;
};

/// All weights, as changes of what was there before.
struct Model {
    std::vector<Phased> places;   ///< by `Layout`
    std::vector<float> worth;     ///< by kind, in pawns
    std::vector<float> inHand;    ///< the same of pieces that are held
    std::array<float, 4> parts{}; ///< mobility, attack, shelter, threats: relative changes
};

/// Adam: steps of a size that follows from how steady the slope is.
class Descent {
public:
    explicit Descent(std::size_t count) : m_mean(count), m_square(count) {}

    void step(std::size_t i, float& weight, float slope, float rate) {
        constexpr float kFirst = 0.9F;
        constexpr float kSecond = 0.999F;
        constexpr float kTiny = 1e-8F;
        m_mean[i] = kFirst * m_mean[i] + (1 - kFirst) * slope;
        m_square[i] = kSecond * m_square[i] + (1 - kSecond) * slope * slope;
        weight -= rate * (m_mean[i] / m_firstBias) / (std::sqrt(m_square[i] / m_secondBias) + kTiny);
    }
    void next() {
        ++m_steps;
        m_firstBias = 1 - std::pow(0.9F, static_cast<float>(m_steps));
        m_secondBias = 1 - std::pow(0.999F, static_cast<float>(m_steps));
    }

private:
    std::vector<float> m_mean;
    std::vector<float> m_square;
    float m_firstBias = 1;
    float m_secondBias = 1;
    int m_steps = 0;
};

class Fitter {
public:
    Fitter(const LessonPlan& plan, const Examples& examples, const FitSettings& settings)
        : m_plan(plan), m_examples(examples), m_settings(settings),
          m_layout(plan.variant->shape(), plan.variant->types().size(), settings.mostSquares),
          m_tables(EvaluationTables::of(plan.variant, plan.tuned)) {
        constexpr int kHeldOut = 10; // every tenth game
        for (std::size_t i = 0; i < examples.positions.size(); ++i) {
            (examples.positions[i].game % kHeldOut == kHeldOut - 1 ? m_test : m_train).push_back(i);
        }
        if (m_test.empty()) {
            m_test = m_train;
        }
        const std::size_t kinds = plan.variant->types().size();
        m_model = {
            std::vector<Phased>(m_layout.all), std::vector<float>(kinds), std::vector<float>(kinds), {}};
        m_combined.resize(kinds * m_layout.squares);
    }

    ModelFit run(const std::function<void(int, double)>& onEpoch, const std::atomic<bool>& stop) {
        constexpr int kPatience = 4; // epochs without a gain
        ModelFit fit;
        fit.evaluation = m_plan.tuned ? *m_plan.tuned : TunedEvaluation{};
        if (m_train.empty()) {
            return fit;
        }
        fit.scale = m_scale = bestScale();
        combine();
        fit.lossBefore = fit.lossAfter = loss();
        Model best = m_model;
        Random random(m_plan.seed);
        Descent descent(2 * m_layout.all + 2 * m_model.worth.size() + m_model.parts.size());
        for (int epoch = 1; epoch <= m_settings.epochs && !stop; ++epoch) {
            shuffle(random);
            pass(descent, epoch, stop);
            combine();
            const double now = loss();
            onEpoch(epoch, now);
            if (now < fit.lossAfter) {
                fit.lossAfter = now;
                fit.epochs = epoch;
                best = m_model;
            } else if (epoch >= fit.epochs + kPatience) {
                break;
            }
        }
        m_model = std::move(best);
        write(fit.evaluation);
        return fit;
    }

private:
    [[nodiscard]] const ExamplePiece* piecesOf(const Example& example) const {
        return m_examples.pieces.data() + example.first;
    }
    [[nodiscard]] const ExampleHand* handsOf(const Example& example) const {
        return m_examples.hands.data() + example.firstHand;
    }
    [[nodiscard]] double targetOf(const Example& example) const {
        const double share = m_settings.scoreShare;
        return share * expected(m_scale, example.lookedAt) + (1 - share) * example.result;
    }

    /// The one by which the scores of the searches predict the results best.
    [[nodiscard]] double bestScale() const {
        double best = 0;
        double least = 0;
        for (double scale = 0.0003; scale < 0.03; scale *= 1.05) {
            double sum = 0;
            for (const std::size_t i : m_train) {
                const Example& example = m_examples.positions[i];
                sum += crossEntropy(expected(scale, example.lookedAt), example.result);
            }
            if (best == 0 || sum < least) {
                best = scale;
                least = sum;
            }
        }
        return best;
    }

    /// Adds up what depends on kind and square alone.
    void combine() {
        const std::size_t kinds = m_model.worth.size();
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            const Phased* places = m_model.places.data() + kind * m_layout.ofKind;
            Phased* combined = m_combined.data() + kind * m_layout.squares;
            const float worth = m_model.worth[kind];
            for (std::size_t square = 0; square < m_layout.squares; ++square) {
                const Phased& rank = places[m_layout.toRanks + square / m_layout.files];
                const Phased& file = places[m_layout.toFiles + square % m_layout.files];
                const Phased own = m_layout.ownSquares > 0 ? places[square] : Phased{};
                combined[square] = {worth + rank.middle + file.middle + own.middle,
                                    worth + rank.end + file.end + own.end};
            }
        }
    }

    /// What the model adds to the evaluation of the position, in pawns.
    [[nodiscard]] float addition(const Example& example) const {
        float middle = 0;
        float end = 0;
        const ExamplePiece* piece = piecesOf(example);
        for (std::uint32_t i = 0; i < example.pieces; ++i, ++piece) {
            const Phased* places = m_model.places.data() + piece->type * m_layout.ofKind;
            const Phased& square = m_combined[piece->type * m_layout.squares + piece->square];
            const Phased& enemy = places[m_layout.toEnemy + piece->toEnemyRoyal];
            const Phased& own = places[m_layout.toOwn + piece->toOwnRoyal];
            const auto sign = static_cast<float>(piece->sign);
            middle += sign * (square.middle + enemy.middle + own.middle);
            end += sign * (square.end + enemy.end + own.end);
        }
        float pieces = middle * example.phase + end * (1 - example.phase);
        const ExampleHand* held = handsOf(example);
        for (std::uint32_t i = 0; i < example.hands; ++i, ++held) {
            pieces += static_cast<float>(held->more) * m_model.inHand[held->type];
        }
        const std::array<float, 4> parts = partsOf(example);
        float more = parts[3] * m_model.parts[3];
        for (std::size_t i = 0; i < 3; ++i) {
            more += parts[i] * m_model.parts[i];
        }
        return example.growth * pieces + more;
    }

    /// What the parts come to by the weights as they were, in pawns.
    [[nodiscard]] std::array<float, 4> partsOf(const Example& example) const {
        const EvaluationWeights& weights = m_tables->weights();
        constexpr float kUnit = 100 * kPawn;
        const float grown = example.growth / kUnit;
        return {example.mobility * static_cast<float>(weights.mobility) * grown,
                example.attack * static_cast<float>(weights.attack) * grown,
                example.shelter * static_cast<float>(weights.shelter) * grown,
                example.threats * static_cast<float>(weights.threats) / kUnit};
    }

    [[nodiscard]] double predicted(const Example& example) const {
        return expected(m_scale, static_cast<double>(example.judged) + kPawn * addition(example));
    }

    [[nodiscard]] double loss() const {
        double sum = 0;
        for (const std::size_t i : m_test) {
            const Example& example = m_examples.positions[i];
            sum += crossEntropy(predicted(example), targetOf(example));
        }
        return sum / static_cast<double>(m_test.size());
    }

    void shuffle(Random& random) {
        for (std::size_t i = m_train.size() - 1; i > 0; --i) {
            std::swap(m_train[i], m_train[random.below(i + 1)]);
        }
    }

    void pass(Descent& descent, int epoch, const std::atomic<bool>& stop) {
        constexpr std::size_t kSteps = 200; // of a pass, at least
        const std::size_t batch = std::clamp<std::size_t>(m_train.size() / kSteps, 64, 2048);
        constexpr float kRate = 0.003F; // pawns
        const float progress = static_cast<float>(epoch - 1) / static_cast<float>(m_settings.epochs);
        const float rate = kRate * (1 - progress) * (1 - progress);
        for (std::size_t from = 0; from < m_train.size() && !stop; from += batch) {
            const std::size_t to = std::min(m_train.size(), from + batch);
            combine();
            gatherSlopes(from, to);
            take(descent, rate);
        }
    }

    void gatherSlopes(std::size_t from, std::size_t to) {
        m_squareSlopes.assign(m_combined.size(), {});
        m_slopes.places.assign(m_layout.all, {});
        m_slopes.inHand.assign(m_model.inHand.size(), 0);
        m_slopes.parts = {};
        const auto unit = static_cast<float>(m_scale * kPawn / static_cast<double>(to - from));
        for (std::size_t n = from; n < to; ++n) {
            const Example& example = m_examples.positions[m_train[n]];
            const float slope = static_cast<float>(predicted(example) - targetOf(example)) * unit;
            const std::array<float, 4> parts = partsOf(example);
            for (std::size_t i = 0; i < parts.size(); ++i) {
                m_slopes.parts[i] += slope * parts[i];
            }
            const float middle = slope * example.growth * example.phase;
            const float end = slope * example.growth * (1 - example.phase);
            const ExamplePiece* piece = piecesOf(example);
            for (std::uint32_t i = 0; i < example.pieces; ++i, ++piece) {
                const auto sign = static_cast<float>(piece->sign);
                const auto add = [&](Phased& sum) {
                    sum.middle += sign * middle;
                    sum.end += sign * end;
                };
                Phased* places = m_slopes.places.data() + piece->type * m_layout.ofKind;
                add(m_squareSlopes[piece->type * m_layout.squares + piece->square]);
                add(places[m_layout.toEnemy + piece->toEnemyRoyal]);
                add(places[m_layout.toOwn + piece->toOwnRoyal]);
            }
            const ExampleHand* held = handsOf(example);
            for (std::uint32_t i = 0; i < example.hands; ++i, ++held) {
                m_slopes.inHand[held->type] += slope * example.growth * static_cast<float>(held->more);
            }
        }
        shareSquareSlopes();
    }

    /// The slope of a square goes to all that is added up for it.
    void shareSquareSlopes() {
        m_slopes.worth.assign(m_model.worth.size(), 0);
        for (std::size_t kind = 0; kind < m_model.worth.size(); ++kind) {
            Phased* places = m_slopes.places.data() + kind * m_layout.ofKind;
            for (std::size_t square = 0; square < m_layout.squares; ++square) {
                const Phased& slope = m_squareSlopes[kind * m_layout.squares + square];
                const auto add = [&](Phased& sum) {
                    sum.middle += slope.middle;
                    sum.end += slope.end;
                };
                add(places[m_layout.toRanks + square / m_layout.files]);
                add(places[m_layout.toFiles + square % m_layout.files]);
                if (m_layout.ownSquares > 0) {
                    add(places[square]);
                }
                m_slopes.worth[kind] += slope.middle + slope.end;
            }
        }
    }

    void take(Descent& descent, float rate) {
        const float pull = m_settings.pull / static_cast<float>(m_train.size());
        descent.next();
        std::size_t number = 0;
        const auto step = [&](float& weight, float slope) {
            descent.step(number, weight, slope + pull * weight, rate);
            ++number;
        };
        for (std::size_t i = 0; i < m_layout.all; ++i) {
            step(m_model.places[i].middle, m_slopes.places[i].middle);
            step(m_model.places[i].end, m_slopes.places[i].end);
        }
        const auto& types = m_plan.variant->types();
        for (std::size_t i = 0; i < m_model.worth.size(); ++i) {
            step(m_model.worth[i], types[i].royal || types[i].formOnly ? 0 : m_slopes.worth[i]);
        }
        for (std::size_t i = 0; i < m_model.inHand.size(); ++i) {
            step(m_model.inHand[i], m_slopes.inHand[i]);
        }
        for (std::size_t i = 0; i < m_model.parts.size(); ++i) {
            step(m_model.parts[i], m_slopes.parts[i]);
        }
    }

    /// Takes what a part says of a kind as a whole out of it, so that the worth of the kind says that.
    float centred(std::vector<Phased>& part, const std::vector<float>& seen) const {
        double sum = 0;
        double count = 0;
        for (std::size_t i = 0; i < part.size(); ++i) {
            sum += static_cast<double>(seen[i]) * (part[i].middle + part[i].end) / 2;
            count += seen[i];
        }
        const auto mean = static_cast<float>(count > 0 ? sum / count : 0);
        for (Phased& each : part) {
            each.middle -= mean;
            each.end -= mean;
        }
        return mean;
    }

    void write(TunedEvaluation& evaluation) {
        const auto& types = m_plan.variant->types();
        const Seen seen = countSeen();
        for (std::size_t kind = 0; kind < types.size(); ++kind) {
            if (types[kind].formOnly) {
                continue;
            }
            const auto part = [&](std::size_t offset, std::size_t count) {
                const auto first =
                    m_model.places.begin() + static_cast<std::ptrdiff_t>(kind * m_layout.ofKind + offset);
                return std::vector<Phased>(first, first + static_cast<std::ptrdiff_t>(count));
            };
            float worth = m_model.worth[kind];
            const auto written = [&](std::size_t offset, std::size_t count) {
                std::vector<Phased> values = part(offset, count);
                const auto first =
                    seen.begin() + static_cast<std::ptrdiff_t>(kind * m_layout.ofKind + offset);
                if (!types[kind].royal) {
                    worth += centred(values, {first, first + static_cast<std::ptrdiff_t>(count)});
                }
                return values;
            };
            const auto squares = written(0, m_layout.ownSquares);
            const auto ranks = written(m_layout.toRanks, m_layout.ranks);
            const auto files = written(m_layout.toFiles, m_layout.files);
            const auto toEnemy = written(m_layout.toEnemy, LearnedPlaces::kDistances);
            const auto toOwn = written(m_layout.toOwn, LearnedPlaces::kDistances);
            const LearnedPlaces* before = m_tables->places(PieceTypeId(kind));
            LearnedPlaces places = before != nullptr ? *before : LearnedPlaces{};
            addTo(places.squares, squares);
            addTo(places.ranks, ranks);
            addTo(places.files, files);
            addTo(places.toEnemyRoyal, toEnemy);
            addTo(places.toOwnRoyal, toOwn);
            evaluation.places[types[kind].id] = std::move(places);
            static constexpr int kMostWorth = 20000;
            const auto moved = [](int was, float by) {
                return std::clamp(was + static_cast<int>(std::lround(by * kPawn)), 0, kMostWorth);
            };
            evaluation.worth[types[kind].id] = moved(m_tables->worth(PieceTypeId(kind)), worth);
            if (m_model.inHand[kind] != 0) { // where it was ever held
                evaluation.inHand[types[kind].id] =
                    moved(m_tables->handWorth(PieceTypeId(kind)), m_model.inHand[kind]);
            }
        }
        constexpr std::array kParts{&EvaluationWeights::mobility, &EvaluationWeights::attack,
                                    &EvaluationWeights::shelter, &EvaluationWeights::threats};
        constexpr int kMostWeight = 2000;
        for (std::size_t i = 0; i < kParts.size(); ++i) {
            int& weight = evaluation.weights.*kParts[i];
            const auto changed = static_cast<float>(weight) * (1 + m_model.parts[i]);
            weight = std::clamp(static_cast<int>(std::lround(changed)), 0, kMostWeight);
        }
    }

    static void addTo(std::vector<TaperedWorth>& worths, const std::vector<Phased>& changes) {
        const auto sum = [](std::int16_t before, float change) {
            constexpr float kMost = 20000;
            return static_cast<std::int16_t>(
                std::lround(std::clamp(static_cast<float>(before) + change * kPawn, -kMost, kMost)));
        };
        worths.resize(changes.size());
        for (std::size_t i = 0; i < changes.size(); ++i) {
            worths[i] = {sum(worths[i].middle, changes[i].middle), sum(worths[i].end, changes[i].end)};
        }
    }

    using Seen = std::vector<float>;

    /// How often each weight has counted.
    [[nodiscard]] Seen countSeen() const {
        Seen seen(m_layout.all);
        for (const ExamplePiece& piece : m_examples.pieces) {
            float* places = seen.data() + piece.type * m_layout.ofKind;
            if (m_layout.ownSquares > 0) {
                ++places[piece.square];
            }
            ++places[m_layout.toRanks + piece.square / m_layout.files];
            ++places[m_layout.toFiles + piece.square % m_layout.files];
            ++places[m_layout.toEnemy + piece.toEnemyRoyal];
            ++places[m_layout.toOwn + piece.toOwnRoyal];
        }
        return seen;
    }

    const LessonPlan& m_plan;
    const Examples& m_examples;
    const FitSettings& m_settings;
    Layout m_layout;
    std::shared_ptr<const EvaluationTables> m_tables; ///< by which the examples were judged
    std::vector<std::size_t> m_train;
    std::vector<std::size_t> m_test;
    double m_scale = 0;
    Model m_model;
    Model m_slopes;
    std::vector<Phased> m_combined; ///< by kind and square
    std::vector<Phased> m_squareSlopes;
};

} // namespace

ModelFit fitModel(const LessonPlan& plan, const Examples& examples, const FitSettings& settings,
                  const std::function<void(int, double)>& onEpoch, const std::atomic<bool>& stop) {
    return Fitter(plan, examples, settings).run(onEpoch, stop);
}

} // namespace mujo
