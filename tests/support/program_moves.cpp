#include "tests/support/program_moves.h"

#include <algorithm>
#include <set>

#include "core/position/candidates.h"
#include "core/position/sfen.h"
#include "tests/support/sampling.h"

namespace mujo::testing {

namespace {

using Result = std::pair<int, std::set<int>>; ///< destination and squares of the pieces taken

std::string shown(const BoardShape& shape, const char* whose, const Result& result) {
    std::string out = std::string("\n  only ") + whose + ": to " + shape.name(Square(result.first));
    for (const int square : result.second) {
        out += " x" + shape.name(Square(square));
    }
    return out;
}

} // namespace

std::string programFault(const Position& board, const PieceType& type, Square from, Side side) {
    const BoardShape& shape = board.shape();
    std::set<Result> program;
    const auto number = static_cast<std::size_t>(&type - board.variant().types().data());
    forEachCandidate(board, from, Piece{PieceTypeId(number), side}, [&](const Candidate& candidate) {
        Result result{candidate.to.index(), {}};
        candidate.forEachTaken(board, [&](Square victim) {
            result.second.insert(victim.index());
            return true;
        });
        program.insert(std::move(result));
        return true;
    });
    std::set<Result> reading;
    const auto squareNumber = [&](literal::Spot spot) { return spot.row * shape.files() + spot.column; };
    const literal::Spot start{shape.column(from), shape.row(from)};
    literal::Board withMover = plain(board).board;
    withMover.men[start] = {number, side};
    for (const literal::Way& way : literal::Rulebook(board.variant()).waysOf(withMover, start)) {
        Result result{squareNumber(way.to), {}};
        for (const literal::Spot spot : way.taken) {
            result.second.insert(squareNumber(spot));
        }
        reading.insert(std::move(result));
    }
    std::string out;
    for (const Result& each : program) {
        out += reading.count(each) == 0 ? shown(shape, "the program", each) : "";
    }
    for (const Result& each : reading) {
        out += program.count(each) == 0 ? shown(shape, "the literal reading", each) : "";
    }
    if (out.empty()) {
        return out;
    }
    return type.id + " \"" + type.betza + "\" of " + (side == Side::Sente ? "Sente" : "Gote") + " on " +
           shape.name(from) + " in " + sfen(board) + out.substr(0, 1500);
}

} // namespace mujo::testing
