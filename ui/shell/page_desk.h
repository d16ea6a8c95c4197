#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace mujo::ui {

class BoardView;
class CommandSet;
class GameSession;
class LookKeeper;
class Messages;

/// The game on the board for those who have not this program: as a page for browsers, and on paper.
class PageDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; the dialog stands before the window.
    struct Parts {
        GameSession& session;
        const LookKeeper& look;
        const BoardView& board;
        Messages& messages;
        CommandSet& commands;
        QWidget& window;
    };
    explicit PageDesk(const Parts& parts);

    /// Writes the page; false, with the reason told, where that is not possible.
    bool write(const QString& path);

private:
    void ask();
    void askPrint();

    GameSession& m_session;
    const LookKeeper& m_look;
    const BoardView& m_board;
    Messages& m_messages;
    QWidget& m_window;
};

} // namespace mujo::ui
