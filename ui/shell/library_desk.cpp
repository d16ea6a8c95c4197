#include "ui/shell/library_desk.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QMenu>
#include <algorithm>
#include <memory>

#include "ui/dialogs/library_dialog.h"
#include "ui/look/look_keeper.h"
#include "ui/session/file_opener.h"
#include "ui/session/game_lock.h"
#include "ui/session/words.h"
#include "ui/shell/commands.h"
#include "ui/shell/game_files.h"

namespace mujo::ui {

namespace {

/// `saved` has the files of the user in which unfinished games were saved, by the paths of these.
std::vector<KeptGame> readAll(const std::vector<std::pair<QString, Shelf>>& files,
                              const QHash<QString, SavedFile>& saved, const Catalog& catalog,
                              const std::stop_token& stop) {
    std::vector<KeptGame> games;
    for (const auto& [path, shelf] : files) {
        if (stop.stop_requested()) {
            break;
        }
        games.push_back(keptGame(path, shelf, catalog, stop));
        if (const SavedFile file = saved.value(path); file.isAsSaved()) {
            games.back().savedAs = file.path;
        }
        games.back().isOpenElsewhere = shelf == Shelf::Unfinished && GameLock::isHeldElsewhere(path);
    }
    markThoseInFiles(games);
    return games;
}

} // namespace

LibraryDesk::LibraryDesk(const Parts& parts)
    : QObject(&parts.window), m_catalog(parts.catalog), m_files(parts.files), m_look(parts.look),
      m_window(parts.window), m_reader(new FileOpener(this)) {
    parts.commands.on(Command::Library, this, [this] { open(); });
    if (QMenu* recent = parts.commands.recentMenu()) {
        recent->setToolTipsVisible(true);
        connect(recent, &QMenu::aboutToShow, this, [this, recent] { listRecent(*recent); });
    }
    connect(&m_files, &GameFiles::unfinishedChanged, this, [this] {
        if (m_dialog != nullptr) {
            read();
        }
    });
}

void LibraryDesk::open() {
    if (m_dialog == nullptr) {
        m_dialog = new LibraryDialog(&m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        m_look.follow(m_dialog.data());
        const auto leave = [this](auto act) {
            return [this, act](const KeptGame& game) {
                m_dialog->close();
                act(game);
            };
        };
        connect(m_dialog, &LibraryDialog::lookAsked, this,
                leave([this](const KeptGame& game) { (void)m_files.openFile(game.path); }));
        connect(m_dialog, &LibraryDialog::continueAsked, this,
                leave([this](const KeptGame& game) { m_files.continueGame(game); }));
        connect(m_dialog, &LibraryDialog::putAwayAsked, this, &LibraryDesk::putAway);
        connect(m_dialog, &LibraryDialog::bringBackAsked, &m_files, &GameFiles::bringBack);
        connect(m_dialog, &LibraryDialog::renameAsked, &m_files, &GameFiles::rename);
        connect(m_dialog, &QDialog::finished, m_reader, &FileOpener::cancel);
    }
    m_dialog->setPlaying(m_files.isAmongUnfinished());
    read();
    m_dialog->open();
}

void LibraryDesk::putAway(const std::vector<KeptGame>& games) {
    std::vector<KeptGame> own;
    for (const KeptGame& game : games) {
        if (game.shelf == Shelf::File) {
            m_files.forgetFile(game.path);
        } else {
            own.push_back(game);
        }
    }
    if (own.empty()) {
        read();
    } else {
        m_files.discard(own); // which reads the games again
    }
}

/// Each with a digit as its letter; where two have the same name, with their folders.
void LibraryDesk::listRecent(QMenu& menu) {
    constexpr int kMost = 9;
    const QStringList paths = m_files.recentFiles(kMost);
    menu.clear();
    if (paths.isEmpty()) {
        menu.addAction(tr("No files yet"))->setEnabled(false);
    }
    const auto nameOf = [](const QString& path) { return QFileInfo(path).fileName(); };
    for (int i = 0; i < paths.size(); ++i) {
        const QString& path = paths[i];
        const auto isNamedAlike = [&](const QString& each) { return nameOf(each) == nameOf(path); };
        QString name = nameOf(path);
        if (std::count_if(paths.begin(), paths.end(), isNamedAlike) > 1) {
            name = tr("%1, in %2", "a file, its folder").arg(name, QFileInfo(path).dir().dirName());
        }
        QAction* action = menu.addAction(QStringLiteral("&%1  %2").arg(i + 1).arg(inButton(name)), this,
                                         [this, path] { (void)m_files.openFile(path); });
        action->setToolTip(QDir::toNativeSeparators(path));
    }
}

void LibraryDesk::read() {
    m_dialog->setReading();
    auto files = m_files.libraryFiles();
    QHash<QString, SavedFile> saved;
    for (const auto& [path, shelf] : files) {
        if (const auto file = m_files.savedFileOf(path); shelf == Shelf::Unfinished && file) {
            saved.insert(path, *file);
        }
    }
    m_reader->open({},
                   [this, files = std::move(files), saved = std::move(saved),
                    catalog = m_catalog](const std::stop_token& stop) -> FileOpener::Then {
                       const auto games =
                           std::make_shared<std::vector<KeptGame>>(readAll(files, saved, catalog, stop));
                       return [this, games] {
                           if (m_dialog != nullptr) {
                               m_dialog->setGames(std::move(*games));
                           }
                       };
                   });
}

} // namespace mujo::ui
