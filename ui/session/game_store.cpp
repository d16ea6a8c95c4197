#include "ui/session/game_store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>

#include "core/base/text_file.h"
#include "core/base/whole_file.h"
#include "core/game/formats/game_json.h"
#include "core/position/sfen.h"
#include "ui/session/file_path.h"
#include "ui/session/game_clock.h"
#include "ui/session/game_record.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

using Kind = StoreFault::Kind;

constexpr const char* kSuffix = ".mujo";

/// The context of the texts here.
struct GameStore {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::GameStore)
};

const char* kindText(const Seat& seat) {
    return seat.isHuman() ? GameFile::kHuman : GameFile::kComputer;
}

} // namespace

QString autosaveFolder() {
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (QDir::isAbsolutePath(state)) {
        return state + QStringLiteral("/mujo/games");
    }
#ifdef Q_OS_LINUX
    return QDir::homePath() + QStringLiteral("/.local/state/mujo/games");
#else
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
#endif
}

GameFile gameFile(const GameSession& session) {
    const GameSetup& setup = session.setup();
    GameFile file{session.game()};
    for (const Side side : {Side::Sente, Side::Gote}) {
        const Seat& seat = setup.seats[side];
        file.playerNames[side] = seat.name.toStdString();
        file.playerKinds[side] = kindText(seat);
        file.levels[side] = seat.level().value_or(kUsualLevel);
        if (const Seat::Hosted* hosted = seat.hosted()) {
            file.engines[side] = {hosted->engine.toStdString(), hosted->command.toStdString()};
        }
    }
    file.illegalMoveLoses = setup.illegalMoveLoses;
    file.squareStyle = SquareNames::ofProgram().ofSources(session.game().variant());
    file.time = setup.time;
    file.timeLoses = setup.timeLoses;
    file.elapsed = session.clock().elapsed();
    file.unknown = setup.unknown;
    file.info = setup.info;
    return file;
}

GameSetup gameSetup(const GameFile& file) {
    GameSetup setup;
    setup.variant = file.game.position().sharedVariant();
    setup.start = file.game.start();
    for (const Side side : {Side::Sente, Side::Gote}) {
        const bool isComputer = file.playerKinds[side] == kindText(Seat::computer());
        setup.seats[side] = isComputer ? Seat::computer(file.levels[side]) : Seat::human();
        if (const auto& engine = file.engines[side]; isComputer && engine) {
            setup.seats[side].who = Seat::Hosted{toQString(engine->name), toQString(engine->command)};
        }
        setup.seats[side].name = toQString(file.playerNames[side]);
    }
    setup.illegalMoveLoses = file.illegalMoveLoses;
    setup.endsAtMate = file.game.settings().endsAtMate;
    setup.time = file.time;
    setup.timeLoses = file.timeLoses;
    setup.elapsed = file.elapsed;
    setup.info = file.info;
    setup.unknown = file.unknown;
    return setup;
}

QString suggestedFileName(const GameSession& session, const QDate& day) {
    constexpr qsizetype kLongest = 16; // a file system takes 255 bytes, and a sign may have three
    const auto name = [&session](Side side) {
        const QString& given = session.setup().seats[side].name;
        if (!given.isEmpty()) {
            return given.left(kLongest);
        }
        return session.isHuman(side) ? sideName(side) : GameStore::tr("computer");
    };
    QString file = GameStore::tr("%1, %2 - %3, %4")
                       .arg(toQString(session.game().variant().name()).left(2 * kLongest), name(Side::Sente),
                            name(Side::Gote), day.toString(Qt::ISODate));
    // No sign that a file system or a shell takes for something else.
    static const QRegularExpression kUnfit(QStringLiteral(R"([\x00-\x1f\x7f/\\:*?"<>|])"));
    file.replace(kUnfit, QStringLiteral(" "));
    while (file.startsWith(QLatin1Char('.'))) { // it would be hidden
        file.remove(0, 1);
    }
    return file.simplified() + QLatin1String(kSuffix);
}

