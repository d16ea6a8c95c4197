#pragma once

#include <optional>

#include "core/position/history.h"
#include "core/position/position.h"
#include "core/position/transition.h"
#include "core/rules/refusal_reason.h"

namespace mujo::rules {

/// Whether no position may occur twice, whoever brings it about.
[[nodiscard]] bool forbidsEveryRepetition(const Variant& variant);

/// Whether no earlier position can come again after the move.
[[nodiscard]] bool isIrreversible(const Variant& variant, const Transition& transition);

/// What a move would do, asked only where a rule of repetition wants to know.
struct MoveEffect {
    bool check = false;
    bool attack = false;
};

/// Why a rule of repetition refuses a move; none where it does not. `effect` gives its `MoveEffect`.
/// Rule: Tai shogi, section Repetition: no position twice with the same side to move. Wa shogi, sections
/// Check and mate and Game end: no perpetual check. Chu shogi: at the fourth occurrence the side that alone
/// has been attacking has to deviate; checks count above other attacks. Tai shogi, section Repetition, on the
/// rule of the Japanese Chu Shogi Association: of passes in a row the side that passed first has to deviate.
template <class Effect>
RefusalReason judgeRepetition(const Position& position, const Transition& transition, const History& history,
                              Effect&& effect);

/// The same with the facts; legal where no rule of repetition refuses for this reason.
[[nodiscard]] Explanation whyNotRepeated(const Variant& variant, RefusalReason reason);

/// Whether the move leaves all pieces and hands as they are.
[[nodiscard]] bool isPass(const Transition& transition);

/// How a repetition ends the game after its latest move, if it does.
struct RepetitionResult {
    std::optional<Side> loser; ///< the side that alone gave check or attacked all the time, or passed first
    bool byChecks = false;     ///< it did so by checks
    RepetitionEnd end = RepetitionEnd::Draw;
    bool mustDeviate = false; ///< the loser may not go on with it, so that it does not come to an end
};
std::optional<RepetitionResult> repetitionEnd(const Position& position, const History& history);
/// The same one occurrence before the rule counts: what it would be if the position came about again as it
/// has so far.
std::optional<RepetitionResult> repetitionBefore(const Position& position, const History& history);

/// Whether every second move from the one into entry `last` back to entry `first`, which is not asked, has
/// `mark`.
bool allMarked(const History& history, std::size_t first, std::size_t last, bool History::Entry::*mark);

/// What speaks against the side that makes the last move of a cycle, given the marks of all its moves and of
/// those of the other side.
enum class Guilt { None, Mover, Other };
Guilt guilt(bool moverAlways, bool otherAlways);
/// The same given the number of passes in a row that the last move of the cycle ends: the side that passed
/// first, where both have passed.
Guilt guiltOfPasses(int inARow);

template <class Effect>
RefusalReason judgeRepetition(const Position& position, const Transition& transition, const History& history,
                              Effect&& effect) {
    using Perpetual = RepetitionFourfold::Perpetual;
    const RepetitionRule& rule = position.variant().rules().repetition;
    const auto* fourfold = std::get_if<RepetitionFourfold>(&rule);
    const auto* forbidden = std::get_if<RepetitionForbidden>(&rule);
    const bool refuses =
        forbidden != nullptr || (fourfold != nullptr && (fourfold->check == Perpetual::Forbidden ||
                                                         fourfold->attack == Perpetual::Forbidden ||
                                                         fourfold->passes == Perpetual::Forbidden));
    if (!refuses || !history.mayRecur()) {
        return RefusalReason::None;
    }
    const std::uint64_t key = position.keyAfter(transition);
    const int occurrences = history.occurrences(key);
    constexpr int kBefore = 3;
    if (occurrences < (forbidden != nullptr ? 1 : kBefore)) {
        return RefusalReason::None;
    }
    if (forbidsEveryRepetition(position.variant())) {
        return RefusalReason::Repetition;
    }
    const std::size_t first = history.firstOccurrence(key);
    const std::size_t last = history.entries().size() - 1;
    const MoveEffect own = effect();
    const auto guiltBy = [&](bool History::Entry::*mark, bool now) {
        return guilt(now && allMarked(history, first, last - 1, mark), allMarked(history, first, last, mark));
    };
    const Guilt byAttack = guiltBy(&History::Entry::attacked, own.attack);
    if (forbidden != nullptr) {
        return byAttack == Guilt::Mover ? RefusalReason::Repetition : RefusalReason::None;
    }
    const Guilt byCheck = guiltBy(&History::Entry::gaveCheck, own.check);
    if (byCheck == Guilt::Mover && fourfold->check == Perpetual::Forbidden) {
        return RefusalReason::PerpetualCheck;
    }
    if (byCheck != Guilt::None) {
        return RefusalReason::None;
    }
    if (byAttack == Guilt::Mover && fourfold->attack == Perpetual::Forbidden) {
        return RefusalReason::PerpetualAttack;
    }
    const Guilt byPasses = isPass(transition) ? guiltOfPasses(history.passesInARow() + 1) : Guilt::None;
    return byAttack == Guilt::None && byPasses == Guilt::Mover && fourfold->passes == Perpetual::Forbidden
               ? RefusalReason::PassedFirst
               : RefusalReason::None;
}

} // namespace mujo::rules
