#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QString>
#include <memory>
#include <vector>

#include "core/base/result.h"
#include "core/game/files/game_json.h"
#include "core/variant/catalog.h"
#include "ui/session/game_session.h"

namespace mujo::ui {

/// Where the games under way are kept: `$XDG_STATE_HOME/mujo/games` or its default.
QString autosaveFolder();

/// The file form of the game of a session, and back.
GameFile gameFile(const GameSession& session);
GameSetup gameSetup(const GameFile& file);

/// Writes atomically; the error is a sentence, empty when all is well. The file given is the file written.
QString saveGame(const GameSession& session, const QString& path);
/// Reads a saved game; nothing else happens.
Result<GameFile, Diagnostics> loadGame(const QString& path, const Catalog& catalog);

/// A game that was not finished when its program ended.
struct UnfinishedGame {
    QString path;
    QString gameName;
    int moves = 0;
    QDateTime when;
};

/// Keeps the game under way in a file of its own, so that no move is lost when the program is killed. A lock
/// beside the file tells other running programs that the game is still being played.
class Autosave {
public:
    /// An empty folder keeps nothing.
    explicit Autosave(QString folder = autosaveFolder());
    ~Autosave();
    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    /// From now on another game is kept; the one kept so far stays to be offered again.
    void beginGame();
    /// Goes on with the file of an unfinished game.
    void adopt(const QString& path);
    /// Writes the game, or removes its file when there is nothing to go on with; a game that is over moves to
    /// the folder of finished games. The error is a sentence.
    QString keep(const GameSession& session);
    /// The game is kept elsewhere or is to be forgotten.
    void forget();

    /// The latest unfinished games that no running program has open. Each is read in full.
    [[nodiscard]] std::vector<UnfinishedGame> unfinished(const Catalog& catalog,
                                                         std::size_t atMost = 1) const;
    static void discard(const UnfinishedGame& game);
    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// The latest 200 games that came to an end.
    [[nodiscard]] QString finishedFolder() const { return m_folder + QStringLiteral("/finished"); }

private:
    QString m_folder;
    [[nodiscard]] QString keepFinished(const GameSession& session);

    QString m_path;         ///< empty until the first move
    QString m_finishedPath; ///< of the game on the board, once it has ended
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace mujo::ui
