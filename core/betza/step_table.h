#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "core/geometry/board_shape.h"

namespace mujo::betza {

/// For every step that occurs in a variant: how often it can be made from each square before the edge.
/// Filled while the variant is compiled, then read only.
class StepTable {
public:
    explicit StepTable(const BoardShape& shape) : m_shape(shape) {}

    [[nodiscard]] const BoardShape& shape() const { return m_shape; }

    /// The number of a step as Sente makes it; Gote uses the number of the opposite step.
    std::uint16_t add(Offset step) {
        const auto [found, isNew] = m_numbers.try_emplace(step, static_cast<std::uint16_t>(m_numbers.size()));
        if (isNew) {
            for (int i = 0; i < m_shape.squareCount(); ++i) {
                m_toEdge.push_back(
                    static_cast<std::uint8_t>(m_shape.stepsToEdge(Square(i), step, Side::Sente)));
            }
        }
        return found->second;
    }

    [[nodiscard]] int toEdge(std::uint16_t step, Square from) const {
        return m_toEdge[static_cast<std::size_t>(step) * static_cast<std::size_t>(m_shape.squareCount()) +
                        static_cast<std::size_t>(from.index())];
    }

private:
    BoardShape m_shape;
    std::map<Offset, std::uint16_t> m_numbers;
    std::vector<std::uint8_t> m_toEdge;
};

} // namespace mujo::betza
