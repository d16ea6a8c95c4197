#include "core/rules/kept_steps.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/rules/captures.h"
#include "core/rules/side_effects.h"

namespace mujo::rules {

namespace {

using betza::Leg;
using betza::MoveProgram;

bool isPlainSlide(const Leg& leg) {
    constexpr unsigned kHops = betza::PassEnemyHopping | betza::PassOwnHopping | betza::PassOwnCapturing;
    return leg.gait == betza::Gait::Slide && leg.step != Offset{} && (leg.actions & kHops) == 0;
}

/// Whether a slide on the way to the other square comes by this one.
bool passes(const Leg& slide, Offset square) {
    const int n =
        slide.step.right != 0 ? square.right / slide.step.right : square.forward / slide.step.forward;
    return n >= 1 && n <= slide.range && slide.step * n == square;
}

template <class Visit>
void forEachNext(const MoveProgram& program, const Leg& leg, Visit&& visit) {
    for (std::uint32_t i = leg.firstNext; i < leg.firstNext + leg.nextCount; ++i) {
        visit(program.legs[i]);
    }
}

} // namespace

KeptSteps::KeptSteps(const Position& position, const PerType<Watches>& watches)
    : m_position(position), m_ways(position.variant().types().size()),
      m_lookAtSame(position.variant().types().size()) {
    const Variant& variant = position.variant();
    if (haveSideEffects(variant) || variant.rules().contagion) {
        return;
    }
    for (std::size_t i = 0; i < variant.types().size(); ++i) {
        const auto type = PieceTypeId(i);
        const MoveProgram& program = variant.types()[i].program;
        if (!takesFreely(variant, type) || watches[type].besideEnds || watches[type].wholeBoard ||
            watches[type].passIsMove || !fit(program)) {
            continue;
        }
        for (const Side side : {Side::Sente, Side::Gote}) {
            m_ways[type][side] = waysOf(program, side);
        }
        m_lookAtSame[type] = std::all_of(program.legs.begin(), program.legs.end(),
                                         [](const Leg& leg) { return leg.range == 1; })
                                 ? 1
                                 : 0;
    }
}

/// A second step ends where the piece stood or where a first step can end, so that it looks at nothing more.
/// Ways that lead to one square are single steps, and none of two ways that take the same leads to the same.
bool KeptSteps::fit(const MoveProgram& program) {
    constexpr std::size_t kMostPlaces = 64;
    const auto rootsEnd = program.legs.begin() + program.rootCount;
    std::set<Offset> firsts;
    std::set<std::pair<Offset, Offset>> taking;
    bool fits = program.ambiguous && program.universal == 0 && program.rootCount > 0;
    for (auto leg = program.legs.begin(); leg != rootsEnd; ++leg) {
        fits = fits && isPlainSlide(*leg) && (leg->range == 1 || leg->nextCount == 0);
        if (leg->range == 1) {
            firsts.insert(leg->step);
        }
    }
    for (auto leg = program.legs.begin(); fits && leg != rootsEnd; ++leg) {
        forEachNext(program, *leg, [&](const Leg& next) {
            const Offset end = leg->step + next.step;
            const bool isNew = (leg->actions & betza::PassEnemyCapturing) == 0 ||
                               taking.emplace(leg->step, next.step).second;
            fits = fits && isNew && isPlainSlide(next) && next.range == 1 && next.nextCount == 0 &&
                   (end == Offset{} || firsts.contains(end));
        });
        if (leg->range > 1) {
            fits = fits && std::none_of(firsts.begin(), firsts.end(),
                                        [&](Offset first) { return passes(*leg, first); });
            fits = fits && std::none_of(program.legs.begin(), leg, [&](const Leg& other) {
                       return other.range > 1 &&
                              other.step.right * leg->step.forward == other.step.forward * leg->step.right &&
                              other.step.right * leg->step.right + other.step.forward * leg->step.forward > 0;
                   });
        }
    }
    return fits && firsts.size() <= kMostPlaces;
}

KeptSteps::Ways KeptSteps::waysOf(const MoveProgram& program, Side side) {
    std::map<Offset, std::uint64_t> places;
    const auto placeOf = [&places](Offset end) {
        return end == Offset{} ? 0 : places.try_emplace(end, std::uint64_t{1} << places.size()).first->second;
    };
    Ways ways;
    for (std::size_t i = 0; i < program.rootCount; ++i) {
        const Leg& leg = program.legs[i];
        Way way;
        way.range = leg.range;
        way.nextCount = leg.nextCount;
        way.firstNext = static_cast<std::uint32_t>(ways.next.size());
        way.first = {leg.delta[side], leg.stepNumber[side], leg.actions,
                     leg.range == 1 ? placeOf(leg.step) : 0};
        forEachNext(program, leg, [&](const Leg& next) {
            ways.next.push_back(
                {next.delta[side], next.stepNumber[side], next.actions, placeOf(leg.step + next.step)});
        });
        ways.all.push_back(way);
    }
    return ways;
}

} // namespace mujo::rules
