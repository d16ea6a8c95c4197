#include "core/base/whole_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <random>
#include <system_error>
#include <utility>

namespace mujo {

int FileCalls::open(const char* path, int flags, mode_t mode) {
    return ::open(path, flags, mode); // NOLINT(cppcoreguidelines-pro-type-vararg)
}

ssize_t FileCalls::write(int file, const char* data, std::size_t size) {
    return ::write(file, data, size);
}

int FileCalls::chmod(int file, mode_t mode) {
    return ::fchmod(file, mode);
}

int FileCalls::sync(int file) {
    return ::fsync(file);
}

int FileCalls::close(int file) {
    return ::close(file);
}

int FileCalls::rename(const char* from, const char* to) {
    return ::rename(from, to);
}

namespace {

namespace fs = std::filesystem;

constexpr mode_t kEveryPermission = 07777;
constexpr std::string_view kTemporaryBegin = ".mujo-";
constexpr std::string_view kTemporaryEnd = ".tmp";

std::string systemReason(int error) {
    return std::generic_category().message(error);
}

/// Some file systems cannot sync; they have nothing that a sync could save.
bool cannotSync(int error) {
    return error == EINVAL || error == ENOSYS || error == ENOTSUP || error == EROFS;
}

/// The file that a path leads to, through symbolic links and also where there is no such file yet. An error
/// of the system for links in a circle.
std::pair<fs::path, int> behindLinks(fs::path path) {
    constexpr int kMostLinks = 40; // as Linux has it
    for (int links = 0; links < kMostLinks; ++links) {
        std::error_code error;
        const fs::path target = fs::read_symlink(path, error);
        if (error) {
            return {path, 0}; // no link
        }
        path = target.is_absolute() ? target : path.parent_path() / target;
    }
    return {path, ELOOP};
}

/// One attempt to write one file.
class Writing {
public:
    Writing(fs::path target, FileCalls& calls) : m_target(std::move(target)), m_calls(calls) {}
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;
    ~Writing() {
        if (m_file >= 0) {
            m_calls.close(m_file);
        }
        if (!m_temporary.empty()) {
            ::unlink(m_temporary.c_str());
        }
    }

    /// An error of the system, or 0.
    int run(std::string_view text) {
        if (const int error = lookAtOldFile()) {
            return error;
        }
        if (const int error = openTemporary()) {
            return error;
        }
        if (const int error = writeAll(text)) {
            return error;
        }
        if (const int error = takePermissions()) {
            return error;
        }
        if (m_calls.sync(m_file) != 0 && !cannotSync(errno)) {
            return errno;
        }
        // The file is closed whatever close() says.
        if (m_calls.close(std::exchange(m_file, -1)) != 0) {
            return errno;
        }
        if (m_calls.rename(m_temporary.c_str(), m_target.c_str()) != 0) {
            return errno;
        }
        m_temporary.clear();
        return syncFolder();
    }

private:
    [[nodiscard]] fs::path folder() const {
        const fs::path parent = m_target.parent_path();
        return parent.empty() ? fs::path(".") : parent;
    }

    int lookAtOldFile() {
        struct stat old {};
        if (::stat(m_target.c_str(), &old) != 0) {
            return errno == ENOENT ? 0 : errno;
        }
        if (S_ISDIR(old.st_mode)) {
            return EISDIR;
        }
        if (!S_ISREG(old.st_mode)) {
            return ENODEV;
        }
        if (::access(m_target.c_str(), W_OK) != 0) {
            return errno;
        }
        m_hasOld = true;
        m_old = old;
        return 0;
    }

    int openTemporary() {
        constexpr int kAttempts = 100;
        constexpr mode_t kUsual = 0666; // less what the user's mask takes away
        constexpr mode_t kPrivate = 0600;
        std::random_device random;
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            const fs::path name = folder() / (std::string(kTemporaryBegin) + std::to_string(random()) +
                                              std::string(kTemporaryEnd));
            m_file = m_calls.open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                                  m_hasOld ? kPrivate : kUsual);
            if (m_file >= 0) {
                m_temporary = name;
                return 0;
            }
            if (errno != EEXIST && errno != EINTR) {
                return errno;
            }
        }
        return EEXIST;
    }

    int writeAll(std::string_view text) {
        while (!text.empty()) {
            const ssize_t written = m_calls.write(m_file, text.data(), text.size());
            if (written < 0 && errno == EINTR) {
                continue;
            }
            if (written <= 0) {
                return written < 0 ? errno : ENOSPC;
            }
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        return 0;
    }

    int takePermissions() {
        struct stat now {};
        if (!m_hasOld) {
            return 0;
        }
        if (::fstat(m_file, &now) != 0) {
            return errno;
        }
        if (now.st_uid != m_old.st_uid || now.st_gid != m_old.st_gid) {
            // Only root may give a file away; the text counts for more than its owner.
            const int given = ::fchown(m_file, m_old.st_uid, m_old.st_gid);
            static_cast<void>(given);
        }
        const bool same = (now.st_mode & kEveryPermission) == (m_old.st_mode & kEveryPermission);
        return same || m_calls.chmod(m_file, m_old.st_mode & kEveryPermission) == 0 ? 0 : errno;
    }

    int syncFolder() {
        const int file = m_calls.open(folder().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
        if (file < 0) {
            return 0; // a folder may be written without being readable
        }
        const int error = m_calls.sync(file) == 0 || cannotSync(errno) ? 0 : errno;
        m_calls.close(file);
        return error;
    }

    fs::path m_target;
    FileCalls& m_calls;
    bool m_hasOld = false;
    struct stat m_old {};
    int m_file = -1;
    fs::path m_temporary; ///< empty when there is none to remove
};

} // namespace

Result<void, FileFault> writeWholeFile(const fs::path& path, std::string_view text, FileCalls& calls) {
    auto [target, error] = behindLinks(path);
    if (error == 0) {
        error = Writing(std::move(target), calls).run(text);
    }
    if (error == 0) {
        return {};
    }
    return Failure{FileFault{FileFault::Kind::NotWritten, path.string(),
                             error == ENODEV ? "not an ordinary file" : systemReason(error)}};
}

void removeUnfinishedFiles(const fs::path& folder) {
    const auto old = fs::file_time_type::clock::now() - std::chrono::hours(1);
    std::error_code error;
    for (fs::directory_iterator each(folder, error); !error && each != fs::directory_iterator();
         each.increment(error)) {
        const std::string name = each->path().filename().string();
        std::error_code ofFile;
        if (name.starts_with(kTemporaryBegin) && name.ends_with(kTemporaryEnd) &&
            each->symlink_status(ofFile).type() == fs::file_type::regular &&
            each->last_write_time(ofFile) < old && !ofFile) {
            fs::remove(each->path(), ofFile);
        }
    }
}

Result<void, FileFault> writeWholeFile(const fs::path& path, std::string_view text) {
    FileCalls calls;
    return writeWholeFile(path, text, calls);
}

} // namespace mujo
