#pragma once

#include <optional>

#include "core/position/history.h"
#include "core/position/position.h"
#include "core/position/transition.h"

namespace mujo::rules {

enum class RepetitionVerdict {
    Allowed,
    Repeats,        ///< the position has occurred and may not occur again
    PerpetualCheck, ///< would be the fourth occurrence, forced by checks alone
};

/// Whether a rule of repetition refuses a move. `givesCheck` is asked only where it matters.
/// Rule: Tai shogi, section Repetition: no position twice with the same side to move.
/// Rule: Wa shogi, sections Check and mate and Game end: no perpetual check.
template <class GivesCheck>
RepetitionVerdict judgeRepetition(const Position& position, const Transition& transition,
                                  const History& history, GivesCheck&& givesCheck);

/// How a repetition ends the game after its latest move, if it does.
struct RepetitionResult {
    bool perpetualCheck = false; ///< the side that gave the checks loses
    Side checker = Side::Sente;
    RepetitionEnd end = RepetitionEnd::Draw;
};
std::optional<RepetitionResult> repetitionEnd(const Position& position, const History& history);

/// Whether every second move from the one into entry `last` back to entry `first`, which is not asked, gave
/// check.
bool allGaveCheck(const History& history, std::size_t first, std::size_t last);

template <class GivesCheck>
RepetitionVerdict judgeRepetition(const Position& position, const Transition& transition,
                                  const History& history, GivesCheck&& givesCheck) {
    const RepetitionRule& rule = position.variant().rules().repetition;
    const auto* fourfold = std::get_if<RepetitionFourfold>(&rule);
    const bool never = std::holds_alternative<RepetitionForbidden>(rule);
    if ((!never && (fourfold == nullptr || !fourfold->perpetualCheckForbidden)) ||
        history.entries().size() < 2) {
        return RepetitionVerdict::Allowed;
    }
    const std::uint64_t key = position.keyAfter(transition);
    const int occurrences = history.occurrences(key);
    if (never) {
        return occurrences > 0 ? RepetitionVerdict::Repeats : RepetitionVerdict::Allowed;
    }
    constexpr int kBefore = 3;
    if (occurrences < kBefore) {
        return RepetitionVerdict::Allowed;
    }
    const std::size_t first = history.firstOccurrence(key);
    const bool perpetual = allGaveCheck(history, first, history.entries().size() - 2) && givesCheck();
    return perpetual ? RepetitionVerdict::PerpetualCheck : RepetitionVerdict::Allowed;
}

} // namespace mujo::rules
