#include "core/rules/routes.h"

#include <algorithm>

#include "core/position/candidates.h"
#include "core/rules/contagion/contagion.h"
#include "core/rules/forms.h"
#include "core/rules/resolve.h"

namespace mujo::rules {

namespace {

/// Whether the candidate has the effect of the move: the same victims, in the same order where it decides.
bool makes(const Position& position, const Candidate& candidate, const Move& move) {
    if (candidate.to != move.to()) {
        return false;
    }
    const Piece piece = position.at(move.from()).piece();
    std::vector<Square> taken;
    candidate.forEachTaken(position, [&](Square square) {
        taken.push_back(square);
        return true;
    });
    const Squares wanted = capturedSquares(position, move);
    if (!std::is_permutation(taken.begin(), taken.end(), wanted.begin(), wanted.end())) {
        return false;
    }
    return !orderMatters(position, piece, candidate) ||
           promotionChoices(position, move.from(), candidate).contains(move.promotion);
}

} // namespace

std::vector<Route> routes(const Position& position, const Move& move) {
    std::vector<Route> found;
    if (move.isDrop()) {
        return found;
    }
    constexpr std::size_t kEnough = 200;
    forEachCandidate(position, move.from(), position.at(move.from()).piece(),
                     [&](const Candidate& candidate) {
                         if (makes(position, candidate, move)) {
                             Route way{move.from()};
                             way.insert(way.end(), candidate.trail.begin(), candidate.trail.end());
                             way.push_back(candidate.to);
                             if (std::find(found.begin(), found.end(), way) == found.end()) {
                                 found.push_back(std::move(way));
                             }
                         }
                         return found.size() < kEnough;
                     });
    std::stable_sort(found.begin(), found.end(),
                     [](const Route& a, const Route& b) { return a.size() < b.size(); });
    return found;
}

Route route(const Position& position, const Move& move) {
    if (move.isDrop()) {
        return {move.to()};
    }
    const std::vector<Route> all = routes(position, move);
    return all.empty() ? Route{move.from(), move.to()} : all.front();
}

} // namespace mujo::rules
