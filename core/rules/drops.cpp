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
    const bool closed = closedFiles(position, type)[static_cast<std::size_t>(variant.shape().column(to))];
    return closed ? DropVerdict::SecondOnFile : DropVerdict::Allowed;
}

std::bitset<BoardShape::kMaxSide> closedFiles(const Position& position, PieceTypeId type) {
    std::bitset<BoardShape::kMaxSide> closed;
    if (position.variant().rules().drops->onceOnFile(type)) {
        for (const Square square : position.pieces(position.turn())) {
            if (position.at(square).type() == type) {
                closed.set(static_cast<std::size_t>(position.shape().column(square)));
            }
        }
    }
    return closed;
}

} // namespace mujo::rules
