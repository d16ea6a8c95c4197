#include "ui/shell/tournament_desk.h"

#include <QStandardPaths>
#include <QWidget>

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
}

TournamentDesk::~TournamentDesk() {
    delete m_dialog.data();
}

void TournamentDesk::close() {
    if (m_dialog != nullptr) {
        m_dialog->close();
    }
}

void TournamentDesk::open() {
    if (m_dialog == nullptr) {
        // Without a parent: window managers keep a dialog before its window for ever.
        m_dialog = new TournamentDialog(*m_tournament, m_engines, m_catalog, tournamentFolder());
        m_dialog->setWindowFlags(Qt::Window);
        m_dialog->move(m_window.geometry().center() - m_dialog->rect().center());
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
