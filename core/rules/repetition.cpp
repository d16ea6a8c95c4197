#include "core/rules/repetition.h"

namespace mujo::rules {

bool allGaveCheck(const History& history, std::size_t first, std::size_t last) {
    const auto& entries = history.entries();
    for (std::size_t i = last; i > first && i < entries.size(); i -= 2) {
        if (!entries[i].gaveCheck) {
            return false;
        }
        if (i < 2) {
            break;
        }
    }
    return last > first;
}

std::optional<RepetitionResult> repetitionEnd(const Position& position, const History& history) {
    const auto* rule = std::get_if<RepetitionFourfold>(&position.variant().rules().repetition);
    constexpr int kOccurrences = 4;
    if (rule == nullptr || history.occurrences(position.key()) < kOccurrences) {
        return std::nullopt;
    }
    RepetitionResult result;
    result.end = rule->end;
    if (rule->perpetualCheckForbidden) {
        // The latest move was no check, or it would have been refused; the other side may be the one that
        // has checked all the time.
        const std::size_t first = history.firstOccurrence(position.key());
        result.perpetualCheck = allGaveCheck(history, first, history.entries().size() - 2);
        result.checker = position.turn();
    }
    return result;
}

} // namespace mujo::rules
