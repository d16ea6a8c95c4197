#include "core/protocol/cecp_highlight.h"

#include <algorithm>
#include <vector>

namespace mujo {

namespace {

/// What becomes known of a square while the moves are gone through.
struct Target {
    bool first = false;
    bool plain = false;
    bool promoting = false;
    bool capture = false;
};

char colour(const Target& target) {
    if (target.first) {
        return 'C';
    }
    if (target.promoting) {
        return target.plain ? 'M' : 'B';
    }
    return target.plain ? (target.capture ? 'R' : 'Y') : '\0';
}

} // namespace

bool cecpGoesOn(std::span<const Move> legal, Square from, Square middle) {
    return std::any_of(legal.begin(), legal.end(), [&](const Move& move) {
        return !move.isDrop() && move.origin == from && move.path.size() > 1 && move.path[0] == middle;
    });
}

std::string cecpHighlight(const Position& position, std::span<const Move> legal, Square from,
                          std::optional<Square> middle) {
    const BoardShape& shape = position.shape();
    PerSquare<Target> targets(shape.squareCount());
    for (const Move& move : legal) {
        const bool started = !middle || move.path[0] == *middle;
        if (move.isDrop() || move.origin != from || !started || (middle && move.path.size() < 2)) {
            continue;
        }
        const std::size_t next = middle ? 1 : 0;
        Target& target = targets[move.path[next]];
        if (next + 1 < move.path.size()) {
            target.first = true;
            continue;
        }
        (move.promotes() ? target.promoting : target.plain) = true;
        target.capture = target.capture || !position.at(move.to()).isEmpty();
    }
    std::string out;
    for (int row = 0; row < shape.ranks(); ++row) {
        out += row > 0 ? "/" : "";
        int empty = 0;
        for (int column = 0; column < shape.files(); ++column) {
            const char c = colour(targets[shape.at(column, row)]);
            if (c == '\0') {
                ++empty;
                continue;
            }
            out += (empty > 0 ? std::to_string(empty) : "") + c;
            empty = 0;
        }
        out += empty > 0 ? std::to_string(empty) : "";
    }
    return out;
}

} // namespace mujo
