#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <type_traits>

#include "core/base/static_vector.h"
#include "core/betza/move_program.h"
#include "core/position/followed_legs.h"
#include "core/position/move.h"
#include "core/position/position.h"

namespace mujo {

/// One way of a piece to move, as its program has it: what it takes on the way, in order, and where it ends.
/// The rules have not been asked yet.
struct Candidate {
    StaticVector<Square, betza::kMaxVictims> victims;
    Square to;
    bool takesAtEnd = false;       ///< an enemy piece (or one's own, for the letter d) stands on `to`
    bool hoppedOntoVictim = false; ///< takes a piece at the end that it had hopped on the way
    StaticVector<Square, 8> trail; ///< where its legs before the last one ended; the first eight of them

    /// A sweep removes every piece on the squares `origin + n * sweepDelta` for n from 1 to `sweptSquares`.
    bool sweeps = false; ///< and there is one
    Square origin;
    std::int16_t sweepDelta = 0;
    std::uint8_t sweptSquares = 0;

    /// Whether a piece on the square is taken.
    [[nodiscard]] bool takes(Square square) const {
        return (takesAtEnd && square == to) || victims.contains(square) || (sweeps && sweepsOver(square));
    }
    [[nodiscard]] bool isQuiet() const { return victims.empty() && !takesAtEnd && !sweeps; }
    [[nodiscard]] bool sweepsOver(Square square) const {
        const int distance = square.index() - origin.index();
        return distance % sweepDelta == 0 && distance / sweepDelta >= 1 &&
               distance / sweepDelta <= sweptSquares;
    }
    /// Visits the square of each piece that is taken, in their order, until `visit` returns false.
    template <class Board, class Visit>
    bool forEachTaken(const Board& board, Visit&& visit) const {
        for (const Square victim : victims) {
            if (!visit(victim)) {
                return false;
            }
        }
        for (int n = 1; sweeps && n <= sweptSquares; ++n) {
            const Square square(origin.index() + n * sweepDelta);
            if (!board.at(square).isEmpty() && !visit(square)) {
                return false;
            }
        }
        return !takesAtEnd || victims.contains(to) || visit(to);
    }
};

/// The candidate that a move of the position chooses; its trail is not told.
[[nodiscard]] inline Candidate candidateOf(const Position& position, const Move& move) {
    Candidate candidate;
    candidate.origin = move.from();
    candidate.to = move.to();
    for (const Square* victim = move.victimsBegin(); victim != move.victimsEnd(); ++victim) {
        candidate.victims.push_back(*victim);
    }
    candidate.takesAtEnd = move.to() != move.origin && !position.at(move.to()).isEmpty();
    if (move.sweeps) {
        const auto line = position.shape().between(move.from(), move.to());
        candidate.sweeps = true;
        candidate.sweepDelta = static_cast<std::int16_t>(line.front().index() - move.from().index());
        candidate.sweptSquares = static_cast<std::uint8_t>(line.size());
    }
    return candidate;
}

/// A position in which a few squares are imagined to hold something else.
class Imagined {
public:
    explicit Imagined(const Position& position) : m_position(position) {}

    void set(Square square, Cell cell) {
        for (auto& change : m_changes) {
            if (change.square == square) {
                change.cell = cell;
                return;
            }
        }
        m_changes.push_back({square, cell});
    }
    [[nodiscard]] Cell at(Square square) const {
        for (const auto& change : m_changes) {
            if (change.square == square) {
                return change.cell;
            }
        }
        return m_position.at(square);
    }
    /// Whether an imagined move is to be gone into no further; a last one of two squares, and one that burns
    /// within it, still have room.
    [[nodiscard]] bool isFull() const { return m_changes.size() + kRoom > m_changes.capacity(); }
    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] const Variant& variant() const { return m_position.variant(); }
    [[nodiscard]] const BoardShape& shape() const { return m_position.shape(); }

private:
    struct Change {
        Square square;
        Cell cell;
    };
    static constexpr std::size_t kRoom = 6;