namespace {

Result<void, StoreFault> writeGame(const std::string& text, const QString& path) {
    if (const auto written = writeWholeFile(filePath(path), text); !written) {
        return Failure{StoreFault{Kind::NotSaved, path, {}, toQString(written.error().reason)}};
    }
    return {};
}

} // namespace

GameDetails detailsWithComputers(const GameSession& session) {
    GameDetails details = session.details();
    for (const Side side : {Side::Sente, Side::Gote}) {
        const Seat& seat = session.setup().seats[side];
        if (!details.names[side].empty() || seat.isHuman()) {
            continue;
        }
        const Seat::Hosted* hosted = seat.hosted();
        details.names[side] = hosted != nullptr ? hosted->engine.toStdString()
                                                : GameStore::tr("Computer, level %1")
                                                      .arg(seat.level().value_or(kStrongestLevel))
                                                      .toStdString();
    }
    return details;
}

Result<void, StoreFault> saveGame(const GameSession& session, const QString& path, const GameFormat& format) {
    GameFile file = gameFile(session);
    if (!format.keeps.has(GamePart::Seats)) { // so that nobody is taken for a person whom the file calls so
        file.playerNames = detailsWithComputers(session).names;
    }
    return writeGame(format.write(file), path);
}

Result<std::string> fileText(const QString& path) {
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) { // a pipe or a device would be waited for
        return Failure{wholeFault(GameStore::tr("%1 is not an ordinary file").arg(path).toStdString())};
    }
    auto text = readTextFile(filePath(path), kMostGameJson);
    if (!text) {
        return Failure{wholeFault(text.error().said())};
    }
    return std::move(*text);
}

Result<GameFile> loadGame(const QString& path, const Catalog& catalog, const std::stop_token& stop) {
    const auto text = fileText(path);
    if (!text) {
        return Failure{text.error()};
    }
    return readGame(*text, QFileInfo(path).fileName().toStdString(), catalog, stop);
}

namespace {

// The name of a file that does not exist yet; empty when there can be no such folder.
QString newFile(const QString& folder) {
    if (!QDir().mkpath(folder)) {
        return {};
    }
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss-"));
    const QString unique = QUuid::createUuid().toString(QUuid::Id128).left(8);
    return folder + QLatin1Char('/') + time + unique + QLatin1String(kSuffix);
}

/// The games of a folder, the newest first; links that lead to no file are left out.
QFileInfoList gamesIn(const QString& folder) {
    QFileInfoList games =
        QDir(folder).entryInfoList({QLatin1Char('*') + QLatin1String(kSuffix)}, QDir::Files, QDir::Time);
    games.removeIf([](const QFileInfo& info) { return !info.isFile(); });
    return games;
}

bool liesIn(const QString& folder, const QString& path) {
    const QString real = QFileInfo(folder).canonicalFilePath();
    return !real.isEmpty() && QFileInfo(path).dir().canonicalPath() == real;
}

bool isSameFile(const QString& a, const QString& b) {
    const QString real = QFileInfo(a).canonicalFilePath();
    return !a.isEmpty() && !real.isEmpty() && real == QFileInfo(b).canonicalFilePath();
}

/// Whether somebody has set up the position with which the game begins, and it can be played: work of its
/// own.
bool beginsFromOwnPosition(const GameSession& session) {
    const Game& game = session.game();
    return session.setup().info.handicap.empty() && !game.outcome(Game::kStart).isOver() &&
           game.start().key() != Position::start(game.start().sharedVariant()).key();
}

/// Whether no person has done anything in it: at most the computer has made the first move.
bool isUntouched(const GameSession& session) {
    const Game& game = session.game();
    const auto& first = game.next(Game::kStart);
    if (first.empty()) {
        return true;
    }
    const Side turn = game.turn(Game::kStart);
    const bool isComputers = !session.isHuman(turn) && session.isHuman(opponent(turn));
    const Game::Node node = first.front();
    return isComputers && first.size() == 1 && game.next(node).empty() && game.ply(node).comment.empty() &&
           !game.outcome(node).isOver();
}

/// The game with its main line on the board, whatever else is looked at.
GameFile mainLineFile(const GameSession& session) {
    GameFile file = gameFile(session);
    if (!file.game.isMainLine()) {
        file.game.goTo(file.game.lastOfMainLine());
    }
    return file;
}

/// The text of a saved game without the time at which it began.
QByteArray undated(QByteArray text) {
    const auto begin = text.indexOf("\"date\":");
    if (begin >= 0) {
        text.remove(begin, text.indexOf('\n', begin + 1) - begin);
    }
    return text;
}

/// Moves a file into a folder under a name that is free there; the result is the new path.
Result<QString, StoreFault> moveInto(const QString& folder, const QString& path) {
    if (!QDir().mkpath(folder)) {
        return Failure{StoreFault{Kind::NoFolder, path, folder}};
    }
    const QFileInfo info(path);
    QString target = folder + QLatin1Char('/') + info.fileName();
    for (int number = 2; QFileInfo::exists(target) || QFileInfo(target).isSymLink(); ++number) {
        target = QStringLiteral("%1/%2-%3%4")
                     .arg(folder, info.completeBaseName())
                     .arg(number)
                     .arg(QLatin1String(kSuffix));
    }
    QFile file(path);
    if (!file.rename(target)) {
        return Failure{StoreFault{Kind::NotMoved, path, folder, file.errorString()}};
    }
    return target;
}

} // namespace

