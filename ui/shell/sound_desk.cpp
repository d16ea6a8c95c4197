#include "ui/shell/sound_desk.h"

#include "ui/panes/banner.h"
#include "ui/sound/game_sounds.h"
#include "ui/sound/sound_player.h"

namespace mujo::ui {

SoundDesk::SoundDesk(const Parts& parts)
    : QObject(&parts.owner), m_settings(parts.settings), m_player(parts.player), m_banner(parts.banner) {
    auto* sounds = new GameSounds(parts.session, m_player, this);
    m_settings.follow(Settings::kSounds, sounds, [sounds](bool on) { sounds->setOn(on); });
    // What was switched on is heard at once; what was on before, with the first move.
    connect(&m_settings, &Settings::changed, this, [this](const char* name) {
        if (qstrcmp(name, Settings::kSounds.name) == 0 && m_settings.value(Settings::kSounds)) {
            m_player.play({});
        }
    });
}

void SoundDesk::offer() {
    if (m_settings.value(Settings::kSoundsOffered) || m_settings.value(Settings::kSounds) ||
        !m_banner.text().isEmpty()) {
        return;
    }
    m_settings.set(Settings::kSoundsOffered, true);
    m_banner.ask(
        tr("Moves can be heard"), tr("Wood on wood, and a low drum at the end. Turn sounds on?"),
        {{tr("&Turn sounds on"), [this] { m_settings.set(Settings::kSounds, true); }}, {tr("&Not now"), {}}},
        Banner::Lasts::UntilAnswered);
}

} // namespace mujo::ui
