#include "core/betza/leg_numbers.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <vector>

namespace mujo::betza {

namespace {

/// What a leg does, with the number of what continues it.
using LegKey = std::array<int, 6>;

/// More numbers than any game needs: the memory of a search grows with them.
constexpr std::size_t kMostNumbers = 1024;

std::span<const Leg> next(const MoveProgram& program, const Leg& leg) {
    return std::span(program.legs).subspan(leg.firstNext, leg.nextCount);
}

bool hasWayOfThree(const MoveProgram& program) {
    const auto roots = std::span(program.legs).first(program.rootCount);
    return std::any_of(roots.begin(), roots.end(), [&](const Leg& root) {
        const auto second = next(program, root);
        return std::any_of(second.begin(), second.end(), [](const Leg& leg) { return leg.nextCount > 0; });
    });
}

/// The number of a key, a new one where there is none yet.
template <class Key>
std::uint16_t numberOf(std::map<Key, std::uint16_t>& numbers, const Key& key) {
    return numbers.try_emplace(key, static_cast<std::uint16_t>(numbers.size())).first->second;
}

} // namespace

void numberLegs(MoveProgram& program) {
    if (!hasWayOfThree(program)) {
        return;
    }
    std::map<LegKey, std::uint16_t> legs;
    std::map<std::vector<std::uint16_t>, std::uint16_t> lists;
    for (auto leg = program.legs.rbegin(); leg != program.legs.rend(); ++leg) {
        std::vector<std::uint16_t> list;
        for (const Leg& each : next(program, *leg)) {
            list.push_back(each.number);
        }
        std::sort(list.begin(), list.end()); // their order decides nothing
        leg->nextNumber = numberOf(lists, list);
        leg->number = numberOf(legs, LegKey{leg->step.right, leg->step.forward, leg->range,
                                            static_cast<int>(leg->gait), leg->actions, leg->nextNumber});
        if (legs.size() + lists.size() > kMostNumbers) {
            return; // without numbers all ways are followed
        }
    }
    for (Leg& leg : program.legs) {
        leg.nextNumber = static_cast<std::uint16_t>(leg.nextNumber + legs.size());
    }
    program.numbers = static_cast<std::uint16_t>(legs.size() + lists.size());
}

} // namespace mujo::betza
