#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/geometry/per_key.h"
#include "core/geometry/per_side.h"
#include "core/geometry/square_set.h"
#include "core/position/candidates.h"
#include "core/rules/watches.h"
#include "core/variant/variant.h"

namespace mujo::rules {

/// The kinds that slide, leap, or step to a square beside them or near by and may go on from there once, like
/// lions, falcons and eagles. Their candidates are found faster than by running their programs, in the same
/// order.
class KeptSteps {
public:
    /// Whether the squares that a piece looks at are to be noted, or are known as those of a kind without
    /// slides.
    enum class Looks { Noted, Known };

    KeptSteps(const Position& position, const PerType<Watches>& watches);

    [[nodiscard]] bool areAll(PieceTypeId type) const { return !m_ways[type][Side::Sente].all.empty(); }
    /// Whether pieces of such a kind have no slides, so that they always look at the same squares.
    [[nodiscard]] bool lookAtSame(PieceTypeId type) const { return m_lookAtSame[type] != 0; }

    /// Tells `sink` of the candidates of a piece of such a kind, each outcome once, and sets in `looked` the
    /// squares that they depend on. Whether it can step out and back, of which `sink` is not told. It has
    /// `quiet(to)`, `takes(to, victim)` and `takesOnWay(square, victim, to, cell)`, the cell at `to` being
    /// empty or a further victim.
    template <Looks Noting, class Sink>
    bool candidates(Square square, Piece piece, SquareSet::Word* looked, Sink&& sink) const;

private:
    /// A step, the first or the second one of a way.
    struct Step {
        std::int16_t delta = 0;
        std::uint16_t number = 0; ///< in the table of steps
        std::uint16_t actions = 0;
        std::uint64_t place = 0; ///< a bit for each offset that several ways may lead to; none on slides
    };
    /// A leg that starts a move, with the steps that go on from it.
    struct Way {
        Step first;
        std::uint16_t range = 0;
        std::uint16_t nextCount = 0;
        std::uint32_t firstNext = 0;
    };
    struct Ways {
        std::vector<Way> all;
        std::vector<Step> next; ///< those of one way stand side by side
    };
    /// A run of `candidates`.
    template <class Sink>
    struct Run;

    static bool fit(const betza::MoveProgram& program);
    static Ways waysOf(const betza::MoveProgram& program, Side side);

    const Position& m_position;
    PerType<PerSide<Ways>> m_ways;
    PerType<std::uint8_t> m_lookAtSame;
};

template <class Sink>
struct KeptSteps::Run {
    const Variant& variant;
    const Cell* cells; ///< of the board
    const Step* next;
    Square origin;
    Side side;
    Sink& sink;
    std::uint64_t came = 0; ///< the places where ways without a victim have ended
    bool canPass = false;

    [[nodiscard]] bool ends(const Step& step, Cell cell) const {
        const bool enemy = cell.owner() != side;
        return (step.actions & (enemy ? betza::EndOnEnemy : betza::EndOnOwn)) != 0 &&
               (!enemy || !spares(step, cell));
    }
    [[nodiscard]] bool spares(const Step& step, Cell cell) const {
        return (step.actions & betza::SpareRoyals) != 0 && variant.isRoyal(cell.type());
    }
    void end(const Step& step, Square square, Cell cell) {
        if ((came & step.place) == 0) {
            came |= step.place;
            cell.isEmpty() ? sink.quiet(square) : sink.takes(square, cell);
        }
    }
    void goOnOverEmpty(const Way& way, Square from) {
        const std::uint8_t* toEdge = variant.steps().toEdge(from);
        for (std::uint32_t i = way.firstNext; i < way.firstNext + way.nextCount; ++i) {
            const Step& step = next[i];
            if ((came & step.place) != 0 || toEdge[step.number] == 0) {
                continue;
            }
            const Square square(from.index() + step.delta);
            if (square == origin) {
                canPass = canPass || (step.actions & betza::EndOnEmpty) != 0;
                continue;
            }
            const Cell cell = cells[square.index()];
            if (cell.isEmpty() ? (step.actions & betza::EndOnEmpty) != 0 : ends(step, cell)) {
                end(step, square, cell);
            }
        }
    }
    void goOnTaking(const Way& way, Square from, Cell victim) {
        const std::uint8_t* toEdge = variant.steps().toEdge(from);
        for (std::uint32_t i = way.firstNext; i < way.firstNext + way.nextCount; ++i) {
            const Step& step = next[i];
            if (toEdge[step.number] == 0) {
                continue;
            }
            const Square square(from.index() + step.delta);
            const Cell cell = square == origin ? Cell{} : cells[square.index()];
            if (cell.isEmpty() ? (step.actions & betza::EndOnEmpty) != 0 : ends(step, cell)) {
                sink.takesOnWay(from, victim, square, cell);
            }
        }
    }
};

template <KeptSteps::Looks Noting, class Sink>
bool KeptSteps::candidates(Square square, Piece piece, SquareSet::Word* looked, Sink&& sink) const {
    const Ways& ways = m_ways[piece.type][piece.owner];
    Run<Sink> run{m_position.variant(), m_position.cells(), ways.next.data(), square, piece.owner, sink};
    const std::uint8_t* toEdge = run.variant.steps().toEdge(square);
    for (const Way& way : ways.all) {
        const Step& first = way.first;
        int left = std::min<int>(way.range, toEdge[first.number]);
        Square at = square;
        Cell cell;
        for (; left > 0; --left) {
            at = Square(at.index() + first.delta);
            if constexpr (Noting == Looks::Noted) {
                SquareSet::set(looked, at);
            }
            cell = run.cells[at.index()];
            if (!cell.isEmpty()) {
                break;
            }
            if ((first.actions & betza::EndOnEmpty) != 0) {
                run.end(first, at, cell);
            }
            if ((first.actions & betza::PassEmpty) != 0) {
                run.goOnOverEmpty(way, at);
            }
        }
        if (cell.isEmpty()) {
            continue;
        }
        if (run.ends(first, cell)) {
            run.end(first, at, cell);
        }
        if ((first.actions & betza::PassEnemyCapturing) != 0 && cell.owner() != piece.owner &&
            !run.spares(first, cell)) {
            run.goOnTaking(way, at, cell);
        }
    }
    return run.canPass;
}

} // namespace mujo::rules
