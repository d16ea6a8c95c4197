#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "core/geometry/board_shape.h"

namespace mujo::betza {

/// For every step that occurs in a variant: how often it can be made from each square before the edge.
/// Filled while the variant is compiled, then read only.
class StepTable {
public:
    explicit StepTable(const BoardShape& shape) : m_shape(shape) { makeRoom(m_room); }

    [[nodiscard]] const BoardShape& shape() const { return m_shape; }

    /// The number of a step as Sente makes it; Gote uses the number of the opposite step.
    std::uint16_t add(Offset step) {
        const auto [found, isNew] = m_numbers.try_emplace(step, static_cast<std::uint16_t>(m_numbers.size()));
        if (isNew) {
            if (m_numbers.size() > m_room) {
                makeRoom(2 * m_room);
            }
            for (int i = 0; i < m_shape.squareCount(); ++i) {
                m_toEdge[place(found->second, Square(i))] =
                    static_cast<std::uint8_t>(m_shape.stepsToEdge(Square(i), step, Side::Sente));
            }
        }
        return found->second;
    }

    [[nodiscard]] int toEdge(std::uint16_t step, Square from) const { return m_toEdge[place(step, from)]; }
    /// The same for all steps from the square, by their numbers.
    [[nodiscard]] const std::uint8_t* toEdge(Square from) const { return m_toEdge.data() + place(0, from); }

private:
    /// The steps from one square stand side by side, as a piece asks for many of them at once.
    [[nodiscard]] std::size_t place(std::uint16_t step, Square from) const {
        return index(from) * m_room + step;
    }

    void makeRoom(std::size_t room) {
        std::vector<std::uint8_t> wider(static_cast<std::size_t>(m_shape.squareCount()) * room);
        for (std::size_t i = 0; i < m_toEdge.size(); ++i) {
            wider[i / m_room * room + i % m_room] = m_toEdge[i];
        }
        m_toEdge = std::move(wider);
        m_room = room;
    }

    BoardShape m_shape;
    std::map<Offset, std::uint16_t> m_numbers;
    std::size_t m_room = 32; ///< for so many steps
    std::vector<std::uint8_t> m_toEdge;
};

} // namespace mujo::betza
