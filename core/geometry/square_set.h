#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/geometry/square.h"

namespace mujo {

/// A set of squares of one board, as bits in words that the caller keeps.
class SquareSet {
public:
    using Word = std::uint64_t;
    static constexpr std::size_t kBits = 64;

    static constexpr std::size_t wordsFor(int squares) {
        return (static_cast<std::size_t>(squares) + kBits - 1) / kBits;
    }
    static bool test(const Word* words, Square square) {
        const auto i = index(square);
        return (words[i / kBits] >> (i % kBits) & 1U) != 0;
    }
    static void set(Word* words, Square square) {
        const auto i = index(square);
        words[i / kBits] |= Word{1} << (i % kBits);
    }
    static void reset(Word* words, Square square) {
        const auto i = index(square);
        words[i / kBits] &= ~(Word{1} << (i % kBits));
    }
    static void flip(Word* words, Square square) {
        const auto i = index(square);
        words[i / kBits] ^= Word{1} << (i % kBits);
    }
    /// Visits the squares of a set, which may shrink under way.
    template <class Visit>
    static void forEach(const Word* words, std::size_t count, Visit&& visit) {
        for (std::size_t w = 0; w < count; ++w) {
            for (Word rest = words[w]; rest != 0; rest &= rest - 1) {
                visit(Square(static_cast<int>(w * kBits) + std::countr_zero(rest)));
            }
        }
    }
};

} // namespace mujo
