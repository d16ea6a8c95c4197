#include "core/variant/move_abilities.h"

#include <algorithm>
#include <array>
#include <cstdlib>
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
    }

    MoveAbilities found;

private:
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
        Offset sum{};
        for (std::size_t i = 0; i < path.size(); ++i) {
            const std::uint16_t actions = path[i]->actions;
            steps = steps && path[i]->range == 1;
            sum = sum + path[i]->step;
            if (i + 1 < path.size()) {
                constexpr std::uint16_t kOverAnything =
                    betza::PassEmpty | betza::PassEnemyHopping | betza::PassOwnHopping;
                victims += (actions & betza::PassEnemyCapturing) != 0 ? 1 : 0;
                hops += (actions & betza::PassEnemyHopping) != 0 ? 1 : 0;
                allEmpty = allEmpty && (actions & betza::PassEmpty) != 0;
                anything = anything && path[i]->step == path[0]->step && path[i]->range == 1 &&
                           (actions & betza::kPassActions) == kOverAnything;
                allHops =
                    allHops && (actions & betza::PassEmpty) == 0 && (actions & betza::PassEnemyHopping) != 0;
            }
        }
        const std::uint16_t ending = path.back()->actions;
        const bool returns = steps && sum == Offset{} && path.size() == 2;
        const bool endsOnEmpty = (ending & betza::EndOnEmpty) != 0;
        if (returns && allEmpty && endsOnEmpty) {
            found.passes.insert(eighthOf(path[0]->step));
        }
        if (returns && victims == 1 && endsOnEmpty) {
            found.igui.insert(eighthOf(path[0]->step));
        }
        if (victims > 0 && !returns) {
            lookAtCaptures(path, victims);
        }
        if (!steps && allEmpty && victims == 0 && hops == 0 && path[0]->range > 1 && path[1]->range > 1) {
            found.hooks.insert(eighthOf(path[0]->step));
            found.hookReach = std::max({found.hookReach, int{path[0]->range}, int{path[1]->range}});
            const int turn = std::abs(eighthOf(path[0]->step) - eighthOf(path[1]->step));
            found.hooksAtRightAngles =
                found.hooksAtRightAngles && (turn == kRightAngle || turn == kCircle - kRightAngle);
        }
        if (steps && allEmpty && victims == 0 && hops == 0 && !returns) {
            found.walks = true;
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
