#include "core/insight/premove.h"

#include <algorithm>

#include "core/insight/click_tree.h"
#include "core/insight/threat_map.h"
#include "core/rules/generator.h"

namespace mujo::insight {

std::vector<Move> recaptures(const Position& position, Square origin) {
    const Side side = position.at(origin).owner();
    TrialPosition trial(position, side);
    rules::Generator generator;
    std::vector<Move> found;
    std::vector<Move> moves;
    for (const Square square : position.pieces(side)) {
        if (square == origin) {
            continue;
        }
        trial.putEnemyOf(side, square);
        if (trial.reaches(origin, square)) {
            found.clear();
            generator.from(trial.position(), origin, found);
            std::copy_if(found.begin(), found.end(), std::back_inserter(moves),
                         [square](const Move& move) { return move.path.size() == 1 && move.to() == square; });
        }
        trial.takeAway();
    }
    return moves;
}

std::optional<Move> premoveNow(std::span<const Move> legal, const Move& premove) {
    const auto exact = std::find(legal.begin(), legal.end(), premove);
    if (exact != legal.end()) {
        return *exact;
    }
    // What it takes may decide what it becomes.
    const auto fits = [&](const Move& move) { return samePath(move, premove); };
    const auto alike = std::find_if(legal.begin(), legal.end(), [&](const Move& move) {
        return fits(move) && move.promotes() == premove.promotes();
    });
    const auto any = alike != legal.end() ? alike : std::find_if(legal.begin(), legal.end(), fits);
    return any != legal.end() ? std::optional(*any) : std::nullopt;
}

} // namespace mujo::insight
