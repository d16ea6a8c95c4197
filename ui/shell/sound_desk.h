#pragma once

#include <QObject>

#include "ui/look/settings.h"

namespace mujo::ui {

class Banner;
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
        Banner& banner;
        QObject& owner;
    };
    explicit SoundDesk(const Parts& parts);

    /// The question of the first start. Not while the banner tells something else, and never again.
    void offer();

private:
    Settings& m_settings;
    SoundPlayer& m_player;
    Banner& m_banner;
};

} // namespace mujo::ui
