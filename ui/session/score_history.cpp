#include "ui/session/score_history.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cstdlib>

namespace mujo::ui {

namespace {

constexpr QChar kMinus(0x2212);

/// The context of the texts here.
struct ScoreWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::ScoreWords)
};

std::vector<Move> movesOf(const Game& game) {
    std::vector<Move> moves;
    moves.reserve(game.line().size());
    for (const Game::Ply& ply : game.line()) {
        moves.push_back(ply.move);
    }
    return moves;
}

QString withSign(int score, int decimals) {
    const QString figures = QLocale::c().toString(std::abs(score) / 100.0, 'f', decimals);
    return score == 0 ? figures : (score > 0 ? QChar(u'+') : kMinus) + figures;
}

/// Moves of the winning side until a forced end.
int movesToEnd(int score) {
    return (pliesToEnd(score) + 1) / 2;
}

} // namespace

void ScoreHistory::begin(const Game& game) {
    if (m_moves.empty() || movesOf(game) != m_moves) {
        clear();
    }
    follow(game);
}

void ScoreHistory::follow(const Game& game) {
    std::vector<Move> moves = movesOf(game);
    if (m_start != game.start().key()) {
        clear();
        m_start = game.start().key();
    }
    const auto differs = std::mismatch(moves.begin(), moves.end(), m_moves.begin(), m_moves.end()).first;
    const auto same = static_cast<std::size_t>(differs - moves.begin());
    m_scores.resize(std::min(m_scores.size(), same + 1));
    m_scores.resize(moves.size() + 1);
    m_moves = std::move(moves);
}

void ScoreHistory::clear() {
    m_moves.clear();
    m_scores.clear();
}

void ScoreHistory::note(std::size_t ply, PositionScore found) {
    if (ply < m_scores.size() && (!m_scores[ply] || m_scores[ply]->depth <= found.depth)) {
        m_scores[ply] = found;
    }
}

int scoreForSente(int score, Side turn) {
    return turn == Side::Sente ? score : -score;
}

QString scoreInWords(int score) {
    if (!isForced(score)) {
        return withSign(score, 2);
    }
    return (score > 0 ? ScoreWords::tr("wins in %1") : ScoreWords::tr("loses in %1")).arg(movesToEnd(score));
}

QString shortScore(int score) {
    if (!isForced(score)) {
        return withSign(score, 1);
    }
    return score > 0 ? ScoreWords::tr("wins") : ScoreWords::tr("loses");
}

} // namespace mujo::ui
