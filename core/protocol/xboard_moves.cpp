#include "core/protocol/xboard_moves.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <tuple>

#include "core/variant_file/piece_letters.h"

namespace mujo {

namespace {

using betza::Leg;
using betza::MoveProgram;

/// The letters of one leg in the order in which XBoard reads them; nothing for a letter that it does not
/// know.
std::optional<std::string> orderedLeg(const std::string& letters) {
    constexpr std::string_view kDirections = "fblrvsh";
    constexpr std::string_view kModes = "mcdtpgnj";
    std::string text;
    std::string modes;
    for (const char c : letters) {
        if (kDirections.find(c) != std::string_view::npos) {
            text += c;
        } else if (kModes.find(c) != std::string_view::npos) {
            modes += c;
        } else {
            return std::nullopt;
        }
    }
    std::stable_sort(modes.begin(), modes.end(),
                     [&](char x, char y) { return kModes.find(x) < kModes.find(y); });
    return text + modes;
}

/// A term of the move text as XBoard reads it.
struct PlainTerm {
    std::string text;
    bool isExact = true; ///< false where XBoard needs to be told more of its moves
};

/// Nothing for a term that XBoard cannot read.
std::optional<PlainTerm> plainTerm(const betza::Term& term) {
    constexpr std::string_view kAtoms = "WFDNAHGCZKRBQ";
    const auto* simple = std::get_if<betza::SimpleTerm>(&term);
    if (simple == nullptr || kAtoms.find(simple->atom) == std::string_view::npos) {
        return std::nullopt;
    }
    PlainTerm plain;
    std::string leg;
    int legs = 1;
    for (const betza::Item& item : simple->chain) {
        const auto* letter = std::get_if<betza::Letter>(&item);
        if (letter == nullptr) {
            return std::nullopt;
        }
        if (letter->letter != 'a') {
            leg += letter->letter;
            continue;
        }
        const auto ordered = orderedLeg(leg);
        if (!ordered) {
            return std::nullopt;
        }
        plain.isExact = plain.isExact && leg.find_first_of("cdtpgnj") == std::string::npos;
        plain.text += *ordered + 'a';
        leg.clear();
        ++legs;
    }
    constexpr int kMostLegs = 3;
    const auto last = orderedLeg(leg);
    if (!last || legs > kMostLegs) {
        return std::nullopt;
    }
    plain.text += *last + simple->atom;
    if (simple->range) {
        plain.text += std::to_string(*simple->range);
    }
    return plain;
}

/// Where moves may end on some board, blockers left out of account.
class Targets {
public:
    explicit Targets(const MoveProgram& program) : m_program(program) {
        for (std::uint32_t i = 0; i < program.rootCount; ++i) {
            follow(i, {});
        }
    }

    [[nodiscard]] bool has(Offset offset) const { return m_ends.count(offset) > 0; }
    [[nodiscard]] bool hasLeapOf(int longer, int shorter) const {
        return std::any_of(m_ends.begin(), m_ends.end(), [&](Offset end) {
            const auto [less, more] = std::minmax({std::abs(end.right), std::abs(end.forward)});
            return less == shorter && more == longer;
        });
    }

private:
    void follow(std::uint32_t number, Offset from) {
        if (!m_seen.insert({number, from}).second) {
            return;
        }
        const Leg& leg = m_program.legs[number];
        const bool far = leg.gait == betza::Gait::Hop || leg.gait == betza::Gait::HopBehind;
        const int steps = far ? kXBoardSide : std::min<int>(leg.range + 1, kXBoardSide);
        constexpr std::uint16_t kEnds = betza::EndOnEmpty | betza::EndOnEnemy | betza::EndOnOwn;
        for (int n = 1; n <= (leg.range == 1 && !far ? 1 : steps); ++n) {
            if (!far && leg.gait != betza::Gait::SkipFirst && n > leg.range) {
                break;
            }
            const Offset at = from + leg.step * n;
            if (std::max(std::abs(at.right), std::abs(at.forward)) >= kXBoardSide) {
                break;
            }
            if ((leg.actions & kEnds) != 0) {
                m_ends.insert(at);
            }
            for (std::uint32_t i = 0; i < leg.nextCount; ++i) {
                follow(leg.firstNext + i, at);
            }
        }
    }

    const MoveProgram& m_program;
    std::set<Offset> m_ends;
    std::set<std::pair<std::uint32_t, Offset>> m_seen;
};

/// Leaps along lines: to exactly this distance, whatever stands between. XBoard skips a square for each `j`.
std::string leapsAt(int distance, const Targets& targets, const std::string& mode) {
    const auto leap = [&](const std::string& directions, char atom) {
        return directions + mode + std::string(static_cast<std::size_t>(distance - 1), 'j') + atom +
               (distance > 1 ? std::to_string(distance) : "");
    };
    const int d = distance;
    std::string straight;
    for (const auto& [offset, name] : {std::pair{Offset{0, d}, "f"}, std::pair{Offset{0, -d}, "b"},
                                       std::pair{Offset{-d, 0}, "l"}, std::pair{Offset{d, 0}, "r"}}) {
        straight += targets.has(offset) ? name : "";
    }
    std::string slanting;
    for (const auto& [offset, name] : {std::pair{Offset{-d, d}, "fl"}, std::pair{Offset{d, d}, "fr"},
                                       std::pair{Offset{-d, -d}, "bl"}, std::pair{Offset{d, -d}, "br"}}) {
        slanting += targets.has(offset) ? name : "";
    }
    constexpr std::string_view kAllStraight = "fblr";
    constexpr std::string_view kAllSlanting = "flfrblbr";
    if (straight == kAllStraight && slanting == kAllSlanting) {
        return leap("", 'K');
    }
    std::string text;
    if (!straight.empty()) {
        text += leap(straight == kAllStraight ? "" : straight, 'W');
    }
    if (!slanting.empty()) {
        text += leap(slanting == kAllSlanting ? "" : slanting, 'F');
    }
    return text;
}

std::string leaps(const MoveProgram& program, const std::string& mode) {
    const Targets targets(program);
    std::string text;
    for (int distance = 1; distance < kXBoardSide; ++distance) {
        text += leapsAt(distance, targets, mode);
    }
    for (const auto& [longer, shorter, atom] :
         {std::tuple{2, 1, 'N'}, std::tuple{3, 1, 'C'}, std::tuple{3, 2, 'Z'}}) {
        text += targets.hasLeapOf(longer, shorter) ? mode + atom : "";
    }
    // Out and back over whatever is there: the piece ends where it began.
    return text + (targets.has({}) ? "mpabK" : "");
}

} // namespace

std::string xboardMoves(const Variant& variant, PieceTypeId type) {
    const PieceType& kind = variant.type(type);
    if (variant.rules().burning) {
        return leaps(kind.program, "mcd");
    }
    std::string text;
    bool isExact = true;
    for (const betza::Term& term : kind.tree.terms) {
        const auto plain = plainTerm(term);
        isExact = isExact && plain && plain->isExact;
        text += plain ? plain->text : "";
    }
    return isExact ? text : text + leaps(kind.program, "");
}

} // namespace mujo
