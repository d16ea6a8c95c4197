#include "ui/shell/window_layout.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <utility>

#include "ui/panes/dock_title.h"
#include "ui/shell/commands.h"

namespace mujo::ui {

namespace {

constexpr int kStudyWidth = 238; // logical pixels
constexpr int kGameWidth = 276;
constexpr int kRoomForStudy = 1000; // in narrower windows the board needs the room more
constexpr int kVersion = 1;

} // namespace

WindowLayout::WindowLayout(const Parts& parts, CommandSet& commands, Settings& settings)
    : QObject(&parts.window), m_parts(parts), m_commands(commands), m_settings(settings),
      m_study(makeDock("studyDock", tr("Piece study"), parts.study, Qt::LeftDockWidgetArea)),
      m_game(makeDock("gameDock", tr("Game"), parts.game, Qt::RightDockWidgetArea)),
      m_engine(makeDock("engineDock", tr("Engine"), parts.engine, Qt::BottomDockWidgetArea)) {
    QMainWindow& window = parts.window;
    window.resizeDocks({m_study, m_game}, {kStudyWidth, kGameWidth}, Qt::Horizontal);
    // The engine lies under the board, and leaves the panes beside it their height.
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_engine->hide();
    connect(m_study->toggleViewAction(), &QAction::triggered, this, [this] { m_studyGaveWay = false; });
    QMenu& panes = commands.fill(*window.menuBar());
    connect(this, &WindowLayout::modeChanged, &panes, [this, &panes] { panes.setEnabled(showsBoard()); });
    panes.addActions(
        {m_study->toggleViewAction(), m_game->toggleViewAction(), commands[Command::EnginePane]});
    commands.on(Command::EnginePane, this, [this](bool on) { m_engine->setVisible(on); });
    connect(m_engine->toggleViewAction(), &QAction::toggled, commands[Command::EnginePane],
            &QAction::setChecked);
    connect(m_engine, &QDockWidget::visibilityChanged, this, [this] {
        if (m_engine->isHidden()) {
            emit engineHidden();
        }
    });
    commands.on(Command::Zen, this, [this](bool on) { setZen(on); });
    commands.on(Command::ResetLayout, this, [this] { reset(); });
    commands.on(Command::FullScreen, this, [this] {
        m_parts.window.setWindowState(m_parts.window.windowState() ^ Qt::WindowFullScreen);
    });
}

QDockWidget* WindowLayout::makeDock(const char* name, const QString& title, QWidget& content,
                                    Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title, &m_parts.window);
    dock->setObjectName(QLatin1String(name));
    dock->setTitleBarWidget(new DockTitle(dock));
    dock->setWidget(&content);
    dock->installEventFilter(this);
    m_parts.window.addDockWidget(area, dock);
    return dock;
}

void WindowLayout::showStartPage() {
    setZen(false);
    if (showsBoard()) {
        m_board = m_parts.window.saveState(kVersion);
    }
    m_mode = Mode::StartPage;
    m_parts.pages.setCurrentWidget(&m_parts.startPage);
    hideDocks();
    m_parts.window.statusBar()->hide();
    emit modeChanged();
}

void WindowLayout::showBoard() {
    if (showsBoard()) {
        return;
    }
    m_mode = Mode::Board;
    m_parts.pages.setCurrentWidget(&m_parts.gamePage);
    m_parts.window.statusBar()->show();
    if (!m_parts.window.restoreState(m_board, kVersion)) {
        reset();
    }
    shareRoom();
    emit modeChanged();
}

void WindowLayout::hideDocks() {
    m_study->hide();
    m_game->hide();
    m_engine->hide();
}

void WindowLayout::setZen(bool on) {
    if (on == (m_mode == Mode::BoardAlone) || !showsBoard()) {
        return;
    }
    m_mode = on ? Mode::BoardAlone : Mode::Board;
    if (on) {
        m_beforeZen = m_parts.window.saveState(kVersion);
        hideDocks();
    }
    m_parts.window.menuBar()->setVisible(!on);
    emit modeChanged(); // what was borrowed comes back before the panes do
    if (!on) {
        m_parts.window.restoreState(std::exchange(m_beforeZen, {}), kVersion);
    }
    m_commands[Command::Zen]->setChecked(on);
}

void WindowLayout::reset() {
    setZen(false);
    m_parts.window.restoreState(m_standard, kVersion);
    const bool hasRoom = m_parts.window.width() >= kRoomForStudy;
    m_study->setVisible(showsBoard() && hasRoom);
    m_game->setVisible(showsBoard());
    m_engine->hide();
    m_parts.window.resizeDocks({m_study, m_game}, {kStudyWidth, kGameWidth}, Qt::Horizontal);
    m_studyGaveWay = showsBoard() && !hasRoom;
}

void WindowLayout::shareRoom() {
    if (m_mode != Mode::Board) {
        return;
    }
    const bool hasRoom = m_parts.window.width() >= kRoomForStudy;
    if (!hasRoom && m_study->isVisible()) {
        m_study->hide();
        m_studyGaveWay = true;
    } else if (hasRoom && std::exchange(m_studyGaveWay, false)) {
        m_study->show();
    }
}

void WindowLayout::onResized(int oldWidth) {
    if ((oldWidth < kRoomForStudy) != (m_parts.window.width() < kRoomForStudy)) {
        shareRoom(); // within narrow windows the user has the say
    }
}

void WindowLayout::restore() {
    m_standard = m_parts.window.saveState(kVersion);
    m_parts.window.restoreGeometry(m_settings.value(Settings::kWindowGeometry));
    m_board = m_settings.value(Settings::kWindowState);
}

void WindowLayout::store() {
    setZen(false);
    if (showsBoard()) {
        m_study->setVisible(m_study->isVisible() || m_studyGaveWay);
        m_settings.set(Settings::kWindowState, m_parts.window.saveState(kVersion));
    }
    m_settings.set(Settings::kWindowGeometry, m_parts.window.saveGeometry());
}

void WindowLayout::showEngine() {
    m_engine->show();
    m_engine->raise();
}

void WindowLayout::showGame() {
    setZen(false);
    m_game->show();
    m_game->raise();
}

bool WindowLayout::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Hide && showsBoard()) {
        const auto* part = qobject_cast<QWidget*>(watched);
        const QWidget* keys = m_parts.window.focusWidget();
        if (part != nullptr && keys != nullptr && part->isAncestorOf(keys)) {
            m_parts.gamePage.setFocus();
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace mujo::ui
