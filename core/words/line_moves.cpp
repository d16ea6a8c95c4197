#include "core/words/line_moves.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace mujo::words {

namespace {

using betza::Gait;
using betza::Leg;
using betza::MoveProgram;

/// What a leg passes that goes on whatever stands on its square.
constexpr std::uint16_t kOverAnything = betza::PassEmpty | betza::PassEnemyHopping | betza::PassOwnHopping;

class Explorer {
public:
    explicit Explorer(const MoveProgram& program) : m_program(program) {
        for (std::uint32_t i = 0; i < program.rootCount; ++i) {
            follow(program.legs[i]);
        }
    }

    LineMoves found;

private:
    void follow(const Leg& leg) {
        m_path.push_back(&leg);
        if (leg.gait == Gait::Sweep) {
            found.sweeps.insert(eighthOf(leg.step));
            found.sweepsEndOnOwn = found.sweepsEndOnOwn || (leg.actions & betza::EndOnOwn) != 0;
        }
        if ((leg.actions & (betza::EndOnEmpty | betza::EndOnEnemy)) != 0) {
            look();
        }
        for (std::uint32_t i = 0; i < leg.nextCount; ++i) {
            follow(m_program.legs[leg.firstNext + i]);
        }
        m_path.pop_back();
    }

    /// A move of single steps over some squares, whatever stands on them, and on over empty ones.
    void look() {
        const auto passes = [](const Leg* leg, std::uint16_t what) {
            return (leg->actions & betza::kPassActions) == what;
        };
        const auto last = m_path.end() - 1;
        const auto landing = std::find_if_not(m_path.begin(), last,
                                              [&](const Leg* leg) { return passes(leg, kOverAnything); });
        const bool onLine = std::all_of(m_path.begin(), m_path.end(), [&](const Leg* leg) {
            return leg->range == 1 && leg->step == m_path[0]->step;
        });
        if (onLine && landing != m_path.begin() && landing != last &&
            std::all_of(landing, last, [&](const Leg* leg) { return passes(leg, betza::PassEmpty); })) {
            found.landsOn = static_cast<std::size_t>(landing - m_path.begin()) + 1;
            found.stepsOnTo = std::max(found.stepsOnTo, m_path.size());
            found.steppingOnWays.insert(eighthOf(m_path[0]->step));
        }
    }

    const MoveProgram& m_program;
    std::vector<const Leg*> m_path; ///< from the first to the one that is looked at
};

} // namespace

LineMoves lineMovesOf(const MoveProgram& program) {
    return Explorer(program).found;
}

} // namespace mujo::words
