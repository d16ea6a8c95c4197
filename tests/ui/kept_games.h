#pragma once

#include <utility>

#include "tests/ui/session_bench.h"
#include "ui/session/game_store.h"
#include "ui/session/words.h"

/// What the window does with an unfinished game, on one thread.
namespace mujo::ui::testing {

struct ContinuedGame {
    GameFile file;
    QString notice;
};

inline Result<ContinuedGame, QString> goOn(Autosave& autosave, const QString& path) {
    const auto lock = Autosave::claim(path);
    if (!lock) {
        return Failure{faultInWords(lock.error())};
    }
    auto file = loadGame(path, catalog());
    if (!file) {
        return Failure{toQString(file.error())};
    }
    const auto inItsFile = autosave.goOn(path, *lock, file->losses);
    QString notice = inItsFile ? QString() : faultInWords(inItsFile.error());
    return ContinuedGame{std::move(*file), std::move(notice)};
}

} // namespace mujo::ui::testing
