#include "core/words/simple_moves.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <tuple>

#include "core/variant/move_abilities.h"
#include "core/words/directions.h"
#include "core/words/phrases.h"

namespace mujo::words {

namespace {

using betza::Gait;
using betza::Leg;

constexpr std::uint16_t kEnds = betza::EndOnEmpty | betza::EndOnEnemy | betza::EndOnOwn;

/// What a leg does that goes in one of the eight directions.
struct Travel {
    Gait gait;
    int size;  ///< of its step
    int range; ///< in steps
    bool isUnlimited;
};

std::string skipping(const Language& language, const Travel& travel, const std::string& where) {
    return travel.isUnlimited
               ? filled(language.translate("Moves", "slides %1 from the second square on, ignoring the first",
                                           "directions"),
                        where)
               : filled(language.translate("Moves",
                                           "jumps to the second square %1, and may go on to number %2",
                                           "directions; the number of a square"),
                        where, std::to_string(travel.range));
}

std::string leaping(const Language& language, const Travel& travel, const std::string& where) {
    if (travel.range != 1) {
        const int n = travel.size;
        return filled(language.translate("Moves", "rides %1 on leaps of %n square(s)", "directions", n),
                      where);
    }
    const std::string square = ordinal(language, travel.size);
    return filled(
        travel.gait == Gait::LameLeap
            ? language.translate("Moves", "goes to the %1 square %2 if nothing is between",
                                 "\"second\" or the like; directions")
            : language.translate("Moves", "jumps to the %1 square %2", "\"second\" or the like; directions"),
        square, where);
}

/// A move of one leg, with its directions in words.
std::string told(const Language& language, const Travel& travel, const std::string& where) {
    switch (travel.gait) {
    case Gait::SkipFirst:
        return skipping(language, travel, where);
    case Gait::Sweep:
        return filled(language.translate("Moves",
                                         "sweeps any distance %1, removing every piece of lower rank that it "
                                         "passes",
                                         "directions"),
                      where);
    case Gait::Hop:
        return filled(language.translate("Moves", "jumps over one piece %1 and goes on", "directions"),
                      where);
    case Gait::HopBehind:
        return filled(language.translate("Moves", "jumps over one piece %1, right behind it", "directions"),
                      where);
    default:
        break;
    }
    if (travel.size > 1) {
        return leaping(language, travel, where);
    }
    if (travel.range == 1) {
        return filled(language.translate("Moves", "steps one square %1", "directions"), where);
    }
    const int n = travel.range;
    return filled(travel.isUnlimited
                      ? language.translate("Moves", "slides any distance %1", "directions")
                      : language.translate("Moves", "slides up to %n square(s) %1", "directions", n),
                  where);
}

/// The sentence of a move, with what it may be made for.
std::string sentence(const Language& language, const std::string& move, std::uint16_t ends) {
    const bool takes = (ends & betza::EndOnEnemy) != 0;
    return capitalised(filled((ends & betza::EndOnEmpty) == 0
                                  ? language.translate("Moves", "%1, only to take.", "a move")
                              : takes ? language.translate("Moves", "%1.", "a move")
                                      : language.translate("Moves", "%1, but not to take.", "a move"),
                              move));
}

/// In which of the eight ways an oblique leap goes.
std::string obliqueWays(const Language& language, const std::vector<Offset>& steps) {
    const auto all = [&](auto&& is) { return std::all_of(steps.begin(), steps.end(), is); };
    if (steps.size() == kAllDirections) {
        return language.translate("Moves", "in all eight ways", "of a leap");
    }
    const bool ahead = all([](Offset step) { return step.forward > 0; });
    const bool back = all([](Offset step) { return step.forward < 0; });
    if (all([](Offset step) { return std::abs(step.forward) > std::abs(step.right); })) {
        return ahead  ? language.translate("Moves", "the longer part straight forward", "of a leap")
               : back ? language.translate("Moves", "the longer part straight back", "of a leap")
                      : language.translate("Moves", "the longer part straight forward or back", "of a leap");
    }
    if (all([](Offset step) { return std::abs(step.forward) < std::abs(step.right); })) {
        return ahead  ? language.translate("Moves", "the longer part sideways, forward", "of a leap")
               : back ? language.translate("Moves", "the longer part sideways, back", "of a leap")
                      : language.translate("Moves", "the longer part sideways", "of a leap");
    }
    if (ahead || back) {
        return ahead ? language.translate("Moves", "forward", "of a leap")
                     : language.translate("Moves", "back", "of a leap");
    }
    return filled(language.translate("Moves", "in %1 of the eight ways", "of a leap; a number in words"),
                  numberInWords(language, steps.size()));
}

/// Leaps that go neither along a line nor along a diagonal: how far, and in which of the eight ways.
std::string obliqueLeap(const Language& language, const std::vector<Offset>& steps) {
    const int right = std::abs(steps.front().right);
    const int forward = std::abs(steps.front().forward);
    return filled(
        std::max(right, forward) == 2
            ? language.translate("Moves", "leaps like a knight, %1 by %2 squares, %3", "%3: in which ways")
            : language.translate("Moves", "leaps, %1 by %2 squares, %3", "%3: in which ways"),
        std::to_string(std::min(right, forward)), std::to_string(std::max(right, forward)),
        obliqueWays(language, steps));
}

} // namespace

std::vector<std::string> simpleMoves(const Language& language, const betza::MoveProgram& program,
                                     int farthest) {
    std::map<std::tuple<int, int, int, int>, Directions> groups;    // gait, size, range, ends
    std::map<std::tuple<int, int, int>, std::vector<Offset>> leaps; // shorter, longer, ends
    for (std::uint32_t i = 0; i < program.rootCount; ++i) {
        const Leg& leg = program.legs[i];
        const int ends = leg.actions & kEnds;
        if (ends == 0) {
            continue;
        }
        const int size = std::max(std::abs(leg.step.right), std::abs(leg.step.forward));
        const int direction = eighthOf(leg.step);
        if (direction < 0) {
            const int shorter = std::min(std::abs(leg.step.right), std::abs(leg.step.forward));
            leaps[{shorter, size, ends}].push_back(leg.step);
        } else {
            const int range = std::min<int>(leg.range, farthest);
            groups[{static_cast<int>(leg.gait), size, range, ends}].insert(direction);
        }
    }
    std::vector<std::string> out;
    for (const auto& [kind, circle] : groups) {
        const auto& [gait, size, range, ends] = kind;
        const Travel travel{Gait(gait), size, range, range >= farthest};
        out.push_back(sentence(language, told(language, travel, directionsInWords(language, circle)),
                               static_cast<std::uint16_t>(ends)));
    }
    for (const auto& [kind, steps] : leaps) {
        out.push_back(
            sentence(language, obliqueLeap(language, steps), static_cast<std::uint16_t>(std::get<2>(kind))));
    }
    return out;
}

} // namespace mujo::words
