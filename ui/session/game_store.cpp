#include "ui/session/game_store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include "core/base/whole_file.h"
#include "ui/session/file_path.h"
#include "ui/session/game_clock.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr const char* kSuffix = ".mujo";

QString tr(const char* text) {
    return QCoreApplication::translate("GameStore", text);
}

QString lockName(const QString& path) {
    return path + QStringLiteral(".lock");
}

std::unique_ptr<QLockFile> lockFor(const QString& path) {
    auto lock = std::make_unique<QLockFile>(lockName(path));
    lock->setStaleLockTime(std::chrono::milliseconds(0)); // stale only when its program is gone
    return lock;
}

const char* kindText(Player player) {
    return player == Player::Human ? "human" : "computer";
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
    GameFile file{session.game(), {}, {}, setup.level, setup.illegalMoveLoses, {}};
    file.playerNames = {setup.names[0].toStdString(), setup.names[1].toStdString()};
    file.playerKinds = {kindText(setup.players[0]), kindText(setup.players[1])};
    file.time = setup.time;
    file.timeLoses = setup.timeLoses;
    file.elapsed = session.clock().elapsed();
    file.date = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    return file;
}

GameSetup gameSetup(const GameFile& file) {
    GameSetup setup;
    setup.variant = file.game.position().sharedVariant();
    setup.start = file.game.start();
    for (std::size_t side = 0; side < setup.players.size(); ++side) {
        setup.names[side] = shown(file.playerNames[side]);
        setup.players[side] =
            file.playerKinds[side] == kindText(Player::Computer) ? Player::Computer : Player::Human;
    }
    setup.level = file.level;
    setup.illegalMoveLoses = file.illegalMoveLoses;
    setup.endsAtMate = file.game.settings().endsAtMate;
    setup.time = file.time;
    setup.timeLoses = file.timeLoses;
    setup.elapsed = file.elapsed;
    return setup;
}

QString saveGame(const GameSession& session, const QString& path) {
    const std::string text = writeGameJson(gameFile(session));
    if (const auto fault = writeWholeFile(filePath(path), text)) {
        return tr("The game was not saved to %1: %2.")
            .arg(QDir::toNativeSeparators(path), shown(fault->reason));
    }
    return {};
}

Result<GameFile, Diagnostics> loadGame(const QString& path, const Catalog& catalog) {
    const std::string name = QFile::encodeName(path).toStdString();
    auto text = readTextFile(name);
    if (!text) {
        return Failure{Diagnostics{{{}, 0, 0, 1, text.error(), {}}}};
    }
    return readGameJson(*text, QFileInfo(path).fileName().toStdString(), catalog);
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

constexpr qsizetype kFinishedKept = 200;

} // namespace

Autosave::Autosave(QString folder) : m_folder(std::move(folder)) {}

Autosave::~Autosave() = default;

void Autosave::beginGame() {
    m_path.clear();
    m_lock.reset();
    m_finishedPath.clear();
}

void Autosave::adopt(const QString& path) {
    m_path = path;
    m_lock = lockFor(path);
    m_lock->tryLock(0);
}

QString Autosave::keep(const GameSession& session) {
    const Game& game = session.game();
    if (m_folder.isEmpty()) {
        return {}; // nothing is kept
    }
    if (game.isOver()) {
        const QString fault = keepFinished(session);
        forget();
        return fault;
    }
    if (game.plies().empty() && game.undone().empty()) {
        forget();
        return {};
    }
    if (m_path.isEmpty()) {
        const QString path = newFile(m_folder);
        if (path.isEmpty()) {
            return tr("The game cannot be kept safe: %1 cannot be made.").arg(m_folder);
        }
        adopt(path);
    }
    return saveGame(session, m_path);
}

QString Autosave::keepFinished(const GameSession& session) {
    const QString folder = finishedFolder();
    if (m_finishedPath.isEmpty()) {
        m_finishedPath = newFile(folder);
    }
    if (m_finishedPath.isEmpty()) {
        return tr("The game cannot be kept: %1 cannot be made.").arg(folder);
    }
    const QString fault = saveGame(session, m_finishedPath);
    const QFileInfoList games =
        QDir(folder).entryInfoList({QLatin1Char('*') + QLatin1String(kSuffix)}, QDir::Files, QDir::Time);
    for (qsizetype i = kFinishedKept; i < games.size(); ++i) {
        QFile::remove(games[i].absoluteFilePath());
    }
    return fault;
}

void Autosave::forget() {
    if (!m_path.isEmpty()) {
        QFile::remove(m_path);
    }
    m_path.clear();
    m_lock.reset();
}

std::vector<UnfinishedGame> Autosave::unfinished(const Catalog& catalog, std::size_t atMost) const {
    std::vector<UnfinishedGame> games;
    if (m_folder.isEmpty()) {
        return games;
    }
    const QStringList filter{QLatin1Char('*') + QLatin1String(kSuffix)};
    for (const QFileInfo& info : QDir(m_folder).entryInfoList(filter, QDir::Files, QDir::Time)) {
        if (games.size() >= atMost) {
            break;
        }
        const QString path = info.absoluteFilePath();
        if (path == m_path || !lockFor(path)->tryLock(0)) {
            continue;
        }
        // A file that cannot be read stays where it is: it may belong to a newer program.
        if (const auto file = loadGame(path, catalog)) {
            games.push_back({path, shown(file->game.variant().data().name),
                             static_cast<int>(file->game.plies().size() + file->game.undone().size()),
                             info.lastModified()});
        }
    }
    return games;
}

void Autosave::discard(const UnfinishedGame& game) {
    QFile::remove(game.path);
}

} // namespace mujo::ui
