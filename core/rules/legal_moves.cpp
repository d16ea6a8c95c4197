#include "core/rules/legal_moves.h"

#include <algorithm>
#include <optional>

#include "core/position/candidates.h"
#include "core/rules/captures.h"
#include "core/rules/drops/drops.h"
#include "core/rules/generator.h"
#include "core/rules/repetition/recent_keys.h"
#include "core/rules/repetition/repetition.h"
#include "core/rules/resolve.h"
#include "core/rules/royal_shield.h"

namespace mujo::rules {

bool isIllegalAsMate(const Variant& variant, const Move& move) {
    return move.isDrop() && mayNotMate(variant, move.dropped());
}

namespace {

/// Whether the piece that has just moved attacks an enemy piece.
bool moverAttacks(const Position& after, const Transition& transition) {
    const Side side = opponent(after.turn());
    return std::any_of(transition.squares.begin(), transition.squares.end(), [&](const SquareChange& change) {
        return change.after.holds(side) && change.before != change.after &&
               !forEachCandidate(after, change.square, change.after.piece(), [&](const Candidate& candidate) {
                   return candidate.forEachTaken(
                       after, [&](Square square) { return !after.at(square).holds(after.turn()); });
               });
    });
}

/// What the move that has led to a position does, as far as its rules of repetition ask.
MoveEffect effectOf(const Position& after, const Transition& transition) {
    const RuleSet& rules = after.variant().rules();
    return {rules.tracksChecks() && inCheck(after, after.turn()),
            rules.tracksAttacks() && moverAttacks(after, transition)};
}

/// Judges moves on a copy of the position, made only when a rule asks to look ahead.
class Judge {
public:
    Judge(const Position& position, const History& history) : m_position(position), m_history(history) {}

    RefusalReason operator()(const Move& move) {
        const Variant& variant = m_position.variant();
        const bool mayExpose = forbidsSelfCheck(variant) && !shield().covers(move);
        const bool mayMate = isIllegalAsMate(variant, move);
        if (!mayExpose && !mayMate && !m_history.mayRecur()) {
            return RefusalReason::None;
        }
        const Transition transition = resolve(m_position, move);
        if (mayExpose) {
            const Side mover = m_position.turn();
            if (ahead(transition, [mover](const Position& next) { return inCheck(next, mover); })) {
                return RefusalReason::OwnRoyalExposed;
            }
        }
        if (mayMate && ahead(transition, [](const Position& next) {
                return inCheck(next, next.turn()) && !hasLegalMove(next, History(next.key()));
            })) {
            return RefusalReason::DropMates;
        }
        const auto effect = [&] {
            MoveEffect found;
            ahead(transition, [&](const Position& next) {
                found = effectOf(next, transition);
                return true;
            });
            return found;
        };
        if (m_history.mayRecur() && !recent().mayHold(m_position.keyAfter(transition))) {
            return RefusalReason::None;
        }
        return judgeRepetition(m_position, transition, m_history, effect);
    }

private:
    const RecentKeys& recent() {
        if (!m_recent) {
            m_recent.emplace(m_history);
        }
        return *m_recent;
    }

    const RoyalShield& shield() {
        if (!m_shield) {
            m_shield.emplace(m_position);
        }
        return *m_shield;
    }

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
    std::optional<RoyalShield> m_shield;
    std::optional<RecentKeys> m_recent;
};

void keepLegal(const Position& position, const History& history, std::vector<Move>& moves) {
    Judge judge(position, history);
    std::erase_if(moves, [&](const Move& move) { return judge(move) != RefusalReason::None; });
}

} // namespace

RefusalReason judge(const Position& position, const History& history, const Move& move) {
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
                           [&](const Move& m) { return judge(m) == RefusalReason::None; });
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

History::Entry entryAfter(const Transition& transition, const Position& after) {
    History::Entry entry;
    entry.key = after.key();
    const MoveEffect effect = effectOf(after, transition);
    entry.gaveCheck = effect.check;
    entry.attacked = effect.attack;
    entry.passed = isPass(transition);
    entry.irreversible = isIrreversible(after.variant(), transition);
    return entry;
}

} // namespace mujo::rules
