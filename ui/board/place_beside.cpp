#include "ui/board/place_beside.h"

#include <algorithm>
#include <limits>

namespace mujo::ui {

namespace {

constexpr int kStep = 8;         // pixels between the places that are tried
constexpr int kHiding = 10000;   // what covering something costs, in pixels of distance
constexpr int kAreaOfAStep = 36; // square pixels; to cover so many of what is rather left free costs one

} // namespace

std::optional<QRect> placeBeside(const QRect& square, QSize size, const QRect& room,
                                 const std::vector<QRect>& keepFree, const std::vector<QRect>& ratherFree) {
    constexpr int kGap = 4;
    const QRect beside = square.adjusted(-kGap, -kGap, kGap, kGap);
    std::optional<QRect> best;
    int bestCost = std::numeric_limits<int>::max();
    const int farthest = 2 * square.height() + size.height(); // that what need not be seen is worth
    const auto consider = [&](QPoint at) {
        const QRect place(at, size);
        if (!room.contains(place) || place.intersects(beside)) {
            return;
        }
        int cost = (place.center() - square.center()).manhattanLength();
        // Nothing that matters is worth being hidden, whatever the way to a free place.
        for (const QRect& busy : keepFree) {
            const QRect hidden = busy.intersected(place);
            cost += hidden.isEmpty() ? 0 : kHiding + hidden.width() * hidden.height();
        }
        int covered = 0;
        for (const QRect& busy : ratherFree) {
            const QRect hidden = busy.intersected(place);
            covered += hidden.isEmpty() ? 0 : hidden.width() * hidden.height() / kAreaOfAStep;
        }
        cost += std::min(covered, farthest);
        if (cost < bestCost) {
            bestCost = cost;
            best = place;
        }
    };
    // Right above or below, where one looks for it; then anywhere.
    for (const int y : {beside.top() - size.height(), beside.bottom() + 1}) {
        consider({std::clamp(square.center().x() - size.width() / 2, room.left(),
                             std::max(room.left(), room.right() + 1 - size.width())),
                  y});
    }
    const QRect near = beside.adjusted(-size.width(), -farthest, size.width(), farthest);
    const QRect where = bestCost >= kHiding ? room : room.intersected(near);
    if (bestCost >= kHiding || !ratherFree.empty()) {
        for (int y = where.top(); y + size.height() <= where.bottom() + 1; y += kStep) {
            for (int x = where.left(); x + size.width() <= where.right() + 1; x += kStep) {
                consider({x, y});
            }
        }
    }
    return best;
}

} // namespace mujo::ui
