#include "ui/shell/look_desk.h"

#include <QDir>
#include <QTimer>
#include <algorithm>
#include <cstddef>

#include "ui/look/board_contrast.h"
#include "ui/look/look_keeper.h"
#include "ui/look/settings.h"
#include "ui/panes/line_icons.h"
#include "ui/session/words.h"
#include "ui/shell/messages.h"

namespace mujo::ui {

LookDesk::LookDesk(Settings& settings, Looks& looks, LookKeeper& keeper, Messages& messages, QObject* parent)
    : QObject(parent), m_settings(settings), m_looks(looks), m_keeper(keeper), m_messages(messages) {
    m_settings.follow(Settings::kColours, this,
                      [](Colours chosen) { useDesktopIcons(chosen == Colours::Desktop); });
    connect(&m_keeper, &LookKeeper::chosenForGame, this, [this] {
        m_messages.ask(
            tr("These pieces are for this game"), tr("The other games keep theirs."),
            {{tr("Use in &all games"), [this] { m_keeper.usePiecesEverywhere(); }}, {tr("&Only here"), {}}});
    });
    QTimer::singleShot(0, this, &LookDesk::tellFaults); // once the window is there to say it
}

void LookDesk::tellFaults() {
    constexpr std::size_t kMostFaults = 6; // the command line has all of them
    const Diagnostics& all = m_looks.faults();
    if (!all.empty()) {
        const Diagnostics first(all.begin(), all.begin() + std::ptrdiff_t(std::min(kMostFaults, all.size())));
        m_messages.tell(tr("Not all of your boards and pieces can be used"),
                        tr("What has faults is left out.") + QLatin1Char('\n') + toQString(first),
                        tr("&Dismiss"));
    }
}

void LookDesk::take(const ReadLook& look) {
    const QString name = m_looks.nameOf(look);
    const QString folder = QDir::toNativeSeparators(m_looks.folderOf(look.kind, look.id()));
    QStringList says{m_looks.own(look.kind, look.id()) != nullptr
                         ? tr("It takes the place of yours of the same id, in %1.").arg(folder)
                         : tr("Its files will be kept in %1.").arg(folder)};
    if (look.board) {
        if (const QString warning = BoardWarning::of(look.board->colours); !warning.isEmpty()) {
            says << warning;
        }
    }
    m_messages.offer(look.kind == LookKind::Board ? tr("Add the board %1?").arg(name)
                                                  : tr("Add the pieces %1?").arg(name),
                     says.join(QLatin1Char('\n')),
                     {{tr("&Add and show"), [this, look] { keep(look); }}, {tr("&Leave it"), {}}});
}

void LookDesk::keep(const ReadLook& look) {
    std::optional<ReadLook> before;
    if (const ReadLook* own = m_looks.own(look.kind, look.id())) {
        before = *own;
    }
    const QString shownBefore =
        look.kind == LookKind::Board ? m_settings.value(Settings::kBoard) : m_keeper.pieces();
    if (const auto kept = m_looks.keep(look); !kept) {
        m_messages.complain(kept.error().text);
        return;
    }
    show(look.kind, look.id());
    const QString name = m_looks.nameOf(look);
    const QString folder = QDir::toNativeSeparators(m_looks.folderOf(look.kind, look.id()));
    m_messages.offer(
        look.kind == LookKind::Board ? tr("The board %1 is shown").arg(name)
                                     : tr("The pieces %1 are shown").arg(name),
        tr("The menu View has it from now on. To remove it later, delete its files in %1.").arg(folder),
        {{tr("&Keep it"), {}},
         {tr("&Remove it"), [this, look, before, shownBefore] { takeBack(look, before, shownBefore); }}});
}

void LookDesk::show(LookKind kind, const QString& id) {
    if (kind == LookKind::Board) {
        m_settings.set(Settings::kBoard, id);
    } else {
        m_keeper.choosePieces(id);
    }
}

void LookDesk::takeBack(const ReadLook& look, const std::optional<ReadLook>& before,
                        const QString& shownBefore) {
    show(look.kind, shownBefore);
    const auto done = before ? m_looks.keep(*before) : m_looks.remove(look.kind, look.id());
    if (!done) {
        m_messages.complain(done.error().text);
    }
}

} // namespace mujo::ui
