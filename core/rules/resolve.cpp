#include "core/rules/resolve.h"

#include <algorithm>

#include "core/rules/burning.h"
#include "core/rules/promotion.h"

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
            m_result.hands.push_back({m_side, m_move.dropped, -1});
            m_result.squares.push_back({m_move.to(), Cell{}, Piece{m_move.dropped, m_side}});
        } else {
            boardMove();
        }
        if (m_variant.rules().burning) {
            burn(*m_variant.rules().burning);
        }
    }

private:
    void boardMove() {
        const Cell mover = m_position.at(m_move.from);
        const Cell arrived = m_move.promotes() ? Cell(Piece{m_move.promotion, m_side})
                                               : mover.withDeclined(remembersDeclining(m_position, m_move));
        for (const Square square : capturedSquares(m_position, m_move)) {
            giveToHand(m_position.at(square));
            if (square != m_move.to()) {
                m_result.squares.push_back({square, m_position.at(square), Cell{}});
            }
        }
        if (m_move.to() == m_move.from) {
            if (arrived != mover) {
                m_result.squares.push_back({m_move.from, mover, arrived});
            }
        } else {
            m_result.squares.push_back({m_move.from, mover, Cell{}});
            m_result.squares.push_back({m_move.to(), m_position.at(m_move.to()), arrived});
        }
        if (m_variant.rules().tracksDeclined()) {
            forgetDeclined();
        }
    }

    /// Where declining counts for one turn only, that of the turn before ends with this move.
    void forgetDeclined() {
        const auto& zone = std::get<ZonePromotion>(m_variant.rules().promotion);
        if (zone.again != ZonePromotion::Again::AfterOneTurn) {
            return;
        }
        for (const Square square : m_position.pieces(m_side)) {
            const Cell cell = m_position.at(square);
            if (cell.declined() && square != m_move.from) {
                m_result.squares.push_back({square, cell, cell.withDeclined(false)});
            }
        }
    }

    void giveToHand(Cell captured) {
        if (!m_variant.rules().drops || captured.owner() == m_side) {
            return;
        }
        const PieceTypeId base = m_variant.type(captured.type()).base;
        for (HandChange& change : m_result.hands) {
            if (change.type == base) {
                ++change.by;
                return;
            }
        }
        m_result.hands.push_back({m_side, base, 1});
    }

    [[nodiscard]] RuleState stateAfter() const {
        const RuleSet& rules = m_variant.rules();
        RuleState state = m_position.state();
        if (rules.tracksSkips()) {
            state.skipped[m_side] = m_move.isPass() && !m_move.promotes();
        }
        if (rules.tracksLions()) {
            state.lionTaken = lionTaken();
        }
        return usedState(rules, state, opponent(m_side));
    }

    [[nodiscard]] Square lionTaken() const {
        const auto& lions = m_variant.rules().lionTrade->lions;
        Square found;
        if (m_move.isDrop() || lions.contains(m_position.at(m_move.from).type())) {
            return found;
        }
        for (const Square square : capturedSquares(m_position, m_move)) {
            if (lions.contains(m_position.at(square).type())) {
                found = square;
            }
        }
        return found;
    }

    /// The board once the changes so far are made.
    class After {
    public:
        After(const Position& position, const Transition& changes)
            : m_position(position), m_changes(changes) {}
        [[nodiscard]] Cell at(Square square) const {
            for (const SquareChange& change : m_changes.squares) {
                if (change.square == square) {
                    return change.after;
                }
            }
            return m_position.at(square);
        }
        [[nodiscard]] const BoardShape& shape() const { return m_position.shape(); }

    private:
        const Position& m_position;
        const Transition& m_changes;
    };

    void burn(const Burning& rule) {
        const After after(m_position, m_result);
        const Burnt burnt =
            burntBy(after, rule, m_move.to(), after.at(m_move.to()).piece(), m_move.promotes());
        for (const Square square : burnt.others) {
            giveToHand(m_position.at(square));
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
        for (const Square square : position.shape().between(move.from, move.to())) {
            if (!position.at(square).isEmpty()) {
                result.push_back(square);
            }
        }
    }
    if (!move.isDrop() && move.to() != move.from && !position.at(move.to()).isEmpty() &&
        !result.contains(move.to())) {
        result.push_back(move.to());
    }
    return result;
}

Squares removedSquares(const Transition& transition, const Move& move) {
    Squares result;
    for (const SquareChange& change : transition.squares) {
        const bool emptied = !change.before.isEmpty() && change.after.isEmpty() && change.square != move.from;
        const bool replaced = !change.before.isEmpty() && !change.after.isEmpty() &&
                              change.square == move.to() && move.from != move.to();
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
