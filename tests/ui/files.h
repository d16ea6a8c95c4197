#pragma once

#include <QDir>
#include <QFile>

namespace mujo::ui::testing {

/// What a file holds; nothing for one that cannot be read.
inline QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The names of a folder's files, the hidden ones among them, in order.
inline QStringList filesIn(const QString& folder) {
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

} // namespace mujo::ui::testing
