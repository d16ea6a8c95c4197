#include "core/rules/explain.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "core/rules/captures.h"
#include "core/rules/drops/drops.h"
#include "core/rules/generator.h"
#include "core/rules/legal_moves.h"
#include "core/rules/passing/passing.h"
#include "core/rules/promotion/refused_promotion.h"
#include "core/rules/refused_route.h"
#include "core/rules/repetition/repetition.h"
#include "core/rules/resolve.h"
#include "core/rules/unreached.h"

namespace mujo::rules {

namespace {

class Explainer {
public:
    Explainer(const Position& position, const History& history, const ParsedMove& move)
        : m_position(position), m_history(history), m_move(move) {}

    Explanation run() {
        if (const Outcome over = outcome(m_position, m_history); over.isOver()) {
            return refuse(why::GameOver{over});
        }
        return m_move.origin.isHand() ? drop() : boardMove();
    }

private:
    [[nodiscard]] const Variant& variant() const { return m_position.variant(); }
    [[nodiscard]] PieceAt at(Square square) const { return pieceAt(m_position, square); }
    [[nodiscard]] PieceAt mover() const { return at(m_move.from()); }
    [[nodiscard]] Square to() const { return m_move.stops.back(); }

    Explanation drop() {
        if (m_move.stops.size() != 1 || m_move.promote) {
            return refuse(why::DropOnSeveralSquares{});
        }
        if (Explanation refused = whyNotDropped(m_position, m_move.dropped(), to()); !refused.isLegal()) {
            return refused;
        }
        Move move;
        move.origin = Origin::hand(m_move.dropped());
        move.path.push_back(to());
        return verdict(move);
    }

    Explanation boardMove() {
        if (m_position.at(m_move.from()).isEmpty()) {
            return refuse(why::NoPieceThere{m_move.from()});
        }
        if (!m_position.at(m_move.from()).holds(m_position.turn())) {
            return refuse(why::NotYourPiece{mover(), m_position.turn()});
        }
        std::vector<Move> possible;
        Generator().from(m_position, m_move.from(), possible);
        const auto matched = matchMove(m_position, possible, m_move);
        if (matched) {
            return verdict(*matched);
        }
        if (matched.error().kind == MoveTextFault::Kind::Ambiguous) {
            return ambiguous(matched.error().fitting);
        }
        return whyImpossible(possible);
    }

    /// Several pseudo-legal moves fit; the safety of the royal may leave one.
    Explanation ambiguous(const std::vector<Move>& fitting) {
        std::vector<Move> legal;
        std::copy_if(fitting.begin(), fitting.end(), std::back_inserter(legal), [&](const Move& move) {
            return judge(m_position, m_history, move) == RefusalReason::None;
        });
        if (legal.size() == 1) {
            return verdict(legal.front());
        }
        if (legal.empty()) {
            return verdict(fitting.front());
        }
        Explanation result = refuse(why::Ambiguous{legal});
        result.fitting = std::move(legal);
        return result;
    }

    Explanation verdict(const Move& move) {
        const RefusalReason reason = judge(m_position, m_history, move);
        switch (reason) {
        case RefusalReason::None:
            return {RefusalReason::None, {}, {}, {move}};
        case RefusalReason::OwnRoyalExposed:
            return exposed(move);
        case RefusalReason::DropMates:
            return refuse(why::DropMates{move.dropped()});
        default:
            return whyNotRepeated(variant(), reason);
        }
    }

    Explanation exposed(const Move& move) {
        Position next = m_position;
        next.apply(resolve(m_position, move));
        const Square royal = next.royals(m_position.turn()).front();
        const std::vector<Square> by = attackers(next, royal, next.turn());
        std::vector<Square> squares = by;
        squares.push_back(royal);
        return refuse(why::OwnRoyalExposed{pieceAt(next, royal), piecesAt(next, by),
                                           inCheck(m_position, m_position.turn())},
                      squares);
    }

    Explanation whyImpossible(const std::vector<Move>& possible) {
        ParsedMove plain = m_move;
        plain.promote = plain.decline = false;
        plain.form.reset();
        const auto matched = matchMove(m_position, possible, plain);
        if (matched) {
            return whyPromotionDiffers(*matched);
        }
        if (matched.error().kind == MoveTextFault::Kind::Ambiguous) {
            return whyPromotionDiffers(matched.error().fitting.front());
        }
        if (isSkip()) {
            return whyNoPass(m_position, m_move.from());
        }
        if (const auto limited = whyNotTaken()) {
            return *limited;
        }
        if (m_position.at(to()).holds(m_position.turn()) && to() != m_move.origin) {
            return refuse(why::OwnPieceOnTarget{mover(), at(to())}, {to()});
        }
        if (m_move.stops.size() == 1) {
            return whyNotReached(m_position, m_move.from(), to());
        }
        RefusalFact fact = whyNotInOneMove(m_position, m_move);
        return std::holds_alternative<std::monostate>(fact)
                   ? whyNotReached(m_position, m_move.from(), m_move.stops.front())
                   : refuse(std::move(fact));
    }

    /// The move exists; its promotion is written otherwise than the rules have it.
    [[nodiscard]] Explanation whyPromotionDiffers(const Move& move) const {
        if (m_move.form) {
            return refuse(why::DoesNotBecome{mover(), *m_move.form});
        }
        return refuse(m_move.promote ? whyNotPromoted(m_position, move) : whyPromoted(m_position, move));
    }

    /// Whether the text is that of a skipped turn, perhaps with the empty square where the piece steps out
    /// to.
    [[nodiscard]] bool isSkip() const {
        return to() == m_move.origin &&
               std::all_of(m_move.stops.begin(), m_move.stops.end() - 1,
                           [&](Square stop) { return m_position.at(stop).isEmpty(); });
    }

    /// Bans, the trading of lions and the emperor's limits: the piece could take, but the rules forbid it.
    std::optional<Explanation> whyNotTaken() {
        std::vector<Square> wanted;
        for (const Square stop : m_move.stops) {
            if (m_position.at(stop).holds(opponent(m_position.turn()))) {
                wanted.push_back(stop);
            }
        }
        if (wanted.empty()) {
            return std::nullopt;
        }
        std::optional<Explanation> refused;
        forEachCandidate(
            m_position, m_move.from(), m_position.at(m_move.from()).piece(), [&](const Candidate& candidate) {
                const bool meant =
                    candidate.to == to() && !mayTake(m_position, m_move.from(), candidate) &&
                    std::all_of(wanted.begin(), wanted.end(), [&](Square s) { return candidate.takes(s); });
                if (meant) {
                    refused = whyMayNotTake(m_position, m_move.from(), candidate);
                }
                return !meant;
            });
        return refused;
    }

    const Position& m_position;
    const History& m_history;
    const ParsedMove& m_move;
};

} // namespace

Explanation explain(const Position& position, const History& history, const ParsedMove& move) {
    return Explainer(position, history, move).run();
}

} // namespace mujo::rules
