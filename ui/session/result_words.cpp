#include "ui/session/result_words.h"

#include "ui/session/game_session.h"
#include "ui/session/words.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

ResultWords::ResultWords() : m_sides(words::SideNames::plain(QtLanguage())) {}

ResultWords::ResultWords(const GameSetup& setup) : ResultWords() {
    const bool againstComputer = setup.seats[Side::Sente].isHuman() != setup.seats[Side::Gote].isHuman();
    for (const Side side : {Side::Sente, Side::Gote}) {
        const bool human = setup.seats[side].isHuman();
        const QString& name = setup.seats[side].name;
        m_sides.isReader[side] = againstComputer && human && name.isEmpty();
        if (!name.isEmpty()) {
            m_sides.names[side] = name.toStdString();
        }
    }
}

QString ResultWords::title(const rules::Outcome& outcome) const {
    return toQString(words::resultTitle(QtLanguage(), outcome, m_sides));
}

QString ResultWords::reason(const rules::Outcome& outcome) const {
    return toQString(words::resultReason(QtLanguage(), outcome, m_sides));
}

QString ResultWords::line(const rules::Outcome& outcome) const {
    //: The result and the reason for it, which is a whole sentence
    return tr("%1. %2").arg(title(outcome), reason(outcome));
}

QString takenBackWords(const GameSession& session) {
    return session.isTakenBack() && !session.game().following().empty()
               ? ResultWords::tr("The moves that were taken back leave the record then; “Undo the change” "
                                 "brings them back.")
               : QString();
}

} // namespace mujo::ui
