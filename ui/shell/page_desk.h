#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace mujo::ui {

class CommandSet;
class GameSession;
class Messages;

/// Writes the game on the board as a page that others can read without this program.
class PageDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; the dialog stands before the window.
    struct Parts {
        GameSession& session;
        Messages& messages;
        CommandSet& commands;
        QWidget& window;
    };
    explicit PageDesk(const Parts& parts);

    /// Writes the page; false, with the reason told, where that is not possible.
    bool write(const QString& path);

private:
    void ask();

    GameSession& m_session;
    Messages& m_messages;
    QWidget& m_window;
};

} // namespace mujo::ui