    const Position& m_position;
    StaticVector<Change, 12> m_changes;
};

/// Runs a move program on a `Board`, which is a `Position` or an `Imagined` one. `Sink` is called with each
/// `Candidate`, some of them several times when the program is ambiguous, and returns whether to go on. A
/// caller who needs neither the way of a piece nor what it hops over passes `followed`: then a way ends where
/// it meets an earlier one that can go on as it can. Null follows every way.
template <class Board, class Sink>
class ProgramRunner {
public:
    ProgramRunner(const Board& board, Square origin, Piece piece, Sink& sink, FollowedLegs* followed)
        : m_board(board), m_steps(board.variant().steps()), m_sink(sink), m_origin(origin),
          m_side(piece.owner), m_type(piece.type), m_program(board.variant().type(piece.type).program) {
        m_candidate.origin = origin;
        if (followed != nullptr && m_program.numbers > 0) {
            m_followed = followed;
            m_followed->begin(m_program.numbers);
        }
    }

    /// A leg that starts a move, alone.
    bool runLeg(const betza::Leg& leg) { return travel(leg, m_origin); }

    /// False when the sink stopped the run.
    bool run() {
        for (std::uint32_t i = 0; i < m_program.rootCount; ++i) {
            if (!travel(m_program.legs[i], m_origin)) {
                return false;
            }
        }
        return m_program.universal == 0 || jumpAnywhere();
    }

private:
    using Leg = betza::Leg;

    // What every leg does is drawn together into `travel`, and what few kinds do is kept out of it: the
    // compiler cannot know which is which.

    /// What stands on a square while the move is under way.
    [[nodiscard]] Cell cellAt(Square square) const {
        if (square == m_origin || (!m_candidate.victims.empty() && m_candidate.victims.contains(square))) {
            return Cell{};
        }
        return m_board.at(square);
    }

    [[nodiscard]] bool spared(std::uint16_t actions, Cell cell) const {
        return (actions & betza::SpareRoyals) != 0 && m_board.variant().type(cell.type()).royal;
    }

    [[gnu::always_inline]] bool end(Square square, bool takes) {
        m_candidate.to = square;
        m_candidate.takesAtEnd = takes;
        m_candidate.hoppedOntoVictim = takes && m_hopped.contains(square);
        return m_sink(m_candidate);
    }

    [[gnu::always_inline]] bool goOn(const Leg& leg, Square square) {
        const bool traced = !m_candidate.trail.full();
        if (traced) {
            m_candidate.trail.push_back(square);
        }
        const bool more = m_followed != nullptr && m_candidate.victims.empty() ? continueAnew(leg, square)
                                                                               : continueAll(leg, square);
        if (traced) {
            m_candidate.trail.pop_back();
        }
        return more;
    }

    [[gnu::always_inline]] bool continueAll(const Leg& leg, Square square) {
        bool more = true;
        for (std::uint32_t i = 0; more && i < leg.nextCount; ++i) {
            more = travel(m_program.legs[leg.firstNext + i], square);
        }
        return more;
    }

    [[gnu::noinline]] bool continueAnew(const Leg& leg, Square square) {
        FollowedLegs::Word* followed = m_followed->from(square, !m_hopped.empty());
        if (!FollowedLegs::isNew(followed, leg.nextNumber)) {
            return true;
        }
        bool more = true;
        for (std::uint32_t i = 0; more && i < leg.nextCount; ++i) {
            const Leg& next = m_program.legs[leg.firstNext + i];
            more = !FollowedLegs::isNew(followed, next.number) || travel(next, square);
        }
        return more;
    }

    [[gnu::always_inline]] bool onEmpty(const Leg& leg, Square square) {
        if ((leg.actions & betza::EndOnEmpty) != 0 && !end(square, false)) {
            return false;
        }
        return (leg.actions & betza::PassEmpty) == 0 || goOn(leg, square);
    }

