#include "core/words/moves_in_words.h"

#include <algorithm>
#include <cstdint>

#include "core/variant/move_abilities.h"
#include "core/words/directions.h"
#include "core/words/line_moves.h"
#include "core/words/phrases.h"
#include "core/words/piece_lists.h"
#include "core/words/powers_in_words.h"
#include "core/words/simple_moves.h"
#include "core/words/step_captures.h"

namespace mujo::words {

namespace {

using betza::Gait;
using betza::Leg;
using betza::MoveProgram;

bool burnsByRule(const Variant& variant, PieceTypeId id) {
    return variant.rules().burning && variant.rules().burning->demons.contains(id);
}

std::string jumps(const Language& language, const Variant& variant, const MoveAbilities& can, int farthest) {
    const std::string over = jumpedOver(language, can.mostHops, static_cast<std::size_t>(farthest));
    const std::string where = can.hopsOnSomeLinesOnly() ? directionsInWords(language, can.hoppingWays)
                                                        : language.translate("Moves", "on its line");
    if (variant.rules().rangeJump) {
        return filled(
            can.hopsAtWill
                ? language.translate("Moves", "May jump over %1 of lower rank %2.",
                                     "\"one piece\" or the like; directions, or on its line")
                : language.translate("Moves",
                                     "May jump over %1 of lower rank %2, but only to take a piece of "
                                     "lower rank.",
                                     "\"one piece\" or the like; directions, or on its line"),
            over, where);
    }
    return filled(can.hopsAtWill
                      ? language.translate("Moves", "May jump over %1 %2.",
                                           "\"one piece\" or the like; directions, or on its line")
                      : language.translate("Moves", "May jump over %1 %2, but only to take.",
                                           "\"one piece\" or the like; directions, or on its line"),
                  over, where);
}

void capturesThatGoOn(const Language& language, const Variant& variant, PieceTypeId id,
                      const MoveAbilities& can, std::vector<std::string>& out) {
    if (variant.type(id).burns && !burnsByRule(variant, id)) {
        out.push_back(language.translate(
            "Moves", "May burn one enemy piece beside the square on which it ends its move."));
        return;
    }
    std::vector<std::string> captures = stepCapturesInWords(language, can);
    if (captures.empty()) {
        captures.push_back(otherCapturesInWords(language, can));
    }
    for (const std::string& what : captures) {
        out.push_back(filled(language.translate("Moves", "May %1.", "what the piece may do"), what));
    }
}

std::string hooks(const Language& language, const MoveAbilities& can) {
    if (!can.hooksToBothSides) {
        return language.translate("Moves",
                                  "May turn once on an empty square and go on sliding, but not to both "
                                  "sides alike: the diagram shows where it can end.");
    }
    if (can.hooks == can.slidingWays) {
        return can.hooksAtRightAngles
                   ? language.translate(
                         "Moves", "May turn once through a right angle on an empty square and go on sliding.")
                   : language.translate("Moves", "May turn once on an empty square and go on sliding.");
    }
    return filled(
        can.hooksAtRightAngles
            ? language.translate("Moves",
                                 "A slide %1 may turn once through a right angle on an empty square "
                                 "and go on sliding.",
                                 "directions")
            : language.translate("Moves", "A slide %1 may turn once on an empty square and go on sliding.",
                                 "directions"),
        directionsInWords(language, can.hooks));
}

std::string ignoring(const Language& language, const MoveAbilities& can) {
    const int n = static_cast<int>(can.ignoredSquares);
    const std::string where = directionsInWords(language, can.ignoringWays);
    return n == 1
               ? filled(language.translate("Moves",
                                           "Slides %1 beyond the first square, ignoring a piece on it.",
                                           "directions"),
                        where)
               : filled(language.translate(
                            "Moves", "Slides %1 beyond the first %2 square(s), ignoring the pieces on them.",
                            "directions; the number in words", n),
                        where, numberInWords(language, can.ignoredSquares));
}

std::string steppingOn(const Language& language, const LineMoves& can) {
    return filled(
        language.translate("Moves", "From the %1 square %2 it may go on over empty squares up to the %3.",
                           "\"third\" or the like; directions; \"fifth\" or the like"),
        ordinal(language, static_cast<int>(can.landsOn)), directionsInWords(language, can.steppingOnWays),
        ordinal(language, static_cast<int>(can.stepsOnTo)));
}

std::string igui(const Language& language, const Directions& directions) {
    return directions.size() == kAllDirections
               ? language.translate("Moves",
                                    "May take a piece on a neighbouring square without moving (igui).")
               : filled(language.translate("Moves",
                                           "May take a piece on a neighbouring square %1 without moving "
                                           "(igui).",
                                           "directions"),
                        directionsInWords(language, directions));
}

std::string pass(const Language& language, const Directions& directions) {
    return directions.size() == kAllDirections
               ? language.translate("Moves", "May skip the turn by stepping out to an empty square and back.")
               : filled(language.translate("Moves",
                                           "May skip the turn by stepping %1 to an empty square and back.",
                                           "directions"),
                        directionsInWords(language, directions));
}

/// What pieces do that move by several legs.
void powers(const Language& language, const Variant& variant, PieceTypeId id, int farthest,
            std::vector<std::string>& out) {
    const MoveProgram& program = variant.type(id).program;
    const MoveAbilities can = abilitiesOf(program);
    if (can.walks && can.walksFreely) {
        const int n = static_cast<int>(can.longestWalk);
        out.push_back(filled(language.translate("Moves",
                                                "Walks up to %1 step(s) over empty squares, turning freely; "
                                                "taking ends the walk.",
                                                "the number in words", n),
                             numberInWords(language, can.longestWalk)));
    }
    if (!can.hooks.empty()) {
        out.push_back(hooks(language, can));
        if (can.hookReach < farthest) {
            out.push_back(filled(language.translate("Moves", "Neither slide may be longer than %1 square(s).",
                                                    "the number in words", can.hookReach),
                                 numberInWords(language, static_cast<std::size_t>(can.hookReach))));
        }
    }
    if (can.ignoredSquares > 0) {
        out.push_back(ignoring(language, can));
    }
    if (const LineMoves line = lineMovesOf(program); line.landsOn > 0) {
        out.push_back(steppingOn(language, line));
    }
    if (can.hopsToTake) {
        out.push_back(jumps(language, variant, can, farthest));
    }
    if (burnsByRule(variant, id)) {
        out.push_back(
            variant.rules().burning->passive
                ? language.translate("Moves",
                                     "Burns every enemy piece beside the square on which it ends its "
                                     "move, and every enemy piece that ends its move beside it.")
                : language.translate("Moves",
                                     "Burns every enemy piece beside the square on which it ends its move."));
    }
    if (can.takesAndGoesOn) {
        capturesThatGoOn(language, variant, id, can, out);
    }
    if (!can.igui.empty()) {
        out.push_back(igui(language, can.igui));
    }
    if (canSkip(variant, id)) {
        out.push_back(pass(language, can.passes));
    }
    if (can.hasOtherLegs || (can.walks && !can.walksFreely)) {
        out.push_back(language.translate(
            "Moves", "Makes moves of several legs: the diagram shows where they can end."));
    }
}

} // namespace

std::vector<std::string> movesInWords(const Language& language, const Variant& variant, PieceTypeId type) {
    const MoveProgram& program = variant.type(type).program;
    const int farthest = std::max(variant.shape().files(), variant.shape().ranks());
    std::vector<std::string> out = simpleMoves(language, program, farthest);
    if (program.universal != 0) {
        out.push_back(
            language.translate("Moves", "Goes to any square of the board, whatever stands between."));
    }
    powers(language, variant, type, farthest, out);
    if (out.empty()) {
        out.push_back(language.translate("Moves", "Cannot move."));
    }
    for (const CaptureBan& ban : variant.rules().captureBans) {
        if (ban.attackers.contains(type)) {
            out.push_back(filled(
                language.translate("Moves", "May not take %1.", "kinds of piece"),
                anyKind(language, variant, [&](PieceTypeId kind) { return ban.victims.contains(kind); })));
        }
    }
    return out;
}

} // namespace mujo::words
