#include "core/betza/sweep_check.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <vector>

namespace mujo::betza {

namespace {

bool sameWay(Offset a, Offset b) {
    return a.right * b.forward == a.forward * b.right && a.right * b.right + a.forward * b.forward > 0;
}

bool isPlain(const Leg& leg) {
    return leg.gait == Gait::Sweep || (leg.gait == Gait::Slide && leg.nextCount == 0 &&
                                       std::abs(leg.step.right) <= 1 && std::abs(leg.step.forward) <= 1);
}

class SweepCheck {
public:
    explicit SweepCheck(const MoveProgram& program) : m_program(program) {
        std::copy_if(program.legs.begin(), program.legs.begin() + program.rootCount,
                     std::back_inserter(m_sweeps), [](const Leg& leg) { return leg.gait == Gait::Sweep; });
    }

    bool run() {
        return !m_sweeps.empty() &&
               (m_program.universal != 0 ||
                std::any_of(m_program.legs.begin(), m_program.legs.begin() + m_program.rootCount,
                            [&](const Leg& root) { return crosses(root); }));
    }

private:
    bool crosses(const Leg& root) {
        const bool along = std::any_of(m_sweeps.begin(), m_sweeps.end(),
                                       [&](const Leg& sweep) { return sameWay(sweep.step, root.step); });
        return (along && !isPlain(root)) || (root.nextCount > 0 && endsOnSweep(root, {Offset{}}));
    }

    /// Beyond its first square, where a sweep has removed nothing yet.
    [[nodiscard]] bool isSwept(Offset at) const {
        return std::max(std::abs(at.right), std::abs(at.forward)) > 1 &&
               std::any_of(m_sweeps.begin(), m_sweeps.end(),
                           [&](const Leg& sweep) { return sameWay(sweep.step, at); });
    }

    [[nodiscard]] bool endsOnSweep(const Leg& leg, const std::vector<Offset>& starts) {
        constexpr int kFarthest = BoardShape::kMaxSide - 1;
        std::vector<Offset> reached;
        ReachMap seen;
        for (const Offset start : starts) {
            Offset at = start + leg.step;
            for (int i = 0; i < leg.range && std::abs(at.right) <= kFarthest &&
                            std::abs(at.forward) <= kFarthest && m_budget > 0;
                 ++i, at = at + leg.step) {
                --m_budget;
                if (!seen.test(at)) {
                    seen.set(at);
                    reached.push_back(at);
                }
            }
        }
        const bool ends = (leg.actions & (EndOnEmpty | EndOnEnemy | EndOnOwn)) != 0 &&
                          std::any_of(reached.begin(), reached.end(), [&](Offset at) { return isSwept(at); });
        const auto next = m_program.legs.begin() + leg.firstNext;
        return ends || m_budget == 0 || std::any_of(next, next + leg.nextCount, [&](const Leg& further) {
                   return endsOnSweep(further, reached);
               });
    }

    const MoveProgram& m_program;
    std::vector<Leg> m_sweeps;
    int m_budget = 500000;
};

} // namespace

bool crossesOwnSweep(const MoveProgram& program) {
    return SweepCheck(program).run();
}

} // namespace mujo::betza
