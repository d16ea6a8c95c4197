#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/geometry/board_shape.h"

namespace mujo {

/// What a run of a move program has gone on with from each square. A piece that steps in any direction
/// several times comes to one square by many ways, and what it can do from there is the same for all that
/// have taken nothing yet.
class FollowedLegs {
public:
    using Word = std::uint64_t;

    explicit FollowedLegs(int squareCount) : m_runs(static_cast<std::size_t>(squareCount)) {}

    /// For a program with so many numbers.
    void begin(std::size_t numbers) {
        ++m_run;
        m_words = (numbers + kBits - 1) / kBits;
        m_rows.resize(std::max(m_rows.size(), 2 * m_words * m_runs.size()));
    }
    /// The numbers that were followed from the square, for those ways that have hopped over something and for
    /// those that have not. Good until the next `begin`.
    [[nodiscard]] Word* from(Square square, bool hasHopped) {
        Word* row = m_rows.data() + 2 * m_words * index(square);
        if (m_runs[index(square)] != m_run) {
            m_runs[index(square)] = m_run;
            std::fill_n(row, 2 * m_words, Word{0});
        }
        return hasHopped ? row + m_words : row;
    }
    /// Whether the number was not followed yet; from now on it was.
    static bool isNew(Word* followed, std::size_t number) {
        Word& word = followed[number / kBits];
        const Word bit = Word{1} << (number % kBits);
        const bool isFollowed = (word & bit) != 0;
        word |= bit;
        return !isFollowed;
    }

private:
    static constexpr std::size_t kBits = 64;

    std::size_t m_words = 0; ///< of the numbers of one square, twice
    std::uint64_t m_run = 0;
    std::vector<std::uint64_t> m_runs; ///< the last one in which the square was come to
    std::vector<Word> m_rows;
};

} // namespace mujo
