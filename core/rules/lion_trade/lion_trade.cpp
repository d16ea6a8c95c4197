#include "core/rules/lion_trade/lion_trade.h"

#include "core/rules/captures.h"
#include "core/rules/refusal.h"
#include "core/rules/resolve.h"

namespace mujo::rules {

namespace {

class LionJudge {
public:
    LionJudge(const Position& position, const LionTrade& rule, Square from, const Candidate& candidate)
        : m_position(position), m_rule(rule), m_from(from), m_candidate(candidate) {}

    RefusalReason judge(Square lion) const { return isLion(m_from) ? byLion(lion) : byOther(lion); }
    [[nodiscard]] bool isLion(Square square) const {
        return m_rule.lions.contains(m_position.at(square).type());
    }

private:
    [[nodiscard]] RefusalReason byLion(Square lion) const {
        const bool adjacent = m_position.shape().distance(m_from, lion) <= 1;
        if (adjacent || bridges(lion) || !isProtected(lion)) {
            return RefusalReason::None;
        }
        return RefusalReason::LionProtected;
    }

    [[nodiscard]] RefusalReason byOther(Square lion) const {
        const auto taken = m_position.state().lionTaken;
        if (!taken || taken == lion || m_position.at(m_from).owner() != m_position.turn()) {
            return RefusalReason::None;
        }
        const bool banned =
            m_rule.counterStrike == LionTrade::CounterStrike::Banned ||
            (m_rule.counterStrike == LionTrade::CounterStrike::BannedIfProtected && isProtected(lion));
        return banned ? RefusalReason::LionCounterStrike : RefusalReason::None;
    }

    /// Whether the move first takes another piece that is worth the lion.
    [[nodiscard]] bool bridges(Square lion) const {
        return !m_candidate.forEachTaken(m_position, [&](Square square) {
            return square == lion || m_rule.noBridge.contains(m_position.at(square).type());
        });
    }

    /// Whether the owner of the lion could retake on its square.
    [[nodiscard]] bool isProtected(Square lion) const {
        const Cell captor = m_position.at(m_from);
        const Side owner = m_position.at(lion).owner();
        Imagined board(m_position);
        board.set(lion, captor);
        if (m_rule.judged == LionTrade::Judged::AfterCapture) {
            board.set(m_from, Cell{});
            m_candidate.forEachTaken(m_position, [&](Square square) {
                if (square != lion && !board.isFull()) {
                    board.set(square, Cell{});
                }
                return true;
            });
        }
        return canTake(board, lion, owner);
    }

    const Position& m_position;
    const LionTrade& m_rule;
    Square m_from;
    const Candidate& m_candidate;
};

/// Where the move takes a lion with a piece that is none.
std::optional<Square> lionTakenBy(const Position& position, const Move& move) {
    const auto& lions = position.variant().rules().lionTrade->lions;
    std::optional<Square> found;
    if (move.isDrop() || lions.contains(position.at(move.from()).type())) {
        return found;
    }
    for (const Square square : capturedSquares(position, move)) {
        if (lions.contains(position.at(square).type())) {
            found = square;
        }
    }
    return found;
}

} // namespace

void watchLionTrade(const Variant& variant, PieceTypeId type, Watches& watches) {
    watches.capturedLate = watches.capturedLate || isLion(variant, type);
}

void rememberLionTaken(const Position& position, const Move& move, RuleState& state) {
    if (position.variant().rules().tracksLions()) {
        state.lionTaken = lionTakenBy(position, move);
    }
}

RefusalReason judgeLionTrade(const Position& position, Square from, const Candidate& candidate,
                             Square* lion) {
    const auto& rule = position.variant().rules().lionTrade;
    RefusalReason verdict = RefusalReason::None;
    if (!rule || candidate.isQuiet()) {
        return verdict;
    }
    const LionJudge judge(position, *rule, from, candidate);
    candidate.forEachTaken(position, [&](Square square) {
        if (judge.isLion(square)) {
            verdict = judge.judge(square);
            if (lion != nullptr && verdict != RefusalReason::None) {
                *lion = square;
            }
        }
        return verdict == RefusalReason::None;
    });
    return verdict;
}

Explanation whyLionNotTaken(const Position& position, Square from, const Candidate& candidate) {
    Square lion;
    const RefusalReason verdict = judgeLionTrade(position, from, candidate, &lion);
    if (verdict == RefusalReason::None) {
        return {};
    }
    const std::vector<Square> by = protectors(position, from, lion);
    if (verdict == RefusalReason::LionProtected) {
        return refuse(
            why::LionProtected{pieceAt(position, from), pieceAt(position, lion), piecesAt(position, by)}, by);
    }
    std::vector<Square> squares = by;
    squares.push_back(*position.state().lionTaken);
    const bool whileProtected =
        position.variant().rules().lionTrade->counterStrike == LionTrade::CounterStrike::BannedIfProtected;
    return refuse(
        why::LionCounterStrike{*position.state().lionTaken, pieceAt(position, lion), whileProtected},
        squares);
}

} // namespace mujo::rules
