// A file is written whole, or the old one stays: each call of the system fails in turn, and so does a full
// disk.

#include "core/base/whole_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <utility>

namespace mujo {
namespace {

namespace fs = std::filesystem;

struct WorkFolder {
    WorkFolder() {
        std::string name = (fs::temp_directory_path() / "mujo-whole-file-XXXXXX").string();
        path = mkdtemp(name.data());
    }
    WorkFolder(const WorkFolder&) = delete;
    WorkFolder& operator=(const WorkFolder&) = delete;
    ~WorkFolder() {
        std::error_code error;
        fs::remove_all(path, error);
    }
    [[nodiscard]] fs::path file(const std::string& name) const { return path / name; }
    [[nodiscard]] int files() const {
        return static_cast<int>(std::distance(fs::directory_iterator(path), fs::directory_iterator()));
    }
    fs::path path;
};

std::string contents(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void put(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

mode_t permissions(const fs::path& path) {
    struct stat found {};
    EXPECT_EQ(::stat(path.c_str(), &found), 0);
    return found.st_mode & 07777;
}

/// Counts the calls and lets one of them fail.
class FailingCalls : public FileCalls {
public:
    FailingCalls(int failing, int error) : m_failing(failing), m_error(error) {}

    int create(const fs::path& path, const FileState* old) override {
        return fails() ? -1 : FileCalls::create(path, old);
    }
    ssize_t write(int file, const char* data, std::size_t size) override {
        return fails() ? -1 : FileCalls::write(file, data, std::min<std::size_t>(size, 5)); // bit by bit
    }
    int permit(int file, const FileState& like) override {
        return fails() ? -1 : FileCalls::permit(file, like);
    }
    int sync(int file) override { return fails() ? -1 : FileCalls::sync(file); }
    int close(int file) override {
        const bool failed = fails();
        const int closed = FileCalls::close(file);
        if (failed) {
            errno = m_error;
        }
        return failed ? -1 : closed;
    }
    int openFolder(const fs::path& path) override { return fails() ? -1 : FileCalls::openFolder(path); }
    int rename(const fs::path& from, const fs::path& to) override {
        const int renamed = fails() ? -1 : FileCalls::rename(from, to);
        m_renamed = renamed == 0;
        return renamed;
    }

    [[nodiscard]] int made() const { return m_made; }
    [[nodiscard]] bool renamed() const { return m_renamed; }

private:
    bool fails() {
        errno = m_error;
        return m_made++ == m_failing;
    }

    int m_failing;
    int m_error;
    int m_made = 0;
    bool m_renamed = false;
};

/// Another write() in place of the system's.
template <class Write>
class ChangedWrite : public FileCalls {
public:
    explicit ChangedWrite(Write write) : m_write(write) {}
    ssize_t write(int file, const char* data, std::size_t size) override { return m_write(file, data, size); }

private:
    Write m_write;
};

TEST(WholeFile, ANewFileHoldsTheText) {
    const WorkFolder folder;
    const std::string text("one\0two\n", 8);
    EXPECT_TRUE(writeWholeFile(folder.file("a"), text));
    EXPECT_EQ(contents(folder.file("a")), text);
    EXPECT_TRUE(writeWholeFile(folder.file("empty"), ""));
    EXPECT_EQ(contents(folder.file("empty")), "");
    EXPECT_EQ(folder.files(), 2);
    const mode_t mask = ::umask(0);
    ::umask(mask);
    EXPECT_EQ(permissions(folder.file("a")), 0666 & ~mask);
}

TEST(WholeFile, AFileInTheWorkingFolderNeedsNoFolderInItsName) {
    const WorkFolder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder.path);
    EXPECT_TRUE(writeWholeFile("plain", "text"));
    fs::current_path(before);
    EXPECT_EQ(contents(folder.file("plain")), "text");
}

// Open, six pieces of the text, permissions, sync, close, rename, then the folder: open, sync, close.
constexpr int kCalls = 14;
constexpr int kSyncOfFolder = 12;

TEST(WholeFile, EveryCallOfTheSystemIsCounted) {
    const WorkFolder folder;
    put(folder.file("a"), "old");
    fs::permissions(folder.file("a"), fs::perms(0640));
    FailingCalls system(-1, ENOSPC);
    EXPECT_TRUE(writeWholeFile(folder.file("a"), "the new text in several pieces", system));
    EXPECT_EQ(system.made(), kCalls);
}

TEST(WholeFile, EachFailingCallLeavesTheOldFileAndNothingElse) {
    const std::string old = "the old text";
    const std::string text = "the new text in several pieces";
    for (int failing = 0; failing < kCalls; ++failing) {
        const WorkFolder folder;
        put(folder.file("a"), old);
        fs::permissions(folder.file("a"), fs::perms(0640));
        FailingCalls system(failing, ENOSPC);
        const auto written = writeWholeFile(folder.file("a"), text, system);
        EXPECT_EQ(folder.files(), 1) << "call " << failing;
        EXPECT_EQ(contents(folder.file("a")), system.renamed() ? text : old) << "call " << failing;
        EXPECT_EQ(permissions(folder.file("a")), mode_t{0640}) << "call " << failing;
        if (!system.renamed()) {
            ASSERT_FALSE(written) << "call " << failing;
            EXPECT_EQ(written.error().path, folder.file("a").string());
            EXPECT_EQ(written.error().text(),
                      "cannot write " + folder.file("a").string() + ": No space left on device");
        }
    }
}

TEST(WholeFile, OnlyTheSyncOfTheFolderMayFailAfterTheRename) {
    for (int failing = 0; failing < kCalls; ++failing) {
        const WorkFolder folder;
        put(folder.file("a"), "old");
        fs::permissions(folder.file("a"), fs::perms(0640));
        FailingCalls system(failing, EIO);
        const auto written = writeWholeFile(folder.file("a"), "the new text in several pieces", system);
        EXPECT_EQ(written.hasValue(), system.renamed() && failing != kSyncOfFolder) << "call " << failing;
    }
}

TEST(WholeFile, AnInterruptedOrEmptyWriteIsNoSuccess) {
    const WorkFolder folder;
    put(folder.file("a"), "old");
    bool interrupted = false;
    ChangedWrite once([&interrupted](int file, const char* data, std::size_t size) -> ssize_t {
        if (!std::exchange(interrupted, true)) {
            errno = EINTR;
            return -1;
        }
        return ::write(file, data, size);
    });
    EXPECT_TRUE(writeWholeFile(folder.file("a"), "again", once));
    EXPECT_EQ(contents(folder.file("a")), "again");

    ChangedWrite nothing([](int, const char*, std::size_t) -> ssize_t { return 0; });
    EXPECT_FALSE(writeWholeFile(folder.file("a"), "never", nothing));
    EXPECT_EQ(contents(folder.file("a")), "again");
    EXPECT_EQ(folder.files(), 1);
}

TEST(WholeFile, ThePermissionsOfTheOldFileAreKept) {
    for (const mode_t mode : {mode_t{0600}, mode_t{0644}, mode_t{0666}, mode_t{0755}}) {
        const WorkFolder folder;
        put(folder.file("a"), "old");
        fs::permissions(folder.file("a"), fs::perms(mode));
        EXPECT_TRUE(writeWholeFile(folder.file("a"), "new"));
        EXPECT_EQ(permissions(folder.file("a")), mode);
        EXPECT_EQ(contents(folder.file("a")), "new");
    }
}

TEST(WholeFile, ALinkStaysALinkAndItsTargetIsWritten) {
    const WorkFolder folder;
    fs::create_directory(folder.file("far"));
    put(folder.file("far/target"), "old");
    fs::create_symlink("far/target", folder.file("link"));
    fs::create_symlink("link", folder.file("second"));
    EXPECT_TRUE(writeWholeFile(folder.file("second"), "new"));
    EXPECT_TRUE(fs::is_symlink(folder.file("link")));
    EXPECT_TRUE(fs::is_symlink(folder.file("second")));
    EXPECT_EQ(contents(folder.file("far/target")), "new");

    fs::create_symlink("far/not yet there", folder.file("dangling"));
    EXPECT_TRUE(writeWholeFile(folder.file("dangling"), "made"));
    EXPECT_EQ(contents(folder.file("far/not yet there")), "made");

    fs::create_symlink("circle", folder.file("circle"));
    const auto written = writeWholeFile(folder.file("circle"), "text");
    ASSERT_FALSE(written);
    EXPECT_NE(written.error().reason.english().find("symbolic links"), std::string::npos)
        << written.error().reason.english();
}

TEST(WholeFile, WhatIsNoOrdinaryFileIsLeftAlone) {
    const WorkFolder folder;
    fs::create_directory(folder.file("folder"));
    ASSERT_EQ(::mkfifo(folder.file("pipe").c_str(), 0600), 0);
    EXPECT_EQ(writeWholeFile(folder.file("folder"), "text").error().reason.english(), "Is a directory");
    EXPECT_EQ(writeWholeFile(folder.file("pipe"), "text").error().reason.english(), "not an ordinary file");
    EXPECT_EQ(writeWholeFile("/dev/null", "text").error().reason.english(), "not an ordinary file");
    EXPECT_EQ(writeWholeFile(folder.file("none/a"), "text").error().reason.english(),
              "No such file or directory");
    EXPECT_TRUE(fs::is_fifo(folder.file("pipe")));
}

/// What `run` says in a process of its own: 0 where all is well.
int inAProcess(const std::function<int()>& run) {
    const pid_t child = ::fork();
    if (child == 0) {
        ::_exit(run());
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 255;
}

TEST(WholeFile, AFileThatMayNotGrowLeavesTheOldOne) {
    const WorkFolder folder;
    put(folder.file("a"), "old");
    const int said = inAProcess([&folder] {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit few{4096, 4096};
        if (::setrlimit(RLIMIT_FSIZE, &few) != 0) {
            return 2;
        }
        const auto written = writeWholeFile(folder.file("a"), std::string(10000, 'x'));
        return !written && written.error().reason.english() == "File too large" ? 0 : 1;
    });
    EXPECT_EQ(said, 0);
    EXPECT_EQ(contents(folder.file("a")), "old");
    EXPECT_EQ(folder.files(), 1);
}

TEST(WholeFile, AFullDiskLeavesTheOldFile) {
    const WorkFolder folder;
    constexpr int kNoDisk = 77;
    const int said = inAProcess([&folder] {
        // A disk of its own needs rights that not everybody has.
        if (::unshare(CLONE_NEWNS) != 0 && ::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) {
            return kNoDisk;
        }
        ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr);
        if (::mount("tmpfs", folder.path.c_str(), "tmpfs", 0, "size=64k") != 0) {
            return kNoDisk;
        }
        put(folder.file("a"), std::string(5000, 'o'));
        put(folder.file("fill"), std::string(100000, 'x'));
        // What fits into the last page in use is no matter: the new text does not fit.
        for (const std::size_t size : {std::size_t{1}, std::size_t{5000}, std::size_t{20000}}) {
            const auto written = writeWholeFile(folder.file("a"), std::string(size, 'n'));
            if (written || written.error().reason.english() != "No space left on device") {
                return 1;
            }
            if (contents(folder.file("a")) != std::string(5000, 'o') || folder.files() != 2) {
                return 2;
            }
        }
        fs::remove(folder.file("fill"));
        return writeWholeFile(folder.file("a"), "new") && contents(folder.file("a")) == "new" ? 0 : 3;
    });
    if (said == kNoDisk) {
        GTEST_SKIP() << "this user may mount no file system; the failing calls above stand for it";
    }
    EXPECT_EQ(said, 0);
}

TEST(WholeFile, WhatAKilledProgramHasLeftIsRemovedAfterAnHour) {
    const WorkFolder folder;
    const auto age = [&](const fs::path& path, std::chrono::minutes old) {
        fs::last_write_time(path, fs::file_time_type::clock::now() - old);
    };
    const fs::path left = folder.file(".mujo-17.tmp");
    const fs::path fresh = folder.file(".mujo-18.tmp");
    const fs::path game = folder.file("old.mujo");
    for (const fs::path& path : {left, fresh, game}) {
        put(path, "text");
    }
    age(left, std::chrono::minutes(61));
    age(fresh, std::chrono::minutes(59));
    age(game, std::chrono::minutes(600));
    removeUnfinishedFiles(folder.path);
    EXPECT_FALSE(fs::exists(left));
    EXPECT_TRUE(fs::exists(fresh)) << "another program may be writing it";
    EXPECT_TRUE(fs::exists(game));
    removeUnfinishedFiles(folder.file("nowhere"));
}

} // namespace
} // namespace mujo
