#include "core/betza/leg_forest.h"

#include <algorithm>
#include <cstdlib>

#include "core/betza/leg_numbers.h"

namespace mujo::betza {

namespace {

bool sameTravel(const LegNode& a, const LegNode& b) {
    return a.step == b.step && a.range == b.range && a.gait == b.gait &&
           (a.actions & SpareRoyals) == (b.actions & SpareRoyals);
}

/// Squares on which legs can act, given where they start, whatever stands on the board.
class ReachFinder {
public:
    explicit ReachFinder(const MoveProgram& program, ReachMap& captures)
        : m_program(program), m_captures(captures) {}

    void run() {
        for (std::uint32_t i = 0; i < m_program.rootCount; ++i) {
            follow(m_program.legs[i], {Offset{}});
        }
        if (m_budget == 0) {
            m_captures.setAll(); // too long a search; claiming more than is true is safe
        }
    }

private:
    static constexpr int kFarthest = BoardShape::kMaxSide - 1;

    static bool onSomeBoard(Offset o) {
        return std::abs(o.right) <= kFarthest && std::abs(o.forward) <= kFarthest;
    }

    void follow(const Leg& leg, const std::vector<Offset>& starts) {
        constexpr std::uint16_t kCaptures = EndOnEnemy | EndOnOwn | PassEnemyCapturing | PassOwnCapturing;
        std::vector<Offset> reached;
        ReachMap seen;
        for (const Offset start : starts) {
            Offset at = start + leg.step;
            for (int i = 0; i < leg.range && onSomeBoard(at) && m_budget > 0; ++i, at = at + leg.step) {
                --m_budget;
                if (!seen.test(at)) {
                    seen.set(at);
                    reached.push_back(at);
                }
            }
        }
        if ((leg.actions & kCaptures) != 0) {
            for (const Offset at : reached) {
                m_captures.set(at);
            }
        }
        for (std::uint32_t i = 0; i < leg.nextCount && m_budget > 0; ++i) {
            follow(m_program.legs[leg.firstNext + i], reached);
        }
    }

    const MoveProgram& m_program;
    ReachMap& m_captures;
    int m_budget = 500000;
};

/// Whether two roots can lead to one outcome, or a root has continuations at all.
bool mayRepeat(const MoveProgram& program) {
    for (std::size_t i = 0; i < program.rootCount; ++i) {
        const Leg& leg = program.legs[i];
        if (leg.nextCount > 0) {
            return true;
        }
        for (std::size_t j = 0; j < i; ++j) {
            const Leg& other = program.legs[j];
            const Offset a = leg.step;
            const Offset b = other.step;
            const bool parallel = a.right * b.forward == a.forward * b.right;
            const bool sameWay = a.right * b.right >= 0 && a.forward * b.forward >= 0;
            if (parallel && sameWay && !(leg.range == 1 && other.range == 1 && a != b)) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

LegForest::Handle LegForest::add(Handle parent, const LegNode& node) {
    const bool passes = (node.actions & kPassActions) != 0;
    for (const Handle child : m_nodes[parent].next) {
        LegNode& existing = m_nodes[child];
        if (!sameTravel(existing, node)) {
            continue;
        }
        const auto existingPass = existing.actions & kPassActions;
        if (passes && existingPass != 0 && existingPass != (node.actions & kPassActions)) {
            continue;
        }
        existing.actions = static_cast<std::uint16_t>(existing.actions | node.actions);
        return child;
    }
    const Handle added = static_cast<Handle>(m_nodes.size());
    m_nodes.push_back(node);
    m_nodes[parent].next.push_back(added);
    return added;
}

bool LegForest::covered(const std::vector<std::uint32_t>& siblings, std::size_t i) const {
    const LegNode& leg = m_nodes[siblings[i]];
    if (leg.gait != Gait::Slide || !leg.next.empty()) {
        return false;
    }
    for (std::size_t j = 0; j < siblings.size(); ++j) {
        const LegNode& other = m_nodes[siblings[j]];
        const bool wider = other.range > leg.range || (other.range == leg.range && j < i) ||
                           (other.range == leg.range && other.actions != leg.actions);
        if (j != i && other.gait == Gait::Slide && other.step == leg.step && wider &&
            (other.actions & leg.actions) == leg.actions &&
            (other.actions & SpareRoyals) == (leg.actions & SpareRoyals)) {
            return true;
        }
    }
    return false;
}

std::uint64_t LegForest::cost(const BoardShape& shape, Handle handle) const {
    const LegNode& leg = m_nodes[handle];
    std::uint64_t onward = 0;
    for (const Handle next : leg.next) {
        onward = std::min(kTooCostly, onward + cost(shape, next));
    }
    const auto steps = static_cast<std::uint64_t>(
        handle == kRoot ? 1 : std::min<int>(leg.range, std::max(shape.files(), shape.ranks())));
    // Only a leg that goes on from empty squares goes on from many of them.
    const bool fromMany = (leg.actions & PassEmpty) != 0;
    return std::min(kTooCostly, steps + (fromMany ? steps * onward : onward));
}

MoveProgram LegForest::program(StepTable& steps) const {
    MoveProgram program;
    const BoardShape& shape = steps.shape();
    const auto keep = [this](const std::vector<std::uint32_t>& siblings) {
        std::vector<std::uint32_t> kept;
        for (std::size_t i = 0; i < siblings.size(); ++i) {
            if (!covered(siblings, i)) {
                kept.push_back(siblings[i]);
            }
        }
        return kept;
    };
    const auto append = [&](std::uint32_t handle) {
        const LegNode& node = m_nodes[handle];
        Leg leg;
        leg.step = node.step;
        leg.range = std::min<std::uint16_t>(node.range, BoardShape::kMaxSide);
        leg.gait = node.gait;
        leg.actions = node.actions;
        leg.stepNumber = {steps.add(node.step), steps.add(-node.step)};
        leg.delta = {static_cast<std::int16_t>(shape.delta(node.step, Side::Sente)),
                     static_cast<std::int16_t>(shape.delta(node.step, Side::Gote))};
        program.legs.push_back(leg);
    };
    std::vector<std::uint32_t> queue = keep(m_nodes[kRoot].next);
    program.rootCount = static_cast<std::uint16_t>(queue.size());
    for (const std::uint32_t root : queue) {
        append(root);
    }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const std::vector<std::uint32_t> next = keep(m_nodes[queue[i]].next);
        program.legs[i].firstNext = static_cast<std::uint32_t>(program.legs.size());
        program.legs[i].nextCount = static_cast<std::uint16_t>(next.size());
        for (const std::uint32_t child : next) {
            queue.push_back(child);
            append(child);
        }
    }
    numberLegs(program);
    program.ambiguous = mayRepeat(program);
    ReachFinder(program, program.captures).run();
    return program;
}

} // namespace mujo::betza
