#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <vector>

#include "core/learn/lesson.h"
#include "core/match/line_log.h"

namespace mujo {

/// The games of a plan that have been played, in a file (see `LineLog`) or in memory alone.
class LessonBook {
public:
    /// An empty path keeps them in memory.
    static Result<LessonBook, LogFault> open(const std::filesystem::path& path, const LessonPlan& plan);

    /// By number; no number twice.
    [[nodiscard]] const std::vector<Lesson>& lessons() const { return m_lessons; }

    /// Plays those of the first `games` games that are not there yet, on so many threads. `onGame` is told
    /// how many are there, on one thread at a time; `stop` may be set by any thread, and ends it at the next
    /// move of each game at the latest: games under way are not kept.
    Result<void, LogFault> play(int games, int threads, const std::function<void(int)>& onGame,
                                const std::atomic<bool>& stop);

private:
    LessonPlan m_plan;
    LineLog m_file;
    std::vector<Lesson> m_lessons;
};

} // namespace mujo