Autosave::Autosave(QString folder) : m_folder(std::move(folder)) {
    if (!m_folder.isEmpty()) {
        removeUnfinishedFiles(filePath(m_folder));
        removeUnfinishedFiles(filePath(finishedFolder()));
    }
}

Autosave::~Autosave() = default;

void Autosave::beginGame() {
    m_path.clear();
    m_openedPath.clear();
    m_lock.reset();
    m_finishedPath.clear();
    m_hasEndedHere = false;
    m_finishedNode = Game::kStart;
    m_finishedRecord.clear();
}

void Autosave::beginOpened(const QString& path, const GameFile& file) {
    const Game& game = file.game;
    beginGame();
    if (liesIn(m_folder, path)) {
        m_openedPath = path;
    }
    if (game.gameOutcome().isOver()) {
        m_finishedRecord = recordWithEnd(file);
        if (liesIn(finishedFolder(), path)) {
            m_finishedPath = path;
            m_finishedNode = game.endOfGame();
        }
    }
}

void Autosave::joinKept(const QString& path, const GameFile& file, const Catalog& catalog) {
    if (path.isEmpty() || isOwn(path) || file.game.gameOutcome().isOver() || !file.losses.empty()) {
        return;
    }
    const KeptGame opened = keptGame(path, Shelf::File, catalog);
    const std::string record = recordOf(file);
    for (const KeptGame& game : unfinished(catalog)) {
        if (!isSameGame(game, opened)) {
            continue;
        }
        const auto lock = claim(game.path);
        const auto kept = loadGame(game.path, catalog);
        if (lock && kept && kept->losses.empty() && recordOf(*kept) == record) {
            (void)goOn(game.path, *lock, {}); // where it cannot, the next move begins a file of its own
            return;
        }
    }
}

Result<std::shared_ptr<GameLock>, StoreFault> Autosave::claim(const QString& path) {
    auto lock = std::make_shared<GameLock>(path);
    if (lock->state() == GameLock::State::Elsewhere) {
        return Failure{StoreFault{Kind::OpenElsewhere, path}};
    }
    return lock;
}

Result<void, StoreFault> Autosave::goOn(const QString& path, std::shared_ptr<GameLock> lock,
                                        const Diagnostics& losses) {
    beginGame();
    if (!losses.empty()) {
        return Failure{StoreFault{Kind::TornFile, path, {}, toQString(losses)}};
    }
    if (lock->state() != GameLock::State::Held) {
        return Failure{StoreFault{Kind::UnlockedFile, path, {}, lock->reason()}};
    }
    m_path = path;
    m_lock = std::move(lock);
    return {};
}

bool Autosave::isKeptIn(const QString& path) const {
    return m_lock != nullptr && isSameFile(m_path, path);
}

