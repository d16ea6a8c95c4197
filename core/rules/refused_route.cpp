#include "core/rules/refused_route.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/position/candidates.h"
#include "core/rules/burning/burning.h"
#include "core/variant/move_abilities.h"

namespace mujo::rules {

namespace {

class RouteJudge {
public:
    RouteJudge(const Position& position, const ParsedMove& move)
        : m_position(position), m_move(move),
          m_type(position.variant().type(position.at(move.from()).type())),
          m_can(abilitiesOf(m_type.program)), m_mover(pieceAt(position, move.from())) {
        for (const Square stop : move.stops) {
            const bool again = std::find(m_victims.begin(), m_victims.end(), stop) != m_victims.end();
            if (!again && position.at(stop).holds(opponent(position.turn()))) {
                m_victims.push_back(stop);
            }
        }
        m_onTheWay = m_victims;
        std::erase(m_onTheWay, move.stops.back());
    }

    [[nodiscard]] RefusalFact judged() const {
        if (m_move.stops.back() == m_move.origin && !m_victims.empty()) {
            return whyNoIgui();
        }
        if (const auto own = ownStop()) {
            return why::StopsOnOwnPiece{m_mover, at(*own)};
        }
        if (!m_onTheWay.empty() && !m_can.sweeps) {
            if (RefusalFact captures = burns() ? whyNotBurnt() : whyNotTaken(); isKnown(captures)) {
                return captures;
            }
        }
        if (!m_can.hooks.empty() && m_move.stops.size() > 2) {
            return why::TurnsOnlyOnce{m_mover};
        }
        if (!comesToFirstStop()) {
            return {};
        }
        return why::CannotGoOn{m_mover, m_move.stops.front(), m_move.stops.back()};
    }

private:
    static bool isKnown(const RefusalFact& fact) { return !std::holds_alternative<std::monostate>(fact); }
    [[nodiscard]] PieceAt at(Square square) const { return pieceAt(m_position, square); }

    [[nodiscard]] bool burns() const {
        return m_type.burns && !isDemon(m_position.variant(), m_position.at(m_move.from()).type());
    }

    /// The first stop before the last that holds a piece of the mover's side.
    [[nodiscard]] std::optional<Square> ownStop() const {
        if (m_can.sweeps) {
            return std::nullopt;
        }
        const auto found = std::find_if(m_move.stops.begin(), m_move.stops.end() - 1, [&](Square stop) {
            return stop != m_move.origin && m_position.at(stop).holds(m_position.turn());
        });
        return found == m_move.stops.end() - 1 ? std::nullopt : std::optional(*found);
    }

    [[nodiscard]] int eighthTo(Square to) const {
        return eighthOf(m_position.shape().offset(m_move.from(), to, m_position.turn()));
    }

    [[nodiscard]] RefusalFact whyNoIgui() const {
        if (m_can.igui.empty()) {
            return why::NoIgui{m_mover};
        }
        if (m_victims.size() > 1) {
            return why::IguiTakesOne{m_mover};
        }
        return why::IguiOnlyBeside{m_mover, m_can.igui};
    }

    [[nodiscard]] RefusalFact whyNotBurnt() const {
        if (m_onTheWay.size() > 1) {
            return why::BurnsOnlyOne{m_mover};
        }
        if (m_position.shape().distance(m_onTheWay.front(), m_move.stops.back()) != 1) {
            return why::BurnsOnlyBeside{m_mover, m_onTheWay.front(), m_move.stops.back()};
        }
        return {};
    }

    [[nodiscard]] RefusalFact whyNotTaken() const {
        if (!m_can.takesAndGoesOn) {
            return why::EndsWhereItTakes{m_mover, at(m_onTheWay.front())};
        }
        if (m_victims.size() > m_can.mostVictims) {
            return why::TakesAtMost{m_mover, m_can.mostVictims};
        }
        return m_can.stepCaptures.empty() ? RefusalFact{} : whyNotByTheseSteps();
    }

    [[nodiscard]] RefusalFact whyNotByTheseSteps() const {
        std::size_t steps = 0;
        Square last = m_move.from();
        for (const Square stop : m_move.stops) {
            steps += static_cast<std::size_t>(m_position.shape().distance(last, stop));
            last = stop;
        }
        if (steps > m_can.mostSteps()) {
            return why::TooManySteps{m_mover, m_can.mostSteps(), steps};
        }
        const int first = eighthTo(m_onTheWay.front());
        const auto inReach = [&](const auto& captures) { return captures.first >= steps; };
        const auto isStraight = [&](const auto& captures) {
            return !inReach(captures) || captures.second.keepToOneLine;
        };
        const bool straight = std::all_of(m_can.stepCaptures.begin(), m_can.stepCaptures.end(), isStraight);
        if (straight && bends()) {
            return why::KeepsToOneLine{m_mover,
                                       m_can.capturesKeepToOneLine() ? std::nullopt : std::optional(steps)};
        }
        Directions allowed;
        for (const auto& captures : m_can.stepCaptures) {
            if (inReach(captures)) {
                allowed.insert(captures.second.directions.begin(), captures.second.directions.end());
            }
        }
        if (allowed.count(first) == 0) {
            return why::GoesOnOnlyThere{m_mover, std::move(allowed)};
        }
        return {};
    }

    /// Whether the stops leave the line of the first of them.
    [[nodiscard]] bool bends() const {
        const int first = eighthTo(m_move.stops.front());
        constexpr int kHalf = 4; // of eight eighths
        return first < 0 || std::any_of(m_move.stops.begin(), m_move.stops.end(), [&](Square stop) {
                   return stop != m_move.origin && eighthTo(stop) % kHalf != first % kHalf;
               });
    }

    [[nodiscard]] bool comesToFirstStop() const {
        return !forEachCandidate(
            m_position, m_move.from(), m_position.at(m_move.from()).piece(),
            [&](const Candidate& candidate) { return candidate.to != m_move.stops.front(); });
    }

    const Position& m_position;
    const ParsedMove& m_move;
    const PieceType& m_type;
    MoveAbilities m_can;
    PieceAt m_mover;
    std::vector<Square> m_victims;  ///< enemy pieces on the stops
    std::vector<Square> m_onTheWay; ///< those before the last stop
};

} // namespace

RefusalFact whyNotInOneMove(const Position& position, const ParsedMove& move) {
    return RouteJudge(position, move).judged();
}

} // namespace mujo::rules
