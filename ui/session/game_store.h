#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/game/formats/format.h"
#include "core/geometry/per_side.h"
#include "core/variant_file/catalog.h"
#include "ui/session/game_lock.h"
#include "ui/session/game_session.h"
#include "ui/session/kept_game.h"
#include "ui/session/store_fault.h"

namespace mujo::ui {

/// Where the games under way are kept: `$XDG_STATE_HOME/mujo/games` or its default.
QString autosaveFolder();

/// The file form of the game of a session, and back.
GameFile gameFile(const GameSession& session);
GameSetup gameSetup(const GameFile& file);

/// A name for the file of a game: the game, who plays, the day.
QString suggestedFileName(const GameSession& session, const QDate& day);

/// Who played, when and where, with what computers are called where they have no name.
[[nodiscard]] GameDetails detailsWithComputers(const GameSession& session);

/// Writes the file whole or leaves the old one. The file given is the file written, in the program's own
/// format where no other one is named.
Result<void, StoreFault> saveGame(const GameSession& session, const QString& path,
                                  const GameFormat& format = gameFormats().front());
/// The text of a file that the user has named; what is no ordinary file is not read.
Result<std::string> fileText(const QString& path);
/// Reads a saved game of any format; nothing else happens. A stop that is requested ends it early, with a
/// fault.
Result<GameFile> loadGame(const QString& path, const Catalog& catalog, const std::stop_token& stop = {});

/// Keeps the game under way in a file of its own, so that no move is lost when the program is killed. A lock
/// beside the file tells other windows that the game is being played: only its holder writes, moves or
/// removes the file. Nothing is ever removed but the file of a game whose finished copy has been written, or
/// that has no moves, a finished copy whose end was taken back once the game is kept as an unfinished one,
/// and what programs that were killed had begun to write.
class Autosave {
public:
    /// An empty folder keeps nothing.
    explicit Autosave(QString folder = autosaveFolder());
    ~Autosave();
    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;

    /// From now on another game is kept; the one kept so far stays to be offered again.
    void beginGame();
    /// The same for a game of a file: what had ended there is not kept a second time.
    void beginOpened(const QString& path, const GameFile& file);
    /// The game of a file that was opened, and is not over, goes on in the file of the unfinished game that
    /// is the same to the last word, where there is one: else it would stand among them twice.
    void joinKept(const QString& path, const GameFile& file, const Catalog& catalog);
    /// The lock of an unfinished game, under which it is read to go on with: another window may have played
    /// on until now. Refused when another window has it. Any thread may release it.
    [[nodiscard]] static Result<std::shared_ptr<GameLock>, StoreFault> claim(const QString& path);
    /// Keeps a game that was read under its lock in its file from now on. Fails where there can be no lock,
    /// or the file was torn: then the game is kept in a new file, and the old one stays.
    Result<void, StoreFault> goOn(const QString& path, std::shared_ptr<GameLock> lock,
                                  const Diagnostics& losses);
    /// Writes the game where the user wants it, like `saveGame`. A file in the folder of unfinished games is
    /// written under its lock only; the file from which the game was opened keeps it from then on.
    Result<void, StoreFault> save(const GameSession& session, const QString& path,
                                  const GameFormat& format = gameFormats().front());
    /// Writes the game, or removes its file when there is nothing to go on with; a game that is over moves to
    /// the folder of finished games.
    Result<void, StoreFault> keep(const GameSession& session);
    /// Whether the game under way has a file of its own among the unfinished ones, and stands in it.
    [[nodiscard]] bool keepsUnfinished() const;
    /// The file of the game under way; empty where there is none.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// The game is kept elsewhere or is to be forgotten.
    void forget();

    /// All games but the one under way, the newest first. Their moves are not played through.
    [[nodiscard]] std::vector<KeptGame> unfinished(const Catalog& catalog) const;
    [[nodiscard]] std::vector<KeptGame> discarded(const Catalog& catalog) const;
    /// Moves the file to the folder of discarded games, or back; the result is its new path. `lock`
    /// is that of the game where this window has it already.
    Result<QString, StoreFault> discard(const QString& path, std::shared_ptr<GameLock> lock = nullptr);
    /// Finished games come back to the finished ones.
    Result<QString, StoreFault> bringBack(const KeptGame& game);
    /// All files of games in the folders but that of the game under way, the newest first on each shelf.
    [[nodiscard]] std::vector<std::pair<QString, Shelf>> gameFiles() const;

    /// Whether it is the file of the game on the board, which has ended.
    [[nodiscard]] bool isEndOfBoard(const QString& path) const;
    /// Whether a file lies in one of its folders.
    [[nodiscard]] bool isOwn(const QString& path) const;
    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// All games that came to an end.
    [[nodiscard]] QString finishedFolder() const { return m_folder + QStringLiteral("/finished"); }
    [[nodiscard]] QString discardedFolder() const { return m_folder + QStringLiteral("/discarded"); }

private:
    [[nodiscard]] bool isKeptIn(const QString& path) const;
    Result<void, StoreFault> keepUnfinished(const GameSession& session);
    Result<void, StoreFault> keepFinished(const GameSession& session);
    [[nodiscard]] bool isKeptFinished(const std::string& text) const;

    QString m_folder;
    QString m_path;                           ///< empty until the first move
    QString m_openedPath;                     ///< of an unfinished game that was opened and not gone on with
    QString m_finishedPath;                   ///< of the game on the board, once it has ended
    bool m_hasEndedHere = false;              ///< that file was not there before
    Game::Node m_finishedNode = Game::kStart; ///< where that game has ended
    std::string m_finishedRecord; ///< what stands in a finished game that needs no writing; empty for none
    std::shared_ptr<GameLock> m_lock;
};

} // namespace mujo::ui
