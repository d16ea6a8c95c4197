#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/variant/tuned_evaluation.h"
#include "core/variant/variant.h"

namespace mujo {

/// A set of games of the engine against itself, from which an evaluation is learned. The games begin from
/// random openings; of every four games two begin from the usual start, one from a start where pieces of
/// either side are missing or promoted, and one with few pieces, so that unlike pieces meet and endings
/// occur.
struct LessonPlan {
    std::shared_ptr<const Variant> variant;
    std::shared_ptr<const TunedEvaluation> tuned{}; ///< what the engine goes by so far; null for its moves
    std::uint64_t nodes = 1000;                     ///< for each move
    std::uint64_t seed = 1;
    int mostPlies = 400; ///< a game that lasts longer is a draw
};

/// One such game. The same plan and number make the same game on every machine.
struct Lesson {
    int number = 0;
    std::string start;              ///< position text after the opening
    std::vector<std::string> moves; ///< machine texts
    std::vector<int> scores;        ///< by move, before it: hundredths of a pawn, Sente's view
    float result = 0.5F;            ///< 1 where Sente won, 0 where Gote did

    bool operator==(const Lesson&) const = default;
};

/// Nothing when it was stopped, which any thread may do.
[[nodiscard]] std::optional<Lesson> playLesson(const LessonPlan& plan, int number,
                                               const std::atomic<bool>& stop);

/// The lead that decides a game, by what the engine goes by.
[[nodiscard]] int decidingLead(const LessonPlan& plan);

/// One line of JSON, and back; with one fault at most.
[[nodiscard]] std::string lessonText(const Lesson& lesson);
Result<Lesson> readLesson(const std::string& text);
/// One line that tells this plan from others.
[[nodiscard]] std::string planText(const LessonPlan& plan);

} // namespace mujo
