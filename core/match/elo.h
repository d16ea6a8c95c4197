#pragma once

#include <string>

namespace mujo {

/// Wins, draws and losses of one player.
struct Score {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    [[nodiscard]] int games() const { return wins + draws + losses; }
    [[nodiscard]] double points() const { return wins + draws / 2.0; }
    /// Points by games, 0 to 1; a half for no games.
    [[nodiscard]] double share() const { return games() == 0 ? 0.5 : points() / games(); }
};

/// Half of an interval that holds 95 % of a normal distribution, in standard deviations.
inline constexpr double kHalfInterval = 1.959964;

/// A value and the ends of its 95 % interval.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// The expected share of points. The interval is Wilson's, with the spread that draws leave: it stays between
/// 0 and 1 and is honest when all games went one way.
[[nodiscard]] Estimate shareEstimate(const Score& score);
/// The difference in strength, in Elo; infinite where the share is 0 or 1.
[[nodiscard]] Estimate eloEstimate(const Score& score);
[[nodiscard]] double eloOfShare(double share);

/// `3.5/4`, points of games; a dash for no games.
[[nodiscard]] std::string pointsText(const Score& score);
/// The points alone: "1.5".
[[nodiscard]] std::string pointsAlone(const Score& score);
/// `+6 =1 -3  65.0 % [39.0, 84.3]  Elo 108 [-78, 292]`.
[[nodiscard]] std::string scoreText(const Score& score);

} // namespace mujo
