// The engine pane: what it shows, and what it is told.

#include <QDockWidget>
#include <QEvent>

#include "ui/board/board_view.h"
#include "ui/docks/engine_pane.h"
#include "ui/main_window.h"
#include "ui/session/analysis.h"

namespace mujo::ui {

void MainWindow::buildEngine() {
    m_analysis = new Analysis(m_session, this);
    m_enginePane = new EnginePane(m_session, *m_analysis, *m_actions.analyse);
    m_engineDock =
        makeDock(QStringLiteral("engineDock"), tr("Engine"), m_enginePane, Qt::BottomDockWidgetArea);
    // It lies under the board, and leaves the panes beside it their height.
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_engineDock->hide();
    QAction* toggle = m_engineDock->toggleViewAction();
    toggle->setShortcut(Qt::CTRL | Qt::Key_E);
    addAction(toggle); // also where the menu bar is hidden
}

void MainWindow::connectEngine() {
    connect(m_actions.analyse, &QAction::triggered, this, [this](bool on) {
        if (on) {
            m_engineDock->show();
            m_engineDock->raise();
        }
        m_analysis->setOn(on);
    });
    connect(m_analysis, &Analysis::switched, m_actions.analyse, &QAction::setChecked);
    connect(m_engineDock, &QDockWidget::visibilityChanged, this, [this] {
        if (m_engineDock->isHidden()) {
            m_analysis->setOn(false); // nobody would see it
        }
    });
    connect(m_enginePane, &EnginePane::lineCountChosen, this, [this](int lines) {
        m_analysis->setLines(lines);
        m_settings.set(Settings::kEngineLines, lines);
    });
    connect(m_enginePane, &EnginePane::arrowsChosen, this,
            [this](bool on) { m_settings.set(Settings::kEngineArrows, on); });
    connect(m_enginePane, &EnginePane::plyChosen, &m_session, &GameSession::goToPly);
    connect(m_enginePane, &EnginePane::linePointed, m_board, &BoardView::showLine);
    connect(m_enginePane, &EnginePane::candidatesChanged, m_board, &BoardView::showCandidates);
    m_enginePane->setLineCount(m_settings.number(Settings::kEngineLines));
    m_enginePane->setArrows(m_settings.isOn(Settings::kEngineArrows));
}

/// While a dialog stands before the window the analysis waits.
bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::WindowBlocked || event->type() == QEvent::WindowUnblocked) {
        m_analysis->setHeld(event->type() == QEvent::WindowBlocked);
    }
    return QMainWindow::event(event);
}

} // namespace mujo::ui
