#include "core/rules/kept_lines.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "core/rules/side_effects.h"

namespace mujo::rules {

namespace {

constexpr std::uint8_t kNone = 0xFF;

bool goesStraight(const betza::Leg& leg) {
    return leg.step != Offset{} && leg.nextCount == 0 && leg.gait != betza::Gait::LeapOver &&
           leg.gait != betza::Gait::LameLeap;
}

Offset directionOf(const betza::Leg& leg) {
    const int size = std::gcd(leg.step.right, leg.step.forward);
    return {leg.step.right / size, leg.step.forward / size};
}

} // namespace

KeptLines::KeptLines(const Variant& variant, const PerType<Watches>& watches)
    : m_numbers(2 * static_cast<std::size_t>(kCentre) + 1, kNone), m_places(variant.shape().squareCount()),
      m_areAll(variant.types().size()) {
    for (int i = 0; i < variant.shape().squareCount(); ++i) {
        m_places[Square(i)] = betza::ReachMap::place(variant.shape(), Square(i));
    }
    for (std::size_t i = 0; i < variant.types().size() && !haveSideEffects(variant); ++i) {
        const auto type = PieceTypeId(i);
        const betza::MoveProgram& program = variant.types()[i].program;
        const bool areLines = !program.ambiguous && program.universal == 0 && !watches[type].besideEnds &&
                              !watches[type].wholeBoard &&
                              std::all_of(program.legs.begin(), program.legs.end(), [this](const auto& leg) {
                                  return goesStraight(leg) && number(directionOf(leg));
                              });
        m_areAll[type] = areLines && standTogether(program.legs) ? 1 : 0;
    }
}

/// Gives the direction and the opposite one their numbers, unless they have them; false where there are none
/// left.
bool KeptLines::number(Offset direction) {
    for (const Offset way : {direction, -direction}) {
        if (m_numbers[slot(difference(way, Side::Sente))] != kNone) {
            continue;
        }
        if (m_count == kMost) {
            return false;
        }
        const int most = (BoardShape::kMaxSide - 1) / std::max(std::abs(way.right), std::abs(way.forward));
        for (int n = 1; n <= most; ++n) {
            m_numbers[slot(difference(way * n, Side::Sente))] = static_cast<std::uint8_t>(m_count);
        }
        ++m_count;
    }
    return true;
}

bool KeptLines::standTogether(const std::vector<betza::Leg>& legs) const {
    std::uint32_t left = 0; // lines that were come to and left for another
    for (std::size_t i = 0; i < legs.size(); ++i) {
        const std::uint32_t line = 1U << of(legs[i], Side::Sente);
        if ((left & line) != 0) {
            return false;
        }
        if (i + 1 < legs.size() && of(legs[i + 1], Side::Sente) != of(legs[i], Side::Sente)) {
            left |= line;
        }
    }
    return true;
}

} // namespace mujo::rules
