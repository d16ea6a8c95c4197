#include "core/rules/drops.h"

#include <array>

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
    if (!closed) {
        return DropVerdict::Allowed;
    }
    return variant.rules().drops->onceOnFile(type) ? DropVerdict::SecondOnFile : DropVerdict::FileFull;
}

std::bitset<BoardShape::kMaxSide> closedFiles(const Position& position, PieceTypeId type) {
    std::bitset<BoardShape::kMaxSide> closed;
    const int most = position.variant().rules().drops->mostOnFile[type];
    if (most == 0) {
        return closed;
    }
    std::array<int, BoardShape::kMaxSide> counts{};
    for (const Square square : position.pieces(position.turn())) {
        if (position.at(square).type() == type) {
            const auto file = static_cast<std::size_t>(position.shape().column(square));
            closed[file] = ++counts[file] >= most;
        }
    }
    return closed;
}

} // namespace mujo::rules
