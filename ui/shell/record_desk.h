#pragma once

#include <QObject>
#include <QPoint>
#include <QString>
#include <optional>

#include "core/game/game.h"
#include "core/game/record_edits.h"

class QMenu;
class QWidget;

namespace mujo::ui {

class BoardView;
class CommandSet;
class GamePane;
class GameSession;
class Messages;
class WindowLayout;

/// Work on the record: comments and marks, and what becomes of its lines. Does what the commands of the menu
/// Record and the menu of a move in the list ask for.
class RecordDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; menus stand before the window, which gets the focus back.
    struct Parts {
        GameSession& session;
        BoardView& board;
        GamePane& pane;
        Messages& messages;
        CommandSet& commands;
        WindowLayout& layout;
        QWidget& window;
    };
    explicit RecordDesk(const Parts& parts);

    /// The menu of a move of the record, not the start, at a place on the screen.
    void showMenu(Game::Node node, QPoint at);

signals:
    void whyAsked(mujo::Game::Node node); ///< what the mark of the analysis on this move means

private:
    void connectCommands();
    void addOtherMoves(QMenu& menu, Game::Node node);
    void addGlyphs(QMenu& menu, Game::Node node);
    void tellOfCursor();
    void writeComment(Game::Node node);
    void remove(Game::Node node);
    void copyGameUpTo(Game::Node node);
    void copy(Game::Node node);
    void pasteBehind(Game::Node node);
    /// `unread` words of a text were no moves.
    void tellPasted(const RecordEdits::Pasted& pasted, int unread);

    GameSession& m_session;
    GamePane& m_pane;
    Messages& m_messages;
    CommandSet& m_commands;
    WindowLayout& m_layout;
    QWidget& m_window;
    std::optional<Game::Node> m_copied; ///< of the game on the board
    bool m_hasToldOfCursor = false;
    QString m_clipboardThen; ///< what the clipboard had when it was
};

} // namespace mujo::ui
