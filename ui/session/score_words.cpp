#include "ui/session/score_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <cstdlib>

#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr QChar kMinus(0x2212);

/// The context of the texts here.
struct ScoreWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::ScoreWords)
};

QString withSign(int score, int decimals) {
    const QString figures = QLocale::c().toString(std::abs(score) / 100.0, 'f', decimals);
    const bool isNothing = figures == QLocale::c().toString(0.0, 'f', decimals);
    return isNothing ? figures : (score > 0 ? QChar(u'+') : kMinus) + figures;
}

} // namespace

int movesToEnd(int score) {
    const int plies = pliesToEnd(score);
    return Phrases::countsSingleMoves() ? plies : (plies + 1) / 2;
}

int scoreForSente(const PositionScore& found) {
    if (!found.isForced) {
        return found.value;
    }
    return found.value > 0 ? kEndScore - found.value : -kEndScore - found.value;
}

int scoreForSente(int score, Side turn) {
    return turn == Side::Sente ? score : -score;
}

QString scoreInWords(int score) {
    if (!isForced(score)) {
        return withSign(score, 2);
    }
    return ScoreWords::tr("%1 wins in %2", "a side, so many moves")
        .arg(sideName(score > 0 ? Side::Sente : Side::Gote))
        .arg(movesToEnd(score));
}

QString scoreWithSide(int score) {
    return isForced(score) ? scoreInWords(score)
                           : ScoreWords::tr("%1 for Sente", "a score").arg(scoreInWords(score));
}

QString shortScore(int score) {
    if (!isForced(score)) {
        return withSign(score, 1);
    }
    return ScoreWords::tr("%1 wins", "the sign of a side")
        .arg(sideSign(score > 0 ? Side::Sente : Side::Gote));
}

} // namespace mujo::ui
