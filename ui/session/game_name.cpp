#include "ui/session/game_name.h"

#include <filesystem>
#include <system_error>

#include "core/base/whole_file.h"
#include "core/game/formats/game_json.h"
#include "ui/session/file_path.h"
#include "ui/session/game_store.h"
#include "ui/session/words.h"

namespace mujo::ui {

Result<void, StoreFault> renameGame(const QString& path, const QString& name, const Catalog& catalog) {
    const auto failure = [&path](const QString& reason) {
        return Failure{StoreFault{StoreFault::Kind::NotSaved, path, {}, reason}};
    };
    auto file = loadGame(path, catalog);
    if (!file) {
        return failure(toQString(file.error()));
    }
    if (!file->losses.empty()) { // what could not be read would be lost
        return failure(toQString(file->losses));
    }
    std::error_code untold; // a day that cannot be kept is no reason to give up
    const auto changed = std::filesystem::last_write_time(filePath(path), untold);
    file->info.event = name.toStdString();
    if (const auto written = writeWholeFile(filePath(path), writeGameJson(*file)); !written) {
        return failure(toQString(written.error().reason));
    }
    if (!untold) {
        std::filesystem::last_write_time(filePath(path), changed, untold);
    }
    return {};
}

} // namespace mujo::ui
