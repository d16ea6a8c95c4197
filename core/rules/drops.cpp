#include "core/rules/drops.h"

namespace mujo::rules {

DropVerdict judgeDrop(const Position& position, PieceTypeId type, Square to) {
    const Variant& variant = position.variant();
    const Side side = position.turn();
    if (!variant.rules().drops) {
        return DropVerdict::NoDrops;
    }
    if (position.inHand(side, type) == 0) {
        return DropVerdict::NotInHand;
    }
    if (!position.at(to).isEmpty()) {
        return DropVerdict::Occupied;
    }
    if (!variant.canEverMove(type, to, side)) {
        return DropVerdict::CouldNeverMove;
    }
    if (variant.rules().drops->onePerFile[mujo::index(type)]) {
        const BoardShape& shape = variant.shape();
        for (int row = 0; row < shape.ranks(); ++row) {
            if (position.at(shape.at(shape.column(to), row)) == Cell(Piece{type, side})) {
                return DropVerdict::SecondOnFile;
            }
        }
    }
    return DropVerdict::Allowed;
}

} // namespace mujo::rules
