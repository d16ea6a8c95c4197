#include <algorithm>
#include <array>
#include <cmath>

#include "core/match/tuning.h"

namespace mujo {

namespace {

double expected(double scale, double score) {
    return 1 / (1 + std::exp(-scale * score));
}

class Fitter {
public:
    Fitter(const std::vector<TuneSample>& samples, std::vector<double> worth, const PieceKinds& fixed)
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
        const Guess start{bestScale(), m_start};
        fit.scale = start.scale;
        fit.lossBefore = fit.lossAfter = loss(m_test, start);
        // The weaker the pull back to where a value was, the more the samples decide.
        constexpr std::array<double, 6> kPulls = {3, 1, 0.3, 0.1, 0.03, 0.01};
        for (const double pull : kPulls) {
            const Guess guess = descend(start, pull);
            if (const double after = loss(m_test, guess); after < fit.lossAfter) {
                fit.scale = guess.scale;
                fit.lossAfter = after;
                fit.worth = guess.worth;
            }
        }
        return fit;
    }

private:
    using Samples = std::vector<const TuneSample*>;

    struct Guess {
        double scale;
        std::vector<double> worth;
    };
    /// One number on its way down; the steps are Adam's.
    struct Descent {
        double change = 0;
        double mean = 0;
        double square = 0;

        void step(double slope, int number) {
            constexpr double kRate = 0.01;
            constexpr double kFirst = 0.9;
            constexpr double kSecond = 0.999;
            constexpr double kTiny = 1e-9;
            mean = kFirst * mean + (1 - kFirst) * slope;
            square = kSecond * square + (1 - kSecond) * slope * slope;
            const double m = mean / (1 - std::pow(kFirst, number));
            const double v = square / (1 - std::pow(kSecond, number));
            change -= kRate * m / (std::sqrt(v) + kTiny);
        }
    };

    [[nodiscard]] double judged(const TuneSample& sample, const std::vector<double>& worth) const {
        double score = sample.judged;
        for (const TuneSample::Count& count : sample.counts) {
            score += static_cast<double>(count.pieces) * (worth[count.type] - m_start[count.type]);
        }
        return score;
    }

    /// Mean square error against the results.
    [[nodiscard]] double loss(const Samples& samples, const Guess& guess) const {
        double sum = 0;
        for (const TuneSample* sample : samples) {
            const double error =
                expected(guess.scale, judged(*sample, guess.worth)) - static_cast<double>(sample->result);
            sum += error * error;
        }
        return sum / static_cast<double>(samples.size());
    }

    /// The one that makes the best of the values as they were.
    [[nodiscard]] double bestScale() const {
        double best = 0;
        double least = 0;
        for (double scale = 0.0005; scale < 0.02; scale *= 1.05) {
            const double error = loss(m_train, {scale, m_start});
            if (best == 0 || error < least) {
                best = scale;
                least = error;
            }
        }
        return best;
    }

    /// Steps are parts of a kind's own worth, so that small values move little. The scale moves along: what
    /// else the evaluation counts, and the kinds that are fixed, say how large a hundredth of a pawn is.
    [[nodiscard]] Guess descend(const Guess& start, double pull) const {
        constexpr int kSteps = 300;
        constexpr double kPullUnit = 0.01;
        std::vector<Descent> kinds(m_start.size());
        Descent scale;
        Guess guess = start;
        for (int step = 1; step <= kSteps; ++step) {
            const Guess slope = slopes(guess);
            for (std::size_t i = 0; i < kinds.size(); ++i) {
                if (m_fixed.contains(PieceTypeId(i))) {
                    continue;
                }
                Descent& kind = kinds[i];
                kind.step(slope.worth[i] * unit(i) + pull * kPullUnit * kind.change, step);
                kind.change = std::clamp(kind.change, -0.7, 1.5);
                guess.worth[i] = m_start[i] + kind.change * unit(i);
            }
            scale.step(slope.scale * guess.scale, step);
            guess.scale = start.scale * std::exp(scale.change);
        }
        return guess;
    }

    [[nodiscard]] double unit(std::size_t i) const { return std::max(50.0, m_start[i]); }

    /// How the mean square error grows with the scale and with each value.
    [[nodiscard]] Guess slopes(const Guess& guess) const {
        Guess slope{0, std::vector<double>(guess.worth.size())};
        for (const TuneSample* sample : m_train) {
            const double score = judged(*sample, guess.worth);
            const double p = expected(guess.scale, score);
            const double outer = 2 * (p - static_cast<double>(sample->result)) * p * (1 - p) /
                                 static_cast<double>(m_train.size());
            slope.scale += outer * score;
            for (const TuneSample::Count& count : sample->counts) {
                slope.worth[count.type] += outer * guess.scale * static_cast<double>(count.pieces);
            }
        }
        return slope;
    }

    std::vector<double> m_start;
    const PieceKinds& m_fixed;
    Samples m_train;
    Samples m_test;
};

} // namespace

Fit fitWorth(const std::vector<TuneSample>& samples, std::vector<double> worth, const PieceKinds& fixed) {
    return Fitter(samples, std::move(worth), fixed).run();
}

} // namespace mujo
