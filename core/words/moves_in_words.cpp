#include "core/words/moves_in_words.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <tuple>
#include <vector>

#include "core/base/english.h"
#include "core/variant/move_abilities.h"
#include "core/words/directions.h"
#include "core/words/powers_in_words.h"

namespace mujo {

namespace {

using betza::Gait;
using betza::Leg;
using betza::MoveProgram;

constexpr std::uint16_t kEnds = betza::EndOnEmpty | betza::EndOnEnemy | betza::EndOnOwn;

std::string ordinal(int number) {
    static constexpr std::array<const char*, 11> kWords = {
        "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"};
    return number < static_cast<int>(kWords.size()) ? kWords[static_cast<std::size_t>(number)]
                                                    : std::to_string(number) + "th";
}

/// A move of one leg, with its directions in words.
std::string travel(Gait gait, int size, int range, int farthest, const std::string& where) {
    const bool unlimited = range >= farthest;
    if (gait == Gait::SkipFirst) {
        return unlimited ? "slides " + where + " from the second square on, ignoring the first"
                         : "jumps to the second square " + where + ", and may go on to number " +
                               std::to_string(range);
    }
    if (gait == Gait::Sweep) {
        return "sweeps any distance " + where + ", removing every piece of lower rank that it passes";
    }
    if (gait == Gait::Hop || gait == Gait::HopBehind) {
        return "jumps over one piece " + where + (gait == Gait::Hop ? " and goes on" : ", right behind it");
    }
    if (size > 1 && range == 1) {
        const std::string square = ordinal(size) + " square " + where;
        return gait == Gait::LameLeap ? "goes to the " + square + " if nothing is between"
                                      : "jumps to the " + square;
    }
    if (size > 1) {
        return "rides " + where + " on leaps of " + std::to_string(size) + " squares";
    }
    if (range == 1) {
        return "steps one square " + where;
    }
    return (unlimited ? "slides any distance " : "slides up to " + std::to_string(range) + " squares ") +
           where;
}

std::string purpose(std::uint16_t ends) {
    if ((ends & betza::EndOnEmpty) == 0) {
        return ", only to take";
    }
    return (ends & betza::EndOnEnemy) == 0 ? ", but not to take" : "";
}

/// Leaps that go neither along a line nor along a diagonal: how far, and in which of the eight ways.
std::string obliqueLeap(const std::vector<Offset>& steps) {
    constexpr std::size_t kAll = 8;
    const auto all = [&](auto&& is) { return std::all_of(steps.begin(), steps.end(), is); };
    const int right = std::abs(steps.front().right);
    const int forward = std::abs(steps.front().forward);
    std::string out = "leaps like a knight, " + std::to_string(std::min(right, forward)) + " by " +
                      std::to_string(std::max(right, forward)) + " squares";
    if (std::max(right, forward) != 2) {
        out.replace(0, out.find(','), "leaps");
    }
    if (steps.size() == kAll) {
        return out + ", in all eight ways";
    }
    const bool ahead = all([](Offset step) { return step.forward > 0; });
    const bool back = all([](Offset step) { return step.forward < 0; });
    const bool upright = all([](Offset step) { return std::abs(step.forward) > std::abs(step.right); });
    const bool flat = all([](Offset step) { return std::abs(step.forward) < std::abs(step.right); });
    const std::string longer = upright ? ", the longer part straight "
                               : flat  ? ", the longer part sideways, "
                                       : ", ";
    if (ahead || back) {
        return out + longer + (ahead ? "forward" : "back");
    }
    return out + (upright ? ", the longer part straight forward or back"
                  : flat  ? ", the longer part sideways"
                          : ", in " + numberInWords(static_cast<int>(steps.size())) + " of the eight ways");
}

std::vector<std::string> simpleMoves(const MoveProgram& program, int farthest) {
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
        out.push_back(sentence(
            travel(Gait(gait), size, range, farthest, words::directionsInWords(words::English(), circle)) +
            purpose(static_cast<std::uint16_t>(ends))));
    }
    for (const auto& [kind, steps] : leaps) {
        out.push_back(sentence(obliqueLeap(steps) + purpose(static_cast<std::uint16_t>(std::get<2>(kind)))));
    }
    return out;
}

std::string jumpsInWords(const Variant& variant, const MoveAbilities& can, int farthest) {
    const int most = static_cast<int>(can.mostHops);
    const std::string pieces = most == 1              ? "one piece"
                               : most + 1 >= farthest ? "any number of pieces"
                                                      : "up to " + numberInWords(most) + " pieces";
    return (can.hopsAtWill ? "May jump over " : "To take, jumps over ") + pieces +
           (variant.rules().rangeJump ? " of lower rank" : "") + " on its line.";
}

void capturesThatGoOn(const Variant& variant, PieceTypeId id, const MoveAbilities& can,
                      std::vector<std::string>& out) {
    const bool burnsByRule = variant.rules().burning && variant.rules().burning->demons[index(id)];
    if (variant.type(id).burns && !burnsByRule) {
        out.emplace_back("May burn one enemy piece beside the square on which it ends its move.");
    } else if (!can.stepCaptures.empty()) {
        for (const std::string& words : stepCapturesInWords(can)) {
            out.push_back("May " + words + '.');
        }
    } else {
        out.push_back("May take up to " + numberInWords(static_cast<int>(can.mostVictims)) +
                      " pieces in one move, going on from the square of each.");
    }
}

std::string hooksInWords(const MoveAbilities& can, int farthest, const MoveProgram& program) {
    Directions slides;
    for (std::uint32_t i = 0; i < program.rootCount; ++i) {
        const Leg& leg = program.legs[i];
        if ((leg.actions & kEnds) != 0 && leg.gait == Gait::Slide && leg.range > 1 &&
            std::min<int>(leg.range, farthest) > 1) {
            slides.insert(eighthOf(leg.step));
        }
    }
    const std::string angle = can.hooksAtRightAngles ? " through a right angle" : "";
    const bool everyway = can.hooks == slides;
    return (everyway
                ? "May turn once"
                : "A slide " + words::directionsInWords(words::English(), can.hooks) + " may turn once") +
           angle + " on an empty square and go on sliding.";
}

std::string neighbour(const Directions& directions) {
    constexpr std::size_t kAll = 8;
    return "a piece on a neighbouring square" +
           (directions.size() == kAll ? std::string{}
                                      : ' ' + words::directionsInWords(words::English(), directions));
}

} // namespace

