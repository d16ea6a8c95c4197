#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

#include "core/geometry/board_shape.h"
#include "core/geometry/per_side.h"

namespace mujo::betza {

/// Upper bound of the pieces that one move can take on its way, the one on its last square not counted.
inline constexpr std::size_t kMaxVictims = 5;

inline constexpr std::uint16_t kUnlimited = 0xFFFF;

/// What a leg may do on the square it reaches. Bits of `Leg::actions`.
enum Action : std::uint16_t {
    EndOnEmpty = 1 << 0,
    EndOnEnemy = 1 << 1,
    EndOnOwn = 1 << 2,
    PassEmpty = 1 << 3,
    PassEnemyCapturing = 1 << 4,
    PassEnemyHopping = 1 << 5,
    PassOwnCapturing = 1 << 6,
    PassOwnHopping = 1 << 7,
    SpareRoyals = 1 << 8, ///< an enemy royal is no victim of this leg
};

inline constexpr std::uint16_t kPassActions =
    PassEmpty | PassEnemyCapturing | PassEnemyHopping | PassOwnCapturing | PassOwnHopping;

/// How a leg travels.
enum class Gait : std::uint8_t {
    Slide,     ///< over empty squares, up to the range
    SkipFirst, ///< the same, the first square ignored whatever stands on it
    Hop,       ///< must jump exactly one piece, then goes on
    HopBehind, ///< must jump one piece and end right behind it
    LeapOver,  ///< a leap that needs an occupied square between
    LameLeap,  ///< a leap that needs every square between to be empty
    Sweep,     ///< goes on over occupied squares and removes what stands there, up to the range
};

/// One leg in one direction. Legs form a forest; the continuations of a leg stand side by side.
struct Leg {
    Offset step;
    std::uint16_t range = 1;
    Gait gait = Gait::Slide;
    std::uint16_t actions = 0;
    std::uint32_t firstNext = 0;
    std::uint16_t nextCount = 0;
    // Of a program that has `numbers`:
    std::uint16_t number = 0;          ///< the same for legs that do the same and go on in the same ways
    std::uint16_t nextNumber = 0;      ///< the same for legs that go on in the same ways
    PerSide<std::uint16_t> stepNumber; ///< in the `StepTable`
    PerSide<std::int16_t> delta;       ///< difference of square indices
};

/// Offsets (right, forward) from -35 to 35 each.
class ReachMap {
public:
    void set(Offset offset) { m_bits.set(number(offset)); }
    [[nodiscard]] bool test(Offset offset) const { return m_bits.test(number(offset)); }
    void setAll() { m_bits.set(); }

    /// A number for a square, such that the difference between two of them tells the offset from the first to
    /// the second as Sente sees it.
    [[nodiscard]] static int place(const BoardShape& shape, Square square) {
        return shape.row(square) * kSpan - shape.column(square);
    }
    /// The same test for such a difference, from the place of one square to that of another.
    [[nodiscard]] bool testDifference(int fromPlaceLessToPlace) const {
        const int at = kCentre + fromPlaceLessToPlace;
        return m_bits[static_cast<std::size_t>(at)];
    }

private:
    static constexpr int kSpan = 2 * BoardShape::kMaxSide - 1;
    static constexpr int kCentre = (kSpan + 1) * (BoardShape::kMaxSide - 1); ///< number of the offset 0, 0
    static std::size_t number(Offset offset) {
        return static_cast<std::size_t>((offset.forward + BoardShape::kMaxSide - 1) * kSpan + offset.right +
                                        BoardShape::kMaxSide - 1);
    }
    std::bitset<static_cast<std::size_t>(kSpan) * kSpan> m_bits;
};

/// The compiled moves of one piece on one board shape.
struct MoveProgram {
    std::vector<Leg> legs; ///< the first `rootCount` of them start a move
    std::uint16_t rootCount = 0;
    std::uint16_t numbers = 0;   ///< how many numbers its legs have; 0 where they are not numbered
    std::uint16_t universal = 0; ///< end actions of a jump to any other square; 0 for most pieces
    bool ambiguous = false;      ///< may give the same outcome twice, so that the results must be told apart
    ReachMap captures;           ///< offsets on which a capture is possible on some board
};

} // namespace mujo::betza
