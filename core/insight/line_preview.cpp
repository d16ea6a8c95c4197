#include "core/insight/line_preview.h"

#include <map>

#include "core/geometry/key_set.h"
#include "core/insight/outcome_preview.h"
#include "core/insight/shown_route.h"
#include "core/position/as_if.h"
#include "core/position/candidates.h"
#include "core/rules/resolve.h"

namespace mujo::insight {

LinePreview previewOfLine(const Position& position, std::span<const Move> moves) {
    LinePreview line;
    Position after = position;
    // Of each square that changes: whether the piece that stands there now moves away before anything else
    // happens to it.
    std::map<Square, bool> movesAway;
    for (const Move& move : moves) {
        line.steps.push_back({shownRoute(after, move), after.turn(),
                              move.isDrop() ? std::optional(move.dropped()) : std::nullopt});
        const Transition transition = rules::resolve(after, move);
        for (const SquareChange& change : transition.squares) {
            movesAway.try_emplace(change.square, !move.isDrop() && change.square == move.from() &&
                                                     change.square != move.to());
        }
        after.apply(transition);
    }
    for (const auto& [square, isLeft] : movesAway) {
        const Cell now = position.at(square);
        const Cell then = after.at(square);
        if (now == then) {
            continue;
        }
        if (now.isEmpty()) {
            line.changes.push_back({square, then.piece()});
            continue;
        }
        if (!isLeft) {
            line.changes.push_back({square, std::nullopt});
        }
    }
    return line;
}

OptionPreview previewOfOption(const Position& position, const Move& outcome) {
    OptionPreview option;
    option.gone = goneAfter(position, outcome);
    option.from = outcome.to();
    Position after = asIfToMove(position, moverOf(position, outcome));
    after.apply(rules::resolve(after, outcome));
    if (after.at(option.from).isEmpty()) {
        return option;
    }
    const ReachTable reach(after, option.from);
    KeySet<Square> seen;
    forEachCandidate(after, option.from, after.at(option.from).piece(), [&](const Candidate& candidate) {
        if (candidate.to != option.from && seen.insert(candidate.to)) {
            option.targets.push_back(
                {candidate.to, reach.at(candidate.to), !after.at(candidate.to).isEmpty()});
        }
        return true;
    });
    return option;
}

} // namespace mujo::insight
