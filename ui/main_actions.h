#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QMenuBar>
#include <QObject>

class QActionGroup;

namespace mujo::ui {

/// Every command of the main window, and the menus they stand in. What they do is wired by the window.
struct MainActions {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::MainActions)

public:
    explicit MainActions(QWidget* owner);

    void fill(QMenuBar& bar);

    QAction* newGame;
    QAction* chooseGame;
    QAction* open;
    QAction* save;
    QAction* saveAs;
    QAction* importVariant;
    QAction* pieceWorkshop;
    QAction* quit;

    QAction* takeBack;
    QAction* redo;
    QAction* stepBack;
    QAction* stepForward;
    QAction* toStart;
    QAction* toEnd;
    QAction* otherLine;    ///< enabled where the game has several lines of moves
    QAction* continueGame; ///< visible while an opened game waits
    QAction* offerDraw;
    QAction* declareWin; ///< visible in games whose rules have it
    QAction* resign;
    QAction* moveNow;
    QAction* pauseClocks; ///< visible in games with clocks
    QAction* typeMove;
    QAction* hint;
    QAction* analyse;
    QAction* copyPosition;
    QAction* pastePosition;

    QAction* flip;
    QAction* fit;
    QAction* lastMove;
    QAction* zen;
    QAction* fullScreen;
    QAction* nextPane;
    QActionGroup* themes; ///< data: the setting's value
    QActionGroup* pieces;
    QAction* englishNames;
    QAction* sidesTinted;
    QList<QAction*> overlays; ///< of those that are switched, their ids as data
    QAction* resetLayout;
    QMenu* panes = nullptr; ///< the docks' own actions are added by the window

    QAction* settings;
    QAction* alwaysPromote;

    QAction* find;
    QAction* chart;
    QAction* trainer;

    QAction* help;
    QAction* keys;
    QAction* rules;
    QAction* about;

    /// Those that need a game on the board.
    [[nodiscard]] QList<QAction*> needingGame() const;
};

} // namespace mujo::ui
