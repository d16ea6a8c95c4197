#include "ui/session/engine_files.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>

#include "core/base/text_file.h"
#include "ui/session/file_path.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr std::size_t kLargestFile = 64U << 10U;

QString programOf(const QString& command) {
    return command.section(QLatin1Char(' '), 0, 0);
}

bool isThere(const QString& command) {
    return !QStandardPaths::findExecutable(programOf(command)).isEmpty();
}

} // namespace

QStringList engineFileFolders() {
    QStringList folders;
    for (const QString& data : QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation)) {
        folders << data + QStringLiteral("/games/plugins/xboard");
    }
    for (const char* usual : {"/usr/share", "/usr/local/share"}) {
        const QString folder = QLatin1String(usual) + QStringLiteral("/games/plugins/xboard");
        if (!folders.contains(folder)) {
            folders << folder;
        }
    }
    return folders;
}

QString startable(const QString& command) {
    if (isThere(command)) {
        return command;
    }
    const QString program = programOf(command);
    const QString found = QStandardPaths::findExecutable(
        program, {QStringLiteral("/usr/games"), QStringLiteral("/usr/local/games")});
    return found.isEmpty() ? command : found + command.mid(program.size());
}

std::vector<ListedEngine> listedEngines(const QStringList& folders) {
    std::vector<ListedEngine> engines;
    for (const QString& folder : folders) {
        const QFileInfoList files = QDir(folder).entryInfoList({QStringLiteral("*.eng")}, QDir::Files);
        for (const QFileInfo& file : files) {
            const auto text = readTextFile(filePath(file.absoluteFilePath()), kLargestFile);
            const QStringList lines = text ? toQString(*text).split(QLatin1Char('\n')) : QStringList();
            if (lines.size() < 2 || !lines[0].startsWith(QLatin1String("plugin spec"))) {
                continue;
            }
            const QString command = startable(lines[1].simplified());
            const bool isOurs = QFileInfo(command).fileName() == QLatin1String("mujo-engine");
            if (command.isEmpty() || isOurs || !isThere(command)) {
                continue;
            }
            const ListedEngine engine{file.completeBaseName(), command};
            if (std::none_of(engines.begin(), engines.end(),
                             [&](const ListedEngine& each) { return each.command == engine.command; })) {
                engines.push_back(engine);
            }
        }
    }
    std::sort(engines.begin(), engines.end(),
              [](const ListedEngine& a, const ListedEngine& b) { return a.name < b.name; });
    return engines;
}

} // namespace mujo::ui
