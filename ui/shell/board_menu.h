#pragma once

#include <QObject>
#include <QPoint>

#include "ui/session/game_session.h"

class QMenu;
class QWidget;

namespace mujo::ui {

class BoardView;
class CommandSet;
class PieceStudy;

/// What can be done with one square of the board, as a menu: by the right button or the menu key. It has the
/// commands that are possible now and no others.
class BoardMenu : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; menus stand before the window.
    struct Parts {
        GameSession& session;
        CommandSet& commands;
        BoardView& board;
        PieceStudy& study;
        QWidget& window;
    };
    explicit BoardMenu(const Parts& parts);

private:
    void show(Square square, QPoint at);
    void addPiece(QMenu& menu, Square square);
    void addSquare(QMenu& menu, Square square);
    void addCommands(QMenu& menu);
    void study(Square square);
    void nameSides();

    GameSession& m_session;
    CommandSet& m_commands;
    BoardView& m_board;
    PieceStudy& m_study;
    QWidget& m_window;
};

} // namespace mujo::ui
