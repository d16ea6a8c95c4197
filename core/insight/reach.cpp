#include "core/insight/reach.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <span>
#include <vector>

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

constexpr std::uint16_t kHops = betza::PassEnemyHopping | betza::PassOwnHopping;

bool takesOnly(const betza::Leg& leg) {
    return (leg.actions & betza::EndOnEnemy) != 0 && (leg.actions & betza::EndOnEmpty) == 0;
}

bool endsSomewhere(const betza::Leg& leg) {
    return (leg.actions & (betza::EndOnEnemy | betza::EndOnEmpty)) != 0;
}

/// Whether the leg, or what goes straight on after it, passes over pieces of a line. What hops and may end on
/// an empty square is a jumper that does not slide.
bool goesOverPieces(const betza::MoveProgram& program, const betza::Leg& leg) {
    if (leg.gait == betza::Gait::Hop || leg.gait == betza::Gait::HopBehind) {
        return takesOnly(leg);
    }
    if ((leg.actions & kHops) == 0 || (leg.actions & betza::PassEmpty) != 0 || leg.range == 1) {
        return false;
    }
    const auto next = std::span(program.legs).subspan(leg.firstNext, leg.nextCount);
    return std::any_of(next.begin(), next.end(), [&](const betza::Leg& each) {
        return each.step == leg.step && (endsSomewhere(each) || goesOverPieces(program, each));
    });
}

/// Whether a slide that goes on begins with this step: then its first square is no end of a step.
bool slidesAlong(const betza::MoveProgram& program, Offset step) {
    const auto roots = std::span(program.legs).first(program.rootCount);
    return std::any_of(roots.begin(), roots.end(), [step](const betza::Leg& leg) {
        const bool slides = leg.gait == betza::Gait::Slide || leg.gait == betza::Gait::Sweep;
        return slides && leg.range > 1 && leg.step == step;
    });
}

/// The lines from a square on which its piece does more than slide.
class SpecialLines {
public:
    explicit SpecialLines(const betza::MoveProgram& program) {
        for (const betza::Leg& leg : std::span(program.legs).first(program.rootCount)) {
            if (std::max(std::abs(leg.step.right), std::abs(leg.step.forward)) != 1) {
                continue;
            }
            if (leg.gait == betza::Gait::Sweep) {
                m_sweeps.push_back(leg.step);
            } else if (leg.gait == betza::Gait::SkipFirst) {
                m_skips.push_back(leg.step);
            } else if (goesOverPieces(program, leg)) {
                m_jumps.push_back(leg.step);
            }
        }
    }

    [[nodiscard]] bool isEmpty() const { return m_jumps.empty() && m_sweeps.empty() && m_skips.empty(); }
    /// Whether what lies farther on the straight way than the second square is reached by a slide that passes
    /// over the first one: it depends on what stands between, unlike a jump.
    [[nodiscard]] bool slidesOn(Offset way) const {
        const int size = std::max(std::abs(way.right), std::abs(way.forward));
        return size > 2 && std::find(m_skips.begin(), m_skips.end(),
                                     Offset{way.right / size, way.forward / size}) != m_skips.end();
    }
    /// What the line of a straight way of more than one step is; none for a plain one.
    [[nodiscard]] std::optional<Reach> of(Offset way) const {
        const int size = std::max(std::abs(way.right), std::abs(way.forward));
        const Offset step{way.right / size, way.forward / size};
        const auto has = [&](const auto& lines) {
            return std::find(lines.begin(), lines.end(), step) != lines.end();
        };
        return has(m_sweeps)  ? std::optional(Reach::RangeCapture)
               : has(m_jumps) ? std::optional(Reach::SlideOver)
                              : std::nullopt;
    }

private:
    std::vector<Offset> m_jumps;
    std::vector<Offset> m_sweeps;
    std::vector<Offset> m_skips;
};

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
    readSlides(position, origin);
    const betza::MoveProgram& program = position.variant().type(piece.type).program;
    const SpecialLines special(program);
    for (const Square to : shape.beside(origin)) {
        const Offset way = shape.offset(origin, to, piece.owner);
        if (slot(to) == Reach::Step && slidesAlong(program, way)) {
            slot(to) = special.of(way).value_or(Reach::Slide);
        }
    }
    if (special.isEmpty()) {
        return;
    }
    for (int i = 0; i < shape.squareCount(); ++i) {
        const Square to(i);
        if (shape.distance(origin, to) < 2 || !isStraight(shape, origin, to)) {
            continue;
        }
        const Offset way = shape.offset(origin, to, piece.owner);
        if (slot(to) == Reach::Jump && special.slidesOn(way)) {
            slot(to) = Reach::Slide;
        } else if (slot(to) != Reach::Jump) {
            slot(to) = special.of(way).value_or(slot(to));
        }
    }
}

/// What is not hemmed in by the neighbours is a jump, unless it takes them as it passes.
void ReachTable::readSlides(const Position& position, Square origin) {
    const Piece piece = position.at(origin).piece();
    const bool anySlide = std::find(m_reach.begin(), m_reach.end(), Reach::Slide) != m_reach.end();
    if (!anySlide) {
        return;
    }
    const auto slot = [this](Square square) -> Reach& { return m_reach[square]; };
    forEachCandidate(hemmedIn(position, origin), origin, piece, [&](const Candidate& candidate) {
        if (candidate.trail.empty() && candidate.victims.empty() && !candidate.sweeps &&
            slot(candidate.to) == Reach::Slide) {
            slot(candidate.to) = Reach::Jump;
        }
        return true;
    });
}

Reach ReachTable::at(Square square) const {
    return m_reach.has(square) ? m_reach[square] : Reach::Drop;
}

} // namespace mujo::insight
