#include "core/words/step_captures.h"

#include <algorithm>
#include <utility>

#include "core/words/directions.h"
#include "core/words/phrases.h"

namespace mujo::words {

std::vector<std::string> stepCapturesInWords(const Language& language, const MoveAbilities& can) {
    const StepCaptures* free = nullptr;
    std::size_t freeSteps = 0;
    std::vector<std::pair<std::size_t, const StepCaptures*>> straight; // those of more steps first
    for (const auto& [steps, captures] : can.stepCaptures) {
        if (captures.keepToOneLine) {
            straight.emplace_back(steps, &captures);
        } else {
            free = &captures;
            freeSteps = steps;
        }
    }
    std::reverse(straight.begin(), straight.end());
    std::vector<std::string> out;
    if (free != nullptr) {
        const int n = static_cast<int>(free->victims);
        const std::string what =
            filled(language.translate(
                       "Captures",
                       "take up to %1 piece(s) in one move, by %2 steps of one square each, %3, turning "
                       "as it likes, even back to where it began",
                       "after \"may\"; %1, %2: numbers in words; %3: directions", n),
                   numberInWords(language, free->victims), numberInWords(language, freeSteps),
                   directionsInWords(language, free->all));
        out.push_back(
            free->all.size() == kAllDirections
                ? filled(language.translate("Captures", "%1 (a lion move)", "what the piece may do"), what)
                : what);
    }
    Directions told = free != nullptr ? free->directions : Directions{};
    std::size_t toldSteps = freeSteps;
    for (const auto& [steps, captures] : straight) {
        if (steps <= toldSteps && std::ranges::includes(told, captures->directions)) {
            continue;
        }
        toldSteps = std::max(toldSteps, steps);
        told.insert(captures->directions.begin(), captures->directions.end());
        const int n = static_cast<int>(captures->victims);
        out.push_back(filled(
            language.translate("Captures",
                               "take up to %1 piece(s) in one move, by %2 steps of one square %3, keeping to "
                               "one line",
                               "after \"may\"; %1, %2: numbers in words; %3: directions", n),
            numberInWords(language, captures->victims), numberInWords(language, steps),
            directionsInWords(language, captures->directions)));
    }
    return out;
}

std::string otherCapturesInWords(const Language& language, const MoveAbilities& can) {
    const int n = static_cast<int>(can.mostVictims);
    return filled(language.translate("Captures",
                                     "take up to %1 piece(s) in one move, going on from the square of each",
                                     "after \"may\"; %1: the number in words", n),
                  numberInWords(language, can.mostVictims));
}

} // namespace mujo::words
