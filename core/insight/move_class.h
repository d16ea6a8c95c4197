#pragma once

#include <cstdint>
#include <vector>

#include "core/variant/variant.h"

namespace mujo::insight {

/// Ways of moving by which pieces are looked for.
enum class MoveClass : std::uint8_t {
    Step,
    LimitedSlide,
    Slide,
    Jump,
    Hook,
    MultiCapture,
    Igui,
    Area,
    JumpToTake,
    Sweep,
    Burn,
    Anywhere,
};
inline constexpr int kMoveClassCount = 12;

/// A set of classes.
class MoveClasses {
public:
    void add(MoveClass one) { m_bits |= bit(one); }
    [[nodiscard]] bool has(MoveClass one) const { return (m_bits & bit(one)) != 0; }
    [[nodiscard]] bool hasAll(MoveClasses others) const { return (m_bits & others.m_bits) == others.m_bits; }
    [[nodiscard]] bool isEmpty() const { return m_bits == 0; }
    [[nodiscard]] std::vector<MoveClass> list() const;
    friend bool operator==(MoveClasses, MoveClasses) = default;

private:
    static constexpr std::uint32_t bit(MoveClass one) { return 1U << static_cast<unsigned>(one); }
    std::uint32_t m_bits = 0;
};

/// Read from the move program of the piece; on this board, as a long enough slide ends at the edge only.
[[nodiscard]] MoveClasses moveClasses(const Variant& variant, PieceTypeId type);

} // namespace mujo::insight
