#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace mujo {

/// What the search goes by beyond the rules, the same for every game. Margins and windows are hundredths of a
/// pawn, depths are plies. `mujo-cli tune` finds them by games, all together.
struct SearchConstants {
    // A node that is not looked at
    int foreseenDepth = 5;      ///< up to here a judgement far above beta ends it, ...
    int foreseenMargin = 126;   ///< so far for each ply, ...
    int foreseenImproving = 30; ///< less where the position grows better
    int hopelessDepth = 2;      ///< up to here one far below alpha leaves it to captures, ...
    int hopelessMargin = 395;   ///< so far for each ply
    int nullReduction = 46;     ///< plies less for a null move, in sixteenths, ...
    int nullDepth = 4;          ///< so many more for each ply of depth, in sixteenths, ...
    int nullMargin = 313;       ///< and a ply for each such lead over beta, up to two
    int unknownDepth = 3;       ///< from here on a node without a move of the table is a ply shallower

    // Moves that are not tried
    int lateDepth = 5;     ///< up to here
    int quietsBase = 5;    ///< quiet moves, times the square of the depth and one more, ...
    int quietsOfMany = 46; ///< and one for so many that there are, times the same; ...
    int quietsNotImproving =
        71;                  ///< this share of them, in hundredths, where the position does not grow better
    int futilityBase = 135;  ///< what a quiet move may win, ...
    int futilityMargin = 72; ///< and for each ply
    int losingCapture = 171; ///< what a capture may lose for each ply
    int losingQuiet = 26;    ///< what a quiet move may lose, times the square of the depth

    // Late moves that are searched less deeply
    int reductionFrom = 4;       ///< that many are searched in full
    int reductionDivisor = 231;  ///< of the product of the logarithms of depth and number
    int reductionHistory = 6293; ///< history that is worth a ply

    // Captures alone
    int evasionsUpTo = 4;    ///< so many captures in a row and checks are answered no more
    int freeCaptures = 4;    ///< so many captures in a row and only what takes back is looked at
    int captureMargin = 129; ///< what a capture may win beside its victims
    int farAhead = 519;      ///< a lead of material over beta that is enough

    // The order of quiet moves
    int historyBonus = 12;   ///< for a move that refutes, times the square of the depth
    int historyMost = 1579;  ///< for one refutation
    int orderPlacement = 10; ///< how much the gain of a square counts
    int orderSafety = 4;     ///< how much what is saved from capture counts

    int window = 39; ///< of the root, to either side

    // What searches have shown of judgements
    int correctionMaterial = 43; ///< how much errors with the same pieces count, in hundredths
    int correctionRoyals = 22;   ///< the same where royals stand alike
    int correctionReply = 21;    ///< the same after the same move

    bool operator==(const SearchConstants&) const = default;
};

/// A constant with what it may be, and a change of it that games can tell.
struct NamedConstant {
    const char* name;
    int SearchConstants::*value;
    int least;
    int most;
    int step;
};

inline constexpr auto kSearchConstants = std::to_array<NamedConstant>({
    {"foreseenDepth", &SearchConstants::foreseenDepth, 0, 12, 1},
    {"foreseenMargin", &SearchConstants::foreseenMargin, 10, 1000, 50},
    {"foreseenImproving", &SearchConstants::foreseenImproving, 0, 1000, 40},
    {"hopelessDepth", &SearchConstants::hopelessDepth, 0, 6, 1},
    {"hopelessMargin", &SearchConstants::hopelessMargin, 50, 3000, 150},
    {"nullReduction", &SearchConstants::nullReduction, 16, 96, 8},
    {"nullDepth", &SearchConstants::nullDepth, 0, 12, 1},
    {"nullMargin", &SearchConstants::nullMargin, 50, 3000, 120},
    {"unknownDepth", &SearchConstants::unknownDepth, 2, 99, 1},
    {"lateDepth", &SearchConstants::lateDepth, 0, 12, 1},
    {"quietsBase", &SearchConstants::quietsBase, 1, 60, 3},
    {"quietsOfMany", &SearchConstants::quietsOfMany, 5, 1000, 10},
    {"quietsNotImproving", &SearchConstants::quietsNotImproving, 20, 100, 8},
    {"futilityBase", &SearchConstants::futilityBase, 0, 1000, 60},
    {"futilityMargin", &SearchConstants::futilityMargin, 10, 1000, 45},
    {"losingCapture", &SearchConstants::losingCapture, 0, 1000, 60},
    {"losingQuiet", &SearchConstants::losingQuiet, 0, 500, 25},
    {"reductionFrom", &SearchConstants::reductionFrom, 1, 12, 1},
    {"reductionDivisor", &SearchConstants::reductionDivisor, 80, 1000, 45},
    {"reductionHistory", &SearchConstants::reductionHistory, 2000, 60000, 3000},
    {"evasionsUpTo", &SearchConstants::evasionsUpTo, 0, 30, 1},
    {"freeCaptures", &SearchConstants::freeCaptures, 0, 30, 1},
    {"captureMargin", &SearchConstants::captureMargin, 0, 1000, 70},
    {"farAhead", &SearchConstants::farAhead, 100, 5000, 200},
    {"historyBonus", &SearchConstants::historyBonus, 1, 100, 6},
    {"historyMost", &SearchConstants::historyMost, 100, 8000, 500},
    {"orderPlacement", &SearchConstants::orderPlacement, 0, 60, 4},
    {"orderSafety", &SearchConstants::orderSafety, 0, 60, 2},
    {"window", &SearchConstants::window, 5, 500, 15},
    {"correctionMaterial", &SearchConstants::correctionMaterial, 0, 400, 40},
    {"correctionRoyals", &SearchConstants::correctionRoyals, 0, 400, 40},
    {"correctionReply", &SearchConstants::correctionReply, 0, 400, 40},
});

/// The constant with that name; with one fault, which names the nearest, where there is none.
Result<const NamedConstant*> findConstant(std::string_view name);
/// Changes constants by a text `NAME=VALUE,NAME=VALUE`; with one fault at most, and then nothing is changed.
Result<void> setConstants(SearchConstants& constants, std::string_view text);
/// Such a text of those that differ from the shipped ones; empty for none.
[[nodiscard]] std::string textOf(const SearchConstants& constants);

} // namespace mujo
