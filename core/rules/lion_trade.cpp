#include "core/rules/lion_trade.h"

#include "core/rules/captures.h"

namespace mujo::rules {

namespace {

class LionJudge {
public:
    LionJudge(const Position& position, const LionTrade& rule, Square from, const Candidate& candidate)
        : m_position(position), m_rule(rule), m_from(from), m_candidate(candidate) {}

    LionVerdict judge(Square lion) const { return isLion(m_from) ? byLion(lion) : byOther(lion); }
    [[nodiscard]] bool isLion(Square square) const {
        return m_rule.lions.contains(m_position.at(square).type());
    }

private:
    [[nodiscard]] LionVerdict byLion(Square lion) const {
        const bool adjacent = m_position.shape().distance(m_from, lion) <= 1;
        if (adjacent || bridges(lion) || !isProtected(lion)) {
            return LionVerdict::Allowed;
        }
        return LionVerdict::Protected;
    }

    [[nodiscard]] LionVerdict byOther(Square lion) const {
        const Square taken = m_position.state().lionTaken;
        if (taken.isNone() || taken == lion || m_position.at(m_from).owner() != m_position.turn()) {
            return LionVerdict::Allowed;
        }
        const bool banned =
            m_rule.counterStrike == LionTrade::CounterStrike::Banned ||
            (m_rule.counterStrike == LionTrade::CounterStrike::BannedIfProtected && isProtected(lion));
        return banned ? LionVerdict::CounterStrike : LionVerdict::Allowed;
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

} // namespace

LionVerdict judgeLionTrade(const Position& position, Square from, const Candidate& candidate, Square* lion) {
    const auto& rule = position.variant().rules().lionTrade;
    LionVerdict verdict = LionVerdict::Allowed;
    if (!rule || candidate.isQuiet()) {
        return verdict;
    }
    const LionJudge judge(position, *rule, from, candidate);
    candidate.forEachTaken(position, [&](Square square) {
        if (judge.isLion(square)) {
            verdict = judge.judge(square);
            if (lion != nullptr && verdict != LionVerdict::Allowed) {
                *lion = square;
            }
        }
        return verdict == LionVerdict::Allowed;
    });
    return verdict;
}

} // namespace mujo::rules
