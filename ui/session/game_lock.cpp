#include "ui/session/game_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QDir>
#include <QSysInfo>
#include <QThread>
#include <algorithm>
#include <array>
#include <cerrno>

#include "ui/session/file_path.h"

namespace mujo::ui {

namespace {

struct GameLockWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::GameLock)
};

QString lockName(const QString& path) {
    return path + QStringLiteral(".lock");
}

/// A pipe or a device would be waited for.
bool isOrdinary(int file) {
    struct stat found {};
    return ::fstat(file, &found) == 0 && S_ISREG(found.st_mode);
}

/// Whether the name still leads to the open file, and not to one that has been made since or to none.
bool isNamed(int file, const char* name) {
    struct stat open {};
    struct stat named {};
    return ::fstat(file, &open) == 0 && ::lstat(name, &named) == 0 && open.st_dev == named.st_dev &&
           open.st_ino == named.st_ino;
}

/// Whether a lock file was written on another machine, whose locks cannot be seen from here on every file
/// system. Its third line says where.
bool isOfAnotherMachine(int file) {
    std::array<char, 4096> text{};
    const ssize_t size = ::pread(file, text.data(), text.size(), 0);
    const auto lines =
        QByteArray(text.data(), static_cast<qsizetype>(std::max<ssize_t>(size, 0))).split('\n');
    constexpr qsizetype kHost = 2;
    const QByteArray host = lines.value(kHost);
    return !host.isEmpty() && host != QSysInfo::machineHostName().toUtf8();
}

/// Who has the lock, for people and for other machines; the lock itself does not need it.
void sign(int file) {
    const QByteArray text = QByteArray::number(QCoreApplication::applicationPid()) + '\n' +
                            QCoreApplication::applicationName().toUtf8() + '\n' +
                            QSysInfo::machineHostName().toUtf8() + '\n';
    if (::ftruncate(file, 0) != 0 ||
        ::pwrite(file, text.data(), static_cast<std::size_t>(text.size()), 0) < 0) {
        return; // the disk may be full
    }
}

} // namespace

GameLock::GameLock(const QString& path) : m_name(lockName(path)) {
    take();
}

/// The file goes before the lock does: who waits for it finds that it has no name, and makes another one.
GameLock::~GameLock() {
    if (m_file >= 0) {
        const auto path = filePath(m_name);
        if (isNamed(m_file, path.c_str())) { // not that of another one, where somebody has removed ours
            ::unlink(path.c_str());
        }
        ::close(m_file);
    }
}

void GameLock::refuse(int error) {
    const QString name = QDir::toNativeSeparators(m_name);
    if (error == ELOOP || error == EISDIR || error == ENXIO || error == ENODEV) {
        m_reason = GameLockWords::tr("%1 is not an ordinary file").arg(name);
    } else if (error == EACCES || error == EPERM || error == EROFS) {
        m_reason = GameLockWords::tr("%1 cannot be written; the permission is missing").arg(name);
    } else {
        m_reason = GameLockWords::tr("%1 cannot be written; the disk may be full").arg(name);
    }
}

void GameLock::take() {
    constexpr int kAttempts = 5; // another window may look whether the game is open, or let go of it just now
    constexpr unsigned long kPause = 2; // milliseconds
    const auto path = filePath(m_name);
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        constexpr mode_t kUsual = 0644;
        const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, kUsual);
        if (file < 0 || !isOrdinary(file)) {
            refuse(file < 0 ? errno : ENODEV);
            if (file >= 0) {
                ::close(file);
            }
            return;
        }
        const bool isLocked = ::flock(file, LOCK_EX | LOCK_NB) == 0;
        if (isLocked && isNamed(file, path.c_str())) {
            if (isOfAnotherMachine(file)) {
                ::close(file);
                m_state = State::Elsewhere;
                return;
            }
            sign(file);
            m_file = file;
            m_state = State::Held;
            return;
        }
        const bool isOther = !isLocked && errno == EWOULDBLOCK;
        if (!isLocked && !isOther) {
            refuse(errno);
            ::close(file);
            return;
        }
        ::close(file);
        m_state = State::Elsewhere;
        QThread::msleep(kPause);
    }
}

bool GameLock::isHeldElsewhere(const QString& path) {
    const auto name = filePath(lockName(path));
    const int file = ::open(name.c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
    if (file < 0) {
        return false; // who cannot read it cannot take it either
    }
    const bool isFree = !isOrdinary(file) || ::flock(file, LOCK_SH | LOCK_NB) == 0 || errno != EWOULDBLOCK;
    const bool isHeld =
        !isFree || (isOrdinary(file) && isNamed(file, name.c_str()) && isOfAnotherMachine(file));
    ::close(file);
    return isHeld;
}

} // namespace mujo::ui
