#include <algorithm>
#include <array>
#include <cmath>

#include "core/match/tuning.h"

namespace mujo {

namespace {

/// How much of the aim is the result of the game; the rest is what the search said, which is less noisy.
constexpr double kResultPart = 0.3;

double expected(double scale, double score) {
    return 1 / (1 + std::exp(-scale * score));
}

class Fitter {
public:
    Fitter(const std::vector<TuneSample>& samples, std::vector<double> worth, const std::vector<bool>& fixed)
        : m_start(std::move(worth)), m_fixed(fixed) {
        constexpr int kHeldOut = 5; // every fifth game
        for (const TuneSample& sample : samples) {
            (sample.game % kHeldOut == kHeldOut - 1 ? m_test : m_train).push_back(&sample);
        }
        if (m_test.empty()) {
            m_test = m_train;
        }
    }

    Fit run() {
        Fit fit;
        fit.worth = m_start;
        if (m_train.empty()) {
            return fit;
        }
        m_scale = bestScale();
        fit.scale = m_scale;
        fit.lossBefore = fit.lossAfter = loss(m_test, m_start);
        // The weaker the pull back to where a value was, the more the samples decide.
        constexpr std::array<double, 8> kPulls = {10, 3, 1, 0.3, 0.1, 0.03, 0.01, 0.003};
        for (const double pull : kPulls) {
            const std::vector<double> worth = descend(pull);
            if (const double after = loss(m_test, worth); after < fit.lossAfter) {
                fit.lossAfter = after;
                fit.worth = worth;
            }
        }
        return fit;
    }

private:
    using Samples = std::vector<const TuneSample*>;

    [[nodiscard]] double judged(const TuneSample& sample, const std::vector<double>& worth) const {
        double score = sample.judged;
        for (const TuneSample::Count& count : sample.counts) {
            score += static_cast<double>(count.pieces) * (worth[count.type] - m_start[count.type]);
        }
        return score;
    }

    [[nodiscard]] double aim(const TuneSample& sample) const {
        return kResultPart * static_cast<double>(sample.result) +
               (1 - kResultPart) * expected(m_scale, static_cast<double>(sample.sought));
    }

    /// Mean square error against the aims.
    [[nodiscard]] double loss(const Samples& samples, const std::vector<double>& worth) const {
        double sum = 0;
        for (const TuneSample* sample : samples) {
            const double error = expected(m_scale, judged(*sample, worth)) - aim(*sample);
            sum += error * error;
        }
        return sum / static_cast<double>(samples.size());
    }

    /// The one that makes the best of what the searches said.
    [[nodiscard]] double bestScale() const {
        double best = 0;
        double least = 0;
        for (double scale = 0.0005; scale < 0.02; scale *= 1.05) {
            double error = 0;
            for (const TuneSample* sample : m_train) {
                const double miss = expected(scale, static_cast<double>(sample->sought)) -
                                    static_cast<double>(sample->result);
                error += miss * miss;
            }
            if (best == 0 || error < least) {
                best = scale;
                least = error;
            }
        }
        return best;
    }

    /// Adam on all samples; steps are parts of a kind's own worth, so that small values move little.
    [[nodiscard]] std::vector<double> descend(double pull) const {
        constexpr int kSteps = 300;
        constexpr double kRate = 0.01;
        constexpr double kFirst = 0.9;
        constexpr double kSecond = 0.999;
        constexpr double kTiny = 1e-9;
        std::vector<double> change(m_start.size()); // as a part of the start value
        std::vector<double> mean(m_start.size());
        std::vector<double> square(m_start.size());
        std::vector<double> worth = m_start;
        for (int step = 1; step <= kSteps; ++step) {
            std::vector<double> slope = slopes(worth);
            for (std::size_t i = 0; i < change.size(); ++i) {
                if (m_fixed[i]) {
                    continue;
                }
                constexpr double kPullUnit = 0.01;
                const double g = slope[i] * unit(i) + pull * kPullUnit * change[i];
                mean[i] = kFirst * mean[i] + (1 - kFirst) * g;
                square[i] = kSecond * square[i] + (1 - kSecond) * g * g;
                const double m = mean[i] / (1 - std::pow(kFirst, step));
                const double v = square[i] / (1 - std::pow(kSecond, step));
                change[i] = std::clamp(change[i] - kRate * m / (std::sqrt(v) + kTiny), -0.7, 1.5);
                worth[i] = m_start[i] + change[i] * unit(i);
            }
        }
        return worth;
    }

    [[nodiscard]] double unit(std::size_t i) const { return std::max(50.0, m_start[i]); }

    /// How the mean square error from the aims grows with each value.
    [[nodiscard]] std::vector<double> slopes(const std::vector<double>& worth) const {
        std::vector<double> slope(worth.size());
        for (const TuneSample* sample : m_train) {
            const double p = expected(m_scale, judged(*sample, worth));
            const double outer =
                2 * (p - aim(*sample)) * p * (1 - p) * m_scale / static_cast<double>(m_train.size());
            for (const TuneSample::Count& count : sample->counts) {
                slope[count.type] += outer * static_cast<double>(count.pieces);
            }
        }
        return slope;
    }

    std::vector<double> m_start;
    const std::vector<bool>& m_fixed;
    Samples m_train;
    Samples m_test;
    double m_scale = 0;
};

} // namespace

Fit fitWorth(const std::vector<TuneSample>& samples, std::vector<double> worth,
             const std::vector<bool>& fixed) {
    return Fitter(samples, std::move(worth), fixed).run();
}

} // namespace mujo
