#pragma once

#include <QObject>
#include <QString>

#include "core/game/letter.h"

class QWidget;

namespace mujo::ui {

class CommandSet;
class GameFlow;
class GameSession;
class Messages;

/// Games by letter: copies what is sent to the opponent, and plays what comes back once it has been checked
/// against the game on the board. A letter that is refused changes nothing.
class LetterDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    struct Parts {
        const Catalog& catalog;
        GameSession& session;
        GameFlow& flow;
        Messages& messages;
        CommandSet& commands;
        QObject& owner;
    };
    explicit LetterDesk(const Parts& parts);

    /// Plays the letter that is in a text; false, with the reason told, where there is none to play.
    bool paste(const QString& text);

private:
    void copy();
    bool play(const LetterReading& reading);
    bool refuse(const Letter& letter, const LetterReading& reading);
    void begin(const Game& game);
    [[nodiscard]] QString nameOf(const Letter& letter) const;

    const Catalog& m_catalog;
    GameSession& m_session;
    GameFlow& m_flow;
    Messages& m_messages;
};

} // namespace mujo::ui
