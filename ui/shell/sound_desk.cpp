#include "ui/shell/sound_desk.h"

#include <QTimer>

#include "ui/board/board_view.h"
#include "ui/panes/banner.h"
#include "ui/session/game_session.h"
#include "ui/sound/game_sounds.h"
#include "ui/sound/sound_player.h"

namespace mujo::ui {

SoundDesk::SoundDesk(const Parts& parts)
    : QObject(&parts.owner), m_session(parts.session), m_settings(parts.settings), m_player(parts.player),
      m_banner(parts.banner), m_isOwnGame(parts.isOwnGame) {
    auto* sounds = new GameSounds(parts.session, m_player, this);
    connect(&parts.board, &BoardView::motionBegan, sounds, &GameSounds::holdUntilLanded);
    connect(&parts.board, &BoardView::motionLanded, sounds, &GameSounds::land);
    m_settings.follow(Settings::kSounds, sounds, [sounds](bool on) { sounds->setOn(on); });
    connect(&parts.session, &GameSession::changed, this, &SoundDesk::onChanged);
    // What was switched on is heard at once; what was on before, with the first move.
    connect(&m_settings, &Settings::changed, this, [this](const char* name) {
        if (qstrcmp(name, Settings::kSounds.name) == 0 && m_settings.value(Settings::kSounds)) {
            m_player.play({});
        }
    });
}

void SoundDesk::offer() {
    m_mayAsk = true;
    ask();
}

/// What else a new game asks or tells comes first.
void SoundDesk::onChanged(GameFacts what) {
    if (m_mayAsk && (what & (GameFact::Game | GameFact::Position))) {
        QTimer::singleShot(0, this, &SoundDesk::ask);
    }
}

void SoundDesk::ask() {
    if (m_settings.value(Settings::kSoundsOffered) || m_settings.value(Settings::kSounds)) {
        m_mayAsk = false;
        return;
    }
    constexpr std::size_t kFirstOfOther = 1; // move, which the other side may have
    if (!m_session.hasGame() || !m_session.isHumanTurn() || m_session.game().line().size() > kFirstOfOther ||
        (m_isOwnGame && !m_isOwnGame()) || !m_banner.text().isEmpty()) {
        return;
    }
    m_settings.set(Settings::kSoundsOffered, true);
    m_banner.ask(
        tr("Moves can be heard"), tr("Wood on wood, and a low drum at the end. Turn sounds on?"),
        {{tr("T&urn sounds on"), [this] { m_settings.set(Settings::kSounds, true); }}, {tr("&Not now"), {}}});
}

} // namespace mujo::ui
