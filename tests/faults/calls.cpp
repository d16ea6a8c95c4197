// To be preloaded: one of the calls by which a program changes a folder fails, or the program is killed at
// it.
//
// MUJO_FAULT_FOLDER  the folder
// MUJO_FAULT_AT      the number of the call, from 1
// MUJO_FAULT         what happens there: the number of an error of the system; `before` or `after` for a kill
//                    before or after the call; `half` for a kill after the half of what was to be written
//
// A program that comes to its end says on standard error how many calls there were.

#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

constexpr int kMostFiles = 4096;
std::array<std::atomic<bool>, kMostFiles>
    isOurs{}; // by descriptor: a file of the folder, opened to be written
std::atomic<int> calls{0};

const char* setting(const char* name) {
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? "" : value;
}

bool isInside(const char* path) {
    const char* folder = setting("MUJO_FAULT_FOLDER");
    return path != nullptr && *folder != '\0' && std::strncmp(path, folder, std::strlen(folder)) == 0;
}

bool isOfFolder(int file) {
    return file >= 0 && file < kMostFiles && isOurs[static_cast<std::size_t>(file)];
}

void mark(int file, bool ours) {
    if (file >= 0 && file < kMostFiles) {
        isOurs[static_cast<std::size_t>(file)] = ours;
    }
}

enum class Fault { None, Fails, KillsBefore, KillsHalfway, KillsAfter };

/// What is to happen at the call that comes now.
Fault next() {
    if (++calls != std::atoi(setting("MUJO_FAULT_AT"))) {
        return Fault::None;
    }
    const char* what = setting("MUJO_FAULT");
    if (std::strcmp(what, "before") == 0) {
        return Fault::KillsBefore;
    }
    if (std::strcmp(what, "half") == 0) {
        return Fault::KillsHalfway;
    }
    if (std::strcmp(what, "after") == 0) {
        return Fault::KillsAfter;
    }
    errno = std::atoi(what);
    return Fault::Fails;
}

void die() {
    ::kill(::getpid(), SIGKILL);
}

struct Count {
    ~Count() {
        if (*setting("MUJO_FAULT_FOLDER") != '\0') {
            std::fprintf(stderr, "calls: %d\n", calls.load());
        }
    }
} count;

template <class Function>
Function* real(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

/// Makes a call with the fault that is due.
template <class Call>
auto faulty(Call&& call) -> decltype(call()) {
    switch (next()) {
    case Fault::Fails:
        return -1;
    case Fault::KillsBefore:
    case Fault::KillsHalfway:
        die();
        break;
    case Fault::KillsAfter:
        call();
        die();
        break;
    case Fault::None:
        break;
    }
    return call();
}

int openFile(const char* name, const char* path, int flags, mode_t mode) {
    const auto open = [&] { return real<int(const char*, int, ...)>(name)(path, flags, mode); };
    const bool writes = (flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0;
    if (!writes || !isInside(path)) {
        const int file = open();
        mark(file, false);
        return file;
    }
    const int file = faulty(open);
    mark(file, true);
    return file;
}

} // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const auto mode = static_cast<mode_t>((flags & O_CREAT) != 0 ? va_arg(rest, unsigned) : 0U);
    va_end(rest);
    return openFile("open", path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const auto mode = static_cast<mode_t>((flags & O_CREAT) != 0 ? va_arg(rest, unsigned) : 0U);
    va_end(rest);
    return openFile("open64", path, flags, mode);
}

ssize_t write(int file, const void* data, size_t size) {
    const auto put = [&](size_t bytes) {
        return real<ssize_t(int, const void*, size_t)>("write")(file, data, bytes);
    };
    if (!isOfFolder(file)) {
        return put(size);
    }
    switch (next()) {
    case Fault::Fails:
        return -1;
    case Fault::KillsBefore:
        die();
        break;
    case Fault::KillsHalfway:
        put(size / 2);
        die();
        break;
    case Fault::KillsAfter:
        put(size);
        die();
        break;
    case Fault::None:
        break;
    }
    return put(size);
}

int fsync(int file) {
    const auto sync = [&] { return real<int(int)>("fsync")(file); };
    return isOfFolder(file) ? faulty(sync) : sync();
}

int rename(const char* from, const char* to) {
    const auto move = [&] { return real<int(const char*, const char*)>("rename")(from, to); };
    return isInside(from) ? faulty(move) : move();
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) {
    const auto move = [&] {
        return real<int(int, const char*, int, const char*, unsigned)>("renameat2")(fromFolder, from,
                                                                                    toFolder, to, flags);
    };
    return isInside(from) ? faulty(move) : move();
}

int unlink(const char* path) {
    const auto remove = [&] { return real<int(const char*)>("unlink")(path); };
    return isInside(path) ? faulty(remove) : remove();
}

int mkdir(const char* path, mode_t mode) {
    const auto make = [&] { return real<int(const char*, mode_t)>("mkdir")(path, mode); };
    return isInside(path) ? faulty(make) : make();
}

int close(int file) {
    mark(file, false);
    return real<int(int)>("close")(file);
}

} // extern "C"
