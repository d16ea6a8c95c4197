#include "core/match/referee.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "core/match/ask_and_wait.h"
#include "core/opponent/score_note.h"
#include "core/protocol/cecp_dialect.h"
#include "core/rules/explain.h"

namespace mujo {

namespace {

using rules::GameState;
using rules::Outcome;

class Referee {
public:
    Referee(const Game& start, PerSide<MatchPlayer> players, const Adjudication& adjudication)
        : m_result{start, {}, {}, {}, {}, false, {}}, m_players(players), m_adjudication(adjudication) {}

    std::optional<MatchGame> run(int mostPlies, const std::stop_token& stop) {
        for (const MatchPlayer& player : m_players) {
            player.opponent->begin(m_result.game);
        }
        while (!stop.stop_requested() && m_result.reason.empty() && !m_result.game.isOver() &&
               static_cast<int>(m_result.game.plies().size()) < mostPlies) {
            ply(stop);
        }
        finish();
        return stop.stop_requested() ? std::nullopt : std::optional(std::move(m_result));
    }

private:
    void ply(const std::stop_token& stop) {
        const Side mover = m_result.game.position().turn();
        const MatchPlayer& player = m_players[mover];
        const Answer answer = askAndWait(*player.opponent, m_result.game, player.limits, stop);
        if (stop.stop_requested()) {
            return;
        }
        if (answer.kind != Answer::Kind::Move) {
            otherwise(mover, answer);
            return;
        }
        Spent& spent = m_result.spent[mover];
        ++spent.moves;
        spent.cpuSeconds += answer.cpuSeconds;
        spent.wallSeconds += answer.wallSeconds;
        spent.longestMove = std::max(spent.longestMove, answer.wallSeconds);
        const Game::Node searched = m_result.game.current();
        if (!m_result.game.play(*answer.move)) {
            lost(mover, "illegal-move",
                 sentence("MatchFaults", "%1 made an illegal move").with(player.opponent->name()));
            return;
        }
        note(answer, searched);
        adjudicate(mover, answer.score);
    }

    /// For whoever looks at the game later.
    void note(const Answer& answer, Game::Node searched) {
        constexpr double kMilliseconds = 1000;
        const double spent = std::max(answer.wallSeconds * kMilliseconds, 1.0);
        m_result.game.setSpent(std::chrono::milliseconds(std::llround(spent)));
        if (answer.score) {
            m_result.game.noteScore(searched, positionScore(*answer.score, m_result.game.turn(searched), 0));
        }
    }

    void lost(Side loser, const std::string& reason, Sentence fault) {
        m_result.outcome = Outcome::wonBy(opponent(loser), rules::Reason::None);
        m_result.reason = reason;
        if (!fault.empty()) {
            m_result.atFault = loser;
        }
        m_result.fault = std::move(fault);
    }

    void drawn(const std::string& reason) {
        m_result.outcome = {GameState::Draw, rules::Reason::None};
        m_result.reason = reason;
    }

    void otherwise(Side mover, const Answer& answer) {
        const std::string name = m_players[mover].opponent->name();
        switch (answer.kind) {
        case Answer::Kind::Resigns:
            lost(mover, "resignation", {});
            break;
        case Answer::Kind::ClaimsDraw:
            drawn("claimed-draw");
            break;
        case Answer::Kind::ClaimsWin:
            lost(mover, "false-claim",
                 sentence("MatchFaults", "%1 claimed a win that the rules do not give: %2",
                          "a player, and its words")
                     .with(name, answer.text));
            break;
        case Answer::Kind::Illegal:
            illegal(mover, name, answer.text);
            break;
        case Answer::Kind::Refuses:
            leftOpen(mover, "refused-move",
                     sentence("MatchFaults", "%1 refused a legal move: %2", "a player, and its words")
                         .with(name, answer.text));
            break;
        case Answer::Kind::CannotPlay:
            leftOpen(mover, std::string(kCannotPlay), answer.why);
            break;
        case Answer::Kind::HangsUp:
            lost(mover, "time", sentence("MatchFaults", "%1 made no move in time").with(name));
            break;
        case Answer::Kind::HasNoMove:
            lost(mover, "no-move", sentence("MatchFaults", "%1 found no move").with(name));
            break;
        case Answer::Kind::Died:
        case Answer::Kind::Move:
            lost(mover, "died", sentence("MatchFaults", "%1 ended in the middle of the game").with(name));
            break;
        }
    }

    void leftOpen(Side atFault, const std::string& reason, Sentence fault) {
        m_result.reason = reason;
        m_result.fault = std::move(fault);
        m_result.atFault = atFault;
        m_result.isVoid = true;
    }

    /// A program that knows no rule of repetition, or another, is not punished for it.
    void illegal(Side mover, const std::string& name, const std::string& text) {
        const std::string reason = cecpRefusal(m_result.game.position(), m_result.game.history(), text);
        using rules::RefusalReason;
        if (reason == rules::refusalCode(RefusalReason::Repetition) ||
            reason == rules::refusalCode(RefusalReason::PerpetualCheck) ||
            reason == rules::refusalCode(RefusalReason::PerpetualAttack) ||
            reason == rules::refusalCode(RefusalReason::PassedFirst)) {
            drawn("forbidden-" + reason);
            return;
        }
        lost(mover, "illegal-move",
             sentence("MatchFaults", "%1 made an illegal move: %2 (%3)",
                      "a player, a move, and the word of a rule")
                 .with(name, text, reason));
    }

    void adjudicate(Side mover, std::optional<int> score) {
        const int seen = score ? (mover == Side::Sente ? *score : -*score) : 0;
        const int sign = std::abs(seen) < m_adjudication.score ? 0 : (seen > 0 ? 1 : -1);
        m_agreed = sign != 0 && sign == m_sign ? m_agreed + 1 : (sign != 0 ? 1 : 0);
        m_sign = sign;
        if (m_adjudication.score > 0 && m_agreed >= m_adjudication.plies && !m_result.game.isOver()) {
            lost(sign > 0 ? Side::Gote : Side::Sente, "adjudication", {});
        }
    }

    void finish() {
        for (const MatchPlayer& player : m_players) {
            player.opponent->end();
        }
        if (!m_result.reason.empty()) {
            return;
        }
        m_result.outcome = m_result.game.outcome();
        m_result.reason =
            m_result.game.isOver() ? rules::reasonCode(m_result.outcome.reason) : std::string(kMoveLimit);
    }

    MatchGame m_result;
    PerSide<MatchPlayer> m_players;
    Adjudication m_adjudication;
    int m_sign = 0;
    int m_agreed = 0;
};

} // namespace

std::optional<MatchGame> playMatchGame(const Game& start, PerSide<MatchPlayer> players, int mostPlies,
                                       const Adjudication& adjudication, const std::stop_token& stop) {
    return Referee(start, players, adjudication).run(mostPlies, stop);
}

} // namespace mujo
