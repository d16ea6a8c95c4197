#pragma once

#include <QObject>

#include "ui/shell/say_commands.h"

class QAction;

namespace mujo::ui {

class Banner;
class BoardView;
class CommandSet;
class GameSession;
class Messages;
class QuestionLine;

/// Answers what is asked of the game by the commands of the menu Speak, and says what a switch of the board
/// does, in the status line and to screen readers.
class SayDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    struct Parts {
        GameSession& session;
        BoardView& board;
        Banner& banner;
        QuestionLine& line;
        Messages& messages;
        CommandSet& commands;
        QObject& owner;
    };
    explicit SayDesk(const Parts& parts);

private:
    void say(Say what);
    [[nodiscard]] QString told(const QAction& overlay, bool on) const;
    void ask(Say what, const QString& question);
    void answer(const QString& text);
    void sayAtCursor(Say what);
    void sayClocks();
    void sayStep();

    GameSession& m_session;
    BoardView& m_board;
    Banner& m_banner;
    QuestionLine& m_line;
    Messages& m_messages;
    Say m_asked = Say::WhereIs; ///< what the line is open for
};

} // namespace mujo::ui
