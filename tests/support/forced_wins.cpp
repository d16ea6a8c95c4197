#include "tests/support/forced_wins.h"

#include <algorithm>

#include "core/engine/evaluation.h"
#include "core/rules/legal_moves.h"
#include "core/rules/outcome.h"
#include "core/rules/resolve.h"
#include "tests/support/sampling.h"

namespace mujo::testing {

namespace {

constexpr int kWon = 1000000;

struct Next {
    Position position;
    History history;

    Next(const Position& before, const History& earlier, const Move& move)
        : position(before), history(earlier) {
        const Transition transition = rules::resolve(before, move);
        position.apply(transition);
        history.push(rules::entryAfter(transition, position));
    }
    [[nodiscard]] rules::Outcome outcome() const { return rules::outcome(position, history); }
};

/// A piece in hand is worth what it is on the board: a capture wins it, a drop wins nothing.
int materialOf(const Position& position, Side side, const EvaluationTables& tables) {
    int sum = 0;
    for (const Square square : position.pieces(side)) {
        sum += tables.worth(position.at(square).type());
    }
    for (std::size_t i = 0; i < position.variant().types().size(); ++i) {
        sum += position.inHand(side, PieceTypeId(i)) * tables.worth(PieceTypeId(i));
    }
    return sum;
}

int material(const Position& position) {
    const auto tables = EvaluationTables::of(position.sharedVariant(), notes(position.variant().id()).tuned);
    return materialOf(position, position.turn(), *tables) -
           materialOf(position, opponent(position.turn()), *tables);
}

int best(const Position& position, const History& history, int plies, int alpha, int beta);

int valueOf(const Next& next, int plies, int alpha, int beta) {
    const rules::Outcome outcome = next.outcome();
    if (outcome.isOver()) {
        return !outcome.winner() ? 0 : outcome.winner() == next.position.turn() ? kWon : -kWon;
    }
    return best(next.position, next.history, plies, alpha, beta);
}

int best(const Position& position, const History& history, int plies, int alpha, int beta) {
    if (plies == 0) {
        return material(position);
    }
    for (const Move& move : rules::legalMoves(position, history)) {
        alpha = std::max(alpha, -valueOf(Next(position, history, move), plies - 1, -beta, -alpha));
        if (alpha >= beta) {
            break;
        }
    }
    return alpha;
}

} // namespace

bool moveWinsWithin(const Position& position, const History& history, const Move& move, int plies) {
    const Next next(position, history, move);
    const rules::Outcome outcome = next.outcome();
    if (outcome.isOver() || plies < 3) {
        return outcome.winner() == position.turn();
    }
    const auto replies = rules::legalMoves(next.position, next.history);
    return std::all_of(replies.begin(), replies.end(), [&](const Move& reply) {
        const Next answer(next.position, next.history, reply);
        return !answer.outcome().isOver() && winsWithin(answer.position, answer.history, plies - 2);
    });
}

bool winsWithin(const Position& position, const History& history, int plies) {
    const auto moves = rules::legalMoves(position, history);
    return std::any_of(moves.begin(), moves.end(),
                       [&](const Move& move) { return moveWinsWithin(position, history, move, plies); });
}

int materialAfter(const Position& position, const History& history, int plies) {
    return best(position, history, plies, -kWon, kWon);
}

int materialAfterMove(const Position& position, const History& history, const Move& move, int plies) {
    return -valueOf(Next(position, history, move), plies - 1, -kWon, kWon);
}

} // namespace mujo::testing
