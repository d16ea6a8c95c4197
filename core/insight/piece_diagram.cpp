#include "core/insight/piece_diagram.h"

#include <algorithm>
#include <cstdlib>
#include <map>

#include "core/insight/as_if_moves.h"
#include "core/position/as_if.h"
#include "core/rules/drops/drops.h"
#include "core/rules/resolve.h"

namespace mujo::insight {

namespace {

/// A window of `reach` squares around the square, kept on the board.
PieceDiagram windowAround(const BoardShape& shape, Square square, int reach) {
    PieceDiagram diagram;
    const int side = 2 * reach + 1;
    diagram.files = shape.files();
    diagram.columns = std::min(side, shape.files());
    diagram.rows = std::min(side, shape.ranks());
    diagram.left = std::clamp(shape.column(square) - reach, 0, shape.files() - diagram.columns);
    diagram.top = std::clamp(shape.row(square) - reach, 0, shape.ranks() - diagram.rows);
    diagram.origin = square;
    return diagram;
}

void addMarks(PieceDiagram& diagram, const Position& position, Square origin) {
    const BoardShape& shape = position.shape();
    const ReachTable reach(position, origin);
    std::map<Square, DiagramMark> marks;
    const auto mark = [&](Square square) -> DiagramMark* {
        if (!diagram.contains(square)) {
            return nullptr;
        }
        DiagramMark& found = marks[square];
        found.square = square;
        found.right = shape.column(square) - shape.column(origin);
        found.ahead = shape.row(origin) - shape.row(square);
        found.reach = reach.at(square);
        return &found;
    };
    for (const Move& move : movesAsIfToMove(position, origin)) {
        const auto captured = rules::capturedSquares(position, move);
        if (move.to() != origin) {
            if (DiagramMark* at = mark(move.to())) {
                at->captures = at->captures || captured.contains(move.to());
            }
        } else if (captured.size() == 1) {
            if (DiagramMark* at = mark(captured[0])) {
                at->igui = true;
            }
        }
    }
    for (auto& [square, found] : marks) {
        found.captures = found.captures || found.igui;
        diagram.marks.push_back(found);
    }
}

/// Writes the range of each slide on the last square of it that is shown.
void addRanges(PieceDiagram& diagram, const Variant& variant, Piece piece) {
    const BoardShape& shape = variant.shape();
    const int farthest = std::max(shape.files(), shape.ranks()) - 1;
    const auto& program = variant.type(piece.type).program;
    for (std::size_t i = 0; i < program.rootCount; ++i) {
        const betza::Leg& leg = program.legs[i];
        const bool straight = leg.gait == betza::Gait::Slide || leg.gait == betza::Gait::SkipFirst ||
                              leg.gait == betza::Gait::Sweep;
        const int size = std::max(std::abs(leg.step.right), std::abs(leg.step.forward));
        if (!straight || size != 1 || leg.range == 1 || (leg.actions & betza::EndOnEmpty) == 0) {
            continue;
        }
        DiagramMark* last = nullptr;
        for (int n = 1; n <= std::min<int>(leg.range, farthest); ++n) {
            const auto square = shape.step(*diagram.origin, leg.step * n, piece.owner);
            const auto found =
                std::find_if(diagram.marks.begin(), diagram.marks.end(),
                             [&](const auto& mark) { return square && mark.square == *square; });
            if (found != diagram.marks.end()) {
                last = &*found;
            }
        }
        const bool grows =
            last != nullptr && last->range != DiagramMark::kUnlimited && last->range < leg.range;
        if (grows) {
            last->range = leg.range >= farthest ? DiagramMark::kUnlimited : leg.range;
        }
    }
}

/// The first steps of a lion and its kin.
void addWaysOfLions(PieceDiagram& diagram, const Variant& variant, Piece piece) {
    const auto& program = variant.type(piece.type).program;
    for (std::size_t i = 0; i < program.rootCount; ++i) {
        const betza::Leg& leg = program.legs[i];
        const bool isStep =
            leg.range == 1 && std::max(std::abs(leg.step.right), std::abs(leg.step.forward)) == 1;
        if (!isStep || leg.nextCount == 0 || (leg.actions & betza::PassEnemyCapturing) == 0) {
            continue;
        }
        const auto square = variant.shape().step(*diagram.origin, leg.step, piece.owner);
        for (DiagramMark& mark : diagram.marks) {
            mark.takesAndGoesOn = mark.takesAndGoesOn || mark.square == square;
        }
    }
}

/// Where the piece goes only to take, which an empty board does not show by itself.
void addPlainCaptures(PieceDiagram& diagram, const Variant& variant, Piece piece) {
    const BoardShape& shape = variant.shape();
    const auto& program = variant.type(piece.type).program;
    for (std::size_t i = 0; i < program.rootCount; ++i) {
        const betza::Leg& leg = program.legs[i];
        const bool onlyTakes =
            (leg.actions & betza::EndOnEnemy) != 0 && (leg.actions & betza::EndOnEmpty) == 0;
        if (!onlyTakes || leg.gait != betza::Gait::Slide) {
            continue;
        }
        const bool isNear = std::max(std::abs(leg.step.right), std::abs(leg.step.forward)) == 1;
        const int farthest = std::min<int>(leg.range, std::max(shape.files(), shape.ranks()));
        for (int n = 1; n <= farthest; ++n) {
            const auto square = shape.step(*diagram.origin, leg.step * n, piece.owner);
            if (!square || !diagram.contains(*square) || diagram.markOn(*square) != nullptr) {
                continue;
            }
            DiagramMark mark;
            mark.square = *square;
            mark.right = shape.column(*square) - shape.column(*diagram.origin);
            mark.ahead = shape.row(*diagram.origin) - shape.row(*square);
            mark.reach = !isNear ? Reach::Jump : leg.range > 1 ? Reach::Slide : Reach::Step;
            mark.captures = true;
            diagram.marks.push_back(mark);
        }
    }
}

} // namespace

Position lonePiece(const std::shared_ptr<const Variant>& variant, Piece piece, Square square) {
    Setup setup;
    setup.cells = PerSquare<Cell>(variant->shape().squareCount());
    setup.cells[square] = piece;
    setup.turn = piece.owner;
    auto position = Position::create(variant, setup);
    return position ? std::move(*position) : Position::start(variant);
}

PieceTypeId standIn(const Variant& variant, PieceTypeId type) {
    const PieceType& form = variant.type(type);
    if (!form.formOnly) {
        return type;
    }
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const PieceType& other = variant.types()[i];
        if (!other.formOnly && other.name == form.name && other.betza == form.betza) {
            return PieceTypeId(static_cast<std::uint16_t>(i));
        }
    }
    return type;
}

