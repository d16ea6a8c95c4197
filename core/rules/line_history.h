#pragma once

#include <cstdint>
#include <vector>

#include "core/position/history.h"
#include "core/position/position.h"
#include "core/position/transition.h"

namespace mujo::rules {

/// What it means for the side that has just moved that its position has been there before.
enum class Recurrence { None, Draw, Refused };

/// The positions of a game and of a line of moves that is looked at behind it, with what rules of repetition
/// say of the line, as far as one that only looks ahead wants to know: the second occurrence within the line,
/// or the third with the game before it, counts as the last.
class LineHistory {
public:
    /// `root` is the latest position of the history, or one that stands alone.
    LineHistory(const Position& root, const History& history);

    /// Adds the position that a move has led to.
    void push(const Position& after, const Transition& transition);
    /// Adds the position after a null move, which has no recurrence.
    void pushNull(const Position& after);
    void pop() { m_entries.pop_back(); }
    [[nodiscard]] bool endsInNull() const { return m_entries.back().null; }

    /// Notes whether the move that led to the current position gave check.
    void noteCheck(bool gaveCheck) { m_entries.back().gaveCheck = gaveCheck; }
    /// What it means that the current position was there before, if it was.
    [[nodiscard]] Recurrence recurrence() const;

private:
    struct Entry {
        std::uint64_t key = 0;
        bool gaveCheck = false;
        bool null = false;
        int reversible = 0; ///< plies in a row up to here that a repetition may reach back over
    };

    bool m_refusesAll;      ///< no position may occur twice
    bool m_remembersChecks; ///< who gives check all the time is refused the repetition
    std::vector<Entry> m_entries;
    std::size_t m_root = 0; ///< number of the entry of the root
};

} // namespace mujo::rules
