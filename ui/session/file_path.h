#pragma once

#include <QFile>
#include <QString>
#include <filesystem>

namespace mujo::ui {

/// The form in which core takes the name of a file.
inline std::filesystem::path filePath(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

} // namespace mujo::ui
