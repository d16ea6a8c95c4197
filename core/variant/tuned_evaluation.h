#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/geometry/board_shape.h"

namespace mujo {

/// How much each part of the evaluation counts beside the worth of the pieces, in hundredths.
struct EvaluationWeights {
    int placement = 100; ///< where the pieces stand
    int mobility = 100;  ///< what they reach, and what of that lies about the enemy royals
    int attack = 100;    ///< several pieces that look at the surroundings of a royal
    int shelter = 100;   ///< what stands about the last royal
    int threats = 100;   ///< what may be taken at the next move

    bool operator==(const EvaluationWeights&) const = default;
};

/// The weights by their names in the variant file.
struct NamedWeight {
    const char* name;
    int EvaluationWeights::*weight;
};
inline constexpr std::array<NamedWeight, 5> kEvaluationWeights = {
    {{"placement", &EvaluationWeights::placement},
     {"mobility", &EvaluationWeights::mobility},
     {"attack", &EvaluationWeights::attack},
     {"shelter", &EvaluationWeights::shelter},
     {"threats", &EvaluationWeights::threats}}};

/// A worth, in hundredths of a pawn, while all pieces are on the board and when none is left; between them it
/// goes evenly by the number of pieces.
struct TaperedWorth {
    std::int16_t middle = 0;
    std::int16_t end = 0;

    bool operator==(const TaperedWorth&) const = default;
};

/// What games have taught about where a kind of piece stands well: the sum of the parts, beside its worth.
/// Ranks count from the owner's edge. Files that mirror each other are one, and count from the edge.
struct LearnedPlaces {
    static constexpr std::size_t kDistances = 12; ///< of king steps from 0 on; the last is for all beyond

    std::vector<TaperedWorth> squares; ///< rank by rank, half of the files; empty on boards too large for it
    std::vector<TaperedWorth> ranks;
    std::vector<TaperedWorth> files;
    std::vector<TaperedWorth> toEnemyRoyal; ///< by the distance to the nearest
    std::vector<TaperedWorth> toOwnRoyal;   ///< the same; a royal itself has none

    /// Entries of `files` and of `squares` on a board.
    [[nodiscard]] static std::size_t filesOn(const BoardShape& shape) {
        return static_cast<std::size_t>(shape.files() + 1) / 2;
    }
    [[nodiscard]] static std::size_t squaresOn(const BoardShape& shape) {
        return static_cast<std::size_t>(shape.ranks()) * filesOn(shape);
    }

    bool operator==(const LearnedPlaces&) const = default;
};

/// What tuning has found for the engine, which replaces what the move programs say. No part of the game.
struct TunedEvaluation {
    std::map<std::string, int, std::less<>> worth; ///< by id of the kind, in hundredths of a pawn
    /// The same in hand; a kind without an entry is worth a little more there than on the board.
    std::map<std::string, int, std::less<>> inHand;
    EvaluationWeights weights;
    std::map<std::string, LearnedPlaces, std::less<>> places; ///< by id of the kind; empty for none
    std::string provenance;                                   ///< games, settings, date
};

} // namespace mujo
