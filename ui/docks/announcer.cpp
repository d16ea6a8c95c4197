#include "ui/docks/announcer.h"

#include <QAccessible>

#include "ui/session/move_words.h"
#include "ui/session/words.h"

namespace mujo::ui {

Announcer::Announcer(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("announcer"));
    setFixedSize(1, 1); // what is hidden is not read out
    setAccessibleName(tr("Nothing has happened yet"));
}

void Announcer::sayMove(const Game& game) {
    if (game.plies().empty()) {
        return;
    }
    QString words = m_verbosity == Verbosity::Brief ? shown(game.plies().back().notation)
                                                    : lastMoveInWords(game) + QLatin1Char('.');
    const QString after =
        game.isOver() ? resultTitle(game.outcome()) + QStringLiteral(". ") + resultReason(game.outcome())
                      : checkInWords(game);
    if (!after.isEmpty()) {
        words += QLatin1Char(' ') + after;
    }
    say(words);
}

void Announcer::say(const QString& words) {
    if (m_verbosity == Verbosity::Silent || words.isEmpty()) {
        return;
    }
    setAccessibleName(words);
    for (const QAccessible::Event type : {QAccessible::NameChanged, QAccessible::Alert}) {
        QAccessibleEvent event(this, type);
        QAccessible::updateAccessibility(&event);
    }
    emit spoke(words);
}

} // namespace mujo::ui
