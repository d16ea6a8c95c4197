#include "core/insight/reach.h"

#include <algorithm>
#include <cstdlib>

#include "core/position/candidates.h"

namespace mujo::insight {

namespace {

bool isStraight(const BoardShape& shape, Square a, Square b) {
    const int columns = std::abs(shape.column(a) - shape.column(b));
    const int rows = std::abs(shape.row(a) - shape.row(b));
    return columns == 0 || rows == 0 || columns == rows;
}

/// The position with every empty neighbour of the origin filled: what still gets past them jumps.
Imagined hemmedIn(const Position& position, Square origin) {
    Imagined board(position);
    const Cell filler = position.at(origin);
    for (const Square square : position.shape().beside(origin)) {
        if (position.at(square).isEmpty()) {
            board.set(square, filler);
        }
    }
    return board;
}

} // namespace

ReachTable::ReachTable(const Position& position, Square origin)
    : m_reach(position.shape().squareCount(), Reach::MultiLeg) {
    const BoardShape& shape = position.shape();
    const Piece piece = position.at(origin).piece();
    const auto slot = [this](Square square) -> Reach& { return m_reach[square]; };
    forEachCandidate(position, origin, piece, [&](const Candidate& candidate) {
        if (candidate.trail.empty() && candidate.victims.empty()) {
            const Square to = candidate.to;
            const bool near = shape.distance(origin, to) == 1;
            slot(to) = near ? Reach::Step : isStraight(shape, origin, to) ? Reach::Slide : Reach::Jump;
        }
        return true;
    });
    const bool anySlide = std::find(m_reach.begin(), m_reach.end(), Reach::Slide) != m_reach.end();
    if (!anySlide) {
        return;
    }
    forEachCandidate(hemmedIn(position, origin), origin, piece, [&](const Candidate& candidate) {
        if (candidate.trail.empty() && candidate.victims.empty() && slot(candidate.to) == Reach::Slide) {
            slot(candidate.to) = Reach::Jump;
        }
        return true;
    });
}

Reach ReachTable::at(Square square) const {
    return m_reach.has(square) ? m_reach[square] : Reach::Drop;
}

} // namespace mujo::insight
