#include "core/rules/legal_moves.h"

#include <algorithm>

#include "core/rules/captures.h"
#include "core/rules/generator.h"
#include "core/rules/repetition.h"
#include "core/rules/resolve.h"

namespace mujo::rules {

namespace {

/// Judges moves on a copy of the position, made only when a rule asks to look ahead.
class Judge {
public:
    Judge(const Position& position, const History& history) : m_position(position), m_history(history) {}

    Refusal operator()(const Move& move) {
        const RuleSet& rules = m_position.variant().rules();
        const Transition transition = resolve(m_position, move);
        if (rules.selfCheck == SelfCheckRule::Forbidden) {
            const Side mover = m_position.turn();
            if (ahead(transition, [mover](const Position& next) { return inCheck(next, mover); })) {
                return Refusal::OwnRoyalExposed;
            }
        }
        if (move.isDrop() && rules.drops->noMatingDrop[mujo::index(move.dropped)] &&
            ahead(transition, [](const Position& next) {
                return inCheck(next, next.turn()) && !hasLegalMove(next, History(next.key()));
            })) {
            return Refusal::MatingDrop;
        }
        const auto givesCheck = [&] {
            return ahead(transition, [](const Position& next) { return inCheck(next, next.turn()); });
        };
        switch (judgeRepetition(m_position, transition, m_history, givesCheck)) {
        case RepetitionVerdict::Repeats:
            return Refusal::Repetition;
        case RepetitionVerdict::PerpetualCheck:
            return Refusal::PerpetualCheck;
        default:
            return Refusal::None;
        }
    }

private:
    template <class Question>
    bool ahead(const Transition& transition, Question&& question) {
        if (m_scratch.empty()) {
            m_scratch.push_back(m_position);
        }
        m_scratch.front().apply(transition);
        const bool answer = question(m_scratch.front());
        m_scratch.front().revert(transition);
        return answer;
    }

    const Position& m_position;
    const History& m_history;
    std::vector<Position> m_scratch; ///< none or one
};

void keepLegal(const Position& position, const History& history, std::vector<Move>& moves) {
    Judge judge(position, history);
    std::erase_if(moves, [&](const Move& move) { return judge(move) != Refusal::None; });
}

} // namespace

Refusal judge(const Position& position, const History& history, const Move& move) {
    return Judge(position, history)(move);
}

std::vector<Move> legalMoves(const Position& position, const History& history) {
    std::vector<Move> moves;
    Generator().all(position, moves);
    keepLegal(position, history, moves);
    return moves;
}

std::vector<Move> legalMovesFrom(const Position& position, const History& history, Square origin) {
    std::vector<Move> moves;
    if (position.at(origin).holds(position.turn())) {
        Generator().from(position, origin, moves);
        keepLegal(position, history, moves);
    }
    return moves;
}

bool hasLegalMove(const Position& position, const History& history) {
    Judge judge(position, history);
    Generator generator;
    std::vector<Move> moves;
    const auto anyLegal = [&] {
        return std::any_of(moves.begin(), moves.end(),
                           [&](const Move& m) { return judge(m) == Refusal::None; });
    };
    for (const Square origin : position.pieces(position.turn())) {
        moves.clear();
        generator.from(position, origin, moves);
        if (anyLegal()) {
            return true;
        }
    }
    moves.clear();
    Generator::drops(position, moves);
    return anyLegal();
}

History::Entry entryAfter(const Position& before, const Transition& transition, const Position& after) {
    const RuleSet& rules = before.variant().rules();
    History::Entry entry;
    entry.key = after.key();
    if (const auto* fourfold = std::get_if<RepetitionFourfold>(&rules.repetition)) {
        entry.gaveCheck = fourfold->perpetualCheckForbidden && inCheck(after, after.turn());
    }
    if (!rules.drops) {
        // A piece that is gone or has turned into another never comes back.
        int piecesBefore = 0;
        int piecesAfter = 0;
        bool changed = false;
        for (const SquareChange& change : transition.squares) {
            piecesBefore += change.before.isEmpty() ? 0 : 1;
            piecesAfter += change.after.isEmpty() ? 0 : 1;
        }
        if (transition.squares.size() == 1 || piecesBefore != piecesAfter) {
            changed = true;
        } else if (transition.squares.size() == 2) {
            changed = transition.squares[0].before != transition.squares[1].after;
        }
        entry.irreversible = changed;
    }
    return entry;
}

} // namespace mujo::rules
