#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

#include "core/system/file_calls.h"

namespace mujo {

namespace fs = std::filesystem;

namespace {

FileState stateOf(const struct stat& about) {
    constexpr mode_t kEveryPermission = 07777;
    FileState state;
    state.kind = S_ISREG(about.st_mode)   ? FileState::Kind::Regular
                 : S_ISDIR(about.st_mode) ? FileState::Kind::Folder
                                          : FileState::Kind::Other;
    state.permissions = about.st_mode & kEveryPermission;
    state.owner = about.st_uid;
    state.group = about.st_gid;
    return state;
}

} // namespace

int FileCalls::create(const fs::path& path, const FileState* old) {
    constexpr mode_t kUsual = 0666; // less what the user's mask takes away
    constexpr mode_t kPrivate = 0600;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
    return ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, old != nullptr ? kPrivate : kUsual);
}

std::ptrdiff_t FileCalls::write(int file, const char* data, std::size_t size) {
    return ::write(file, data, size);
}

int FileCalls::permit(int file, const FileState& like) {
    return ::fchmod(file, like.permissions);
}

int FileCalls::sync(int file) {
    return ::fsync(file);
}

int FileCalls::close(int file) {
    return ::close(file);
}

int FileCalls::rename(const fs::path& from, const fs::path& to) {
    return ::rename(from.c_str(), to.c_str());
}

int FileCalls::openFolder(const fs::path& path) {
    return ::open(path.c_str(),
                  O_RDONLY | O_DIRECTORY | O_CLOEXEC); // NOLINT(cppcoreguidelines-pro-type-vararg)
}

int lookAt(const fs::path& path, FileState& state) {
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0) {
        return errno;
    }
    state = stateOf(about);
    return 0;
}

int lookAt(int file, FileState& state) {
    struct stat about {};
    if (::fstat(file, &about) != 0) {
        return errno;
    }
    state = stateOf(about);
    return 0;
}

int whyNotWritable(const fs::path& path) {
    return ::access(path.c_str(), W_OK) == 0 ? 0 : errno;
}

void giveToOwner(int file, const FileState& like) {
    const int given = ::fchown(file, like.owner, like.group);
    static_cast<void>(given);
}

fs::path linkTarget(const fs::path& path) {
    std::error_code error;
    return fs::read_symlink(path, error);
}

int openToRead(const fs::path& path, Patience patience) {
    const int wait = patience == Patience::WaitsForNobody ? O_NONBLOCK : 0;
    return ::open(path.c_str(), O_RDONLY | O_CLOEXEC | wait); // NOLINT(cppcoreguidelines-pro-type-vararg)
}

std::ptrdiff_t readFrom(int file, char* data, std::size_t size) {
    ssize_t got = 0;
    do {
        got = ::read(file, data, size);
    } while (got < 0 && errno == EINTR);
    return got;
}

void closeFile(int file) {
    ::close(file);
}

} // namespace mujo
