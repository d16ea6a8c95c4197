// Where the keys go: from pane to pane, to the board when a pane is closed, and what no pane has use for.

#include <QCoreApplication>
#include <QKeyEvent>

#include "ui/board/board_view.h"
#include "ui/board/hand_view.h"
#include "ui/docks/banner.h"
#include "ui/docks/engine_pane.h"
#include "ui/docks/game_pane.h"
#include "ui/docks/move_list_view.h"
#include "ui/docks/piece_study.h"
#include "ui/main_window.h"

namespace mujo::ui {

void MainWindow::focusNextPane() {
    const QList<QWidget*> panes{m_board,
                                &m_pane->panel(Side::Sente).hand(),
                                &m_pane->panel(Side::Gote).hand(),
                                m_study,
                                &m_pane->moveList(),
                                m_enginePane};
    qsizetype at = -1;
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (panes[i] == focusWidget() || panes[i]->isAncestorOf(focusWidget())) {
            at = i;
        }
    }
    for (qsizetype step = 1; step <= panes.size(); ++step) {
        QWidget* pane = panes[(at + step) % panes.size()];
        const QWidget* taker = pane;
        while (taker->focusProxy() != nullptr) {
            taker = taker->focusProxy();
        }
        if (taker->isVisible() && taker->isEnabled()) {
            pane->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

/// What goes away hands the keys to the board, and not to whatever comes next to it in the order of Tab.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Hide && showsBoard()) {
        const auto* part = qobject_cast<QWidget*>(watched);
        if (part != nullptr && focusWidget() != nullptr && part->isAncestorOf(focusWidget())) {
            m_board->setFocus();
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

/// What no pane has use for: Esc lets a banner go, and T and M, which are held while one looks at the board,
/// need no click on it first.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && (m_programBanner->leave() || m_banner->leave())) {
        return;
    }
    if (!lookAtBoard(*event)) {
        QMainWindow::keyPressEvent(event);
    }
}

void MainWindow::keyReleaseEvent(QKeyEvent* event) {
    if (!lookAtBoard(*event)) {
        QMainWindow::keyReleaseEvent(event);
    }
}

bool MainWindow::lookAtBoard(QKeyEvent& event) {
    const bool held = event.key() == Qt::Key_T || event.key() == Qt::Key_M;
    if (!held || event.modifiers() != Qt::NoModifier || !showsBoard() || m_board->hasFocus()) {
        return false;
    }
    QCoreApplication::sendEvent(m_board, &event);
    return true;
}

} // namespace mujo::ui