Result<void, StoreFault> Autosave::save(const GameSession& session, const QString& path,
                                        const GameFormat& format) {
    if (!liesIn(m_folder, path) || isKeptIn(path)) {
        return saveGame(session, path, format);
    }
    auto lock = std::make_shared<GameLock>(path);
    switch (lock->state()) {
    case GameLock::State::Elsewhere:
        return Failure{StoreFault{Kind::OpenElsewhere, path}};
    case GameLock::State::Impossible:
        return Failure{StoreFault{Kind::NotLocked, path, {}, lock->reason()}};
    case GameLock::State::Held:
        break;
    }
    auto saved = saveGame(session, path, format);
    const bool isItsFile = isSameFile(m_openedPath, path);
    if (saved && isItsFile && !session.game().gameOutcome().isOver()) {
        forget(); // the copy that was kept so far
        m_openedPath.clear();
        m_path = path;
        m_lock = std::move(lock);
    }
    return saved;
}

Result<void, StoreFault> Autosave::keep(const GameSession& session) {
    const Game& game = session.game();
    if (m_folder.isEmpty()) {
        return {}; // nothing is kept
    }
    if (!m_finishedRecord.empty() && recordWithEnd(session) == m_finishedRecord) {
        forget(); // what is on the board is kept as a finished game, wherever in it the board stands
        return {};
    }
    // Whoever adjourns a game wants to find it again.
    const bool isEmpty = isUntouched(session) && !session.isWaiting() &&
                         game.ply(Game::kStart).comment.empty() && !beginsFromOwnPosition(session);
    if (isEmpty && m_finishedRecord.empty()) {
        forget(); // also where somebody has resigned before the first move
        return {};
    }
    // Another move that is tried before the end, or a line that is looked at, leaves the game what it is.
    if (game.outcome(game.lastOfMainLine()).isOver()) {
        auto kept = keepFinished(session);
        if (kept) {
            forget();
        } else {
            (void)keepUnfinished(session); // with its end, until it can be kept as a finished game
        }
        return kept;
    }
    const bool isUndone = !game.outcome(m_finishedNode).isOver(); // its end was taken back, if it had one
    if (isUndone) {
        m_finishedRecord.clear();
        if (!m_hasEndedHere) {
            m_finishedPath.clear(); // the game that was opened stays: what comes now is another one
        }
    }
    if (isEmpty) {
        forget();
        return {};
    }
    auto kept = keepUnfinished(session);
    if (kept && isUndone && !m_finishedPath.isEmpty()) {
        QFile::remove(std::exchange(m_finishedPath, {})); // the same game, which has no end any more
    }
    return kept;
}

Result<void, StoreFault> Autosave::keepUnfinished(const GameSession& session) {
    if (!m_path.isEmpty() && !QFileInfo(m_path).dir().exists()) {
        m_lock.reset(); // the folder has vanished, and the lock with it: both are made again
        m_path.clear();
    }
    if (!m_path.isEmpty() && !m_lock) {
        m_lock = std::make_shared<GameLock>(m_path); // there was no room for it before
        if (m_lock->state() == GameLock::State::Elsewhere) {
            m_path.clear(); // without a lock, another window could take the file
        }
    }
    if (m_path.isEmpty()) {
        const QString path = newFile(m_folder);
        if (path.isEmpty()) {
            return Failure{StoreFault{Kind::NoGameFolder, {}, m_folder}};
        }
        m_path = path;
        m_lock = std::make_shared<GameLock>(path);
    }
    if (m_lock->state() != GameLock::State::Held) {
        m_lock.reset();
    }
    return writeGame(writeGameJson(mainLineFile(session)), m_path); // from which it goes on
}

