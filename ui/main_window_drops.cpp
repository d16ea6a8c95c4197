// Files that come from outside: dropped on the window, and those that take a while to read.

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <utility>

#include "ui/docks/banner.h"
#include "ui/docks/status_line.h"
#include "ui/main_window.h"
#include "ui/session/file_opener.h"

namespace mujo::ui {

namespace {

/// The files of this computer in what is dragged; addresses elsewhere and folders are none.
QStringList filesIn(const QMimeData* data) {
    QStringList files;
    for (const QUrl& url : data->urls()) {
        if (url.isLocalFile() && !QFileInfo(url.toLocalFile()).isDir()) {
            files << url.toLocalFile();
        }
    }
    return files;
}

} // namespace

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!filesIn(event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

/// The first of several files; the others are named.
void MainWindow::dropEvent(QDropEvent* event) {
    const QStringList files = filesIn(event->mimeData());
    if (files.isEmpty()) {
        return;
    }
    event->acceptProposedAction();
    m_leftOut = files.mid(1);
    takeFile(files.front());
    if (!m_opener->isWaiting()) {
        tellLeftOut();
    }
}

/// Files that were dropped together with the one that was opened.
void MainWindow::tellLeftOut() {
    QStringList names;
    for (const QString& file : std::exchange(m_leftOut, {})) {
        names << QFileInfo(file).fileName();
    }
    if (!names.isEmpty()) {
        m_programBanner->ask(tr("One file is opened at a time"),
                             tr("Not opened: %1.").arg(names.join(QStringLiteral(", "))),
                             {{tr("Dismiss"), {}}});
    }
}

void MainWindow::connectOpener() {
    m_opener = new FileOpener(this);
    connect(m_opener, &FileOpener::waiting, this, [this](const QString& name) {
        m_tellsWaiting = true;
        m_programBanner->ask(tr("Opening %1").arg(name), tr("The file takes a while to read and to check."),
                             {{tr("&Cancel"), {}}});
    });
    // Cancel and Esc do nothing but let the banner go.
    connect(m_programBanner, &Banner::dismissed, this, [this] {
        if (std::exchange(m_tellsWaiting, false)) {
            m_opener->cancel();
            tellLeftOut();
        }
    });
    connect(m_opener, &FileOpener::over, this, [this] {
        if (std::exchange(m_tellsWaiting, false)) {
            m_programBanner->dismiss();
            tellLeftOut();
        }
    });
    connect(m_opener, &FileOpener::failed, this, [this](const QString& name, const QString& why) {
        complain(tr("%1 cannot be read: %2.").arg(name, why));
    });
}

} // namespace mujo::ui