    [[gnu::always_inline]] bool onOccupied(const Leg& leg, Square square, Cell cell) {
        using namespace betza;
        const bool enemy = cell.owner() != m_side;
        const bool mayTake = (!enemy || !spared(leg.actions, cell)) && (m_hopped.empty() || jumpTakes(cell));
        if ((leg.actions & (enemy ? EndOnEnemy : EndOnOwn)) != 0 && mayTake && !end(square, true)) {
            return false;
        }
        if ((leg.actions & (enemy ? PassEnemyCapturing : PassOwnCapturing)) != 0 && mayTake &&
            !m_candidate.victims.full()) {
            m_candidate.victims.push_back(square);
            const bool more = goOn(leg, square);
            m_candidate.victims.pop_back();
            if (!more) {
                return false;
            }
        }
        if ((leg.actions & (enemy ? PassEnemyHopping : PassOwnHopping)) != 0 && jumpPasses(cell)) {
            const bool remember = !m_hopped.full();
            if (remember) {
                m_hopped.push_back(square);
            }
            const bool more = goOn(leg, square);
            if (remember) {
                m_hopped.pop_back();
            }
            return more;
        }
        return true;
    }

    bool travel(const Leg& leg, Square from) {
        const int delta = leg.delta[m_side];
        const int reach = std::min<int>(leg.range, m_steps.toEdge(leg.stepNumber[m_side], from));
        int at = from.index();
        int i = 0;
        switch (leg.gait) {
        case betza::Gait::Slide:
            break;
        case betza::Gait::SkipFirst:
            at += delta;
            ++i;
            break;
        case betza::Gait::LeapOver:
        case betza::Gait::LameLeap:
            if (reach == 0 || occupiedBetween(leg, from) != (leg.gait == betza::Gait::LeapOver)) {
                return true;
            }
            break;
        case betza::Gait::Sweep:
            return sweep(leg, at, delta, reach);
        default:
            return hop(leg, at, delta, reach);
        }
        for (; i < reach; ++i) {
            at += delta;
            const Square square(at);
            const Cell cell = cellAt(square);
            if (!cell.isEmpty()) {
                return onOccupied(leg, square, cell);
            }
            if (!onEmpty(leg, square)) {
                return false;
            }
        }
        return true;
    }

    [[gnu::noinline]] bool hop(const Leg& leg, int at, int delta, int reach) {
        bool jumped = false;
        for (int i = 0; i < reach; ++i) {
            at += delta;
            const Square square(at);
            const Cell cell = cellAt(square);
            if (!jumped) {
                jumped = !cell.isEmpty();
                if (jumped && spareAsMount(leg, cell)) {
                    return true;
                }
                if (jumped && leg.gait == betza::Gait::HopBehind) {
                    reach = std::min(reach, i + 2);
                }
                continue;
            }
            if (!cell.isEmpty()) {
                return onOccupied(leg, square, cell);
            }
            if (!onEmpty(leg, square)) {
                return false;
            }
        }
        return true;
    }

    /// Whether the jumper may pass the piece.
    [[nodiscard]] bool jumpPasses(Cell cell) const {
        const auto& rule = m_board.variant().rules().rangeJump;
        return !rule || outranks(rule->ranks, cell);
    }
    /// Whether the jumper, having passed something, may take the piece.
    [[nodiscard]] bool jumpTakes(Cell cell) const {
        const auto& rule = m_board.variant().rules().rangeJump;
        return !rule || outranks(rule->ranks, cell) ||
               (!rule->royalsSafe && m_board.variant().type(cell.type()).royal);
    }
    [[nodiscard]] bool outranks(const PieceRanks& ranks, Cell cell) const {
        return ranks[m_type] < ranks[cell.type()];
    }