Result<void, StoreFault> Autosave::keepFinished(const GameSession& session) {
    if (!m_finishedPath.isEmpty() && !QFileInfo(m_finishedPath).dir().exists()) {
        m_finishedPath.clear();
    }
    const GameFile file = mainLineFile(session);
    const std::string text = writeGameJson(file);
    if (m_finishedPath.isEmpty()) {
        if (isKeptFinished(text)) {
            m_finishedRecord = recordWithEnd(session);
            return {};
        }
        m_finishedPath = newFile(finishedFolder());
        m_hasEndedHere = true;
    }
    if (m_finishedPath.isEmpty()) {
        return Failure{StoreFault{Kind::NoEndFolder, {}, finishedFolder()}};
    }
    auto saved = writeGame(text, m_finishedPath);
    if (saved) {
        m_finishedNode = file.game.lastOfLine();
        m_finishedRecord = recordWithEnd(session);
    }
    return saved;
}

bool Autosave::keepsUnfinished() const {
    return !m_path.isEmpty() && QFileInfo(m_path).size() > 0; // on a full disk nothing could be written
}

bool Autosave::isKeptFinished(const std::string& text) const {
    const QByteArray wanted = undated(QByteArray::fromStdString(text));
    const QFileInfoList games = gamesIn(finishedFolder());
    return std::any_of(games.begin(), games.end(), [&](const QFileInfo& info) {
        // The dates are of one length, so that a game of another size is another game.
        QFile file(info.absoluteFilePath());
        return info.size() == static_cast<qint64>(text.size()) && file.open(QIODevice::ReadOnly) &&
               undated(file.readAll()) == wanted;
    });
}

void Autosave::forget() {
    if (!m_path.isEmpty()) {
        QFile::remove(m_path);
    }
    m_path.clear();
    m_lock.reset();
}

std::vector<KeptGame> Autosave::unfinished(const Catalog& catalog) const {
    std::vector<KeptGame> games;
    if (m_folder.isEmpty()) {
        return games;
    }
    for (const QFileInfo& info : gamesIn(m_folder)) {
        if (info.absoluteFilePath() != QFileInfo(m_path).absoluteFilePath()) {
            games.push_back(keptGame(info.absoluteFilePath(), Shelf::Unfinished, catalog));
            games.back().isOpenElsewhere = GameLock::isHeldElsewhere(games.back().path);
        }
    }
    return games;
}

std::vector<KeptGame> Autosave::discarded(const Catalog& catalog) const {
    std::vector<KeptGame> games;
    if (m_folder.isEmpty()) {
        return games;
    }
    for (const QFileInfo& info : gamesIn(discardedFolder())) {
        games.push_back(keptGame(info.absoluteFilePath(), Shelf::Discarded, catalog));
    }
    return games;
}

Result<QString, StoreFault> Autosave::discard(const QString& path, std::shared_ptr<GameLock> lock) {
    if (!lock) {
        lock = std::make_shared<GameLock>(path);
    }
    switch (lock->state()) {
    case GameLock::State::Held:
        return moveInto(discardedFolder(), path);
    case GameLock::State::Elsewhere:
        return Failure{StoreFault{Kind::OpenElsewhere, path}};
    case GameLock::State::Impossible:
        break;
    }
    return Failure{StoreFault{Kind::NotDiscarded, path, {}, lock->reason()}};
}

Result<QString, StoreFault> Autosave::bringBack(const KeptGame& game) {
    return moveInto(game.result.isEmpty() ? m_folder : finishedFolder(), game.path);
}

bool Autosave::isEndOfBoard(const QString& path) const {
    return isSameFile(m_finishedPath, path);
}

bool Autosave::isOwn(const QString& path) const {
    return liesIn(m_folder, path) || liesIn(finishedFolder(), path) || liesIn(discardedFolder(), path);
}

std::vector<std::pair<QString, Shelf>> Autosave::gameFiles() const {
    std::vector<std::pair<QString, Shelf>> files;
    if (m_folder.isEmpty()) {
        return files;
    }
    const auto add = [this, &files](const QString& folder, Shelf shelf) {
        for (const QFileInfo& info : gamesIn(folder)) {
            if (info.absoluteFilePath() != QFileInfo(m_path).absoluteFilePath()) {
                files.emplace_back(info.absoluteFilePath(), shelf);
            }
        }
    };
    add(m_folder, Shelf::Unfinished);
    add(finishedFolder(), Shelf::Finished);
    add(discardedFolder(), Shelf::Discarded);
    return files;
}

} // namespace mujo::ui
