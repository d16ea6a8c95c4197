#include "core/insight/taking_back.h"

#include <algorithm>

#include "core/rules/legal_moves.h"
#include "core/rules/resolve.h"

namespace mujo::insight {

namespace {

bool takesOn(const Position& position, const Move& move, Square square) {
    const auto removed = rules::removedSquares(rules::resolve(position, move), move);
    return std::ranges::find(removed, square) != removed.end();
}

} // namespace

bool leavesTakingBack(const Position& position, std::span<const Move> line) {
    if (line.size() < 2 || !takesOn(position, line[0], line[0].to())) {
        return false;
    }
    const Square there = line[0].to();
    Position after = position;
    after.apply(rules::resolve(position, line[0]));
    const auto takesBack = [&](const Move& move) { return takesOn(after, move, there); };
    return !takesBack(line[1]) && std::ranges::any_of(rules::legalMoves(after, {}), takesBack);
}

} // namespace mujo::insight
