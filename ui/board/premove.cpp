// Moves that are chosen while the other side is still to move.

#include <algorithm>

#include "core/rules/generator.h"
#include "ui/board/move_input.h"
#include "ui/board/threat_map.h"

namespace mujo::ui {

void MoveInput::setPremoves(std::optional<Side> side) {
    if (m_premoves != side) {
        m_premoves = side;
        if (m_isPremove || m_study) {
            clear();
        }
    }
}

bool MoveInput::mayPremove(Side side) const {
    return m_premoves == side && !m_game->isOver() && m_game->position().turn() == opponent(side);
}

/// Taking back what the other side takes first: moves on to squares of one's own pieces.
void MoveInput::addRecaptures(Square origin, std::vector<Move>& moves) const {
    const Side side = m_game->position().at(origin).owner();
    TrialPosition trial(m_game->position());
    if (trial.position().turn() != side) {
        trial.flipTurn();
    }
    const std::vector<Square> own(m_game->position().pieces(side).begin(),
                                  m_game->position().pieces(side).end());
    rules::Generator generator;
    std::vector<Move> found;
    for (const Square square : own) {
        if (square == origin) {
            continue;
        }
        trial.putEnemyOf(side, square);
        if (trial.reaches(origin, square)) {
            found.clear();
            generator.from(trial.position(), origin, found);
            std::copy_if(found.begin(), found.end(), std::back_inserter(moves),
                         [square](const Move& move) { return move.path.size() == 1 && move.to() == square; });
        }
        trial.takeAway();
    }
}

std::optional<Move> MoveInput::premoveNow(const Game& game, const Move& premove) {
    const auto& legal = game.legalMoves();
    const auto exact = std::find(legal.begin(), legal.end(), premove);
    if (exact != legal.end()) {
        return *exact;
    }
    // What it takes may decide what it becomes.
    const auto fits = [&](const Move& move) { return samePath(move, premove); };
    const auto alike = std::find_if(legal.begin(), legal.end(), [&](const Move& move) {
        return fits(move) && move.promotes() == premove.promotes();
    });
    const auto any = alike != legal.end() ? alike : std::find_if(legal.begin(), legal.end(), fits);
    return any != legal.end() ? std::optional(*any) : std::nullopt;
}

} // namespace mujo::ui