    /// Goes straight on over whatever ranks lower, of either side. A last square that may hold a piece of
    /// one's own is under the same limit.
    [[gnu::noinline]] bool sweep(const Leg& leg, int at, int delta, int reach) {
        const auto& rule = m_board.variant().rules().sweep;
        bool removes = false;
        const auto endHere = [&](Square square, int passed, bool takes) {
            m_candidate.sweeps = removes;
            m_candidate.sweptSquares = static_cast<std::uint8_t>(passed);
            const bool more = end(square, takes);
            m_candidate.sweeps = false;
            return more;
        };
        m_candidate.sweepDelta = static_cast<std::int16_t>(delta);
        for (int i = 0; i < reach; ++i) {
            at += delta;
            const Square square(at);
            const Cell cell = m_board.at(square);
            if (cell.isEmpty()) {
                if ((leg.actions & betza::EndOnEmpty) != 0 && !endHere(square, i, false)) {
                    return false;
                }
                continue;
            }
            const bool enemy = cell.owner() != m_side;
            const bool lower = !rule || outranks(rule->ranks, cell);
            const bool mayEnd = (leg.actions & (enemy ? betza::EndOnEnemy : betza::EndOnOwn)) != 0 &&
                                (lower || (leg.actions & betza::EndOnOwn) == 0);
            if (mayEnd && !endHere(square, i, true)) {
                return false;
            }
            const auto pass = enemy ? betza::PassEnemyCapturing : betza::PassOwnCapturing;
            if (!lower || (leg.actions & pass) == 0) {
                return true;
            }
            removes = true;
        }
        return true;
    }

    [[nodiscard]] bool spareAsMount(const Leg& leg, Cell cell) const {
        return (leg.actions & betza::SpareRoyals) != 0 && cell.owner() != m_side;
    }

    /// Whether anything stands between the ends of a leap: on the squares of its line, or for the knight's
    /// leap on the straight neighbour that it passes first.
    [[nodiscard]] bool occupiedBetween(const Leg& leg, Square from) const {
        const BoardShape& shape = m_board.shape();
        const int right = leg.step.right;
        const int forward = leg.step.forward;
        const int size = std::max(std::abs(right), std::abs(forward));
        const bool straight = right == 0 || forward == 0 || std::abs(right) == std::abs(forward);
        for (int i = 1; i < (straight ? size : 2); ++i) {
            const Offset between{right / size * i, forward / size * i};
            if (!cellAt(*shape.step(from, between, m_side)).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    [[gnu::noinline]] bool jumpAnywhere() {
        for (int i = 0; i < m_board.shape().squareCount(); ++i) {
            const Square square(i);
            if (square == m_origin) {
                continue;
            }
            const Cell cell = m_board.at(square);
            const auto wanted = cell.isEmpty()           ? betza::EndOnEmpty
                                : cell.owner() != m_side ? betza::EndOnEnemy
                                                         : betza::EndOnOwn;
            if ((m_program.universal & wanted) == 0 ||
                (!cell.isEmpty() && spared(m_program.universal, cell))) {
                continue;
            }
            if (!end(square, !cell.isEmpty())) {
                return false;
            }
        }
        return true;
    }

    const Board& m_board;
    const betza::StepTable& m_steps;
    Sink& m_sink;
    Square m_origin;
    Side m_side;
    PieceTypeId m_type;
    const betza::MoveProgram& m_program;
    FollowedLegs* m_followed = nullptr;
    Candidate m_candidate;
    StaticVector<Square, 8> m_hopped;
};

/// Calls `sink` with every candidate of `piece` as if it stood on `origin`. False when the sink stopped it.
/// With `followed` (see `ProgramRunner`) every outcome comes, but not by every way.
template <class Board, class Sink>
bool forEachCandidate(const Board& board, Square origin, Piece piece, Sink&& sink,
                      FollowedLegs* followed = nullptr) {
    return ProgramRunner<Board, std::remove_reference_t<Sink>>(board, origin, piece, sink, followed).run();
}

/// The same of one leg of the piece's program that starts a move.
template <class Board, class Sink>
bool forEachCandidateOf(const betza::Leg& leg, const Board& board, Square origin, Piece piece, Sink&& sink) {
    return ProgramRunner<Board, std::remove_reference_t<Sink>>(board, origin, piece, sink, nullptr)
        .runLeg(leg);
}

} // namespace mujo
