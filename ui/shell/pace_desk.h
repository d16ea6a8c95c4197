#pragma once

#include <QObject>

#include "ui/session/observed_game.h"

class QBoxLayout;

namespace mujo::ui {

class BoardView;
class CommandSet;
class GameSession;
class PaceBar;
class Settings;

/// How fast things happen at the board, as the user has chosen it and as the desktop wants it: motion, the
/// pause before an answer, and the pace of a game between computers.
class PaceDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    struct Parts {
        Settings& settings;
        GameSession& session;
        BoardView& board;
        CommandSet& commands;
        QBoxLayout& page; ///< of the board; gets the bar of such a game
        QObject& owner;
    };
    explicit PaceDesk(const Parts& parts);

private:
    void readPauses();
    void onChanged(GameFacts what);
    void showBar();

    Settings& m_settings;
    GameSession& m_session;
    PaceBar* m_bar;
};

} // namespace mujo::ui
