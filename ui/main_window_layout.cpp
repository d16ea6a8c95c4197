// What the window shows: the start page or the board, which panes beside it, or the board alone.

#include <QDockWidget>
#include <QMenuBar>
#include <QResizeEvent>
#include <QStackedWidget>
#include <QStatusBar>
#include <utility>

#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/start_page.h"
#include "ui/docks/engine_pane.h"
#include "ui/docks/game_pane.h"
#include "ui/docks/move_list_view.h"
#include "ui/docks/piece_study.h"
#include "ui/docks/status_line.h"
#include "ui/main_window.h"
#include "ui/session/game_clock.h"
#include "ui/session/words.h"

namespace mujo::ui {

bool MainWindow::showsBoard() const {
    return m_pages->currentWidget() == m_gamePage;
}

void MainWindow::showStartPage() {
    enterStartPage();
    if (m_session.hasGame() && !m_session.game().isOver()) {
        const Game& game = m_session.game();
        m_startPage->offerReturn(
            tr("%1, move %2, is on the board.").arg(shown(game.variant().name())).arg(game.position().ply()));
    }
    offerUnfinished();
}

void MainWindow::enterStartPage() {
    setZen(false);
    m_session.clock().setPaused(true);
    if (showsBoard()) {
        m_boardLayout = saveState(kLayoutVersion);
    }
    m_startPage->setTerms(termsInWords(usualSetup(m_settings, nullptr)));
    m_pages->setCurrentWidget(m_startPage);
    applyPieceStyle();
    nameWindow();
    m_studyDock->hide();
    m_gameDock->hide();
    m_engineDock->hide();
    statusBar()->hide();
    m_actions.panes->setEnabled(false);
    m_engineDock->toggleViewAction()->setEnabled(false); // it has a key
    enableActions();
}

void MainWindow::showBoard() {
    if (!showsBoard()) {
        m_pages->setCurrentWidget(m_gamePage);
        statusBar()->show();
        if (!restoreState(m_boardLayout, kLayoutVersion)) {
            resetLayout();
        }
        shareRoom();
        m_actions.panes->setEnabled(true);
        m_engineDock->toggleViewAction()->setEnabled(true);
        enableActions();
    }
    nameWindow();
    m_board->setFocus();
}

void MainWindow::setZen(bool on) {
    if (on == !m_layoutBeforeZen.isEmpty()) {
        return;
    }
    if (on) {
        m_layoutBeforeZen = saveState(kLayoutVersion);
        m_studyDock->hide();
        m_gameDock->hide();
        m_engineDock->hide();
        menuBar()->hide();
        refreshZenStrip();
        m_status->say(tr("The board alone. %1 brings the rest back.")
                          .arg(m_actions.zen->shortcut().toString(QKeySequence::NativeText)),
                      StatusLine::Tone::Notice);
    } else {
        menuBar()->show();
        const QByteArray before = std::exchange(m_layoutBeforeZen, {});
        refreshZenStrip();
        restoreState(before, kLayoutVersion);
        m_status->clearNotice();
    }
    m_actions.zen->setChecked(on);
}

void MainWindow::setFlipped(bool flipped) {
    m_board->setFlipped(flipped);
    refreshZenStrip();
}

void MainWindow::resetLayout() {
    setZen(false);
    restoreState(m_standardLayout, kLayoutVersion);
    m_studyDock->setVisible(showsBoard() && width() >= kRoomForStudy);
    m_gameDock->setVisible(showsBoard());
    m_engineDock->hide();
    resizeDocks({m_studyDock, m_gameDock}, {kStudyWidth, kPaneWidth}, Qt::Horizontal);
    m_studyGaveWay = showsBoard() && width() < kRoomForStudy;
}

/// The study pane gives way to the board in narrow windows, and comes back with the room.
void MainWindow::shareRoom() {
    if (!showsBoard() || !m_layoutBeforeZen.isEmpty()) {
        return;
    }
    if (width() < kRoomForStudy && m_studyDock->isVisible()) {
        m_studyDock->hide();
        m_studyGaveWay = true;
    } else if (width() >= kRoomForStudy && std::exchange(m_studyGaveWay, false)) {
        m_studyDock->show();
    }
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    if ((event->oldSize().width() < kRoomForStudy) != (width() < kRoomForStudy)) {
        shareRoom(); // within narrow windows the user has the say
    }
}

} // namespace mujo::ui
