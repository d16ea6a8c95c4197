#pragma once

#include <QObject>
#include <functional>

#include "ui/look/settings.h"
#include "ui/session/observed_game.h"

namespace mujo::ui {

class Banner;
class BoardView;
class GameSession;
class GameSounds;
class SoundPlayer;

/// Whether the game is heard: follows the setting, and offers it once.
class SoundDesk : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    struct Parts {
        const GameSession& session;
        Settings& settings;
        SoundPlayer& player;
        Banner& banner; ///< of the board
        const BoardView& board;
        QObject& owner;
        /// Whether the game on the board is the player's own, and not one that is shown.
        std::function<bool()> isOwnGame = {};
    };
    explicit SoundDesk(const Parts& parts);

    /// From now on the question is asked once: in the first game of one's own, before one's first move, while
    /// the banner tells nothing else. It goes with that move, and never comes again.
    void offer();

private:
    void onChanged(GameFacts what);
    void ask();

    const GameSession& m_session;
    Settings& m_settings;
    SoundPlayer& m_player;
    Banner& m_banner;
    std::function<bool()> m_isOwnGame;
    bool m_mayAsk = false;
};

} // namespace mujo::ui
