#include "ui/shell/tournament_desk.h"

#include <QEvent>
#include <QStandardPaths>
#include <QWidget>
#include <QWindow>

#include "ui/dialogs/tournament_dialog.h"
#include "ui/session/tournament.h"
#include "ui/shell/commands.h"
#include "ui/shell/game_files.h"

namespace mujo::ui {

QString tournamentFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/tournaments");
}

TournamentDesk::TournamentDesk(const Parts& parts)
    : QObject(&parts.window), m_engines(parts.engines), m_catalog(parts.catalog), m_files(parts.files),
      m_window(parts.window), m_tournament(new Tournament(parts.engines, this)) {
    parts.commands.on(Command::Tournament, this, [this] { open(); });
    connect(m_tournament, &Tournament::changed, this, &TournamentDesk::letGo, Qt::QueuedConnection);
    m_window.installEventFilter(this);
}

bool TournamentDesk::eventFilter(QObject* watched, QEvent* event) {
    // Not minimized, which the window manager does.
    if (event->type() == QEvent::Hide && !event->spontaneous() && m_dialog != nullptr) {
        m_dialog->close();
    }
    return QObject::eventFilter(watched, event);
}

void TournamentDesk::open() {
    if (m_dialog == nullptr) {
        m_dialog = new TournamentDialog(*m_tournament, m_engines, m_catalog, tournamentFolder(), &m_window);
        // Window managers keep a dialog before its window for ever; this one stands beside it, also behind
        // it.
        m_dialog->setWindowFlags(Qt::Window);
        (void)m_dialog->winId(); // which makes the window
        m_dialog->windowHandle()->setTransientParent(nullptr);
        connect(m_dialog, &TournamentDialog::gameAsked, this, [this](const QString& path) {
            (void)m_files.openFile(path);
            m_window.raise();
            m_window.activateWindow();
        });
        connect(m_dialog, &QDialog::finished, this, [this] {
            m_dialog.clear(); // it deletes itself
            letGo();
        });
    }
    m_dialog->show(); // beside the window, in which one may play meanwhile
    m_dialog->raise();
    m_dialog->activateWindow();
}

void TournamentDesk::letGo() {
    if (m_dialog == nullptr && m_tournament->state() == Tournament::State::Paused) {
        m_tournament->close();
    }
}

} // namespace mujo::ui
