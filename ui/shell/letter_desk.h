#pragma once

#include <QObject>
#include <QString>

#include "core/game/letter.h"
#include "ui/session/kept_game.h"

class QWidget;

namespace mujo::ui {

class CommandSet;
class GameFiles;
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
        GameFiles& files;
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
    void beginGame(const Game& game);
    /// The unfinished game that the letter goes on with; none where there is none.
    [[nodiscard]] std::optional<KeptGame> unfinishedOf(const Letter& letter) const;
    bool offerUnfinished(const Letter& letter);
    void onGameChanged();
    [[nodiscard]] QString nameOf(const Letter& letter) const;

    const Catalog& m_catalog;
    GameSession& m_session;
    GameFiles& m_files;
    GameFlow& m_flow;
    Messages& m_messages;
    std::optional<Letter> m_waiting; ///< for the game that is being opened
};

} // namespace mujo::ui
