#pragma once

#include <QDateTime>
#include <QString>

namespace mujo::ui {

class Settings;

/// In which file of the user's each of the games that the program keeps was saved last. Whoever else changes
/// such a file makes another one of it, in which nobody has saved the game.
class SavedFiles {
public:
    /// `settings` must outlive it.
    explicit SavedFiles(Settings& settings) : m_settings(settings) {}

    /// The file is that of the game from now on, as it was when it was changed last.
    void note(const QString& keptPath, const QString& file, const QDateTime& changed);
    /// Empty where there is none, or where it is not as it was saved.
    [[nodiscard]] QString fileOf(const QString& keptPath) const;

private:
    Settings& m_settings;
};

} // namespace mujo::ui
