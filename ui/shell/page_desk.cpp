#include "ui/shell/page_desk.h"

#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "core/base/whole_file.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/paper_dialog.h"
#include "ui/look/look_keeper.h"
#include "ui/pages/game_page.h"
#include "ui/session/file_path.h"
#include "ui/session/game_session.h"
#include "ui/session/game_store.h"
#include "ui/session/words.h"
#include "ui/shell/commands.h"
#include "ui/shell/messages.h"

namespace mujo::ui {

PageDesk::PageDesk(const Parts& parts)
    : QObject(&parts.window), m_session(parts.session), m_look(parts.look), m_board(parts.board),
      m_messages(parts.messages), m_window(parts.window) {
    parts.commands.on(Command::ExportPage, this, [this] { ask(); });
    parts.commands.on(Command::Print, this, [this] { askPrint(); });
}

bool PageDesk::write(const QString& path) {
    const QByteArray page = gamePage(m_session.game(), detailsWithComputers(m_session));
    const auto written =
        writeWholeFile(filePath(path), {page.constData(), static_cast<std::size_t>(page.size())});
    if (!written) {
        m_messages.complain(tr("%1 cannot be written: %2.")
                                .arg(QDir::toNativeSeparators(path), toQString(written.error().reason)));
        return false;
    }
    m_messages.notice(tr("The game is written to %1.").arg(QFileInfo(path).fileName()));
    return true;
}

void PageDesk::ask() {
    auto* dialog = new QFileDialog(&m_window, tr("Export the game as a web page"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Web pages (*.html)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("html"));
    dialog->selectFile(QFileInfo(suggestedFileName(m_session, QDate::currentDate())).completeBaseName() +
                       QStringLiteral(".html"));
    connect(dialog, &QFileDialog::fileSelected, this, &PageDesk::write);
    dialog->open();
}

void PageDesk::askPrint() {
    PaperChoices choices;
    choices.pieces = m_look.look().pieces;
    choices.isFlipped = m_board.isFlipped();
    const QString name = QFileInfo(suggestedFileName(m_session, QDate::currentDate())).completeBaseName();
    auto* dialog =
        new PaperDialog(m_session.game(), detailsWithComputers(m_session), choices, name, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace mujo::ui
