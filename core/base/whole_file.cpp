#include "core/base/whole_file.h"

#include <cerrno>
#include <chrono>
#include <optional>
#include <random>
#include <system_error>
#include <utility>

#include "core/system/paths.h"

namespace mujo {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kTemporaryBegin = ".mujo-";
constexpr std::string_view kTemporaryEnd = ".tmp";

/// Some file systems cannot sync; they have nothing that a sync could save.
bool cannotSync(int error) {
    return error == EINVAL || error == ENOSYS || error == ENOTSUP || error == EROFS;
}

/// The file that a path leads to, through symbolic links and also where there is no such file yet. An error
/// of the system for links in a circle.
std::pair<fs::path, int> behindLinks(fs::path path) {
    constexpr int kMostLinks = 40; // as Linux has it
    for (int links = 0; links < kMostLinks; ++links) {
        const fs::path target = linkTarget(path);
        if (target.empty()) {
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
            std::error_code ignored;
            fs::remove(m_temporary, ignored);
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
        if (m_calls.rename(m_temporary, m_target) != 0) {
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
        FileState old;
        if (const int error = lookAt(m_target, old)) {
            return error == ENOENT ? 0 : error;
        }
        if (old.kind == FileState::Kind::Folder) {
            return EISDIR;
        }
        if (old.kind != FileState::Kind::Regular) {
            return ENODEV;
        }
        m_old = std::move(old);
        return whyNotWritable(m_target);
    }

    int openTemporary() {
        constexpr int kAttempts = 100;
        std::random_device random;
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            const fs::path name = folder() / (std::string(kTemporaryBegin) + std::to_string(random()) +
                                              std::string(kTemporaryEnd));
            m_file = m_calls.create(name, m_old ? &*m_old : nullptr);
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
            const std::ptrdiff_t written = m_calls.write(m_file, text.data(), text.size());
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
        FileState now;
        if (!m_old) {
            return 0;
        }
        if (const int error = lookAt(m_file, now)) {
            return error;
        }
        if (now.owner != m_old->owner || now.group != m_old->group) {
            giveToOwner(m_file, *m_old); // the text counts for more than its owner
        }
        const bool same = now.permissions == m_old->permissions;
        return same || m_calls.permit(m_file, *m_old) == 0 ? 0 : errno;
    }

    int syncFolder() {
        const int file = m_calls.openFolder(folder());
        if (file < 0) {
            return 0; // a folder may be written without being readable
        }
        const int error = m_calls.sync(file) == 0 || cannotSync(errno) ? 0 : errno;
        m_calls.close(file);
        return error;
    }

    fs::path m_target;
    FileCalls& m_calls;
    std::optional<FileState> m_old;
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
    return Failure{
        FileFault{FileFault::Kind::NotWritten, textOf(path),
                  error == ENODEV ? sentence("FileFaults", "not an ordinary file") : systemReason(error)}};
}

void removeUnfinishedFiles(const fs::path& folder) {
    const auto old = fs::file_time_type::clock::now() - std::chrono::hours(1);
    std::error_code error;
    for (fs::directory_iterator each(folder, error); !error && each != fs::directory_iterator();
         each.increment(error)) {
        const std::string name = textOf(each->path().filename());
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
