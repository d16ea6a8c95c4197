#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/random.h"
#include "core/insight/progress.h"

namespace mujo::insight {

/// One kind of piece to learn, in its game.
struct LessonItem {
    std::shared_ptr<const Variant> variant;
    PieceTypeId type{};
    std::string key; ///< of `Progress`
};

/// What is asked next.
struct Task {
    std::size_t item = 0;
    Skill skill = Skill::Name;
    int stage = 0; ///< from 0 on, the better it is known the harder

    friend bool operator==(const Task&, const Task&) = default;
};

/// Chooses what to ask: first what was just wrong, then what is due, then what is new. Starts with a few
/// kinds and takes in another one whenever enough of them are known. The time is given to it.
class Lesson {
public:
    static constexpr std::size_t kFirstKinds = 5;
    static constexpr std::size_t kUnknownAtOnce = 3; ///< a new kind comes in when fewer are unknown
    static constexpr int kAgainAfter = 2;            ///< questions between a wrong answer and the next try

    /// Items in the order in which they are learnt.
    Lesson(std::vector<LessonItem> items, const Progress& progress, std::uint64_t seed);

    [[nodiscard]] const std::vector<LessonItem>& items() const { return m_items; }
    /// How many of the items, from the first on, are asked.
    [[nodiscard]] std::size_t active() const { return m_active; }
    [[nodiscard]] std::size_t known(const Progress& progress) const;

    [[nodiscard]] Task next(const Progress& progress, std::int64_t now);
    /// Takes note of an answer that the progress has recorded already.
    void answered(const Task& task, bool right, const Progress& progress);

    /// The kinds of a game from the simplest to the strangest.
    static std::vector<LessonItem> itemsOf(const std::shared_ptr<const Variant>& variant);
    /// What is answered wrong, of all these games, the weakest first.
    static std::vector<LessonItem> weakItems(const std::vector<std::shared_ptr<const Variant>>& games,
                                             const Progress& progress);

private:
    struct Retry {
        Task task;
        int wait;
    };
    void grow(const Progress& progress);
    [[nodiscard]] Task taskFor(std::size_t item, Skill skill, const Progress& progress) const;
    [[nodiscard]] std::optional<Task> retry(const Progress& progress);

    std::vector<LessonItem> m_items;
    std::size_t m_active = 0;
    std::deque<Retry> m_retries;
    std::optional<Task> m_last;
    Random m_random;
};

} // namespace mujo::insight
