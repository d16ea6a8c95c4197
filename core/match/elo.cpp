#include "core/match/elo.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>

namespace mujo {

namespace {

constexpr double kEloUnit = 400;

std::string number(double value, int digits) {
    if (std::isinf(value)) {
        return value > 0 ? "+inf" : "-inf";
    }
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value + 0.0);
    return text.data();
}

} // namespace

Estimate shareEstimate(const Score& score) {
    const double share = score.share();
    if (score.games() == 0) {
        return {share, 0, 1};
    }
    const double n = score.games();
    // Draws tell more than their half point of chance: a game of them counts for more than one coin toss.
    const double coin = share * (1 - share);
    const double spread = coin - score.draws / n / 4;
    const double tosses = spread > 0 && coin > 0 ? n * coin / spread : n;
    const double z = kHalfInterval * kHalfInterval / tosses;
    const double middle = (share + z / 2) / (1 + z);
    const double half = kHalfInterval / (1 + z) * std::sqrt(coin / tosses + z / (4 * tosses));
    // At the ends the formula gives 0 and 1 themselves, but for rounding.
    return {share, share <= 0 ? 0 : std::max(middle - half, 0.0),
            share >= 1 ? 1 : std::min(middle + half, 1.0)};
}

double eloOfShare(double share) {
    if (share <= 0 || share >= 1) {
        const double infinity = std::numeric_limits<double>::infinity();
        return share <= 0 ? -infinity : infinity;
    }
    return -kEloUnit * std::log10(1 / share - 1);
}

Estimate eloEstimate(const Score& score) {
    const Estimate share = shareEstimate(score);
    return {eloOfShare(share.value), eloOfShare(share.low), eloOfShare(share.high)};
}

std::string pointsAlone(const Score& score) {
    const double points = score.points();
    return number(points, points == std::floor(points) ? 0 : 1);
}

std::string pointsText(const Score& score) {
    return score.games() == 0 ? "-" : pointsAlone(score) + '/' + std::to_string(score.games());
}

std::string scoreText(const Score& score) {
    constexpr double kPercent = 100;
    const Estimate share = shareEstimate(score);
    const Estimate elo = eloEstimate(score);
    return '+' + std::to_string(score.wins) + " =" + std::to_string(score.draws) + " -" +
           std::to_string(score.losses) + "  " + number(kPercent * share.value, 1) + " % [" +
           number(kPercent * share.low, 1) + ", " + number(kPercent * share.high, 1) + "]  Elo " +
           number(elo.value, 0) + " [" + number(elo.low, 0) + ", " + number(elo.high, 0) + ']';
}

} // namespace mujo
