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

std::string jumping(const Language& language, int squares, const std::string& where) {
    return filled(
        language.translate("Moves", "jumps to the %1 square %2", "\"second\" or the like; directions"),
        ordinal(language, squares), where);
}

/// From the second square on; what reaches no farther than that jumps there.
std::string skipping(const Language& language, const Travel& travel, const std::string& where) {
    if (travel.range == 2) {
        return jumping(language, 2, where);
    }
    return travel.isUnlimited
               ? filled(language.translate("Moves", "slides %1 from the second square on, ignoring the first",
                                           "directions"),
                        where)
               : filled(language.translate("Moves", "jumps to the second square %1, and may go on to the %2",
                                           "directions; \"third\" or the like"),
                        where, ordinal(language, travel.range));
}

std::string leaping(const Language& language, const Travel& travel, const std::string& where) {
    if (travel.range != 1) {
        const int n = travel.size;
        return filled(language.translate("Moves", "rides %1 on leaps of %n square(s)", "directions", n),
                      where);
    }
    return travel.gait == Gait::LameLeap
               ? filled(language.translate("Moves", "goes to the %1 square %2 if nothing is between",
                                           "\"second\" or the like; directions"),
                        ordinal(language, travel.size), where)
               : jumping(language, travel.size, where);
}

/// A move of one leg, with its directions in words.
std::string told(const Language& language, const Travel& travel, const std::string& where) {
    switch (travel.gait) {
    case Gait::SkipFirst:
        return skipping(language, travel, where);
    case Gait::Sweep:
        return filled(language.translate("Moves",
                                         "sweeps any distance %1: takes every piece of lower rank that it "
                                         "passes, those of its own side too",
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
std::string moveSentence(const Language& language, const std::string& move, std::uint16_t ends) {
    const bool takes = (ends & betza::EndOnEnemy) != 0;
    return capitalised(filled((ends & betza::EndOnEmpty) == 0
                                  ? language.translate("Moves", "%1, only to take.", "a move")
                              : takes ? language.translate("Moves", "%1.", "a move")
                                      : language.translate("Moves", "%1, but not to take.", "a move"),
                              move));
}

/// One oblique jump by its longer part and its shorter one.
std::string obliqueWay(const Language& language, Offset step) {
    const bool right = step.right > 0;
    const bool forward = step.forward > 0;
    if (std::abs(step.forward) > std::abs(step.right)) {
        return forward ? right
                             ? language.translate("Moves", "%1 squares straight forward and %2 to the right",
                                                  "numbers in words")
                             : language.translate("Moves", "%1 squares straight forward and %2 to the left",
                                                  "numbers in words")
               : right ? language.translate("Moves", "%1 squares straight back and %2 to the right",
                                            "numbers in words")
                       : language.translate("Moves", "%1 squares straight back and %2 to the left",
                                            "numbers in words");
    }
    return right
               ? forward
                     ? language.translate("Moves", "%1 squares to the right and %2 forward",
                                          "numbers in words")
                     : language.translate("Moves", "%1 squares to the right and %2 back", "numbers in words")
           : forward
               ? language.translate("Moves", "%1 squares to the left and %2 forward", "numbers in words")
               : language.translate("Moves", "%1 squares to the left and %2 back", "numbers in words");
}

/// In which of the eight ways oblique jumps go; empty where no few words say it.
std::string obliqueWays(const Language& language, const std::vector<Offset>& steps) {
    if (steps.size() == kAllDirections) {
        return language.translate("Moves", "in all eight ways", "of a jump");
    }
    const auto ahead =
        std::count_if(steps.begin(), steps.end(), [](Offset step) { return step.forward > 0; });
    if (steps.size() == kAllDirections / 2 && ahead == kAllDirections / 2) {
        return language.translate("Moves", "forward", "of a jump");
    }
    if (steps.size() == kAllDirections / 2 && ahead == 0) {
        return language.translate("Moves", "back", "of a jump");
    }
    return {};
}

/// Jumps whose longer part goes straight forward or back, or always sideways, and to both sides alike.
std::string straightOblique(const Language& language, bool sideways, bool ahead, bool back,
                            const std::string& longer, const std::string& shorter) {
    std::string text;
    if (sideways) {
        text =
            ahead && back ? language.translate("Moves", "jumps %1 squares sideways and %2 forward or back",
                                               "numbers in words")
            : ahead
                ? language.translate("Moves", "jumps %1 squares sideways and %2 forward", "numbers in words")
                : language.translate("Moves", "jumps %1 squares sideways and %2 back", "numbers in words");
    } else {
        text = ahead && back
                   ? language.translate("Moves", "jumps %1 squares straight forward or back and %2 sideways",
                                        "numbers in words")
               : ahead ? language.translate("Moves", "jumps %1 squares straight forward and %2 sideways",
                                            "numbers in words")
                       : language.translate("Moves", "jumps %1 squares straight back and %2 sideways",
                                            "numbers in words");
    }
    return filled(text, longer, shorter);
}

/// Jumps that go neither along a line nor along a diagonal: how far, and in which of the eight ways.
std::string obliqueLeap(const Language& language, const std::vector<Offset>& steps) {
    const int right = std::abs(steps.front().right);
    const int forward = std::abs(steps.front().forward);
    const int size = std::max(right, forward);
    const std::string longer = numberInWords(language, static_cast<std::size_t>(size));
    const std::string shorter = numberInWords(language, static_cast<std::size_t>(std::min(right, forward)));
    const auto isAhead = [](Offset step) { return step.forward > 0; };
    const auto isSideways = [](Offset step) { return std::abs(step.right) > std::abs(step.forward); };
    const auto count = [&](auto&& is) {
        return static_cast<std::size_t>(std::count_if(steps.begin(), steps.end(), is));
    };
    const std::size_t ahead = count(isAhead);
    const std::size_t sideways = count(isSideways);
    // Two of one kind are the jump to the left and the one to the right.
    const bool bothSides = ahead % 2 == 0 && steps.size() % 2 == 0 &&
                           count([](Offset step) { return step.right > 0; }) * 2 == steps.size();
    if (bothSides && (sideways == 0 || sideways == steps.size())) {
        return straightOblique(language, sideways > 0, ahead > 0, ahead < steps.size(), longer, shorter);
    }
    const std::string ways = obliqueWays(language, steps);
    if (ways.empty()) {
        std::string all;
        for (const Offset step : steps) {
            all += (all.empty() ? "" : "; ") + filled(obliqueWay(language, step), longer, shorter);
        }
        return filled(
            language.translate("Moves", "jumps %1", "how far and where to; several with a semicolon"), all);
    }
    return filled(size == 2 ? language.translate("Moves",
                                                 "jumps like the knight of chess (%1 squares straight, %2 to "
                                                 "the side), %3",
                                                 "%1, %2: numbers in words; %3: in which ways")
                            : language.translate("Moves", "jumps %1 squares straight and %2 to the side, %3",
                                                 "%1, %2: numbers in words; %3: in which ways"),
                  longer, shorter, ways);
}

} // namespace

std::vector<std::string> simpleMoves(const Language& language, const betza::MoveProgram& program,
                                     int farthest) {
    std::map<std::tuple<int, int, int, int>, Directions> groups;          // gait, size, range, ends
    std::map<std::tuple<Gait, int, int, int>, std::vector<Offset>> leaps; // gait, shorter, longer, ends
    for (std::uint32_t i = 0; i < program.rootCount; ++i) {
        const Leg& leg = program.legs[i];
        const int ends = leg.actions & kEnds;
        const bool leadsNowhere = leg.gait == Gait::SkipFirst && leg.range < 2; // it may not end on the first
        if (ends == 0 || leadsNowhere) {
            continue;
        }
        const int size = std::max(std::abs(leg.step.right), std::abs(leg.step.forward));
        const int direction = eighthOf(leg.step);
        if (direction < 0) {
            const int shorter = std::min(std::abs(leg.step.right), std::abs(leg.step.forward));
            leaps[{leg.gait, shorter, size, ends}].push_back(leg.step);
        } else {
            const int range = std::min<int>(leg.range, farthest);
            groups[{static_cast<int>(leg.gait), size, range, ends}].insert(direction);
        }
    }
    std::vector<std::string> out;
    for (const auto& [kind, circle] : groups) {
        const auto& [gait, size, range, ends] = kind;
        const Travel travel{Gait(gait), size, range, range >= farthest};
        out.push_back(moveSentence(language, told(language, travel, directionsInWords(language, circle)),
                                   static_cast<std::uint16_t>(ends)));
    }
    for (const auto& [kind, steps] : leaps) {
        std::string leap = obliqueLeap(language, steps);
        if (std::get<0>(kind) == Gait::LameLeap) {
            leap =
                filled(language.translate("Moves", "%1, if nothing stands between", "an oblique jump"), leap);
        } else if (std::get<0>(kind) == Gait::LeapOver) {
            leap =
                filled(language.translate("Moves", "%1, if a piece stands between", "an oblique jump"), leap);
        }
        out.push_back(moveSentence(language, leap, static_cast<std::uint16_t>(std::get<3>(kind))));
    }
    return out;
}

} // namespace mujo::words
