#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace mujo::ui {

/// An engine that another package has put into XBoard's list.
struct ListedEngine {
    QString name;    ///< of its file
    QString command; ///< for the shell
    friend bool operator==(const ListedEngine&, const ListedEngine&) = default;
};

/// Where packages install such entries.
QStringList engineFileFolders();
/// The entries of these folders whose program is there, by name; each command once. An entry is a file
/// NAME.eng with `plugin spec` in its first line and the command in its second. Our own engine is left out:
/// the window has it.
std::vector<ListedEngine> listedEngines(const QStringList& folders = engineFileFolders());

/// A command as it can be started: with the whole path where its program lies among the games of the system,
/// to which the path of many users does not lead; else as it is.
QString startable(const QString& command);

} // namespace mujo::ui
