#include "ui/shell/picture_desk.h"

#include <QPointer>

#include "ui/board/board_view.h"
#include "ui/dialogs/picture_dialog.h"
#include "ui/look/look_keeper.h"
#include "ui/session/game_session.h"
#include "ui/shell/commands.h"
#include "ui/shell/messages.h"

namespace mujo::ui {

PictureDesk::PictureDesk(const Parts& parts)
    : QObject(&parts.window), m_session(parts.session), m_look(parts.look), m_board(parts.board),
      m_messages(parts.messages), m_window(parts.window) {
    parts.commands.on(Command::Picture, this, [this] { ask(); });
    parts.commands.on(Command::CopyPicture, this, [this] { copy(); });
}

void PictureDesk::ask() {
    auto* dialog = new PictureDialog(m_session.game(), m_look.look(), m_board.isFlipped(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PictureDialog::copied, this, &PictureDesk::tellCopied);
    dialog->open();
}

void PictureDesk::copy() {
    BoardDrawing::Choices choices;
    choices.isFlipped = m_board.isFlipped();
    choices.hasHands = m_session.game().variant().rules().drops.has_value();
    PictureDialog::copy(m_session.game(), m_look.look(), choices, [desk = QPointer(this)] {
        if (desk) {
            desk->tellCopied();
        }
    });
}

void PictureDesk::tellCopied() {
    m_messages.notice(tr("The picture is in the clipboard."));
}

} // namespace mujo::ui
