#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "ui/look/settings.h"
#include "ui/session/game_session.h"
#include "ui/session/game_store.h"
#include "ui/shell/opening.h"
#include "ui/shell/saved_files.h"

class QWidget;

namespace mujo::ui {

class FileOpener;
class Messages;

/// The files of the game on the board: opens and saves them, keeps every move safe, and goes on with what was
/// left unfinished. Files are read on a thread of their own.
class GameFiles : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; dialogs stand before the window. An empty folder keeps nothing.
    GameFiles(Catalog& catalog, Settings& settings, GameSession& session, Messages& messages, QWidget& window,
              QString folder);

    /// Another game is about to be put on the board, which has no file yet.
    void beginGame();
    /// The game that has just begun is no game of its own, and is kept nowhere.
    void keepNothing();
    /// Whether the game on the board is kept by itself.
    [[nodiscard]] bool keepsGame() const { return m_keepsGame; }
    /// Whether it stands among the unfinished games with all its moves: not while it is as it was opened from
    /// a file of the user, nor where it cannot be written.
    [[nodiscard]] bool isAmongUnfinished() const {
        return m_keepsGame && !isUnsafe() && m_autosave.keepsUnfinished();
    }
    /// The file in which it stands there; empty where it does not.
    [[nodiscard]] QString unfinishedPath() const {
        return isAmongUnfinished() ? m_autosave.path() : QString();
    }
    /// Puts a game that was read on the board, to be looked at.
    void open(const QString& path, GameFile game);
    /// The game of a text in one of the formats, such as one that was copied from a mail; faults are told.
    void openText(const QString& text);
    /// Reads a game or a variant, at once or later where that takes a while. False when it was refused at
    /// once.
    bool openFile(const QString& path);
    /// The same for the file of a command line; `onRefused` gets the fault, at once or later.
    void openAsked(const CommandLine& line, std::function<void(const QString&)> onRefused);
    /// A file that was to be opened at the start could not be: says why in a dialog.
    void tellUnopened(const QString& path, const QString& fault);
    void askOpen();
    bool saveTo(const QString& path);
    void save(); ///< where it was saved last, or asks
    void askSave();
    /// Whether the last moves of the game stand in no file, since none could be written.
    [[nodiscard]] bool isUnsafe() const { return !m_kept; }
    /// The scores of the analysis are no change of the game: before it leaves the board, and now and then
    /// while the analysis goes on, they are written.
    void keepScores();
    /// For whatever takes the game off the board: `leave` is called at once; or, where the last moves stand
    /// in no file, when they may be lost, by a button with the text `lose`; or, where the user's own file
    /// lacks something, when it is saved or may stay as it is.
    void leaveGame(std::function<void()> leave, const QString& lose = {});
    /// Whether `leaveGame` asks something first.
    [[nodiscard]] bool asksToLeave() const { return isUnsafe() || m_fileLacks; }
    /// The user's own file of the game; empty where there is none.
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] FileOpener& opener() { return *m_opener; }

    [[nodiscard]] std::vector<KeptGame> unfinished() const;
    [[nodiscard]] std::vector<KeptGame> discarded() const { return m_autosave.discarded(m_catalog); }
    /// The file of the user in which an unfinished game was saved.
    [[nodiscard]] std::optional<SavedFile> savedFileOf(const QString& unfinishedPath) const {
        return m_saved.of(unfinishedPath);
    }
    /// The files that the library shows: those of the program without the game under way, and those that the
    /// user has opened or saved.
    [[nodiscard]] std::vector<std::pair<QString, Shelf>> libraryFiles() const;
    /// The same without those that were discarded, and without those of the game on the board.
    [[nodiscard]] QStringList otherGames() const;
    /// Takes a file of the user off that list.
    /// Of the files that were opened or saved those that are there, the last one first; no more than so many.
    [[nodiscard]] QStringList recentFiles(int most) const;
    void forgetFile(const QString& path);
    void continueGame(const KeptGame& game);
    /// The game that gave way to the one on the board is one click away.
    void offerGameBefore();
    void discard(const std::vector<KeptGame>& games);
    void bringBack(const std::vector<KeptGame>& games);
    void rename(const KeptGame& game, const QString& name);

signals:
    /// What was read is to be put on the board: a game, or a variant to begin one.
    void openingRead(const mujo::ui::Opening& opening);
    void pathChanged();
    /// Whether the file of the game lacks something that the game has now.
    void fileLacksChanged(bool lacks);
    void unfinishedChanged();
    /// The file of a game is here now.
    void unfinishedMoved(const QString& path);
    void catalogChanged();
    /// The rules of the game on the board are to be kept among the user's: the text of their file.
    void rulesToKeep(const std::string& text);

private:
    using OpeningReader = std::function<Result<Opening, OpeningFault>(Catalog&, const std::stop_token&)>;
    void read(const QString& path, OpeningReader read, std::function<void(const QString&)> onRefused);
    /// Writes the game on the board where unfinished games are kept; each change of it does so by itself. A
    /// fault is told each time.
    void keepSafe();
    /// The same; a fault is told once, until there is none. False where the last moves stand in no file.
    bool write();
    void setPath(const QString& path);
    void noteFile();
    void compareWithFile(GameFacts what);
    void setFileLacks(bool lacks);
    void rememberFile(const QString& path);
    /// Lists what the format of a file has no room for, and writes it where that may be left out.
    void askToLeaveOut(const QString& path, const std::vector<GamePart>& parts);
    void keepRecovered(const QString& path);
    void tellLosses(const QString& path, const Diagnostics& losses);
    /// Makes the game of a file known for as long as the program runs. What there is to say where it is none
    /// of those that were known before, else nothing.
    [[nodiscard]] QString learnVariant(const Variant& variant);
    void show(const QString& path, GameFile game);
    void goOn(const KeptGame& game);
    /// The user's own file of a game, and `recordWithEnd` of what stands in it.
    struct SavedGame {
        QString path;
        std::string record;
    };
    [[nodiscard]] static SavedGame savedGame(const std::optional<SavedFile>& saved, const Catalog& catalog,
                                             const std::stop_token& stop);
    void goOnWith(const QString& path, const std::shared_ptr<GameLock>& lock, Result<GameFile> file,
                  const SavedGame& own);
    [[nodiscard]] std::shared_ptr<GameLock> ownLock(const QString& path) const;

    Catalog& m_catalog;
    Settings& m_settings;
    GameSession& m_session;
    Messages& m_messages;
    QWidget& m_window;
    Autosave m_autosave;
    SavedFiles m_saved;
    FileOpener* m_opener;
    /// The game that was asked for last, while it is read.
    struct Claim {
        QString path;
        std::weak_ptr<GameLock> lock;
    };
    Claim m_claim;
    QString m_path;
    QDateTime m_fileChanged;  ///< when the user's file was, as far as this window knows
    QString m_notedFor;       ///< the file among the kept ones for which `m_saved` has `m_path`
    bool m_fileLacks = false; ///< as `fileLacksChanged` has told last
    std::string m_inFile;     ///< `recordWithEnd` of what the user's file has; where there is one
    bool m_keepsGame = true;
    int m_warning = 0;               ///< the question that says so
    int m_offer = 0;                 ///< to continue a game as it was opened
    Result<void, StoreFault> m_kept; ///< the last moves
};

} // namespace mujo::ui
