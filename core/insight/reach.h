#pragma once

#include <cstdint>
#include <vector>

#include "core/geometry/per_key.h"
#include "core/position/position.h"

namespace mujo::insight {

/// How a piece gets to a square, as far as a mark on the square tells it.
enum class Reach : std::uint8_t {
    Step,
    Slide,
    Jump,
    MultiLeg,
    Drop,
    SlideOver, ///< on a line on which it slides, and may jump over pieces, some kinds only in order to take
    RangeCapture, ///< on a line on which it takes whatever it passes
};

/// How one piece reaches each square with a move that takes nothing on the way.
class ReachTable {
public:
    ReachTable() = default;
    /// Costs two runs of the piece's move program.
    ReachTable(const Position& position, Square origin);

    /// `MultiLeg` for squares that no single leg reaches.
    [[nodiscard]] Reach at(Square square) const;

private:
    void readSlides(const Position& position, Square origin);

    PerSquare<Reach> m_reach;
};

} // namespace mujo::insight
