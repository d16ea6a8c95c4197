#pragma once

#include <cstdint>
#include <vector>

#include "core/betza/move_program.h"
#include "core/betza/step_table.h"

namespace mujo::betza {

/// A leg while its program is being built.
struct LegNode {
    Offset step;
    std::uint16_t range = 1;
    Gait gait = Gait::Slide;
    std::uint16_t actions = 0;
    std::vector<std::uint32_t> next;
};

/// Collects the legs of a piece; legs that begin alike are shared, and a plain slide that another covers is
/// dropped.
class LegForest {
public:
    using Handle = std::uint32_t;
    static constexpr Handle kRoot = 0;

    LegForest() : m_nodes(1) {}

    Handle add(Handle parent, const LegNode& node);
    [[nodiscard]] std::size_t size() const { return m_nodes.size() - 1; }
    /// Upper bound of the squares visited when the moves are made on a board of this shape.
    static constexpr std::uint64_t kTooCostly = 200000;
    [[nodiscard]] std::uint64_t cost(const BoardShape& shape, Handle handle = kRoot) const;
    [[nodiscard]] MoveProgram program(StepTable& steps) const;

private:
    [[nodiscard]] bool covered(const std::vector<std::uint32_t>& siblings, std::size_t i) const;

    std::vector<LegNode> m_nodes; ///< the first one is no leg: its `next` are the roots
};

} // namespace mujo::betza
