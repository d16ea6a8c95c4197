#pragma once

#include <QDateTime>
#include <QString>
#include <optional>

namespace mujo::ui {

class Settings;

/// A file of the user in which a game was saved.
struct SavedFile {
    QString path;
    QDateTime changed; ///< when the game was saved there

    /// Whether nobody else has changed it since. Asks the disk, which may take a while; any thread may call
    /// it.
    [[nodiscard]] bool isAsSaved() const;
};

/// In which file of the user's each of the games that the program keeps was saved last.
class SavedFiles {
public:
    /// `settings` must outlive it.
    explicit SavedFiles(Settings& settings) : m_settings(settings) {}

    /// The file is that of the game from now on, and of no other one.
    void note(const QString& keptPath, const SavedFile& file);
    /// None where the game was not saved. It may be another file by now.
    [[nodiscard]] std::optional<SavedFile> of(const QString& keptPath) const;

private:
    Settings& m_settings;
};

} // namespace mujo::ui
