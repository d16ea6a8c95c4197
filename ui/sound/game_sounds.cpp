#include "ui/sound/game_sounds.h"

#include <algorithm>
#include <utility>

#include "ui/session/game_session.h"
#include "ui/sound/sound_player.h"

namespace mujo::ui {

namespace {

Sound::Size sizeOf(const PieceFace& face) {
    constexpr int kSmallest = 3; // of the classes in which wedges are drawn
    return face.sizeClass == 0           ? Sound::Size::Large
           : face.sizeClass == kSmallest ? Sound::Size::Small
                                         : Sound::Size::Middle;
}

/// The piece that has moved, as it stands now; what has gone up in its own fire, as it stood before.
std::optional<Piece> movedPiece(const Game& game) {
    const Game::Ply& ply = game.ply(game.current());
    const Side mover = opponent(game.position().turn());
    if (const Cell now = game.position().at(ply.move.to()); now.holds(mover)) {
        return now.piece();
    }
    for (const SquareChange& change : ply.transition.squares) {
        if (change.before.holds(mover)) {
            return change.before.piece();
        }
    }
    return std::nullopt;
}

} // namespace

GameSounds::GameSounds(const GameSession& session, SoundPlayer& player, QObject* parent)
    : QObject(parent), m_session(session), m_player(player) {
    connect(&session, &GameSession::movePlayed, this, &GameSounds::onMovePlayed);
    connect(&session, &GameSession::changed, this, &GameSounds::onChanged);
    connect(&session, &GameSession::gameEnded, this, &GameSounds::onGameEnded);
}

std::optional<Sound> GameSounds::ofLastMove(const Game& game, const PieceFaces& faces) {
    if (game.current() == Game::kStart) {
        return std::nullopt;
    }
    const Game::Ply& ply = game.ply(game.current());
    const auto piece = movedPiece(game);
    if (!piece || ply.transition.squares.empty()) {
        return std::nullopt; // a pass
    }
    const bool takes = std::any_of(
        ply.transition.squares.begin(), ply.transition.squares.end(),
        [enemy = game.position().turn()](const SquareChange& change) { return change.before.holds(enemy); });
    Sound sound;
    sound.kind = game.inCheck() ? Sound::Kind::Check : takes ? Sound::Kind::Captured : Sound::Kind::Placed;
    sound.size = sizeOf(faces.of(*piece));
    sound.isSoft =
        !takes && !ply.move.isDrop() && game.variant().shape().distance(ply.move.from(), ply.move.to()) > 1;
    return sound;
}

void GameSounds::onMovePlayed() {
    land(); // the one before
    if (!m_isOn) {
        return;
    }
    const Game& game = m_session.game();
    const auto variant = game.position().sharedVariant();
    if (variant != m_variant) {
        m_faces.emplace(*variant);
        m_variant = variant;
    }
    m_move = ofLastMove(game, *m_faces);
}

/// After the board, which has begun to show the move by now, if it does.
void GameSounds::onChanged() {
    if (!m_isHeld) {
        land();
    }
}

void GameSounds::land() {
    m_isHeld = false;
    if (const auto move = std::exchange(m_move, std::nullopt)) {
        m_player.play(*move);
    }
    if (std::exchange(m_endsAfter, false)) {
        m_player.play({Sound::Kind::End});
    }
}

void GameSounds::onGameEnded() {
    m_endsAfter = m_isOn;
    onChanged();
}

} // namespace mujo::ui
