#include "core/learn/lesson_book.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <thread>

namespace mujo {

namespace {

bool isBefore(const Lesson& a, const Lesson& b) {
    return a.number < b.number;
}

/// The numbers below `games` that no lesson has.
std::vector<int> missingNumbers(const std::vector<Lesson>& lessons, int games) {
    std::vector<int> missing;
    auto next = lessons.begin();
    for (int number = 0; number < games; ++number) {
        if (next != lessons.end() && next->number == number) {
            ++next;
        } else {
            missing.push_back(number);
        }
    }
    return missing;
}

} // namespace

Result<LessonBook, LogFault> LessonBook::open(const std::filesystem::path& path, const LessonPlan& plan) {
    LessonBook book;
    book.m_plan = plan;
    auto file = LineLog::open(path, planText(plan),
                              sentence("MatchFaults", "the games of this plan", "what a file holds"),
                              [&](const std::string& text) {
                                  auto lesson = readLesson(text);
                                  if (!lesson) {
                                      return Result<void>(Failure{lesson.error()});
                                  }
                                  book.m_lessons.push_back(std::move(*lesson));
                                  return Result<void>();
                              });
    if (!file) {
        return Failure{file.error()};
    }
    book.m_file = std::move(*file);
    std::stable_sort(book.m_lessons.begin(), book.m_lessons.end(), isBefore);
    const auto twice = std::unique(book.m_lessons.begin(), book.m_lessons.end(),
                                   [](const Lesson& a, const Lesson& b) { return a.number == b.number; });
    book.m_lessons.erase(twice, book.m_lessons.end());
    return book;
}

Result<void, LogFault> LessonBook::play(int games, int threads, const std::function<void(int)>& onGame,
                                        const std::atomic<bool>& stop) {
    const std::vector<int> missing = missingNumbers(m_lessons, games);
    std::atomic<std::size_t> next{0};
    std::mutex mutex; // guards everything below
    std::optional<LogFault> fault;
    std::vector<Lesson> played;
    const auto work = [&] {
        for (std::size_t i = next++; i < missing.size() && !stop; i = next++) {
            auto lesson = playLesson(m_plan, missing[i], stop);
            const std::lock_guard lock(mutex);
            if (!lesson || fault) {
                return;
            }
            if (const auto added = m_file.add(lessonText(*lesson)); !added) {
                fault = added.error();
                return;
            }
            played.push_back(std::move(*lesson));
            onGame(static_cast<int>(m_lessons.size() + played.size()));
        }
    };
    {
        std::vector<std::jthread> workers;
        for (int i = 1; i < threads; ++i) {
            workers.emplace_back(work);
        }
        work();
    }
    m_lessons.insert(m_lessons.end(), std::make_move_iterator(played.begin()),
                     std::make_move_iterator(played.end()));
    std::sort(m_lessons.begin(), m_lessons.end(), isBefore);
    if (fault) {
        return Failure{*fault};
    }
    return {};
}

} // namespace mujo
