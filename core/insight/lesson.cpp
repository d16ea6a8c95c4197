#include "core/insight/lesson.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/insight/move_class.h"
#include "core/insight/piece_kinds.h"

namespace mujo::insight {

namespace {

/// How much there is to remember of a move: directions, and more for what is not a step or a slide.
double difficulty(const Variant& variant, PieceTypeId id) {
    const MoveClasses classes = moveClasses(variant, id);
    constexpr double kStrange = 6;
    double sum = variant.type(id).program.rootCount;
    for (const MoveClass one : classes.list()) {
        sum += one == MoveClass::Step || one == MoveClass::Slide ? 0
               : one == MoveClass::LimitedSlide                  ? 2
                                                                 : kStrange;
    }
    return sum;
}

} // namespace

Lesson::Lesson(std::vector<LessonItem> items, const Progress& progress, std::uint64_t seed)
    : m_items(std::move(items)), m_random(seed) {
    // What has been met stays in the set.
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (i < kFirstKinds || (i == m_active && progress.hasMet(m_items[i].key))) {
            m_active = i + 1;
        }
    }
    grow(progress);
}

std::size_t Lesson::known(const Progress& progress) const {
    return static_cast<std::size_t>(std::count_if(
        m_items.begin(), m_items.end(), [&](const LessonItem& item) { return progress.isKnown(item.key); }));
}

void Lesson::grow(const Progress& progress) {
    const auto unknown = [&] {
        return static_cast<std::size_t>(
            std::count_if(m_items.begin(), m_items.begin() + static_cast<std::ptrdiff_t>(m_active),
                          [&](const LessonItem& item) { return !progress.isKnown(item.key); }));
    };
    while (m_active < m_items.size() && unknown() < kUnknownAtOnce) {
        ++m_active;
    }
}

Task Lesson::taskFor(std::size_t item, Skill skill, const Progress& progress) const {
    return {item, skill, std::min(progress.memory(m_items[item].key, skill).box, 3)};
}

std::optional<Task> Lesson::retry(const Progress& progress) {
    for (Retry& one : m_retries) {
        --one.wait;
    }
    const auto ready =
        std::find_if(m_retries.begin(), m_retries.end(), [](const Retry& one) { return one.wait <= 0; });
    if (ready == m_retries.end()) {
        return std::nullopt;
    }
    const Task task = taskFor(ready->task.item, ready->task.skill, progress);
    m_retries.erase(ready);
    return task;
}

Task Lesson::next(const Progress& progress, std::int64_t now) {
    grow(progress);
    if (const auto again = retry(progress)) {
        m_last = again;
        return *again;
    }
    // The name and the reach come before the captures, and nothing is asked twice running.
    std::vector<std::pair<double, Task>> candidates;
    for (std::size_t i = 0; i < m_active; ++i) {
        for (int s = 0; s < kSkillCount; ++s) {
            const Skill skill{static_cast<std::uint8_t>(s)};
            const Memory memory = progress.memory(m_items[i].key, skill);
            const bool waiting = std::any_of(m_retries.begin(), m_retries.end(), [&](const Retry& one) {
                return one.task.item == i && one.task.skill == skill;
            });
            const bool tooEarly =
                skill == Skill::Capture && progress.memory(m_items[i].key, Skill::Reach).box == 0;
            const bool justAsked = m_last && m_last->item == i && m_active > 1;
            if (waiting || tooEarly || justAsked) {
                continue;
            }
            double weight = 0;
            if (memory.seen == 0) {
                weight = 1000.0 - static_cast<double>(i) * 10 - s; // new ones, the earliest first
            } else if (memory.due <= now) {
                weight = 2000.0 + memory.wrong * 50 - memory.box * 10;
            } else {
                weight = memory.wrong * 20 - memory.box * 100; // nothing is due: the weakest
            }
            candidates.emplace_back(weight + static_cast<double>(m_random.below(9)),
                                    taskFor(i, skill, progress));
        }
    }
    if (candidates.empty()) {
        m_last = taskFor(0, Skill::Reach, progress);
        return *m_last;
    }
    const auto best = std::max_element(candidates.begin(), candidates.end(),
                                       [](const auto& a, const auto& b) { return a.first < b.first; });
    m_last = best->second;
    return best->second;
}

void Lesson::answered(const Task& task, bool right, const Progress& progress) {
    if (!right) {
        m_retries.push_back({task, kAgainAfter + 1});
    }
    grow(progress);
}

std::vector<LessonItem> Lesson::itemsOf(const std::shared_ptr<const Variant>& variant) {
    std::vector<LessonItem> items;
    std::set<PieceTypeId> onBoard;
    for (const Placement& placement : variant->data().setup) {
        onBoard.insert(placement.type);
    }
    for (const PieceKind& kind : pieceKinds(*variant)) {
        if (!variant->type(kind.type).betza.empty()) {
            items.push_back({variant, kind.type, Progress::keyOf(variant->type(kind.type))});
        }
    }
    // What only comes by promotion is learnt last.
    const auto rank = [&](const LessonItem& item) {
        constexpr double kLater = 1000;
        return difficulty(*variant, item.type) + (onBoard.contains(item.type) ? 0 : kLater);
    };
    std::stable_sort(items.begin(), items.end(),
                     [&](const LessonItem& a, const LessonItem& b) { return rank(a) < rank(b); });
    return items;
}

std::vector<LessonItem> Lesson::weakItems(const std::vector<std::shared_ptr<const Variant>>& games,
                                          const Progress& progress) {
    std::map<std::string, LessonItem> weak;
    for (const auto& game : games) {
        for (LessonItem& item : itemsOf(game)) {
            if (progress.isWeak(item.key)) {
                weak.emplace(item.key, std::move(item));
            }
        }
    }
    std::vector<LessonItem> items;
    items.reserve(weak.size());
    for (auto& [key, item] : weak) {
        items.push_back(std::move(item));
    }
    const auto wrong = [&](const LessonItem& item) {
        int sum = 0;
        for (int s = 0; s < kSkillCount; ++s) {
            sum += progress.memory(item.key, Skill(s)).wrong;
        }
        return sum;
    };
    std::stable_sort(items.begin(), items.end(),
                     [&](const LessonItem& a, const LessonItem& b) { return wrong(a) > wrong(b); });
    return items;
}

} // namespace mujo::insight
