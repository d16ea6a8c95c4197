#include "ui/shell/game_files.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <optional>
#include <utility>

#include "core/game/formats/format.h"
#include "ui/session/file_opener.h"
#include "ui/session/game_name.h"
#include "ui/session/game_record.h"
#include "ui/session/move_words.h"
#include "ui/session/words.h"
#include "ui/shell/file_questions.h"
#include "ui/shell/format_words.h"
#include "ui/shell/messages.h"

namespace mujo::ui {

namespace {

constexpr int kRemembered = 100; // files that were opened or saved

/// Where file dialogs begin: where the user was last, at first among their documents.
QString folderForFiles(const Settings& settings) {
    const QString last = settings.value(Settings::kSaveFolder);
    for (const QString& folder :
         {last, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) {
            return folder;
        }
    }
    return QDir::homePath();
}

/// Pages are made of a game, and no game can be read back from them.
bool isPageName(const QString& path) {
    static const QStringList kPages{QStringLiteral("pdf"), QStringLiteral("html"), QStringLiteral("htm")};
    return kPages.contains(QFileInfo(path).suffix().toLower());
}

} // namespace

GameFiles::GameFiles(Catalog& catalog, Settings& settings, GameSession& session, Messages& messages,
                     QWidget& window, QString folder)
    : QObject(&window), m_catalog(catalog), m_settings(settings), m_session(session), m_messages(messages),
      m_window(window), m_autosave(std::move(folder)), m_saved(m_settings), m_opener(new FileOpener(this)) {
    connect(&m_session, &GameSession::changed, this, &GameFiles::keepSafe);
    connect(&m_session, &GameSession::changed, this, &GameFiles::compareWithFile);
}

void GameFiles::beginGame() {
    keepScores();
    m_kept = {};
    m_keepsGame = true;
    m_autosave.beginGame();
    setPath({});
}

void GameFiles::keepNothing() {
    m_keepsGame = false;
    m_autosave.forget(); // what its beginning may have left
}

void GameFiles::keepScores() {
    if (m_session.hasGame()) {
        (void)write(); // every few seconds: a fault that is known is not told again
    }
}

void GameFiles::setPath(const QString& path) {
    m_path = path;
    m_fileChanged = path.isEmpty() ? QDateTime() : QFileInfo(path).lastModified();
    m_notedFor.clear();
    setFileLacks(false);
    emit pathChanged();
    compareWithFile(GameFact::Game);
    noteFile();
}

/// So that the game knows its file when it goes on another day.
void GameFiles::noteFile() {
    const QString kept = m_autosave.path();
    if (!m_path.isEmpty() && !kept.isEmpty() && kept != m_notedFor) {
        m_saved.note(kept, {m_path, m_fileChanged});
        m_notedFor = kept;
    }
}

/// A game that has just been put on the board, or a path that has just been set, is that of the file.
void GameFiles::compareWithFile(GameFacts what) {
    if (m_path.isEmpty() || !m_session.hasGame() || !(what & ~GameFacts(GameFact::Clocks))) {
        return;
    }
    std::string record = recordWithEnd(m_session);
    if (what.testFlag(GameFact::Game)) {
        m_inFile = std::move(record);
        setFileLacks(false);
    } else {
        setFileLacks(record != m_inFile);
    }
}

void GameFiles::keepSafe() {
    if (m_session.hasGame() && !m_session.isWaiting()) {
        m_messages.withdraw(std::exchange(m_offer, 0)); // it goes on
    }
    if (!write()) {
        m_messages.notice(faultInWords(m_kept.error()));
    }
}

bool GameFiles::write() {
    if (m_session.isAsOpened() || !m_keepsGame) {
        return true; // its file has it, or none is to have it
    }
    const bool wasSafe = !isUnsafe();
    m_kept = m_autosave.keep(m_session);
    noteFile();
    if (m_kept) {
        if (!wasSafe) {
            m_messages.withdraw(m_warning);
            m_messages.notice(tr("The game is kept safe again."));
        }
        return true;
    }
    if (wasSafe) {
        m_warning = m_messages.ask(
            tr("The game is not kept safe"),
            faultInWords(m_kept.error()) + QLatin1Char('\n') +
                tr("The program tries again with each change, and asks before the window closes or another "
                   "game begins."),
            {{tr("Sav&e as…"), [this] { askSave(); }}, {tr("&Play on"), {}}}, Banner::Lasts::UntilAnswered);
    }
    return false;
}

void GameFiles::leaveGame(std::function<void()> leave, const QString& lose) {
    if (isUnsafe()) {
        file_questions::askBeforeLosing(
            m_window, faultInWords(m_kept.error()), lose.isEmpty() ? tr("&Go on and lose them") : lose,
            [this] { askSave(); }, std::move(leave));
    } else if (m_fileLacks) {
        const QString kept =
            isAmongUnfinished()
                ? tr("The game stays among the unfinished ones in any case.")
                : tr("If not, the changed game is kept in the library, and the file stays as it was.");
        file_questions::askToSave(
            m_window, QFileInfo(m_path).fileName(), kept,
            [this, leave] {
                if (saveTo(m_path)) {
                    leave();
                }
            },
            leave);
    } else {
        leave();
    }
}

void GameFiles::setFileLacks(bool lacks) {
    m_fileLacks = lacks;
    emit fileLacksChanged(lacks);
}

void GameFiles::open(const QString& path, GameFile game) {
    leaveGame([this, path, game = std::move(game)]() mutable { show(path, std::move(game)); });
}

void GameFiles::openText(const QString& text) {
    m_opener->open(tr("the game in the clipboard"),
                   [this, bytes = text.toStdString(),
                    catalog = m_catalog](const std::stop_token& stop) -> FileOpener::Then {
                       const auto file =
                           std::make_shared<Result<GameFile>>(readGame(bytes, {}, catalog, stop));
                       return [this, file] {
                           if (*file && (*file)->losses.empty()) {
                               open({}, std::move(**file));
                           } else {
                               m_messages.complain(toQString(*file ? (*file)->losses : file->error()),
                                                   tr("The game in the clipboard cannot be read"));
                           }
                       };
                   });
}

void GameFiles::show(const QString& path, GameFile game) {
    GameSetup setup = gameSetup(game);
    const QString foreign = learnVariant(game.game.variant());
    keepScores();
    m_kept = {};
    m_keepsGame = true;
    m_autosave.beginOpened(path, game);
    m_autosave.joinKept(path, game, m_catalog);
    rememberFile(path);
    // What is left of a torn file must not take its place, nor must a part of the game that of the whole.
    const GameFormat* format = formatForName(path.toStdString());
    const bool keepsAll = format == nullptr || format->keepsAll();
    setPath(game.losses.empty() && keepsAll ? path : QString());
    m_session.restore(std::move(game.game), std::move(setup), Resume::Waits);
    if (!game.losses.empty()) {
        keepRecovered(path);
        tellLosses(path, game.losses);
        return;
    }
    std::vector<Banner::Choice> choices;
    QStringList said = {foreign};
    if (m_session.isWaiting()) {
        said.prepend(
            m_session.goesOnByMove()
                ? tr("Your next move goes on with it. Moves that are tried at earlier positions do not "
                     "change it.")
                : tr("Step through its moves or try others; it is not changed by that."));
        choices.push_back({tr("&Continue the game"), [this] { m_session.continueGame(); }});
    }
    if (!foreign.isEmpty()) {
        choices.push_back({tr("&Keep the rules"),
                           [this] { emit rulesToKeep(std::string(m_session.game().variant().text())); }});
    }
    if (!choices.empty()) {
        choices.push_back({tr("&Only look"), [this] { m_session.onlyLook(); }});
        m_offer = m_messages.ask(tr("A saved game"), said.join(QLatin1Char(' ')).trimmed(),
                                 std::move(choices), Banner::Lasts::UntilAnswered);
    }
}

QString GameFiles::learnVariant(const Variant& variant) {
    const Catalog::Entry* entry = m_catalog.find(variant.id());
    if (entry == nullptr) {
        if (!m_catalog.add(std::string(variant.text()), {})) {
            return {};
        }
        emit catalogChanged();
        return tr("%1 is not among your games; its rules came with the file.").arg(toQString(variant.name()));
    }
    return entry->standard->text() == variant.text()
               ? QString()
               : tr("It has rules of its own, other than those of your %1.").arg(toQString(variant.name()));
}

/// What is left of a damaged file stands nowhere else, unless the file has been opened before. Where it
/// cannot be kept, the file is still there, and the next move says so.
void GameFiles::keepRecovered(const QString& path) {
    const KeptGame recovered = keptGame(path, Shelf::File, m_catalog);
    const auto games = unfinished();
    if (std::none_of(games.begin(), games.end(),
                     [&recovered](const KeptGame& game) { return isSameGame(game, recovered); })) {
        (void)m_autosave.keep(m_session);
    }
}

void GameFiles::tellLosses(const QString& path, const Diagnostics& losses) {
    const std::size_t moves = m_session.game().nodeCount() - 1;
    const QString read = tr("%n move(s) could be read.", nullptr, movesCounted(moves));
    m_messages.ask(tr("%1 is damaged").arg(QFileInfo(path).fileName()),
                   toQString(losses) + QLatin1Char('\n') + read + QLatin1Char(' ') +
                       tr("The file stays as it is; \"Save\" asks for another name."),
                   {{tr("&Dismiss"), {}}}, Banner::Lasts::UntilAnswered);
}

void GameFiles::tellUnopened(const QString& path, const QString& fault) {
    file_questions::tellUnopened(m_window, QFileInfo(path).fileName(), fault);
}

void GameFiles::read(const QString& path, OpeningReader read, std::function<void(const QString&)> onRefused) {
    m_opener->open(QFileInfo(path).fileName(),
                   [this, read = std::move(read), onRefused = std::move(onRefused),
                    catalog = m_catalog](const std::stop_token& stop) mutable -> FileOpener::Then {
                       const auto opening =
                           std::make_shared<Result<Opening, OpeningFault>>(read(catalog, stop));
                       std::optional<Catalog::Entry> added;
                       if (*opening && !(*opening)->game && (*opening)->variant) {
                           added = *catalog.find((*opening)->variant->id());
                       }
                       return [this, onRefused, opening, added]() mutable {
                           if (!*opening) {
                               onRefused(opening->error().text);
                               return;
                           }
                           if (added) {
                               m_catalog.add(std::move(*added));
                           }
                           emit catalogChanged();
                           emit openingRead(**opening);
                       };
                   });
}

std::vector<KeptGame> GameFiles::unfinished() const {
    auto games = m_autosave.unfinished(m_catalog);
    for (KeptGame& game : games) {
        game.savedAs = m_saved.of(game.path).value_or(SavedFile()).path;
    }
    return games;
}

std::vector<std::pair<QString, Shelf>> GameFiles::libraryFiles() const {
    auto files = m_autosave.gameFiles();
    for (const QString& path : recentFiles(kRemembered)) {
        files.emplace_back(path, Shelf::File);
    }
    return files;
}

QStringList GameFiles::recentFiles(int most) const {
    QStringList files;
    for (const QString& path : m_settings.value(Settings::kRecentFiles)) {
        if (files.size() < most && QFileInfo(path).isFile()) { // it may lie on a disk that comes back
            files << path;
        }
    }
    return files;
}

void GameFiles::rememberFile(const QString& path) {
    const QFileInfo file(path);
    if (path.isEmpty() || m_autosave.isOwn(path)) {
        return;
    }
    QStringList files = m_settings.value(Settings::kRecentFiles);
    files.removeAll(file.absoluteFilePath());
    files.prepend(file.absoluteFilePath());
    m_settings.set(Settings::kRecentFiles, files.mid(0, kRemembered));
}

QStringList GameFiles::otherGames() const {
    QStringList paths;
    for (const auto& [path, shelf] : libraryFiles()) {
        const bool isOfBoard = QFileInfo(path) == QFileInfo(m_path) || m_autosave.isEndOfBoard(path);
        if (shelf != Shelf::Discarded && !isOfBoard) {
            paths << path;
        }
    }
    return paths;
}

void GameFiles::forgetFile(const QString& path) {
    QStringList files = m_settings.value(Settings::kRecentFiles);
    files.removeAll(path);
    m_settings.set(Settings::kRecentFiles, files);
}

bool GameFiles::openFile(const QString& path) {
    const auto refused = std::make_shared<bool>(false);
    read(
        path,
        [path](Catalog& catalog, const std::stop_token& stop) {
            return openingFromFile(path, catalog, stop);
        },
        [this, refused, name = QFileInfo(path).fileName()](const QString& fault) {
            *refused = true;
            m_messages.complain(fault, tr("%1 could not be opened").arg(name));
        });
    return !*refused;
}

void GameFiles::openAsked(const CommandLine& line, std::function<void(const QString&)> onRefused) {
    read(
        line.file,
        [line](Catalog& catalog, const std::stop_token& stop) { return openingFrom(line, catalog, stop); },
        std::move(onRefused));
}

bool GameFiles::saveTo(const QString& path) {
    if (!m_session.hasGame()) {
        return false;
    }
    const GameFormat* named = formatForName(path.toStdString());
    const GameFormat& format = named != nullptr ? *named : gameFormats().front();
    const Variant& variant = m_session.game().variant();
    if (named == nullptr && isPageName(path)) {
        m_messages.complain(
            tr("%1 is not written: a page of the game is made by “Export as a web page”, a PDF by "
               "“Print the game”, both in the Game menu.")
                .arg(QFileInfo(path).fileName()));
        return false;
    }
    if (!format.hasRoomFor(variant, m_catalog)) {
        m_messages.complain(tr("%1 is not written: a file of this kind has no room for games of %2.")
                                .arg(QFileInfo(path).fileName(), toQString(variant.name())));
        return false;
    }
    if (const auto saved = m_autosave.save(m_session, path, format); !saved) {
        m_messages.complain(faultInWords(saved.error()));
        return false;
    }
    m_messages.withdrawComplaint(); // about another name, perhaps
    const QString name = QFileInfo(path).fileName();
    if (format.keepsGames()) {
        rememberFile(path);
    }
    if (format.keepsAll()) {
        m_kept = {};
        m_messages.withdraw(m_warning);
        setPath(path); // from there the game can come back whole
        m_messages.notice(tr("Saved as %1.").arg(name));
    } else if (format.keepsGames()) {
        m_messages.notice(tr("The game is written to %1.").arg(name));
    } else {
        m_messages.notice(tr("The position is saved as %1, without the moves of the game.").arg(name));
    }
    return true;
}

void GameFiles::askToLeaveOut(const QString& path, const std::vector<GamePart>& parts) {
    QStringList names;
    for (const GamePart part : parts) {
        names << FormatWords::nameOf(part);
    }
    file_questions::askToLeaveOut(m_window, QFileInfo(path).fileName(), names,
                                  [this, path] { saveTo(path); });
}

void GameFiles::save() {
    if (m_path.isEmpty()) {
        askSave();
    } else {
        saveTo(m_path);
    }
}

/// A position may have been pasted by a slip: the game that gave way is one click away.
void GameFiles::offerGameBefore() {
    const auto games = unfinished();
    const auto last = std::find_if(games.begin(), games.end(), [](const KeptGame& game) {
        return game.fault.isEmpty() && !game.isOpenElsewhere;
    });
    if (last == games.end()) {
        return;
    }
    m_messages.ask(
        tr("The pasted position is a game of its own"), tr("Your game of %1 is kept.").arg(last->gameName),
        {{tr("&Stay here"), {}}, {tr("&Back to that game"), [this, game = *last] { continueGame(game); }}});
}

void GameFiles::discard(const std::vector<KeptGame>& games) {
    m_opener->cancel();
    for (const KeptGame& game : games) {
        const auto path = m_autosave.discard(game.path, ownLock(game.path));
        if (!path) {
            m_messages.complain(faultInWords(path.error()));
        } else if (game.shelf == Shelf::Unfinished) { // which keeps its place there
            emit unfinishedMoved(*path);
        }
    }
    emit unfinishedChanged();
}

void GameFiles::bringBack(const std::vector<KeptGame>& games) {
    for (const KeptGame& game : games) {
        const auto path = m_autosave.bringBack(game);
        if (!path) {
            m_messages.complain(faultInWords(path.error()));
            continue;
        }
        emit unfinishedMoved(*path);
        if (!game.result.isEmpty()) {
            m_messages.notice(tr("That game is over: it stands in the library again."));
        }
    }
    emit unfinishedChanged();
}

void GameFiles::rename(const KeptGame& game, const QString& name) {
    m_opener->cancel();
    if (m_autosave.isEndOfBoard(game.path)) { // whose file is written anew with each change
        GameDetails details = m_session.details();
        details.info.event = name.toStdString();
        m_session.setDetails(details);
        emit unfinishedChanged();
        return;
    }
    auto lock = ownLock(game.path);
    if (!lock) {
        lock = std::make_shared<GameLock>(game.path);
    }
    if (lock->state() == GameLock::State::Elsewhere) {
        m_messages.complain(faultInWords({StoreFault::Kind::OpenElsewhere, game.path}));
    } else if (const auto renamed = renameGame(game.path, name, m_catalog); !renamed) {
        m_messages.complain(faultInWords(renamed.error()));
    }
    lock.reset(); // to those who list the games it would look like that of another window
    emit unfinishedChanged();
}

void GameFiles::continueGame(const KeptGame& game) {
    leaveGame([this, game] { goOn(game); });
}

void GameFiles::goOn(const KeptGame& game) {
    m_opener->cancel();
    auto lock = ownLock(game.path);
    if (!lock) {
        auto claimed = Autosave::claim(game.path);
        if (!claimed) {
            m_messages.complain(faultInWords(claimed.error()));
            emit unfinishedChanged();
            return;
        }
        lock = *claimed;
    }
    m_claim = {game.path, lock};
    m_opener->open(game.gameName,
                   [this, path = game.path, saved = m_saved.of(game.path), lock,
                    catalog = m_catalog](const std::stop_token& stop) -> FileOpener::Then {
                       const auto file = std::make_shared<Result<GameFile>>(loadGame(path, catalog, stop));
                       const SavedGame own = savedGame(saved, catalog, stop);
                       return [this, path, lock, file, own] { goOnWith(path, lock, std::move(*file), own); };
                   });
}

/// What the user's own file of a game has; without a path where there is none that has the game.
GameFiles::SavedGame GameFiles::savedGame(const std::optional<SavedFile>& saved, const Catalog& catalog,
                                          const std::stop_token& stop) {
    if (!saved || !saved->isAsSaved()) {
        return {};
    }
    const auto file = loadGame(saved->path, catalog, stop);
    return file && file->losses.empty() ? SavedGame{saved->path, recordWithEnd(*file)} : SavedGame();
}

/// The lock under which a game is being read, or was until that was dropped a moment ago: to others it looks
/// like that of another window.
std::shared_ptr<GameLock> GameFiles::ownLock(const QString& path) const {
    return m_claim.path == path ? m_claim.lock.lock() : nullptr;
}

void GameFiles::goOnWith(const QString& path, const std::shared_ptr<GameLock>& lock, Result<GameFile> file,
                         const SavedGame& own) {
    if (!file) {
        m_messages.complain(toQString(file.error()));
        emit unfinishedChanged();
        return;
    }
    (void)learnVariant(file->game.variant()); // it was played here before
    keepScores();
    m_kept = {};
    m_keepsGame = true;
    const auto inItsFile = m_autosave.goOn(path, lock, file->losses);
    GameSetup setup = gameSetup(*file);
    setPath({}); // of the game before
    m_session.restore(std::move(file->game), std::move(setup), Resume::AtOnce);
    if (!own.path.isEmpty()) {
        setPath(own.path);
        m_inFile = own.record;
        compareWithFile(GameFact::Record);
    }
    if (!inItsFile) {
        m_messages.ask(tr("The game goes on"), faultInWords(inItsFile.error()), {{tr("&Dismiss"), {}}});
    } else if (m_session.isLookingBack()) {
        m_messages.ask(
            tr("An earlier position is shown"),
            tr("Moves were taken back to it, or you had stepped back; the later moves are in the record."),
            {{tr("To the &end"), [this] { m_session.goToEnd(); }}, {tr("&Stay here"), {}}});
    }
}

void GameFiles::askOpen() {
    file_questions::askOpen(m_window, folderForFiles(m_settings), m_autosave.finishedFolder(),
                            [this](const QString& path) {
                                m_settings.set(Settings::kSaveFolder, QFileInfo(path).absolutePath());
                                openFile(path);
                            });
}

void GameFiles::askSave() {
    std::vector<const GameFormat*> formats;
    for (const GameFormat& format : gameFormats()) {
        if (format.hasRoomFor(m_session.game().variant(), m_catalog)) {
            formats.push_back(&format);
        }
    }
    const QString suggested = m_path.isEmpty() ? suggestedFileName(m_session, QDate::currentDate()) : m_path;
    file_questions::askSave(
        m_window, folderForFiles(m_settings), suggested, formats, [this](const QString& path) {
            m_settings.set(Settings::kSaveFolder, QFileInfo(path).absolutePath());
            const GameFormat* format = formatForName(path.toStdString());
            const bool fits = format != nullptr && format->hasRoomFor(m_session.game().variant(), m_catalog);
            const auto lost = fits ? lostParts(gameFile(m_session), format->keeps) : std::vector<GamePart>();
            if (lost.empty()) {
                saveTo(path);
            } else {
                askToLeaveOut(path, lost);
            }
        });
}

} // namespace mujo::ui
