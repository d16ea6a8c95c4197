#include "core/match/novice.h"

#include <algorithm>
#include <vector>

#include "core/rules/captures.h"
#include "core/rules/resolve.h"

namespace mujo {

namespace {

constexpr int kEverything = 1'000'000; // more than all pieces of a board are worth

} // namespace

void Novice::begin(const Game& game) {
    m_tables = EvaluationTables::of(game.position().sharedVariant(), nullptr);
}

int Novice::gain(const Game& game, const Move& move) const {
    Position after = game.position();
    const Side enemy = opponent(after.turn());
    const auto worthOfEnemy = [&](Cell cell) { return cell.holds(enemy) ? m_tables->worth(cell.type()) : 0; };
    const Transition transition = rules::resolve(after, move);
    int won = 0;
    for (const SquareChange& change : transition.squares) {
        won += worthOfEnemy(change.before) - worthOfEnemy(change.after);
    }
    after.apply(transition);
    if (after.isExtinct(enemy)) {
        return kEverything;
    }
    const Cell mover = after.at(move.to());
    const bool isLost = !mover.isEmpty() && rules::isAttacked(after, move.to(), enemy);
    return won - (isLost ? m_tables->worth(mover.type()) : 0);
}

void Novice::ask(const Game& game, const MoveLimits& /*limits*/, Callbacks callbacks) {
    const std::vector<Move>& legal = game.legalMoves();
    Answer answer;
    if (!legal.empty()) {
        std::vector<const Move*> best;
        int most = 0;
        for (const Move& move : legal) {
            const int won = gain(game, move);
            if (won > most) {
                best.clear();
                most = won;
            }
            if (won == most && won > 0) {
                best.push_back(&move);
            }
        }
        answer.kind = Answer::Kind::Move;
        answer.move = best.empty() ? legal[m_random.below(legal.size())] : *best[m_random.below(best.size())];
    }
    callbacks.onAnswer(answer);
}

} // namespace mujo
