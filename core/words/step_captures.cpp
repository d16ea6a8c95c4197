#include "core/words/step_captures.h"

#include "core/words/directions.h"
#include "core/words/phrases.h"

namespace mujo::words {

std::vector<std::string> stepCapturesInWords(const Language& language, const MoveAbilities& can) {
    const StepCaptures* free = nullptr;
    std::size_t freeSteps = 0;
    const StepCaptures* straight = nullptr;
    std::size_t straightSteps = 0;
    for (const auto& [steps, captures] : can.stepCaptures) {
        (captures.keepToOneLine ? straight : free) = &captures;
        (captures.keepToOneLine ? straightSteps : freeSteps) = steps;
    }
    std::vector<std::string> out;
    if (free != nullptr) {
        const int n = static_cast<int>(free->victims);
        out.push_back(
            filled(language.translate(
                       "Captures",
                       "take up to %1 piece(s) in one move, by %2 steps of one square each, %3, turning "
                       "as it likes, even back to where it began",
                       "after \"may\"; %1, %2: numbers in words; %3: directions", n),
                   numberInWords(language, free->victims), numberInWords(language, freeSteps),
                   directionsInWords(language, free->all)));
    }
    if (straight != nullptr && straightSteps > freeSteps) {
        const int n = static_cast<int>(straight->victims);
        out.push_back(filled(
            language.translate("Captures",
                               "take up to %1 piece(s) in one move, by %2 steps of one square %3, keeping to "
                               "one line",
                               "after \"may\"; %1, %2: numbers in words; %3: directions", n),
            numberInWords(language, straight->victims), numberInWords(language, straightSteps),
            directionsInWords(language, straight->directions)));
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