PieceDiagram PieceDiagram::onEmptyBoard(const std::shared_ptr<const Variant>& variant, PieceTypeId type,
                                        int reach) {
    const BoardShape& shape = variant->shape();
    const Square middle = shape.at(shape.files() / 2, shape.ranks() / 2);
    const Piece piece{standIn(*variant, type), Side::Sente};
    PieceDiagram diagram = windowAround(shape, middle, reach);
    const Position board = lonePiece(variant, piece, middle);
    diagram.standing.push_back({middle, piece});
    if (board.at(middle) == Cell(piece)) {
        addMarks(diagram, board, middle);
        addRanges(diagram, *variant, piece);
        addWaysOfLions(diagram, *variant, piece);
        addPlainCaptures(diagram, *variant, piece);
    }
    return diagram;
}

PieceDiagram PieceDiagram::onBoard(const Position& position, Square square, int reach) {
    PieceDiagram diagram = windowAround(position.shape(), square, reach);
    for (const Side side : {Side::Sente, Side::Gote}) {
        for (const Square at : position.pieces(side)) {
            if (diagram.contains(at)) {
                diagram.standing.push_back({at, position.at(at).piece()});
            }
        }
    }
    if (const Cell cell = position.at(square); !cell.isEmpty()) {
        addMarks(diagram, position, square);
        addWaysOfLions(diagram, position.variant(), cell.piece());
    }
    return diagram;
}

PieceDiagram PieceDiagram::ofDrops(const Position& position, Piece piece) {
    const BoardShape& shape = position.shape();
    const int side = std::max(shape.files(), shape.ranks());
    PieceDiagram diagram = onBoard(position, shape.at(0, 0), side);
    diagram.origin.reset();
    diagram.marks.clear();
    const Position board = asIfToMove(position, piece.owner);
    for (int i = 0; i < shape.squareCount(); ++i) {
        if (rules::judgeDrop(board, piece.type, Square(i)) == rules::RefusalReason::None) {
            diagram.marks.push_back({Square(i), 0, 0, Reach::Drop, false, false, 0});
        }
    }
    return diagram;
}

bool PieceDiagram::contains(Square square) const {
    const int column = columnOf(square);
    const int row = rowOf(square);
    return column >= 0 && column < columns && row >= 0 && row < rows;
}

const DiagramMark* PieceDiagram::markOn(Square square) const {
    const auto found =
        std::find_if(marks.begin(), marks.end(), [&](const auto& mark) { return mark.square == square; });
    return found == marks.end() ? nullptr : &*found;
}

} // namespace mujo::insight
