#include "core/insight/shown_route.h"

namespace mujo::insight {

rules::Route shownRoute(const Position& position, const Move& move) {
    if (move.isDrop()) {
        return {move.to()};
    }
    rules::Route way = rules::route(position, move);
    const bool burns = position.variant().type(position.at(move.from()).type()).burns;
    if (burns && move.to() != move.origin && way.size() > 3 && way[way.size() - 3] == way.back()) {
        way.pop_back();
    }
    return way;
}

} // namespace mujo::insight
