#pragma once

#include <QDirIterator>
#include <QProcessEnvironment>
#include <QString>

namespace mujo::ui::testing {

/// The environment of a program that keeps everything in this folder and needs no screen.
inline QProcessEnvironment environmentIn(const QString& folder) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    for (const char* place :
         {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"}) {
        environment.insert(QLatin1String(place), folder);
    }
    return environment;
}

/// How many files of a name with wildcards lie in a folder and those within it.
inline int filesNamed(const QString& folder, const QString& pattern) {
    int found = 0;
    QDirIterator files(folder, {pattern}, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        ++found;
    }
    return found;
}

} // namespace mujo::ui::testing
