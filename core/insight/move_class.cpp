#include "core/insight/move_class.h"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "core/rules/burning/burning.h"

namespace mujo::insight {

namespace {

using betza::Gait;
using betza::Leg;
using betza::MoveProgram;

constexpr std::uint16_t kEnds = betza::EndOnEmpty | betza::EndOnEnemy | betza::EndOnOwn;
constexpr std::uint16_t kHops = betza::PassEnemyHopping | betza::PassOwnHopping;

int sizeOf(Offset step) {
    return std::max(std::abs(step.right), std::abs(step.forward));
}

/// Follows the legs of a program to every end and notes what the way there shows.
class Reader {
public:
    Reader(const MoveProgram& program, bool burns, int farthest)
        : m_program(program), m_burns(burns), m_farthest(farthest) {
        for (const Leg& root : std::span(program.legs).first(program.rootCount)) {
            if ((root.actions & kEnds) != 0) {
                m_found.add(classOfOne(root));
            }
            std::vector<const Leg*> way;
            follow(root, way);
        }
        if (program.universal != 0) {
            m_found.add(MoveClass::Anywhere);
        }
    }

    [[nodiscard]] MoveClasses found() const { return m_found; }

private:
    [[nodiscard]] MoveClass classOfOne(const Leg& leg) const {
        if (leg.gait == Gait::Sweep) {
            return MoveClass::Sweep;
        }
        if (leg.gait == Gait::Hop || leg.gait == Gait::HopBehind || leg.gait == Gait::LeapOver) {
            return (leg.actions & betza::EndOnEmpty) != 0 ? MoveClass::Jump : MoveClass::JumpToTake;
        }
        if (leg.gait == Gait::SkipFirst || sizeOf(leg.step) > 1) {
            return MoveClass::Jump;
        }
        return leg.range == 1            ? MoveClass::Step
               : leg.range >= m_farthest ? MoveClass::Slide
                                         : MoveClass::LimitedSlide;
    }

    void follow(const Leg& leg, std::vector<const Leg*>& way) {
        way.push_back(&leg);
        if (way.size() > 1 && (leg.actions & kEnds) != 0) {
            look(way);
        }
        for (const Leg& next : std::span(m_program.legs).subspan(leg.firstNext, leg.nextCount)) {
            follow(next, way);
        }
        way.pop_back();
    }

    void look(const std::vector<const Leg*>& way) {
        const auto onTheWay = std::span(way).first(way.size() - 1);
        const auto all = [&](std::uint16_t actions) {
            return std::all_of(onTheWay.begin(), onTheWay.end(),
                               [&](const Leg* leg) { return (leg->actions & actions) != 0; });
        };
        const bool takes = std::any_of(onTheWay.begin(), onTheWay.end(), [](const Leg* leg) {
            return (leg->actions & betza::PassEnemyCapturing) != 0;
        });
        Offset sum{};
        for (const Leg* leg : way) {
            sum = sum + leg->step;
        }
        const bool steps =
            std::all_of(way.begin(), way.end(), [](const Leg* leg) { return leg->range == 1; });
        const bool returns = steps && sum == Offset{} && way.size() == 2;
        if (takes) {
            m_found.add(m_burns ? MoveClass::Burn : returns ? MoveClass::Igui : MoveClass::MultiCapture);
        }
        if (returns) {
            return;
        }
        const bool overEmpty = all(betza::PassEmpty);
        const bool hops = all(kHops);
        if (hops) {
            const bool needsPieces = !overEmpty && (way.back()->actions & betza::EndOnEmpty) == 0;
            m_found.add(needsPieces ? MoveClass::JumpToTake : MoveClass::Jump);
        } else if (overEmpty && steps) {
            m_found.add(MoveClass::Area);
        } else if (overEmpty && way.front()->range > 1 && way.back()->range > 1 &&
                   way.front()->step != way.back()->step) {
            m_found.add(MoveClass::Hook);
        }
    }

    const MoveProgram& m_program;
    bool m_burns;
    int m_farthest;
    MoveClasses m_found;
};

} // namespace

std::vector<MoveClass> MoveClasses::list() const {
    std::vector<MoveClass> all;
    for (int i = 0; i < kMoveClassCount; ++i) {
        if (has(MoveClass(i))) {
            all.push_back(MoveClass(i));
        }
    }
    return all;
}

MoveClasses moveClasses(const Variant& variant, PieceTypeId type) {
    const int farthest = std::max(variant.shape().files(), variant.shape().ranks()) - 1;
    const PieceType& piece = variant.type(type);
    MoveClasses classes = Reader(piece.program, piece.burns, farthest).found();
    if (rules::isDemon(variant, type)) {
        classes.add(MoveClass::Burn);
    }
    return classes;
}

} // namespace mujo::insight
