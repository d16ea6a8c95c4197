#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>

#include "core/system/api_windows.h"
#include "core/system/file_calls.h"

namespace mujo {

namespace fs = std::filesystem;

namespace {

using windows::Handle;

HANDLE handleOf(int file) {
    // NOLINTNEXTLINE(performance-no-int-to-ptr): so the C library gives it
    return reinterpret_cast<HANDLE>(_get_osfhandle(file));
}

/// The number of an open file, or -1 with the reason in errno.
int numbered(Handle handle, int flags) {
    if (!handle) {
        errno = windows::lastErrno();
        return -1;
    }
    const int file =
        _open_osfhandle(reinterpret_cast<intptr_t>(handle.get()), flags | _O_BINARY | _O_NOINHERIT);
    if (file >= 0) {
        static_cast<void>(handle.release()); // closed with the number
    }
    return file;
}

/// 0 for what went well; otherwise -1, with the reason in errno.
int done(BOOL well) {
    if (well != FALSE) {
        return 0;
    }
    errno = windows::lastErrno();
    return -1;
}

constexpr DWORD kTakenOver =
    FILE_ATTRIBUTE_HIDDEN | FILE_ATTRIBUTE_SYSTEM | FILE_ATTRIBUTE_NOT_CONTENT_INDEXED;
constexpr DWORD kShared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

std::string securityOf(const fs::path& path) {
    DWORD size = 0;
    GetFileSecurityW(path.c_str(), DACL_SECURITY_INFORMATION, nullptr, 0, &size);
    std::string security(size, '\0');
    const BOOL well = GetFileSecurityW(path.c_str(), DACL_SECURITY_INFORMATION, security.data(), size, &size);
    return well != FALSE ? security : std::string(); // a file system that has none
}

} // namespace

int FileCalls::create(const fs::path& path, const FileState* old) {
    SECURITY_ATTRIBUTES security{sizeof(SECURITY_ATTRIBUTES), nullptr, FALSE};
    std::string like = old != nullptr ? old->security : std::string();
    if (!like.empty()) {
        security.lpSecurityDescriptor = like.data();
    }
    return numbered(Handle(CreateFileW(path.c_str(), GENERIC_WRITE, kShared, &security, CREATE_NEW,
                                       FILE_ATTRIBUTE_NORMAL, nullptr)),
                    _O_WRONLY);
}

std::ptrdiff_t FileCalls::write(int file, const char* data, std::size_t size) {
    constexpr std::size_t kMost = std::size_t{1} << 24U;
    DWORD written = 0;
    const auto part = static_cast<DWORD>(std::min(size, kMost));
    return done(WriteFile(handleOf(file), data, part, &written, nullptr)) == 0
               ? static_cast<std::ptrdiff_t>(written)
               : -1;
}

int FileCalls::permit(int file, const FileState& like) {
    FILE_BASIC_INFO info{}; // times of 0 stay as they are
    info.FileAttributes = like.permissions != 0 ? like.permissions : FILE_ATTRIBUTE_NORMAL;
    return done(SetFileInformationByHandle(handleOf(file), FileBasicInfo, &info, sizeof(info)));
}

int FileCalls::sync(int file) {
    return done(FlushFileBuffers(handleOf(file)));
}

int FileCalls::close(int file) {
    return _close(file);
}

int FileCalls::rename(const fs::path& from, const fs::path& to) {
    constexpr int kTries = 20;
    constexpr DWORD kPause = 50;
    for (int i = 1;; ++i) {
        // One step of the file system; ReplaceFileW is several, between which there is no file.
        const BOOL well =
            MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
        if (well != FALSE || i == kTries || windows::lastErrno() != EACCES) {
            return done(well);
        }
        Sleep(kPause);
    }
}

int FileCalls::openFolder(const fs::path& /*path*/) {
    errno = ENOTSUP;
    return -1;
}

int lookAt(const fs::path& path, FileState& state) {
    // With the flag for folders, and without rights of reading.
    const Handle handle(CreateFileW(path.c_str(), FILE_READ_ATTRIBUTES, kShared, nullptr, OPEN_EXISTING,
                                    FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    BY_HANDLE_FILE_INFORMATION about{};
    if (!handle) {
        return windows::lastErrno();
    }
    state = {};
    if (GetFileType(handle.get()) != FILE_TYPE_DISK) {
        return 0;
    }
    if (GetFileInformationByHandle(handle.get(), &about) == FALSE) {
        return windows::lastErrno();
    }
    const bool isFolder = (about.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    state.kind = isFolder ? FileState::Kind::Folder : FileState::Kind::Regular;
    state.permissions = about.dwFileAttributes & kTakenOver;
    state.security = securityOf(path);
    return 0;
}

int lookAt(int file, FileState& state) {
    state = {};
    BY_HANDLE_FILE_INFORMATION about{};
    if (GetFileType(handleOf(file)) != FILE_TYPE_DISK) {
        return 0;
    }
    if (GetFileInformationByHandle(handleOf(file), &about) == FALSE) {
        return windows::lastErrno();
    }
    state.kind = FileState::Kind::Regular;
    state.permissions = about.dwFileAttributes & kTakenOver;
    return 0;
}

int whyNotWritable(const fs::path& path) {
    const DWORD attributes = GetFileAttributesW(path.c_str());
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_READONLY) != 0 ? EACCES : 0;
}

void giveToOwner(int /*file*/, const FileState& /*like*/) {} // the folder says whose a file is

fs::path linkTarget(const fs::path& path) {
    const DWORD attributes = GetFileAttributesW(path.c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES || (attributes & FILE_ATTRIBUTE_REPARSE_POINT) == 0) {
        return {};
    }
    const Handle handle(CreateFileW(path.c_str(), FILE_READ_ATTRIBUTES, kShared, nullptr, OPEN_EXISTING,
                                    FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    if (!handle) {
        return {};
    }
    std::wstring target(GetFinalPathNameByHandleW(handle.get(), nullptr, 0, FILE_NAME_NORMALIZED), L'\0');
    target.resize(GetFinalPathNameByHandleW(handle.get(), target.data(), static_cast<DWORD>(target.size()),
                                            FILE_NAME_NORMALIZED));
    // What else has such a point, as a file that lies in a cloud, leads to itself.
    return (GetFileAttributesW(target.c_str()) & FILE_ATTRIBUTE_REPARSE_POINT) == 0 ? fs::path(target)
                                                                                    : fs::path();
}

int openToRead(const fs::path& path, Patience /*patience*/) {
    const DWORD attributes = GetFileAttributesW(path.c_str());
    if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0) {
        errno = EISDIR;
        return -1;
    }
    return numbered(Handle(CreateFileW(path.c_str(), GENERIC_READ, kShared, nullptr, OPEN_EXISTING,
                                       FILE_ATTRIBUTE_NORMAL, nullptr)),
                    _O_RDONLY);
}

std::ptrdiff_t readFrom(int file, char* data, std::size_t size) {
    DWORD got = 0;
    if (ReadFile(handleOf(file), data, static_cast<DWORD>(size), &got, nullptr) == FALSE &&
        GetLastError() != ERROR_BROKEN_PIPE) { // the end of a pipe
        errno = windows::lastErrno();
        return -1;
    }
    return static_cast<std::ptrdiff_t>(got);
}

void closeFile(int file) {
    _close(file);
}

} // namespace mujo
