#include "core/variant/move_abilities.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <vector>

namespace mujo {

namespace {

using betza::Gait;
using betza::Leg;
using betza::MoveProgram;

constexpr std::uint16_t kEnds = betza::EndOnEmpty | betza::EndOnEnemy | betza::EndOnOwn;
constexpr int kCircle = 8;
constexpr int kRightAngle = 2; // eighths

/// The legs of a move, from the first to the one with which it ends.
using Path = std::vector<const Leg*>;

class Explorer {
public:
    explicit Explorer(const MoveProgram& program) : m_program(program) {
        Path path;
        for (std::uint32_t i = 0; i < program.rootCount; ++i) {
            follow(program.legs[i], path);
        }
        if (!m_onlySteps) {
            found.stepCaptures.clear();
        }
        found.walksFreely = found.walks && walksFreely(rootLegs(), std::nullopt, found.longestWalk);
        found.hooksToBothSides = std::all_of(m_turns.begin(), m_turns.end(), [](const auto& turns) {
            const Directions& of = turns.second;
            return std::all_of(of.begin(), of.end(),
                               [&](int turn) { return of.contains((kCircle - turn) % kCircle); });
        });
    }

    MoveAbilities found;

private:
    using Legs = std::vector<const Leg*>;

    [[nodiscard]] Legs rootLegs() const {
        Legs legs;
        for (std::uint32_t i = 0; i < m_program.rootCount; ++i) {
            legs.push_back(&m_program.legs[i]);
        }
        return legs;
    }

    /// Whether these legs, which stand side by side, are `left` steps of a walk on which the piece may turn
    /// as it likes, stop on every square and take there. Nobody needs the step back to where it came from.
    [[nodiscard]] bool walksFreely(const Legs& legs, const std::optional<Offset>& before,
                                   std::size_t left) const {
        if (left == 0) {
            return true;
        }
        return std::all_of(m_walkingWays.begin(), m_walkingWays.end(), [&](Offset way) {
            if (before && way == -*before) {
                return true;
            }
            std::uint16_t ends = 0;
            Legs next;
            for (const Leg* leg : legs) {
                if (leg->step != way || leg->range != 1) {
                    continue;
                }
                ends = static_cast<std::uint16_t>(ends | leg->actions);
                if ((leg->actions & betza::kPassActions) == betza::PassEmpty) {
                    for (std::uint32_t i = 0; i < leg->nextCount; ++i) {
                        next.push_back(&m_program.legs[leg->firstNext + i]);
                    }
                }
            }
            return (ends & betza::EndOnEmpty) != 0 && (ends & betza::EndOnEnemy) != 0 &&
                   walksFreely(next, way, left - 1);
        });
    }

    void follow(const Leg& leg, Path& path) {
        path.push_back(&leg);
        found.sweeps = found.sweeps || leg.gait == Gait::Sweep;
        if (path.size() == 1 && leg.gait == Gait::Slide && leg.range > 1 && (leg.actions & kEnds) != 0) {
            found.slidingWays.insert(eighthOf(leg.step));
        }
        if (path.size() > 1 && (leg.actions & kEnds) != 0) {
            look(path);
        }
        for (std::uint32_t i = 0; i < leg.nextCount; ++i) {
            follow(m_program.legs[leg.firstNext + i], path);
        }
        path.pop_back();
    }

