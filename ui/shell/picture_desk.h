#pragma once

#include <QObject>

class QWidget;

namespace mujo::ui {

class BoardView;
class CommandSet;
class GameSession;
class LookKeeper;
class Messages;

/// Pictures of the board on the screen: one that is copied at once, and the dialog for all others.
class PictureDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; the dialog stands before the window.
    struct Parts {
        const GameSession& session;
        const LookKeeper& look;
        const BoardView& board;
        Messages& messages;
        CommandSet& commands;
        QWidget& window;
    };
    explicit PictureDesk(const Parts& parts);

private:
    void ask();
    void copy();
    void tellCopied();

    const GameSession& m_session;
    const LookKeeper& m_look;
    const BoardView& m_board;
    Messages& m_messages;
    QWidget& m_window;
};

} // namespace mujo::ui
