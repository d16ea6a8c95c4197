#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/variant/variant.h"

namespace mujo {

/// Fast games of the engine against itself, from random openings.
struct SelfPlay {
    std::shared_ptr<const Variant> variant;
    int games = 100;
    std::uint64_t nodes = 1500; ///< for each move
    std::uint64_t seed = 1;
    int openingPlies = 8;
    int mostPlies = 300; ///< a game that lasts longer is a draw
};

/// How the values of pieces are improved: games, and a logistic fit of their results on the quiet positions
/// of these games.
struct TuneSettings : SelfPlay {
    /// Up to so many pieces of each side are missing or promoted at the start, so that unlike pieces are
    /// weighed against each other.
    int uneven = 4;
    /// Before that up to so many of a hundred pieces are taken away from both sides alike, so that games of
    /// large armies come to an end, too.
    int thin = 0;
};

/// A quiet position as the fit sees it.
struct TuneSample {
    struct Count {
        std::uint16_t type = 0;
        float pieces = 0; ///< Sente's less Gote's; those in hand count as the evaluation counts them
    };

    int game = 0;
    float judged = 0; ///< the evaluation, in hundredths of a pawn, Sente's view
    float result = 0; ///< of the game: 1 for Sente, 0 for Gote
    std::vector<Count> counts;
};

/// What a fit has found.
struct Fit {
    double scale = 0;      ///< a score s means an expected result of 1 / (1 + exp(-scale s))
    double lossBefore = 0; ///< mean square error on games that the fit has not seen
    double lossAfter = 0;
    std::vector<double> worth; ///< by type
};

/// Fits the worth of each kind to the samples, starting from `worth`; kinds that are `fixed` stay as they
/// are. How far the values may go from where they were is decided by games that are held out.
[[nodiscard]] Fit fitWorth(const std::vector<TuneSample>& samples, std::vector<double> worth,
                           const PieceKinds& fixed);

/// A lead, in hundredths of a pawn, that decides a game: a sixth of what a side has at the start, or fifteen
/// pawns.
[[nodiscard]] int decidingLead(const std::shared_ptr<const Variant>& variant);

/// The quiet positions of one game. Samples of the same number and settings are always the same.
[[nodiscard]] std::vector<TuneSample> tuneGame(const TuneSettings& settings, int number);

struct Tuned {
    TunedEvaluation evaluation;
    Fit fit;
    std::size_t positions = 0;
};

/// All of it. `onGame` is told how many games are done.
[[nodiscard]] Tuned tune(const TuneSettings& settings, const std::function<void(int)>& onGame);

} // namespace mujo