    void look(const Path& path) {
        std::size_t victims = 0;
        std::size_t hops = 0;
        bool steps = true;
        bool allEmpty = true;
        bool allHops = true;
        bool anything = true; // passes over whatever stands there
        bool onLine = true;   // single steps in one direction, over anything or over empty squares
        Offset sum{};
        for (std::size_t i = 0; i < path.size(); ++i) {
            const std::uint16_t actions = path[i]->actions;
            steps = steps && path[i]->range == 1;
            onLine = onLine && path[i]->range == 1 && path[i]->step == path[0]->step;
            sum = sum + path[i]->step;
            if (i + 1 < path.size()) {
                constexpr std::uint16_t kOverAnything =
                    betza::PassEmpty | betza::PassEnemyHopping | betza::PassOwnHopping;
                victims += (actions & betza::PassEnemyCapturing) != 0 ? 1 : 0;
                hops += (actions & betza::PassEnemyHopping) != 0 ? 1 : 0;
                allEmpty = allEmpty && (actions & betza::PassEmpty) != 0;
                anything = anything && path[i]->step == path[0]->step && path[i]->range == 1 &&
                           (actions & betza::kPassActions) == kOverAnything;
                const int passes = actions & betza::kPassActions;
                onLine = onLine && (passes == kOverAnything || passes == betza::PassEmpty);
                allHops =
                    allHops && (actions & betza::PassEmpty) == 0 && (actions & betza::PassEnemyHopping) != 0;
            }
        }
        const std::uint16_t ending = path.back()->actions;
        const bool returns = steps && sum == Offset{} && path.size() == 2;
        const bool endsOnEmpty = (ending & betza::EndOnEmpty) != 0;
        const bool isKnown = returns || victims > 0 || anything || onLine || allHops;
        if (returns && allEmpty && endsOnEmpty) {
            found.passes.insert(eighthOf(path[0]->step));
        }
        if (returns && victims == 1 && endsOnEmpty) {
            found.igui.insert(eighthOf(path[0]->step));
        }
        if (victims > 0 && !returns) {
            lookAtCaptures(path, victims);
        }
        const bool hooks =
            !steps && allEmpty && victims == 0 && hops == 0 && path[0]->range > 1 && path[1]->range > 1;
        const bool walks = steps && allEmpty && victims == 0 && hops == 0 && !returns;
        // Slides that may turn on an empty square as well as where they take.
        const bool turnsAtWill = !steps && !onLine && allEmpty && victims > 0;
        found.hasOtherLegs = found.hasOtherLegs || turnsAtWill || !(isKnown || hooks || walks);
        if (hooks) {
            found.hooks.insert(eighthOf(path[0]->step));
            found.hookReach = std::max({found.hookReach, int{path[0]->range}, int{path[1]->range}});
            const int turn = (eighthOf(path[1]->step) - eighthOf(path[0]->step) + kCircle) % kCircle;
            m_turns[eighthOf(path[0]->step)].insert(turn);
            found.hooksAtRightAngles =
                found.hooksAtRightAngles && (turn == kRightAngle || turn == kCircle - kRightAngle);
        }
        if (walks) {
            found.walks = true;
            m_walkingWays.insert(path[0]->step);
            found.longestWalk = std::max(found.longestWalk, path.size());
        }
        if (anything && path.back()->range > 1 && path.back()->step == path[0]->step) {
            found.ignoredSquares = std::max(found.ignoredSquares, path.size() - 1);
            found.ignoringWays.insert(eighthOf(path[0]->step));
        }
        if (allHops && victims == 0) {
            found.hopsToTake = true;
            found.hopsAtWill = found.hopsAtWill || endsOnEmpty;
            found.mostHops = std::max(found.mostHops, hops);
            found.hoppingWays.insert(eighthOf(path[0]->step));
        }
    }

    void lookAtCaptures(const Path& path, std::size_t victims) {
        const std::size_t all = victims + ((path.back()->actions & betza::EndOnEnemy) != 0 ? 1 : 0);
        found.takesAndGoesOn = true;
        found.mostVictims = std::max(found.mostVictims, all);
        found.mostVictimsOnTheWay = std::max(found.mostVictimsOnTheWay, victims);
        StepCaptures& captures = found.stepCaptures[path.size()];
        captures.victims = std::max(captures.victims, all);
        captures.directions.insert(eighthOf(path[0]->step));
        const Offset first = path[0]->step;
        for (const Leg* leg : path) {
            const bool isStep =
                leg->range == 1 && std::max(std::abs(leg->step.right), std::abs(leg->step.forward)) == 1;
            m_onlySteps = m_onlySteps && isStep;
            captures.all.insert(eighthOf(leg->step));
            captures.keepToOneLine =
                captures.keepToOneLine &&
                first.right * leg->step.forward == first.forward * leg->step.right; // parallel
        }
    }

    const MoveProgram& m_program;
    bool m_onlySteps = true;
    std::set<Offset> m_walkingWays; ///< the first steps of walks
    /// Turns of hook moves, in eighths clockwise, by the direction of the first slide.
    std::map<int, Directions> m_turns;
};

} // namespace

int eighthOf(Offset step) {
    static constexpr std::array<Offset, kCircle> kSteps = {
        {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
    const int size = std::max(std::abs(step.right), std::abs(step.forward));
    for (int i = 0; i < kCircle; ++i) {
        if (kSteps[static_cast<std::size_t>(i)] * size == step) {
            return i;
        }
    }
    return -1;
}

bool MoveAbilities::capturesKeepToOneLine() const {
    return !stepCaptures.empty() &&
           std::all_of(stepCaptures.begin(), stepCaptures.end(),
                       [](const auto& captures) { return captures.second.keepToOneLine; });
}

MoveAbilities abilitiesOf(const MoveProgram& program) {
    return Explorer(program).found;
}

bool canSkip(const Variant& variant, PieceTypeId type) {
    return variant.rules().pass != PassRule::Never && !abilitiesOf(variant.type(type).program).passes.empty();
}

bool anyPieceCanSkip(const Variant& variant) {
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        if (!variant.types()[i].formOnly && canSkip(variant, PieceTypeId(i))) {
            return true;
        }
    }
    return false;
}

} // namespace mujo
