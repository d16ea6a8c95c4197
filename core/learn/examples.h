#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/learn/lesson.h"

namespace mujo {

/// A piece of an example, as the model sees it.
struct ExamplePiece {
    std::uint16_t type = 0;
    std::uint16_t square = 0; ///< `LearnedIndex::square`
    std::int8_t sign = 1;     ///< 1 for Sente's, -1 for Gote's
    std::uint8_t toEnemyRoyal = 0;
    std::uint8_t toOwnRoyal = 0;
};

/// Pieces of a kind that are held.
struct ExampleHand {
    std::uint16_t type = 0;
    std::int16_t more = 0; ///< by so many Sente has more of them than Gote
};

/// A quiet position of a lesson, Sente's view: nothing is about to be taken or promoted, and nobody is in
/// check, so that what stands on the board is what counts.
struct Example {
    std::uint32_t first = 0; ///< of its pieces
    std::uint32_t pieces = 0;
    std::uint32_t firstHand = 0;
    std::uint32_t hands = 0;
    int game = 0;
    float judged = 0;   ///< the evaluation that is to be bettered, in hundredths of a pawn
    float lookedAt = 0; ///< what the searches of the next moves have found
    float result = 0;   ///< of the game, 0 to 1
    float growth = 1;   ///< by which the parts that a lead consists of count
    float phase = 1;    ///< 1 with all pieces on the board, 0 with none
    float mobility = 0; ///< the parts of the evaluation beside the pieces, before they are weighed
    float attack = 0;
    float shelter = 0;
    float threats = 0;
};

/// All of them.
struct Examples {
    std::vector<Example> positions;
    std::vector<ExamplePiece> pieces;
    std::vector<ExampleHand> hands;
};

/// The examples of some lessons, on so many threads; the order is that of the lessons. Lessons that the rules
/// of the game do not allow are left out. Ends early, with what there is, when it is stopped.
[[nodiscard]] Examples examplesOf(const LessonPlan& plan, const std::vector<Lesson>& lessons, int threads,
                                  const std::atomic<bool>& stop);

} // namespace mujo
