#include "ui/session/game_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSysInfo>
#include <cerrno>

#include "ui/session/file_path.h"

namespace mujo::ui {

namespace {

QString lockName(const QString& path) {
    return path + QStringLiteral(".lock");
}

std::unique_ptr<QLockFile> lockFile(const QString& path) {
    auto lock = std::make_unique<QLockFile>(lockName(path));
    lock->setStaleLockTime(std::chrono::milliseconds(0)); // stale only when its program is gone
    return lock;
}

bool exists(const QFileInfo& file) {
    return file.exists() || file.isSymLink();
}

/// A pipe or a device would be waited for.
bool isOrdinary(const QFileInfo& file) {
    return file.isFile() && !file.isSymLink();
}

enum class Owner { None, Other, Unknown };

/// Whether a living program holds the lock file. What is written in it does not matter: it may be empty, or
/// name a number that another program has by now.
Owner ownerOf(const QString& name) {
    const auto path = filePath(name);
    const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
    if (file < 0) {
        return errno == ENOENT ? Owner::None : Owner::Unknown;
    }
    Owner owner = Owner::None;
    if (::flock(file, LOCK_SH | LOCK_NB) != 0) {
        owner = errno == EWOULDBLOCK ? Owner::Other : Owner::Unknown;
    }
    ::close(file);
    return owner;
}

/// Whether a lock file that could not be taken belongs to another window.
bool isOfAnother(const QLockFile& lock, const QString& name) {
    const Owner owner = ownerOf(name);
    if (owner == Owner::Other) {
        return true;
    }
    qint64 process = 0;
    QString host;
    QString program;
    if (!lock.getLockInfo(&process, &host, &program)) {
        return false; // empty or garbage
    }
    // What a program on another machine holds cannot be seen from here on every file system.
    return owner == Owner::Unknown || host != QSysInfo::machineHostName();
}

} // namespace

GameLock::GameLock(const QString& path) {
    take(path);
}

void GameLock::take(const QString& path) {
    const QString name = lockName(path);
    const QFileInfo info(name);
    if (exists(info) && !isOrdinary(info)) {
        m_reason = QCoreApplication::translate("mujo::ui::GameLock", "%1 is not an ordinary file")
                       .arg(QDir::toNativeSeparators(name));
        return;
    }
    m_lock = lockFile(path);
    bool taken = m_lock->tryLock(0);
    if (!taken && m_lock->error() == QLockFile::LockFailedError) {
        if (isOfAnother(*m_lock, name)) {
            m_state = State::Elsewhere;
            m_lock.reset();
            return;
        }
        taken = m_lock->removeStaleLockFile() && m_lock->tryLock(0);
    }
    if (taken) {
        m_state = State::Held;
        return;
    }
    m_reason =
        m_lock->error() == QLockFile::UnknownError
            ? QCoreApplication::translate("mujo::ui::GameLock", "%1 cannot be written; the disk may be full")
                  .arg(QDir::toNativeSeparators(name))
            : QCoreApplication::translate("mujo::ui::GameLock",
                                          "%1 cannot be written; the permission is missing")
                  .arg(QDir::toNativeSeparators(name));
    m_lock.reset();
}

bool GameLock::isHeldElsewhere(const QString& path) {
    const QString name = lockName(path);
    const QFileInfo info(name);
    if (!exists(info) || !isOrdinary(info)) {
        return false;
    }
    switch (ownerOf(name)) {
    case Owner::Other:
        return true;
    case Owner::None:
        break;
    case Owner::Unknown:
        return isOfAnother(*lockFile(path), name);
    }
    const auto lock = lockFile(path);
    return isOfAnother(*lock, name) && !lock->tryLock(0);
}

} // namespace mujo::ui
