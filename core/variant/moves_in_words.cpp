#include "core/variant/moves_in_words.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>
#include <tuple>

namespace mujo {

namespace {

using betza::Gait;
using betza::Leg;
using betza::MoveProgram;

constexpr std::uint16_t kEnds = betza::EndOnEmpty | betza::EndOnEnemy | betza::EndOnOwn;

std::string joined(const std::vector<std::string>& parts, const std::string& last = " and ") {
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        out += (i == 0 ? "" : (i + 1 == parts.size() ? last : ", ")) + parts[i];
    }
    return out;
}

/// Eighths clockwise from straight forward; -1 for oblique steps.
int eighth(Offset step) {
    static constexpr std::array<Offset, 8> kCircle = {
        {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
    const int size = std::max(std::abs(step.right), std::abs(step.forward));
    for (int i = 0; i < 8; ++i) {
        if (kCircle[static_cast<std::size_t>(i)] * size == step) {
            return i;
        }
    }
    return -1;
}

/// A set of the eight directions in as few words as it takes.
std::string directions(std::set<int> circle) {
    static const std::vector<std::pair<std::set<int>, const char*>> kGroups = {
        {{0, 1, 2, 3, 4, 5, 6, 7}, "in all eight directions"},
        {{0, 2, 4, 6}, "orthogonally"},
        {{1, 3, 5, 7}, "diagonally"},
        {{0, 4}, "straight forward and back"},
        {{2, 6}, "sideways"},
        {{1, 7}, "diagonally forward"},
        {{3, 5}, "diagonally back"},
        {{0}, "straight forward"},
        {{4}, "straight back"},
        {{2}, "to the right"},
        {{6}, "to the left"},
        {{1}, "diagonally forward to the right"},
        {{7}, "diagonally forward to the left"},
        {{3}, "diagonally back to the right"},
        {{5}, "diagonally back to the left"}};
    std::vector<std::string> words;
    for (const auto& [group, name] : kGroups) {
        if (std::includes(circle.begin(), circle.end(), group.begin(), group.end())) {
            words.emplace_back(name);
            for (const int direction : group) {
                circle.erase(direction);
            }
        }
    }
    return joined(words);
}

/// A move of one leg, with its directions in words.
std::string travel(Gait gait, int size, int range, int farthest, const std::string& where) {
    static constexpr std::array<const char*, 4> kOrdinal = {"", "", "second", "third"};
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
        const std::string square = std::string(kOrdinal[static_cast<std::size_t>(size)]) + " square " + where;
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

/// What the continuations of a program show when they are followed to their ends.
struct Abilities {
    bool passes = false;
    bool igui = false;
    bool takesAndGoesOn = false;
    bool hooks = false;
    bool walks = false;
    bool hopsToTake = false;
    bool hopsAtWill = false; ///< also without taking at the end
    std::size_t mostVictims = 0;
    std::size_t longestWalk = 0;
    std::size_t mostHops = 0;
    std::size_t ignoredSquares = 0; ///< then slides on, over whatever stands on them
    std::set<int> ignoringWays;
};

class Explorer {
public:
    explicit Explorer(const MoveProgram& program) : m_program(program) {
        for (std::uint32_t i = 0; i < program.rootCount; ++i) {
            std::vector<const Leg*> path;
            follow(program.legs[i], path);
        }
    }

    Abilities found;

private:
    void follow(const Leg& leg, std::vector<const Leg*>& path) {
        path.push_back(&leg);
        if (path.size() > 1 && (leg.actions & kEnds) != 0) {
            look(path);
        }
        for (std::uint32_t i = 0; i < leg.nextCount; ++i) {
            follow(m_program.legs[leg.firstNext + i], path);
        }
        path.pop_back();
    }

    void look(const std::vector<const Leg*>& path) {
        std::size_t victims = 0;
        std::size_t hops = 0;
        bool steps = true;
        bool allEmpty = true;
        bool allHops = true;
        bool anything = true; // passes over whatever stands there
        Offset sum{};
        for (std::size_t i = 0; i < path.size(); ++i) {
            const bool last = i + 1 == path.size();
            const std::uint16_t actions = path[i]->actions;
            steps = steps && path[i]->range == 1;
            sum = sum + path[i]->step;
            if (!last) {
                victims += (actions & betza::PassEnemyCapturing) != 0 ? 1 : 0;
                hops += (actions & betza::PassEnemyHopping) != 0 ? 1 : 0;
                allEmpty = allEmpty && (actions & betza::PassEmpty) != 0;
                constexpr std::uint16_t kOverAnything =
                    betza::PassEmpty | betza::PassEnemyHopping | betza::PassOwnHopping;
                anything = anything && path[i]->step == path[0]->step && path[i]->range == 1 &&
                           (actions & betza::kPassActions) == kOverAnything;
                allHops =
                    allHops && (actions & betza::PassEmpty) == 0 && (actions & betza::PassEnemyHopping) != 0;
            }
        }
        const std::uint16_t ending = path.back()->actions;
        const bool returns = steps && sum == Offset{} && path.size() == 2;
        found.passes = found.passes || (returns && allEmpty && (ending & betza::EndOnEmpty) != 0);
        found.igui = found.igui || (returns && victims == 1 && (ending & betza::EndOnEmpty) != 0);
        if (victims > 0 && !returns) {
            found.takesAndGoesOn = true;
            found.mostVictims =
                std::max(found.mostVictims, victims + ((ending & betza::EndOnEnemy) != 0 ? 1 : 0));
        }
        found.hooks = found.hooks || (!steps && allEmpty && victims == 0 && hops == 0 && path[0]->range > 1 &&
                                      path[1]->range > 1);
        if (steps && allEmpty && victims == 0 && hops == 0 && !returns) {
            found.walks = true;
            found.longestWalk = std::max(found.longestWalk, path.size());
        }
        if (anything && path.back()->range > 1 && path.back()->step == path[0]->step) {
            found.ignoredSquares = std::max(found.ignoredSquares, path.size() - 1);
            found.ignoringWays.insert(eighth(path[0]->step));
        }
        if (allHops && victims == 0) {
            found.hopsToTake = true;
            found.hopsAtWill = found.hopsAtWill || (ending & betza::EndOnEmpty) != 0;
            found.mostHops = std::max(found.mostHops, hops);
        }
    }

    const MoveProgram& m_program;
};

std::string sentence(std::string text) {
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return text + '.';
}

std::vector<std::string> simpleMoves(const MoveProgram& program, int farthest) {
    std::map<std::tuple<int, int, int, int>, std::set<int>> groups; // gait, size, range, ends -> directions
    std::map<std::pair<int, int>, int> leaps;                       // oblique: shorter, longer -> how many
    for (std::uint32_t i = 0; i < program.rootCount; ++i) {
        const Leg& leg = program.legs[i];
        const int ends = leg.actions & kEnds;
        if (ends == 0) {
            continue;
        }
        const int size = std::max(std::abs(leg.step.right), std::abs(leg.step.forward));
        const int direction = eighth(leg.step);
        if (direction < 0) {
            ++leaps[{std::min(std::abs(leg.step.right), std::abs(leg.step.forward)), size}];
        } else {
            const int range = std::min<int>(leg.range, farthest);
            groups[{static_cast<int>(leg.gait), size, range, ends}].insert(direction);
        }
    }
    std::vector<std::string> out;
    for (const auto& [kind, circle] : groups) {
        const auto& [gait, size, range, ends] = kind;
        out.push_back(sentence(travel(Gait(gait), size, range, farthest, directions(circle)) +
                               purpose(static_cast<std::uint16_t>(ends))));
    }
    for (const auto& [leap, count] : leaps) {
        constexpr int kAll = 8;
        out.push_back(sentence("leaps " + std::to_string(leap.first) + " by " + std::to_string(leap.second) +
                               (leap == std::pair(1, 2) ? " like a knight" : "") +
                               (count == kAll ? ", in all eight ways" : "")));
    }
    return out;
}

std::string jumpsInWords(const Variant& variant, const Abilities& can, int farthest) {
    const int most = static_cast<int>(can.mostHops);
    const std::string pieces = most == 1              ? "one piece"
                               : most + 1 >= farthest ? "any number of pieces"
                                                      : "up to " + std::to_string(most) + " pieces";
    return (can.hopsAtWill ? "May jump over " : "To take, jumps over ") + pieces +
           (variant.rules().rangeJump ? " of lower rank" : "") + " on its line.";
}

} // namespace

std::vector<std::string> movesInWords(const Variant& variant, PieceTypeId id) {
    const PieceType& type = variant.type(id);
    const MoveProgram& program = type.program;
    const int farthest = std::max(variant.shape().files(), variant.shape().ranks());
    std::vector<std::string> out = simpleMoves(program, farthest);
    if (program.universal != 0) {
        out.emplace_back("Jumps to any square of the board.");
    }
    const Abilities can = Explorer(program).found;
    if (can.walks) {
        out.push_back("Walks up to " + std::to_string(can.longestWalk) +
                      " steps over empty squares, turning freely; taking ends the walk.");
    }
    if (can.hooks) {
        out.emplace_back("May turn once through a right angle on an empty square and slide on.");
    }
    if (can.ignoredSquares > 0) {
        out.push_back("Slides " + directions(can.ignoringWays) + " beyond the first " +
                      std::to_string(can.ignoredSquares) + " squares, ignoring what stands on them.");
    }
    if (can.hopsToTake) {
        out.push_back(jumpsInWords(variant, can, farthest));
    }
    const bool burnsByRule = variant.rules().burning && variant.rules().burning->demons[index(id)];
    if (burnsByRule) {
        out.emplace_back("Burns every enemy piece beside the square on which it ends its move.");
    }
    if (can.takesAndGoesOn) {
        out.push_back(type.burns && !burnsByRule
                          ? "May burn one neighbour of the square it comes to."
                          : "May take up to " + std::to_string(can.mostVictims) +
                                " pieces in one move, going on from the square of each.");
    }
    if (can.igui) {
        out.emplace_back("May take a neighbour without moving (igui).");
    }
    if (can.passes && variant.rules().pass != PassRule::Never) {
        out.emplace_back("May skip the turn by stepping out and back.");
    }
    if (out.empty()) {
        out.emplace_back("Cannot move.");
    }
    return out;
}

} // namespace mujo
