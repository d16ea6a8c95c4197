#include "core/rules/repetition.h"

namespace mujo::rules {

bool allMarked(const History& history, std::size_t first, std::size_t last, bool History::Entry::*mark) {
    const auto& entries = history.entries();
    for (std::size_t i = last; i > first && i < entries.size(); i -= 2) {
        if (!(entries[i].*mark)) {
            return false;
        }
        if (i < 2) {
            break;
        }
    }
    return last > first;
}

Guilt guilt(bool moverAlways, bool otherAlways) {
    if (moverAlways == otherAlways) {
        return Guilt::None;
    }
    return moverAlways ? Guilt::Mover : Guilt::Other;
}

std::optional<RepetitionResult> repetitionEnd(const Position& position, const History& history) {
    using Perpetual = RepetitionFourfold::Perpetual;
    const auto* rule = std::get_if<RepetitionFourfold>(&position.variant().rules().repetition);
    constexpr int kOccurrences = 4;
    if (rule == nullptr || history.occurrences(position.key()) < kOccurrences) {
        return std::nullopt;
    }
    RepetitionResult result;
    result.end = rule->end;
    const std::size_t first = history.firstOccurrence(position.key());
    const std::size_t last = history.entries().size() - 1;
    // A guilty mover would have been refused where that is forbidden; the other side may be guilty either
    // way.
    const auto judge = [&](bool History::Entry::*mark, bool byChecks) {
        switch (guilt(allMarked(history, first, last, mark), allMarked(history, first, last - 1, mark))) {
        case Guilt::Mover:
            result.loser = opponent(position.turn());
            break;
        case Guilt::Other:
            result.loser = position.turn();
            break;
        default:
            return;
        }
        result.byChecks = byChecks;
    };
    if (rule->check != Perpetual::Allowed) {
        judge(&History::Entry::gaveCheck, true);
    }
    if (!result.loser && rule->attack != Perpetual::Allowed) {
        judge(&History::Entry::attacked, false);
        if (result.loser && rule->attack == Perpetual::Forbidden) {
            return std::nullopt; // the attacker is to move and has to deviate
        }
    }
    return result;
}

} // namespace mujo::rules
