#pragma once

#include <QByteArray>
#include <QObject>
#include <QWidget>
#include <Qt>
#include <optional>

#include "core/geometry/board_shape.h"
#include "ui/look/settings.h"

class QDockWidget;
class QMainWindow;
class QStackedWidget;

namespace mujo::ui {

class CommandSet;
class DockRoom;
enum class Command;

/// What the window shows, and how its panes lie around the board.
class WindowLayout : public QObject {
    Q_OBJECT

public:
    enum class Mode {
        StartPage,
        Board,
        BoardAlone, ///< zen: without panes and menu
    };

    /// The widgets of the window, which keeps them.
    struct Parts {
        QMainWindow& window;
        QStackedWidget& pages;
        QWidget& startPage;
        QWidget& gamePage;
        QWidget& study;
        QWidget& game;
        QWidget& engine;
        QWidget& openings;
    };
    /// The settings must outlive it.
    WindowLayout(const Parts& parts, CommandSet& commands, Settings& settings);

    [[nodiscard]] Mode mode() const { return m_mode; }
    [[nodiscard]] bool showsBoard() const { return m_mode != Mode::StartPage; }
    void showStartPage();
    /// With the panes as they were.
    void showBoard();
    void setZen(bool on);
    void reset();
    /// The board beside which the docks lie; they give way to it in small windows.
    void setBoardShape(const BoardShape& shape);
    /// As the window was left last.
    void restore();
    void store();
    /// Shows it for the game on the board alone: unless the pane itself is asked for meanwhile,
    /// `takeBackEngine` puts it away where it was hidden before.
    void lendEngine();
    void takeBackEngine();
    /// The players and the moves, also where the board was shown alone.
    void showGame();
    /// A part of the game page that comes and goes: where it takes the keys with it, the page gets them back.
    void watch(QWidget& part) { part.installEventFilter(this); }

signals:
    void modeChanged();
    void engineHidden();  ///< nobody sees it any more
    void openingsAsked(); ///< their pane was opened by its command

protected:
    /// What goes away hands the keys to the game page, and not to whatever comes next in the order of Tab.
    /// Follows the height of the window.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addSwitch(QDockWidget& dock, Command command);
    QDockWidget* makeDock(const char* name, const QString& title, QWidget& content, Qt::DockWidgetArea area);
    void placeTitles();
    void hideDocks();
    void hideDueEngine();
    void keepArrangement();
    void placeOpenings();
    void placeEngine();
    [[nodiscard]] QByteArray arrangement();
    void setMode(Mode mode);

    Parts m_parts;
    CommandSet& m_commands;
    Settings& m_settings;
    Mode m_mode = Mode::StartPage;
    QDockWidget* m_study;
    QDockWidget* m_game;
    QDockWidget* m_engine;
    QDockWidget* m_openings;
    /// Whose the engine pane is: the user's, lent to the game on the board, or to be put away once the panes
    /// are seen again.
    enum class Engine { Kept, Lent, Due } m_engineIs = Engine::Kept;
    // Whether they have been seen since the layout was the standard one.
    bool m_enginePlaced = false;
    bool m_openingsPlaced = false;
    QByteArray m_board;     ///< the panes when the board was left last; empty for the standard
    QByteArray m_beforeZen; ///< while the board is shown alone
    QByteArray m_standard;
    DockRoom* m_room; ///< between the docks and the board
    std::optional<BoardShape> m_shape;
};

} // namespace mujo::ui
