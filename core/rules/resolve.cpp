#include "core/rules/resolve.h"

#include <algorithm>

#include "core/rules/burning/burning.h"
#include "core/rules/drops/drops.h"
#include "core/rules/lion_trade/lion_trade.h"
#include "core/rules/passing/passing.h"
#include "core/rules/promotion/promotion.h"
#include "core/rules/side_effects.h"

namespace mujo::rules {

namespace {

class Resolver {
public:
    Resolver(const Position& position, const Move& move, Transition& result)
        : m_position(position), m_variant(position.variant()), m_move(move), m_side(position.turn()),
          m_result(result) {}

    void run() {
        m_result.squares.clear();
        m_result.hands.clear();
        m_result.stateBefore = m_position.state();
        m_result.stateAfter = stateAfter();
        if (m_move.isDrop()) {
            m_result.hands.push_back({m_side, m_move.dropped(), -1});
            m_result.squares.push_back({m_move.to(), Cell{}, Piece{m_move.dropped(), m_side}});
        } else {
            boardMove();
        }
        if (haveSideEffects(m_variant)) {
            addSideEffects();
        }
    }

private:
    void boardMove() {
        const Cell mover = m_position.at(m_move.from());
        const Cell arrived = m_move.promotes() ? Cell(Piece{*m_move.promotion, m_side})
                                               : mover.withDeclined(remembersDeclining(m_position, m_move));
        for (const Square square : capturedSquares(m_position, m_move)) {
            takeInHand(m_position, square, m_result);
            if (square != m_move.to()) {
                m_result.squares.push_back({square, m_position.at(square), Cell{}});
            }
        }
        if (m_move.to() == m_move.origin) {
            if (arrived != mover) {
                m_result.squares.push_back({m_move.from(), mover, arrived});
            }
        } else {
            m_result.squares.push_back({m_move.from(), mover, Cell{}});
            m_result.squares.push_back({m_move.to(), m_position.at(m_move.to()), arrived});
        }
        forgetDeclined(m_position, m_move, m_result);
    }

    [[nodiscard]] RuleState stateAfter() const {
        RuleState state = m_position.state();
        rememberPass(m_position, m_move, state);
        rememberLionTaken(m_position, m_move, state);
        return usedState(m_variant.rules(), state, opponent(m_side));
    }

    void addSideEffects() {
        const SideEffects burnt = burntAfter(m_position, m_result, m_move);
        for (const Square square : burnt.others) {
            takeInHand(m_position, square, m_result);
            m_result.squares.push_back({square, m_position.at(square), Cell{}});
        }
        if (burnt.mover) {
            removeMover();
        }
    }

    void removeMover() {
        for (SquareChange& change : m_result.squares) {
            if (change.square == m_move.to()) {
                change.after = Cell{};
                return;
            }
        }
        m_result.squares.push_back({m_move.to(), m_position.at(m_move.to()), Cell{}});
    }

    const Position& m_position;
    const Variant& m_variant;
    const Move& m_move;
    Side m_side;
    Transition& m_result;
};

} // namespace

Transition resolve(const Position& position, const Move& move) {
    Transition result;
    resolve(position, move, result);
    return result;
}

void resolve(const Position& position, const Move& move, Transition& result) {
    Resolver(position, move, result).run();
}

Squares capturedSquares(const Position& position, const Move& move) {
    Squares result;
    for (const Square* victim = move.victimsBegin(); victim != move.victimsEnd(); ++victim) {
        result.push_back(*victim);
    }
    if (move.sweeps) {
        for (const Square square : position.shape().between(move.from(), move.to())) {
            if (!position.at(square).isEmpty()) {
                result.push_back(square);
            }
        }
    }
    if (!move.isDrop() && move.to() != move.origin && !position.at(move.to()).isEmpty() &&
        !result.contains(move.to())) {
        result.push_back(move.to());
    }
    return result;
}

Squares removedSquares(const Transition& transition, const Move& move) {
    Squares result;
    for (const SquareChange& change : transition.squares) {
        const bool emptied =
            !change.before.isEmpty() && change.after.isEmpty() && change.square != move.origin;
        const bool replaced = !change.before.isEmpty() && !change.after.isEmpty() &&
                              change.square == move.to() && move.origin != move.to();
        if (emptied || replaced) {
            result.push_back(change.square);
        }
    }
    return result;
}

bool moverBurns(const Transition& transition, const Move& move) {
    const auto arrived = std::find_if(transition.squares.begin(), transition.squares.end(),
                                      [&](const SquareChange& change) { return change.square == move.to(); });
    return arrived != transition.squares.end() && arrived->after.isEmpty();
}

} // namespace mujo::rules
