#include "ui/shell/window_layout.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "ui/look/text_size.h"
#include "ui/panes/dock_title.h"
#include "ui/panes/engine_pane.h"
#include "ui/shell/commands.h"
#include "ui/shell/dock_room.h"
#include "ui/shell/menu_guard.h"

namespace mujo::ui {

namespace {

constexpr DockWidths kWidths{238, 276};
constexpr int kVersion = 1;

} // namespace

WindowLayout::WindowLayout(const Parts& parts, CommandSet& commands, Settings& settings)
    : QObject(&parts.window), m_parts(parts), m_commands(commands), m_settings(settings),
      m_study(makeDock("studyDock", tr("Piece study"), parts.study, Qt::LeftDockWidgetArea)),
      m_game(makeDock("gameDock", tr("Game"), parts.game, Qt::RightDockWidgetArea)),
      m_engine(makeDock("engineDock", tr("Engine"), parts.engine, Qt::BottomDockWidgetArea)),
      m_openings(makeDock("openingsDock", tr("Openings"), parts.openings, Qt::RightDockWidgetArea)),
      m_room(new DockRoom(parts.window, parts.gamePage, *m_study, *m_game, kWidths)) {
    QMainWindow& window = parts.window;
    window.resizeDocks({m_study, m_game}, {kWidths.study, kWidths.game}, Qt::Horizontal);
    // The engine lies under the board, and leaves the panes beside it their height.
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window.installEventFilter(this);
    for (const QDockWidget* dock : {m_study, m_game, m_engine, m_openings}) {
        connect(dock, &QDockWidget::topLevelChanged, this, &WindowLayout::placeTitles);
        connect(dock, &QDockWidget::dockLocationChanged, this, &WindowLayout::placeTitles);
    }
    m_engine->hide();
    m_openings->hide();
    QMenu& panes = commands.fill(*window.menuBar());
    new MenuGuard(*window.menuBar());
    connect(this, &WindowLayout::modeChanged, &panes, [this, &panes] { panes.setEnabled(showsBoard()); });
    panes.addActions({m_study->toggleViewAction(), m_game->toggleViewAction(), commands[Command::EnginePane],
                      commands[Command::OpeningsPane]});
    m_study->toggleViewAction()->setText(tr("&Piece study"));
    m_game->toggleViewAction()->setText(tr("&Game"));
    addSwitch(*m_engine, Command::EnginePane);
    addSwitch(*m_openings, Command::OpeningsPane);
    connect(m_openings, &QDockWidget::visibilityChanged, this,
            [this](bool isSeen) { m_openingsPlaced = m_openingsPlaced || isSeen; });
    connect(m_engine, &QDockWidget::visibilityChanged, this, [this](bool isSeen) {
        m_enginePlaced = m_enginePlaced || isSeen;
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

void WindowLayout::addSwitch(QDockWidget& dock, Command command) {
    m_commands.on(command, this, [this, &dock](bool on) {
        if (on && &dock == m_openings) {
            placeOpenings();
        }
        if (&dock == m_engine) {
            m_engineIs = Engine::Kept;
            if (on) {
                placeEngine();
            }
        }
        dock.setVisible(on);
        if (on) {
            dock.raise();
        }
        if (on && &dock == m_openings) {
            emit openingsAsked();
        }
    });
    connect(dock.toggleViewAction(), &QAction::toggled, m_commands[command], &QAction::setChecked);
}

/// Below the game, where the board loses no room to them, or, in a window that is too low for that, behind
/// what is lowest there; once they were seen they stay where the user has them.
void WindowLayout::placeOpenings() {
    constexpr int kHeight = 230; // logical pixels: six moves
    constexpr int kGame = 480;   // with both players, what can be done, and a dozen moves
    const auto areaOf = [this](QDockWidget* dock) { return m_parts.window.dockWidgetArea(dock); };
    if (m_openingsPlaced || m_openings->isFloating() || areaOf(m_openings) != areaOf(m_game)) {
        return;
    }
    if (m_game->isHidden() || m_game->height() < kGame + kHeight) {
        const bool studyIsBelow = areaOf(m_study) == areaOf(m_game) && !m_study->isHidden();
        m_parts.window.tabifyDockWidget(studyIsBelow ? m_study : m_game, m_openings);
        return;
    }
    const int game = m_game->height() - kHeight;
    m_openings->show(); // it was added below the game; only what is shown can be sized
    m_parts.window.resizeDocks({m_game, m_openings}, {game, kHeight}, Qt::Vertical);
}

/// As high as it asks for, which depends on the height of the window; once it was seen, as the user has it.
void WindowLayout::placeEngine() {
    if (!m_enginePlaced && !m_engine->isFloating()) {
        m_enginePlaced = true;
        m_engine->show(); // only what is shown can be sized
        m_parts.engine.updateGeometry();
        m_parts.window.resizeDocks({m_engine}, {m_engine->sizeHint().height()}, Qt::Vertical);
    }
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

/// Below the board of a low window a title beside the pane leaves the board its height.
void WindowLayout::placeTitles() {
    const bool isLow = m_parts.window.height() < EnginePane::kLowWindow;
    for (QDockWidget* dock : {m_study, m_game, m_engine, m_openings}) {
        const auto area = m_parts.window.dockWidgetArea(dock);
        const bool isFlat = area == Qt::BottomDockWidgetArea || area == Qt::TopDockWidgetArea;
        auto* title = static_cast<DockTitle*>(dock->titleBarWidget());
        if (title->setBeside(isLow && isFlat && !dock->isFloating()) && dock == m_engine &&
            !m_engine->isHidden()) {
            m_enginePlaced = false; // a window of another height has other room for it
            QTimer::singleShot(0, this, [this] {
                if (!m_engine->isHidden()) {
                    placeEngine();
                }
            });
        }
    }
}

/// As it is where there is room for all of it.
QByteArray WindowLayout::arrangement() {
    m_room->giveBack();
    return m_parts.window.saveState(kVersion);
}

void WindowLayout::setMode(Mode mode) {
    m_mode = mode;
    m_room->setShape(mode == Mode::Board ? m_shape : std::nullopt);
}

void WindowLayout::setBoardShape(const BoardShape& shape) {
    m_shape = shape;
    setMode(m_mode);
}

void WindowLayout::showStartPage() {
    setZen(false);
    if (showsBoard()) {
        m_board = arrangement();
        keepArrangement();
    }
    setMode(Mode::StartPage);
    m_parts.pages.setCurrentWidget(&m_parts.startPage);
    hideDocks();
    m_parts.window.statusBar()->hide();
    emit modeChanged();
}

void WindowLayout::showBoard() {
    if (showsBoard()) {
        return;
    }
    setMode(Mode::Board);
    m_parts.pages.setCurrentWidget(&m_parts.gamePage);
    m_parts.window.statusBar()->show();
    if (m_parts.window.restoreState(m_board, kVersion)) {
        m_room->forget();
    } else {
        reset();
    }
    hideDueEngine();
    emit modeChanged();
}

void WindowLayout::hideDocks() {
    m_study->hide();
    m_game->hide();
    m_engine->hide();
    m_openings->hide();
}

void WindowLayout::setZen(bool on) {
    if (on == (m_mode == Mode::BoardAlone) || !showsBoard()) {
        return;
    }
    if (on) {
        m_beforeZen = arrangement();
    }
    setMode(on ? Mode::BoardAlone : Mode::Board);
    if (on) {
        hideDocks();
    }
    m_parts.window.menuBar()->setVisible(!on);
    emit modeChanged(); // what was borrowed comes back before the panes do
    if (!on) {
        m_parts.window.restoreState(std::exchange(m_beforeZen, {}), kVersion);
        m_room->forget();
        hideDueEngine();
    }
    m_commands[Command::Zen]->setChecked(on);
}

void WindowLayout::reset() {
    setZen(false);
    m_parts.window.restoreState(m_standard, kVersion);
    m_study->setVisible(showsBoard());
    m_game->setVisible(showsBoard());
    m_engine->hide();
    m_openings->hide();
    m_openingsPlaced = false;
    m_enginePlaced = false;
    // Wider for larger text, as far as the board keeps half of the window.
    const int most = m_parts.window.width() / 4;
    const auto width = [&](int usual) {
        return std::max(usual, std::min(withText(m_parts.window, usual), most));
    };
    m_parts.window.resizeDocks({m_study, m_game}, {width(kWidths.study), width(kWidths.game)},
                               Qt::Horizontal);
    m_room->forget();
}

void WindowLayout::restore() {
    m_standard = m_parts.window.saveState(kVersion);
    m_parts.window.restoreGeometry(m_settings.value(Settings::kWindowGeometry));
    m_board = m_settings.value(Settings::kWindowState);
}

void WindowLayout::store() {
    setZen(false);
    takeBackEngine();
    if (showsBoard()) {
        keepArrangement();
    }
    m_settings.set(Settings::kWindowGeometry, m_parts.window.saveGeometry());
}

/// For the next start, which has no game that the engine's pane would be lent to.
void WindowLayout::keepArrangement() {
    if (m_engineIs != Engine::Kept) {
        m_engine->hide();
    }
    m_settings.set(Settings::kWindowState, arrangement());
}

void WindowLayout::lendEngine() {
    const bool isLent = m_engineIs == Engine::Lent || m_engine->isHidden();
    m_engineIs = isLent ? Engine::Lent : Engine::Kept;
    placeEngine();
    m_engine->show();
    m_engine->raise();
}

void WindowLayout::takeBackEngine() {
    if (m_engineIs == Engine::Lent) {
        m_engineIs = Engine::Due;
        hideDueEngine();
    }
}

void WindowLayout::hideDueEngine() {
    if (m_mode == Mode::Board && m_engineIs == Engine::Due) {
        m_engineIs = Engine::Kept;
        m_engine->hide();
    }
}

void WindowLayout::showGame() {
    setZen(false);
    m_game->show();
    m_game->raise();
}

bool WindowLayout::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_parts.window && event->type() == QEvent::Resize) {
        placeTitles();
    }
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
