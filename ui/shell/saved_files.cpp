#include "ui/shell/saved_files.h"

#include <QFileInfo>
#include <QStringList>

#include "ui/look/settings.h"

namespace mujo::ui {

namespace {

constexpr int kMostNotes = 200; // games

// A note is "NAME/TIME/FILE": the name of the kept file, which no other game has, and the time at which the
// user's file was changed, in ms.
constexpr QLatin1Char kBetween('/');

QString nameIn(const QString& note) {
    return note.section(kBetween, 0, 0);
}

QString fileIn(const QString& note) {
    return note.section(kBetween, 2);
}

} // namespace

void SavedFiles::note(const QString& keptPath, const QString& file, const QDateTime& changed) {
    const QString name = QFileInfo(keptPath).fileName();
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList notes = m_settings.value(Settings::kSavedFiles);
    notes.removeIf([&](const QString& note) { return nameIn(note) == name || fileIn(note) == path; });
    notes.prepend(name + kBetween + QString::number(changed.toMSecsSinceEpoch()) + kBetween + path);
    m_settings.set(Settings::kSavedFiles, notes.mid(0, kMostNotes));
}

QString SavedFiles::fileOf(const QString& keptPath) const {
    const QString name = QFileInfo(keptPath).fileName();
    for (const QString& note : m_settings.value(Settings::kSavedFiles)) {
        if (nameIn(note) != name) {
            continue;
        }
        const QFileInfo file(fileIn(note));
        const QString changed = QString::number(file.lastModified().toMSecsSinceEpoch());
        return file.isFile() && note.section(kBetween, 1, 1) == changed ? file.filePath() : QString();
    }
    return {};
}

} // namespace mujo::ui
