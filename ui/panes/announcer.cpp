#include "ui/panes/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <algorithm>

#include "ui/session/move_words.h"
#include "ui/session/result_words.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

/// One message: a pixel that is a notification to assistive technology.
class Notification : public QWidget {
public:
    explicit Notification(QWidget* parent) : QWidget(parent) {
        setFixedSize(1, 1);
        hide();
    }
};

QAccessibleInterface* makeAnnouncement(const QString&, QObject* object) {
    auto* notification = dynamic_cast<Notification*>(object);
    return notification != nullptr ? new QAccessibleWidget(notification, QAccessible::Notification)
                                   : nullptr; // Qt takes it over
}

} // namespace

Announcer::Announcer(QWidget* parent) : QWidget(parent) {
    QAccessible::installFactory(&makeAnnouncement); // the same one counts once
    setObjectName(QStringLiteral("announcer"));
    setFixedSize(1, 1); // what is hidden is not read out
    for (QWidget*& notification : m_notifications) {
        notification = new Notification(this);
    }
}

void Announcer::sayMove(const Game& game, const ResultWords& results) {
    if (game.plies().empty() || m_speech == Speech::Silent) {
        return;
    }
    QString words =
        m_speech == Speech::Brief ? moveText(game, game.current()) : Phrases::sentence(lastMoveInWords(game));
    const QString after = game.isOver() ? results.line(game.outcome()) : checkInWords(game);
    if (!after.isEmpty()) {
        words += QLatin1Char(' ') + after;
    }
    say(words);
}

void Announcer::say(const QString& words) {
    const bool isKnown = std::any_of(m_waiting.begin(), m_waiting.end(),
                                     [&words](const QString& other) { return other.contains(words); });
    if (words.isEmpty() || isKnown) {
        return;
    }
    if (m_waiting.isEmpty()) {
        QMetaObject::invokeMethod(this, &Announcer::speak, Qt::QueuedConnection);
    }
    m_waiting.removeIf([&words](const QString& other) { return words.contains(other); });
    m_waiting << words;
}

void Announcer::speak() {
    m_spoken = m_waiting.join(QLatin1Char(' '));
    m_waiting.clear();
    QWidget* notification = m_notifications[m_next];
    m_next = (m_next + 1) % m_notifications.size();
    notification->hide();
    notification->setAccessibleName(m_spoken); // tells of the new name by itself
    notification->show();                      // and this of the showing
    QAccessibleEvent alert(notification, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    emit spoke(m_spoken);
}

} // namespace mujo::ui
