#include "ui/session/result_words.h"

#include "ui/session/game_session.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

/// The sentence about a side that has lost: the second one when it is that of the reader.
struct LossWords {
    const char* named;
    const char* you;
};

LossWords lossWords(rules::Reason reason) {
    switch (reason) {
    case rules::Reason::RoyalsCaptured:
        return {QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "%1 has no royal piece left."),
                QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "You have no royal piece left.")};
    case rules::Reason::NoLegalMove:
        return {QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "%1 has no legal move."),
                QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "You have no legal move.")};
    case rules::Reason::Mate:
        return {QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "%1 is mated."),
                QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "You are mated.")};
    case rules::Reason::Resignation:
        return {QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "%1 has resigned."),
                QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "You have resigned.")};
    case rules::Reason::Time:
        return {QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "%1 has run out of time."),
                QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "You have run out of time.")};
    case rules::Reason::IllegalMove:
        return {QT_TRANSLATE_NOOP("mujo::ui::ResultWords",
                                  "%1 has tried an illegal move, which loses under the strict setting."),
                QT_TRANSLATE_NOOP("mujo::ui::ResultWords",
                                  "You have tried an illegal move, which loses under the strict setting.")};
    case rules::Reason::PerpetualCheck:
        return {QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "%1 has given perpetual check."),
                QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "You have given perpetual check.")};
    case rules::Reason::BareKing:
        return {QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "%1 has only royal pieces left."),
                QT_TRANSLATE_NOOP("mujo::ui::ResultWords", "You have only royal pieces left.")};
    default:
        return {"", ""};
    }
}

} // namespace

ResultWords::ResultWords() : m_names{sideName(Side::Sente), sideName(Side::Gote)} {}

ResultWords::ResultWords(const GameSetup& setup) : ResultWords() {
    const bool againstComputer = setup.seats[Side::Sente].isHuman() != setup.seats[Side::Gote].isHuman();
    for (const Side side : {Side::Sente, Side::Gote}) {
        const bool human = setup.seats[side].isHuman();
        const QString& name = setup.seats[side].name;
        m_readers[side] = againstComputer && human && name.isEmpty();
        if (!name.isEmpty()) {
            m_names[side] = name;
        }
    }
}

QString ResultWords::nameOf(Side side) const {
    return m_names[side];
}

QString ResultWords::title(const rules::Outcome& outcome) const {
    switch (outcome.state) {
    case rules::GameState::SenteWins:
    case rules::GameState::GoteWins:
        return isReader(*outcome.winner()) ? tr("You win") : tr("%1 wins").arg(nameOf(*outcome.winner()));
    case rules::GameState::Draw:
        return tr("Draw");
    case rules::GameState::NoContest:
        return tr("No contest");
    case rules::GameState::Ongoing:
        break;
    }
    return tr("The game goes on");
}

QString ResultWords::reason(const rules::Outcome& outcome) const {
    const auto winner = outcome.winner();
    switch (outcome.reason) {
    case rules::Reason::Repetition:
        return tr("The position has occurred too often.");
    case rules::Reason::Agreement:
        return tr("Both sides have agreed to it.");
    case rules::Reason::NoLegalMove:
        if (!winner) {
            return tr("The side to move has no legal move.");
        }
        break;
    case rules::Reason::BareKing:
        if (!winner) {
            return tr("Both sides have only royal pieces left.");
        }
        break;
    case rules::Reason::EnteringKing:
        return isReader(*winner) ? tr("You have declared the win with an entered king.")
                                 : tr("%1 has declared the win with an entered king.").arg(nameOf(*winner));
    case rules::Reason::None:
        return {};
    default:
        break;
    }
    if (!winner) {
        return {};
    }
    const Side loser = opponent(*winner);
    const LossWords words = lossWords(outcome.reason);
    return isReader(loser) ? tr(words.you) : tr(words.named).arg(nameOf(loser));
}

QString ResultWords::line(const rules::Outcome& outcome) const {
    //: The result and the reason for it, which is a whole sentence
    return tr("%1. %2").arg(title(outcome), reason(outcome));
}

QString resultTitle(const rules::Outcome& outcome) {
    return ResultWords().title(outcome);
}

QString resultReason(const rules::Outcome& outcome) {
    return ResultWords().reason(outcome);
}

} // namespace mujo::ui