std::vector<std::string> movesInWords(const Variant& variant, PieceTypeId id) {
    const MoveProgram& program = variant.type(id).program;
    const int farthest = std::max(variant.shape().files(), variant.shape().ranks());
    std::vector<std::string> out = simpleMoves(program, farthest);
    if (program.universal != 0) {
        out.emplace_back("Jumps to any square of the board.");
    }
    const MoveAbilities can = abilitiesOf(program);
    if (can.walks) {
        out.push_back("Walks up to " + numberInWords(static_cast<int>(can.longestWalk)) +
                      " steps over empty squares, turning freely; taking ends the walk.");
    }
    if (!can.hooks.empty()) {
        out.push_back(hooksInWords(can, farthest, program));
    }
    if (can.ignoredSquares > 0) {
        out.push_back(
            "Slides " + words::directionsInWords(words::English(), can.ignoringWays) + " beyond the first " +
            (can.ignoredSquares == 1 ? std::string("square")
                                     : numberInWords(static_cast<int>(can.ignoredSquares)) + " squares") +
            ", ignoring what stands there.");
    }
    if (can.hopsToTake) {
        out.push_back(jumpsInWords(variant, can, farthest));
    }
    if (variant.rules().burning && variant.rules().burning->demons[index(id)]) {
        out.push_back(std::string("Burns every enemy piece beside the square on which it ends its move") +
                      (variant.rules().burning->passive
                           ? ", and every enemy piece that ends its move beside it."
                           : "."));
    }
    if (can.takesAndGoesOn) {
        capturesThatGoOn(variant, id, can, out);
    }
    if (!can.igui.empty()) {
        out.push_back("May take " + neighbour(can.igui) + " without moving (igui).");
    }
    if (canSkip(variant, id)) {
        constexpr std::size_t kAll = 8;
        out.push_back(
            "May skip the turn by stepping " +
            (can.passes.size() == kAll ? "out" : words::directionsInWords(words::English(), can.passes)) +
            " to an empty square and back.");
    }
    if (out.empty()) {
        out.emplace_back("Cannot move.");
    }
    return out;
}

} // namespace mujo
