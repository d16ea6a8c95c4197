#include "ui/session/mate_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "ui/session/mate_search.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

/// The context of the texts here.
struct MateWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::MateWords)
};

/// Plies of the shortest of the wins that were found.
int pliesToWin(const MateAnswer& answer) {
    int shortest = 0;
    for (const MateStep& step : answer.proof) {
        if (step.before == MateStep::kRoot && (shortest == 0 || step.plies + 1 < shortest)) {
            shortest = step.plies + 1;
        }
    }
    return shortest;
}

QString winInWords(const MateAnswer& answer, Side winner) {
    const int plies = pliesToWin(answer);
    return plies == 1 ? MateWords::tr("%1 wins with the next move").arg(sideName(winner))
                      : MateWords::tr("%1 wins by force, in %n move(s) at most", nullptr,
                                      Phrases::countsSingleMoves() ? plies : (plies + 1) / 2)
                            .arg(sideName(winner));
}

} // namespace

QString mateStateInWords(const MateSearch& search, Side turn) {
    using State = MateSearch::State;
    const MateAnswer& answer = *search.answer();
    switch (search.state()) {
    case State::Off:
        return {};
    case State::Held:
        return MateWords::tr("The mate search waits");
    case State::GameOver:
        return MateWords::tr("The game is over");
    case State::Searching:
        return answer.winning.empty()
                   ? MateWords::tr("Looking for a forced win of %1").arg(sideName(turn))
                   : MateWords::tr("%1; looking at the other first moves").arg(winInWords(answer, turn));
    case State::Proved:
        return answer.open.empty() ? winInWords(answer, turn)
                                   : MateWords::tr("%1; %n other first move(s) left open", nullptr,
                                                   static_cast<int>(answer.open.size()))
                                         .arg(winInWords(answer, turn));
    case State::Refuted:
        return MateWords::tr("%1 has no win by forcing moves alone").arg(sideName(turn));
    case State::LimitReached:
        return MateWords::tr("No forced win of %1 found so far").arg(sideName(turn));
    case State::NoMemory:
        return MateWords::tr("Not enough memory for the mate search");
    }
    return {};
}

QString mateExplanation(const MateSearch& search) {
    using State = MateSearch::State;
    if (!search.answer()->winning.empty()) {
        return {};
    }
    switch (search.state()) {
    case State::Refuted:
        return MateWords::tr("Forcing moves end the game, take a royal piece or attack one. Whether another "
                             "move wins was not looked at.");
    case State::LimitReached:
        return search.maySearchOn()
                   ? MateWords::tr("A longer search may still find one: Search on.")
                   : MateWords::tr("The search has used all the memory that it may take; whether there is a "
                                   "forced win is open.");
    case State::Held:
        return MateWords::tr("It gives way to the computer's move, to hints and to dialogs.");
    default:
        return {};
    }
}

QString mateResultInWords(const MateSearch& search, Side turn) {
    return Phrases::sentence(mateStateInWords(search, turn));
}

} // namespace mujo::ui
