#pragma once

#include <QObject>
#include <QPoint>
#include <optional>

#include "core/position/piece.h"

class QMenu;
class QWidget;

namespace mujo::ui {

class BoardView;
class CommandSet;
class FindBar;
class GamePane;
class GameSession;
class PieceStudy;

/// What can be done with a piece that is no piece of the board: one in hand, one that has fallen, or the one
/// in the study pane.
class PieceMenus : public QObject {
    Q_OBJECT

public:
    struct Parts {
        GameSession& session;
        BoardView& board;
        GamePane& pane;
        PieceStudy& study;
        FindBar& find;
        CommandSet& commands;
        QWidget& window;
    };
    explicit PieceMenus(const Parts& parts);

private:
    void showHandMenu(Side side, PieceTypeId type, QPoint at);
    void showStudyMenu(QPoint at);
    void study(const Piece& piece);
    void addFind(QMenu& menu, PieceTypeId type);
    [[nodiscard]] QMenu& makeMenu(const char* name);

    Parts m_parts;
};

} // namespace mujo::ui
