#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "core/game/game.h"
#include "ui/look/piece_faces.h"
#include "ui/sound/sound.h"

namespace mujo::ui {

class GameSession;
class SoundPlayer;

/// Chooses what is heard of a game: its moves as their pieces are put down, and its end. Walking through the
/// record is silent.
class GameSounds : public QObject {
    Q_OBJECT

public:
    /// The session and the player must outlive it.
    GameSounds(const GameSession& session, SoundPlayer& player, QObject* parent = nullptr);

    void setOn(bool on) { m_isOn = on; }
    /// The move that was just played is being shown: it is heard when its piece is put down.
    void holdUntilLanded() { m_isHeld = true; }
    void land();

    /// Of the move that led to the position shown; none for a pass, and at the start.
    [[nodiscard]] static std::optional<Sound> ofLastMove(const Game& game, const PieceFaces& faces);

private:
    void onMovePlayed();
    void onGameEnded();
    void onChanged();

    const GameSession& m_session;
    SoundPlayer& m_player;
    bool m_isOn = false;
    bool m_isHeld = false;
    std::optional<Sound> m_move; ///< not heard yet
    bool m_endsAfter = false;    ///< so does the end
    std::shared_ptr<const Variant> m_variant;
    std::optional<PieceFaces> m_faces; ///< of that game
};

} // namespace mujo::ui
