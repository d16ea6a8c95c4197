#include "core/match/ratings.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace mujo {

namespace {

using Matrix = std::vector<std::vector<double>>;

constexpr double kPriorGames = 1;
constexpr double kPriorPoints = 0.5;

double expected(double own, double other) {
    return own / (own + other);
}

/// The next approximation (Hunter 2004, "MM algorithms for generalized Bradley-Terry models"): it never makes
/// the results less likely. Returns the largest change of a strength, as a factor's logarithm.
double improve(std::vector<double>& strengths, const std::vector<double>& points, const Matrix& games) {
    double change = 0;
    for (std::size_t i = 0; i < strengths.size(); ++i) {
        double sum = kPriorGames / (strengths[i] + 1);
        for (std::size_t j = 0; j < strengths.size(); ++j) {
            sum += games[i][j] / (strengths[i] + strengths[j]);
        }
        const double better = points[i] / sum;
        change = std::max(change, std::abs(std::log(better / strengths[i])));
        strengths[i] = better;
    }
    return change;
}

} // namespace

std::vector<Estimate> ratings(const std::vector<std::vector<Score>>& results) {
    const std::size_t count = results.size();
    Matrix games(count, std::vector<double>(count, 0));
    std::vector<double> points(count, kPriorPoints);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j) {
            const Score& score = results[i][j];
            games[i][j] += score.games();
            games[j][i] += score.games();
            points[i] += score.points();
            points[j] += score.games() - score.points();
        }
    }
    std::vector<double> strengths(count, 1);
    constexpr int kMostSteps = 10000;
    constexpr double kExact = 1e-9;
    for (int step = 0; step < kMostSteps && improve(strengths, points, games) > kExact; ++step) {
    }
    // Of the logarithm of a strength; an Elo is a 400th of a power of ten.
    const double unit = 400 / std::log(10.0);
    double average = 0;
    for (const double strength : strengths) {
        average += unit * std::log(strength) / static_cast<double>(std::max<std::size_t>(count, 1));
    }
    std::vector<Estimate> found;
    for (std::size_t i = 0; i < count; ++i) {
        const double prior = expected(strengths[i], 1);
        double information = kPriorGames * prior * (1 - prior);
        for (std::size_t j = 0; j < count; ++j) {
            const double share = expected(strengths[i], strengths[j]);
            information += games[i][j] * share * (1 - share);
        }
        const double elo = unit * std::log(strengths[i]) - average;
        const double margin = kHalfInterval * unit / std::sqrt(information);
        found.push_back({elo, elo - margin, elo + margin});
    }
    return found;
}

} // namespace mujo
