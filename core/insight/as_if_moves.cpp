#include "core/insight/as_if_moves.h"

#include "core/position/as_if.h"
#include "core/rules/generator.h"

namespace mujo::insight {

std::vector<Move> movesAsIfToMove(const Position& position, Square square) {
    std::vector<Move> moves;
    const Cell cell = position.at(square);
    if (cell.isEmpty()) {
        return moves;
    }
    if (cell.owner() == position.turn()) {
        rules::Generator().from(position, square, moves);
    } else {
        rules::Generator().from(asIfToMove(position, cell.owner()), square, moves);
    }
    return moves;
}

} // namespace mujo::insight
