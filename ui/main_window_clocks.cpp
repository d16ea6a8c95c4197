// The clocks in the main window, and what of the players is shown in zen.

#include "ui/board/board_view.h"
#include "ui/docks/announcer.h"
#include "ui/docks/game_pane.h"
#include "ui/docks/status_line.h"
#include "ui/docks/zen_strip.h"
#include "ui/main_window.h"
#include "ui/session/game_clock.h"
#include "ui/session/words.h"

namespace mujo::ui {

void MainWindow::connectClocks() {
    GameClock& clock = m_session.clock();
    connect(&clock, &GameClock::ranLow, this, [this](Side side, int seconds) {
        if (m_session.player(side) == Player::Human) {
            const QString left =
                seconds == 60 ? tr("1 minute left") : tr("%n second(s) left", nullptr, seconds);
            m_announcer->say(tr("%1: %2.").arg(sideName(side), left));
        }
    });
    connect(m_actions.pauseClocks, &QAction::triggered, &clock, &GameClock::setPaused);
}

void MainWindow::refreshZenStrip() {
    const bool isFlipped = m_board->isFlipped();
    m_pane->setFlipped(isFlipped);
    const bool isNeeded = !m_layoutBeforeZen.isEmpty() && m_session.hasGame() &&
                          (m_session.clock().isOn() || m_session.game().variant().rules().drops.has_value());
    if (isNeeded) {
        m_zenStrip->take(*m_pane, isFlipped);
    }
    m_zenStrip->setVisible(isNeeded);
}

} // namespace mujo::ui
