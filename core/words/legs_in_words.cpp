#include "core/words/legs_in_words.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>

#include "core/words/phrases.h"

namespace mujo::words {

namespace {

using betza::Gait;
using betza::Leg;
using betza::MoveProgram;

int sizeOf(Offset step) {
    return std::max(std::abs(step.right), std::abs(step.forward));
}

bool isOblique(Offset step) {
    return step.right != 0 && step.forward != 0 && std::abs(step.right) != std::abs(step.forward);
}

/// 0 for back and left to 8 for forward and right, row by row.
std::size_t compassNumber(Offset step) {
    const auto sign = [](int value) -> std::size_t { return value > 0 ? 2 : (value < 0 ? 0 : 1); };
    return 3 * sign(step.forward) + sign(step.right);
}

/// An arrow for a straight step; for an oblique one the squares straight ahead or back and those sideways,
/// each with its arrow.
std::string arrow(Offset step) {
    static constexpr std::array<const char*, 9> kArrows = {"\u2199", "\u2193", "\u2198", "\u2190", "\u00b7",
                                                           "\u2192", "\u2196", "\u2191", "\u2197"};
    if (!isOblique(step)) {
        return kArrows[compassNumber(step)];
    }
    const std::string ahead = std::to_string(std::abs(step.forward)) + arrow({0, step.forward});
    return ahead + std::to_string(std::abs(step.right)) + arrow({step.right, 0});
}

/// Arrows, and for leaps to all eight squares of a kind one word instead of eight.
std::string directionsOf(const Language& language, std::vector<Offset> steps) {
    constexpr std::ptrdiff_t kAllWays = 8;
    std::string out;
    while (!steps.empty()) {
        const Offset first = steps.front();
        const int longer = std::max(std::abs(first.right), std::abs(first.forward));
        const int shorter = std::min(std::abs(first.right), std::abs(first.forward));
        const auto isAlike = [&](Offset step) {
            return std::max(std::abs(step.right), std::abs(step.forward)) == longer &&
                   std::min(std::abs(step.right), std::abs(step.forward)) == shorter;
        };
        out += out.empty() ? "" : " ";
        if (isOblique(first) && std::count_if(steps.begin(), steps.end(), isAlike) == kAllWays) {
            out += filled(language.translate("Legs", "%1 and %2, every way",
                                             "squares of an oblique leap, one way and across"),
                          std::to_string(longer), std::to_string(shorter));
            std::erase_if(steps, isAlike);
        } else {
            out += arrow(first);
            steps.erase(steps.begin());
        }
    }
    return out;
}

bool isUnlimited(std::uint16_t range, const BoardShape& shape) {
    return range >= std::max(shape.files(), shape.ranks()) - 1;
}

std::string upTo(const Language& language, std::uint16_t range, const BoardShape& shape) {
    const int n = range;
    return isUnlimited(range, shape) ? language.translate("Legs", "any distance")
                                     : language.translate("Legs", "up to %n square(s)", nullptr, n);
}

std::string travelOf(const Language& language, const Leg& leg, const BoardShape& shape) {
    const std::string size = std::to_string(sizeOf(leg.step));
    switch (leg.gait) {
    case Gait::SkipFirst:
        return filled(language.translate("Legs", "%1, ignoring the first square", "how far"),
                      upTo(language, leg.range, shape));
    case Gait::Hop:
        return language.translate("Legs", "over one piece, then on");
    case Gait::Sweep:
        return filled(language.translate("Legs", "%1, removing what it passes", "how far"),
                      upTo(language, leg.range, shape));
    case Gait::HopBehind:
        return language.translate("Legs", "right behind one piece");
    case Gait::LeapOver:
        return language.translate("Legs", "leaps over an occupied square");
    case Gait::LameLeap:
        return filled(language.translate("Legs", "to square %1 if nothing is between"), size);
    case Gait::Slide:
        break;
    }
    if (sizeOf(leg.step) == 1) {
        return leg.range == 1 ? language.translate("Legs", "one square") : upTo(language, leg.range, shape);
    }
    const bool once = leg.range == 1;
    if (isOblique(leg.step)) {
        return once ? language.translate("Legs", "leaps")
                    : language.translate("Legs", "leaps, again and again");
    }
    return filled(once ? language.translate("Legs", "leaps to square %1")
                       : language.translate("Legs", "leaps to square %1, again and again"),
                  size);
}

std::string endsOf(const Language& language, std::uint16_t actions) {
    std::vector<std::string> parts;
    const bool sparesRoyals = (actions & betza::SpareRoyals) != 0 && (actions & betza::EndOnEnemy) != 0;
    const bool takesOwn = (actions & betza::EndOnOwn) != 0;
    if ((actions & betza::EndOnEmpty) != 0) {
        parts.push_back(language.translate("Legs", "moves"));
    }
    if ((actions & betza::EndOnEnemy) != 0) {
        parts.push_back(sparesRoyals && !takesOwn ? language.translate("Legs", "takes (no royal)")
                                                  : language.translate("Legs", "takes"));
    }
    if (takesOwn) {
        parts.push_back(sparesRoyals ? language.translate("Legs", "takes its own (no royal)")
                                     : language.translate("Legs", "takes its own"));
    }
    return anyOf(language, parts);
}

std::string goesOnOf(const Language& language, std::uint16_t actions) {
    std::vector<std::string> parts;
    if ((actions & betza::PassEmpty) != 0) {
        parts.push_back(language.translate("Legs", "an empty square"));
    }
    if ((actions & betza::PassEnemyCapturing) != 0) {
        parts.push_back(language.translate("Legs", "an enemy taken"));
    }
    if ((actions & betza::PassOwnCapturing) != 0) {
        parts.push_back(language.translate("Legs", "an own piece taken"));
    }
    const bool hopsEnemy = (actions & betza::PassEnemyHopping) != 0;
    const bool hopsOwn = (actions & betza::PassOwnHopping) != 0;
    if (hopsEnemy || hopsOwn) {
        parts.push_back(hopsEnemy && hopsOwn ? language.translate("Legs", "any piece hopped")
                        : hopsEnemy          ? language.translate("Legs", "an enemy hopped")
                                             : language.translate("Legs", "an own piece hopped"));
    }
    return anyOf(language, parts);
}

/// Clockwise from straight forward, oblique steps behind the straight ones.
auto order(Offset step) {
    static constexpr std::array<int, 9> kClock = {5, 4, 3, 6, 8, 2, 7, 0, 1};
    const int eighth = kClock[compassNumber(step)];
    return std::tuple(isOblique(step), eighth, step.forward, step.right);
}

class Describer {
public:
    Describer(const Language& language, const MoveProgram& program, const BoardShape& shape)
        : m_language(language), m_program(program), m_shape(shape) {}

