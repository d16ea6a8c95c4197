#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace mujo {

/// The positions of a game so far, as far as rules of repetition ask for them. The latest entry is the
/// current position, the first the start position. A position text knows no history: it gets a history of
/// itself alone.
class History {
public:
    struct Entry {
        std::uint64_t key = 0;
        bool gaveCheck = false;    ///< the move that led here gave check
        bool attacked = false;     ///< the piece that moved here attacks something
        bool irreversible = false; ///< no earlier position can come again
        bool passed = false;       ///< the move that led here changed nothing
    };

    History() = default;
    explicit History(std::uint64_t startKey) { push({startKey, false, false, true, false}); }

    void push(const Entry& entry) { m_entries.push_back(entry); }
    void pop() { m_entries.pop_back(); }
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }

    /// Whether the next move may lead to a position that has been there.
    [[nodiscard]] bool mayRecur() const { return !m_entries.empty() && !m_entries.back().irreversible; }
    /// How often a position with this key has occurred.
    [[nodiscard]] int occurrences(std::uint64_t key) const {
        int count = 0;
        for (std::size_t i = m_entries.size(); i-- > 0;) {
            count += m_entries[i].key == key ? 1 : 0;
            if (m_entries[i].irreversible) {
                break;
            }
        }
        return count;
    }
    /// How many passes in a row have led to the current position.
    [[nodiscard]] int passesInARow() const {
        const auto last = std::find_if(m_entries.rbegin(), m_entries.rend(),
                                       [](const Entry& entry) { return !entry.passed; });
        return static_cast<int>(last - m_entries.rbegin());
    }
    /// Number of the first entry with this key, which must occur.
    [[nodiscard]] std::size_t firstOccurrence(std::uint64_t key) const {
        const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                        [key](const Entry& entry) { return entry.key == key; });
        return static_cast<std::size_t>(found - m_entries.begin());
    }

private:
    std::vector<Entry> m_entries;
};

} // namespace mujo
