#include "core/rules/drops/drops.h"

#include <array>

#include "core/rules/refusal.h"

namespace mujo::rules {

namespace {

/// The pieces of the kind that the side to move has on the file of the square.
std::vector<Square> sameOnFile(const Position& position, PieceTypeId type, Square to) {
    std::vector<Square> found;
    const BoardShape& shape = position.shape();
    for (int row = 0; row < shape.ranks(); ++row) {
        const Square square = shape.at(shape.column(to), row);
        if (position.at(square) == Cell(Piece{type, position.turn()})) {
            found.push_back(square);
        }
    }
    return found;
}

} // namespace

RefusalReason judgeDrop(const Position& position, PieceTypeId type, Square to) {
    const Variant& variant = position.variant();
    const Side side = position.turn();
    if (!variant.rules().drops) {
        return RefusalReason::NoDropsInGame;
    }
    if (position.inHand(side, type) == 0) {
        return RefusalReason::DropNotInHand;
    }
    if (!position.at(to).isEmpty()) {
        return RefusalReason::DropOccupied;
    }
    if (!variant.canEverMove(type, to, side)) {
        return RefusalReason::DropCouldNeverMove;
    }
    const bool closed = closedFiles(position, type)[static_cast<std::size_t>(variant.shape().column(to))];
    if (!closed) {
        return RefusalReason::None;
    }
    return variant.rules().drops->onceOnFile(type) ? RefusalReason::DropSecondOnFile
                                                   : RefusalReason::DropFileFull;
}

Explanation whyNotDropped(const Position& position, PieceTypeId type, Square to) {
    switch (judgeDrop(position, type, to)) {
    case RefusalReason::NoDropsInGame:
        return refuse(why::NoDropsInGame{});
    case RefusalReason::DropNotInHand:
        return refuse(why::DropNotInHand{type});
    case RefusalReason::DropOccupied:
        return refuse(why::DropOccupied{pieceAt(position, to)}, {to});
    case RefusalReason::DropCouldNeverMove:
        return refuse(why::DropCouldNeverMove{{type, to}});
    case RefusalReason::DropSecondOnFile:
        return refuse(why::DropSecondOnFile{type}, sameOnFile(position, type, to));
    case RefusalReason::DropFileFull: {
        const std::vector<Square> there = sameOnFile(position, type, to);
        return refuse(why::DropFileFull{type, static_cast<int>(there.size())}, there);
    }
    default:
        return {};
    }
}

void takeInHand(const Position& position, Square captured, Transition& result) {
    const Cell cell = position.at(captured);
    if (!capturesGoToHand(position.variant()) || cell.owner() == position.turn()) {
        return;
    }
    const PieceTypeId base = position.variant().type(cell.type()).base;
    for (HandChange& change : result.hands) {
        if (change.type == base) {
            ++change.by;
            return;
        }
    }
    result.hands.push_back({position.turn(), base, 1});
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
