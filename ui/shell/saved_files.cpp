#include "ui/shell/saved_files.h"

#include <QFileInfo>
#include <QStringList>
#include <algorithm>

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

bool SavedFile::isAsSaved() const {
    const QFileInfo file(path);
    return file.isFile() && file.lastModified() == changed;
}

void SavedFiles::note(const QString& keptPath, const SavedFile& file) {
    const QString name = QFileInfo(keptPath).fileName();
    const QString path = QFileInfo(file.path).absoluteFilePath();
    QStringList notes = m_settings.value(Settings::kSavedFiles);
    notes.removeIf([&](const QString& note) { return nameIn(note) == name || fileIn(note) == path; });
    notes.prepend(name + kBetween + QString::number(file.changed.toMSecsSinceEpoch()) + kBetween + path);
    m_settings.set(Settings::kSavedFiles, notes.mid(0, kMostNotes));
}

std::optional<SavedFile> SavedFiles::of(const QString& keptPath) const {
    const QString name = QFileInfo(keptPath).fileName();
    const QStringList notes = m_settings.value(Settings::kSavedFiles);
    const auto note = std::find_if(notes.begin(), notes.end(),
                                   [&name](const QString& each) { return nameIn(each) == name; });
    if (note == notes.end()) {
        return std::nullopt;
    }
    return SavedFile{fileIn(*note),
                     QDateTime::fromMSecsSinceEpoch(note->section(kBetween, 1, 1).toLongLong())};
}

} // namespace mujo::ui