    [[nodiscard]] std::vector<LegLine> lines(std::size_t first, std::size_t count) const {
        std::vector<const Leg*> legs;
        for (std::size_t i = first; i < first + count; ++i) {
            legs.push_back(&m_program.legs[i]);
        }
        std::stable_sort(legs.begin(), legs.end(),
                         [](const Leg* a, const Leg* b) { return order(a->step) < order(b->step); });
        std::vector<LegLine> out;
        std::vector<std::vector<Offset>> steps; // of each line
        for (const Leg* leg : legs) {
            LegLine line = described(*leg);
            const auto same = std::find_if(out.begin(), out.end(), [&](const LegLine& other) {
                return other.next.empty() && line.next.empty() && other.travel == line.travel &&
                       other.ends == line.ends;
            });
            if (same == out.end()) {
                out.push_back(std::move(line));
                steps.push_back({leg->step});
            } else {
                steps[static_cast<std::size_t>(same - out.begin())].push_back(leg->step);
            }
        }
        for (std::size_t i = 0; i < out.size(); ++i) {
            out[i].directions = directionsOf(m_language, std::move(steps[i]));
        }
        // Plain moves first, those in several legs behind them.
        std::stable_partition(out.begin(), out.end(), [](const LegLine& line) { return line.next.empty(); });
        return out;
    }

private:
    [[nodiscard]] LegLine described(const Leg& leg) const {
        LegLine line{{}, travelOf(m_language, leg, m_shape), endsOf(m_language, leg.actions), {}, {}};
        if (leg.nextCount > 0) {
            line.goesOn = goesOnOf(m_language, leg.actions);
            line.next = lines(leg.firstNext, leg.nextCount);
        }
        return line;
    }

    const Language& m_language;
    const MoveProgram& m_program;
    const BoardShape& m_shape;
};

} // namespace

std::vector<LegLine> legsInWords(const Language& language, const MoveProgram& program,
                                 const BoardShape& shape) {
    std::vector<LegLine> lines = Describer(language, program, shape).lines(0, program.rootCount);
    if (program.universal != 0) {
        lines.insert(lines.begin(), {"\u2217",
                                     language.translate("Legs", "to any other square"),
                                     endsOf(language, program.universal),
                                     {},
                                     {}});
    }
    return lines;
}

} // namespace mujo::words
