#include "core/rules/refused_route.h"

#include <algorithm>

#include "core/base/english.h"
#include "core/position/candidates.h"
#include "core/rules/refusal_words.h"
#include "core/variant/move_abilities.h"

namespace mujo::rules {

namespace {

std::string inWords(std::size_t number) {
    return numberInWords(static_cast<int>(number));
}

std::string piecesInWords(std::size_t number) {
    return inWords(number) + (number == 1 ? " piece" : " pieces");
}

class RouteJudge {
public:
    RouteJudge(const Position& position, const ParsedMove& move, SquareStyle style)
        : m_position(position), m_move(move), m_words(position, style),
          m_type(position.variant().type(position.at(move.from).type())), m_can(abilitiesOf(m_type.program)),
          m_mover("The " + m_words.piece(move.from)) {
        for (const Square stop : move.stops) {
            const bool again = std::find(m_victims.begin(), m_victims.end(), stop) != m_victims.end();
            if (!again && position.at(stop).holds(opponent(position.turn()))) {
                m_victims.push_back(stop);
            }
        }
        m_onTheWay = m_victims;
        std::erase(m_onTheWay, move.stops.back());
    }

    [[nodiscard]] std::string why() const {
        if (m_move.stops.back() == m_move.from && !m_victims.empty()) {
            return whyNoIgui();
        }
        if (const Square own = ownStop(); !own.isNone()) {
            return m_mover + " cannot stop on " + m_words.square(own) + ", where your own " +
                   m_words.kind(own) + " stands.";
        }
        if (!m_onTheWay.empty() && !m_can.sweeps) {
            if (std::string captures = burns() ? whyNotBurnt() : whyNotTaken(); !captures.empty()) {
                return captures;
            }
        }
        if (!m_can.hooks.empty() && m_move.stops.size() > 2) {
            return m_mover + " may turn only once in a move.";
        }
        if (!comesToFirstStop()) {
            return {};
        }
        return m_mover + " cannot go on from " + m_words.square(m_move.stops.front()) + " to " +
               m_words.square(m_move.stops.back()) + " in the same move.";
    }

private:
    [[nodiscard]] bool burns() const {
        const auto& rule = m_position.variant().rules().burning;
        return m_type.burns && !(rule && rule->demons[index(m_position.at(m_move.from).type())]);
    }

    /// The first stop before the last that holds a piece of the mover's side.
    [[nodiscard]] Square ownStop() const {
        if (m_can.sweeps) {
            return {};
        }
        const auto found = std::find_if(m_move.stops.begin(), m_move.stops.end() - 1, [&](Square stop) {
            return stop != m_move.from && m_position.at(stop).holds(m_position.turn());
        });
        return found == m_move.stops.end() - 1 ? Square{} : *found;
    }

    [[nodiscard]] int eighthTo(Square to) const {
        return eighthOf(m_position.shape().offset(m_move.from, to, m_position.turn()));
    }

    [[nodiscard]] std::string whyNoIgui() const {
        if (m_can.igui.empty()) {
            return m_mover + " cannot take and come back to its square.";
        }
        if (m_victims.size() > 1) {
            return m_mover + " takes only one piece when it takes without moving (igui).";
        }
        constexpr std::size_t kAll = 8;
        return m_mover + " takes without moving (igui) only on a neighbouring square" +
               (m_can.igui.size() == kAll ? std::string{} : ' ' + directionsInWords(m_can.igui)) + '.';
    }

    [[nodiscard]] std::string whyNotBurnt() const {
        if (m_onTheWay.size() > 1) {
            return m_mover + " burns only one piece in a move.";
        }
        if (m_position.shape().distance(m_onTheWay.front(), m_move.stops.back()) != 1) {
            return m_mover + " burns only a piece beside the square on which it ends its move; " +
                   m_words.square(m_onTheWay.front()) + " is not beside " +
                   m_words.square(m_move.stops.back()) + '.';
        }
        return {};
    }

    [[nodiscard]] std::string whyNotTaken() const {
        if (!m_can.takesAndGoesOn) {
            return m_mover + " ends its move where it takes; it cannot take the " +
                   m_words.piece(m_onTheWay.front()) + " and go on.";
        }
        if (m_victims.size() > m_can.mostVictims) {
            return m_mover + " takes at most " + piecesInWords(m_can.mostVictims) + " in one move.";
        }
        return m_can.stepCaptures.empty() ? std::string{} : whyNotByTheseSteps();
    }

    [[nodiscard]] std::string whyNotByTheseSteps() const {
        std::size_t steps = 0;
        Square at = m_move.from;
        for (const Square stop : m_move.stops) {
            steps += static_cast<std::size_t>(m_position.shape().distance(at, stop));
            at = stop;
        }
        if (steps > m_can.mostSteps()) {
            return m_mover + " makes at most " + inWords(m_can.mostSteps()) +
                   " steps of one square when it takes and goes on; this move would need " + inWords(steps) +
                   '.';
        }
        const int first = eighthTo(m_onTheWay.front());
        const auto inReach = [&](const auto& captures) { return captures.first >= steps; };
        const auto isStraight = [&](const auto& captures) {
            return !inReach(captures) || captures.second.keepToOneLine;
        };
        const bool straight = std::all_of(m_can.stepCaptures.begin(), m_can.stepCaptures.end(), isStraight);
        if (straight && bends()) {
            return m_mover + " keeps to one line when it " +
                   (m_can.capturesKeepToOneLine() ? std::string("takes and goes on")
                                                  : "makes " + inWords(steps) + " steps") +
                   ".";
        }
        Directions allowed;
        for (const auto& captures : m_can.stepCaptures) {
            if (inReach(captures)) {
                allowed.insert(captures.second.directions.begin(), captures.second.directions.end());
            }
        }
        if (allowed.count(first) == 0) {
            return m_mover + " takes and goes on only " + directionsInWords(allowed) + '.';
        }
        return {};
    }

    /// Whether the stops leave the line of the first of them.
    [[nodiscard]] bool bends() const {
        const int first = eighthTo(m_move.stops.front());
        constexpr int kHalf = 4; // of eight eighths
        return first < 0 || std::any_of(m_move.stops.begin(), m_move.stops.end(), [&](Square stop) {
                   return stop != m_move.from && eighthTo(stop) % kHalf != first % kHalf;
               });
    }

    [[nodiscard]] bool comesToFirstStop() const {
        return !forEachCandidate(
            m_position, m_move.from, m_position.at(m_move.from).piece(),
            [&](const Candidate& candidate) { return candidate.to != m_move.stops.front(); });
    }

    const Position& m_position;
    const ParsedMove& m_move;
    RefusalWords m_words;
    const PieceType& m_type;
    MoveAbilities m_can;
    std::string m_mover;
    std::vector<Square> m_victims;  ///< enemy pieces on the stops
    std::vector<Square> m_onTheWay; ///< those before the last stop
};

} // namespace

std::string whyNotInOneMove(const Position& position, const ParsedMove& move, SquareStyle style) {
    return RouteJudge(position, move, style).why();
}

} // namespace mujo::rules
