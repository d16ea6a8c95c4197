#include "ui/shell/file_intake.h"

#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <algorithm>
#include <memory>
#include <utility>

#include "core/game/formats/format.h"
#include "core/variant_file/loader.h"
#include "ui/dialogs/import_dialog.h"
#include "ui/session/file_opener.h"
#include "ui/session/words.h"
#include "ui/shell/game_files.h"
#include "ui/shell/look_desk.h"
#include "ui/shell/messages.h"
#include "ui/shell/variant_library.h"

namespace mujo::ui {

FileIntake::FileIntake(GameFiles& files, VariantLibrary& library, LookDesk& looks, Messages& messages,
                       QObject* parent)
    : QObject(parent), m_files(files), m_library(library), m_looks(looks), m_messages(messages),
      m_opener(files.opener()) {
    connect(&m_opener, &FileOpener::waiting, this, [this](const QString& name) {
        m_tellsWaiting = true;
        m_messages.tell(tr("Opening %1").arg(name), tr("The file takes a while to read and to check."),
                        tr("&Cancel"));
    });
    // Cancel and Esc do nothing but let the banner go.
    connect(&m_messages.program(), &Banner::dismissed, this, [this] {
        if (std::exchange(m_tellsWaiting, false)) {
            m_opener.cancel();
            tellLeftOut();
        }
    });
    connect(&m_opener, &FileOpener::over, this, [this] {
        if (std::exchange(m_tellsWaiting, false)) {
            m_messages.program().dismiss();
            tellLeftOut();
        }
    });
    connect(&m_opener, &FileOpener::failed, this, [this](const QString& name, const QString& why) {
        m_messages.complain(tr("%1 cannot be read: %2.").arg(name, why));
    });
}

QStringList FileIntake::filesIn(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls()) {
        const QFileInfo file(url.toLocalFile());
        if (url.isLocalFile() && !file.isDir()) {
            files << url.toLocalFile();
        } else if (url.isLocalFile()) {
            const QDir folder(file.filePath());
            for (const QString& name :
                 folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
                files << folder.filePath(name);
            }
        }
    }
    return files;
}

void FileIntake::takeAll(const QStringList& paths) {
    const auto endsWith = [](const char* end) {
        return [end](const QString& path) { return path.endsWith(QLatin1String(end), Qt::CaseInsensitive); };
    };
    QStringList files = paths;
    if (std::any_of(files.begin(), files.end(), endsWith(".json"))) {
        files.removeIf(endsWith(".svg"));
    }
    if (files.isEmpty()) {
        return;
    }
    m_leftOut = files.mid(1);
    take(files.front());
    if (!m_opener.isWaiting()) {
        tellLeftOut();
    }
}

bool FileIntake::take(const QString& path) {
    if (path.endsWith(QStringLiteral(".txt"), Qt::CaseInsensitive)) {
        return takeText(path);
    }
    return path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive) ? takeDescription(path)
                                                                       : m_files.openFile(path);
}

/// A game, or the text of a diagram.
bool FileIntake::takeText(const QString& path) {
    const auto refused = std::make_shared<bool>(false);
    m_opener.open(
        QFileInfo(path).fileName(), [this, path, refused](const std::stop_token&) -> FileOpener::Then {
            const auto text = fileText(path);
            const bool isGame = text && sniffFormat(*text) != nullptr;
            return [this, path, isGame, refused] {
                *refused = !(isGame ? m_files.openFile(path) : m_library.openImport()->openFile(path));
            };
        });
    return !*refused;
}

/// Of a game, a board or a set of pieces, or a saved game.
bool FileIntake::takeDescription(const QString& path) {
    const auto refused = std::make_shared<bool>(false);
    const QString name = QFileInfo(path).fileName();
    const auto language = m_library.language();
    m_opener.open(
        name, [this, path, name, language, refused](const std::stop_token& stop) -> FileOpener::Then {
            const auto text = fileText(path);
            if (const auto kind = text ? lookKindOf(*text) : std::nullopt) {
                const auto look = readLook(*kind, {*text, name.toStdString(), QFileInfo(path).path()});
                return [this, look, refused] {
                    *refused = !look;
                    if (look) {
                        m_looks.take(*look);
                    } else {
                        m_messages.complain(toQString(look.error()));
                    }
                };
            }
            if (!text || !isVariantText(path, *text)) {
                return [this, path, refused] { *refused = !m_files.openFile(path); };
            }
            const auto loaded = loadVariantFile(*text, name.toStdString(), kStandardProfile, stop, language);
            const Diagnostics faults =
                loaded ? checkVariant(*text, name.toStdString(), stop) : loaded.error();
            if (!faults.empty()) {
                return [this, refused, words = toQString(faults)] {
                    *refused = true;
                    m_messages.complain(words);
                };
            }
            return
                [this, refused, text = *text, loaded = *loaded] { *refused = !m_library.take(text, loaded); };
        });
    return !*refused;
}

void FileIntake::tellLeftOut() {
    QStringList names;
    for (const QString& file : std::exchange(m_leftOut, {})) {
        names << QFileInfo(file).fileName();
    }
    if (!names.isEmpty()) {
        m_messages.tell(tr("One file is opened at a time"),
                        tr("Not opened: %1.").arg(names.join(QStringLiteral(", "))), tr("Dismiss"));
    }
}

} // namespace mujo::ui
