#include "core/insight/shown_route.h"

#include <algorithm>

#include "core/rules/resolve.h"

namespace mujo::insight {

void leaveOutJumped(rules::Route& way, const Position& position, const Move& move) {
    const rules::Squares taken = rules::capturedSquares(position, move);
    const auto isJumped = [&](std::size_t i) {
        if (position.at(way[i]).isEmpty() || way[i] == move.origin ||
            std::find(taken.begin(), taken.end(), way[i]) != taken.end()) {
            return false;
        }
        const BoardShape& shape = position.shape();
        const auto across = [&](Square from, Square to) {
            return std::pair(shape.column(to) - shape.column(from), shape.row(to) - shape.row(from));
        };
        const auto [x1, y1] = across(way[i - 1], way[i]);
        const auto [x2, y2] = across(way[i], way[i + 1]);
        return x1 * y2 == x2 * y1 && x1 * x2 + y1 * y2 > 0;
    };
    for (std::size_t i = way.size() > 2 ? way.size() - 2 : 0; i > 0; --i) {
        if (isJumped(i)) {
            way.erase(way.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
}

rules::Route shownRoute(const Position& position, const Move& move) {
    if (move.isDrop()) {
        return {move.to()};
    }
    if (move.isPass()) {
        return {move.from()};
    }
    rules::Route way = rules::route(position, move);
    const bool burns = position.variant().type(position.at(move.from()).type()).burns;
    if (burns && move.to() != move.origin && way.size() > 3 && way[way.size() - 3] == way.back()) {
        way.pop_back();
    }
    leaveOutJumped(way, position, move);
    return way;
}

std::vector<rules::Route> shownWays(const Position& position, const Move& move) {
    std::vector<rules::Route> all = rules::routes(position, move);
    if (all.empty()) {
        return all;
    }
    const std::size_t shortest = all.front().size();
    std::erase_if(all, [shortest](const rules::Route& way) { return way.size() > shortest; });
    for (rules::Route& way : all) {
        leaveOutJumped(way, position, move);
    }
    return all;
}

} // namespace mujo::insight
