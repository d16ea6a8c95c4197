#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

namespace mujo {

/// What a file is, and what of that another file takes over which is to replace it.
struct FileState {
    enum class Kind : std::uint8_t { Regular, Folder, Other };

    Kind kind = Kind::Other;
    std::uint32_t permissions = 0; ///< the bits of POSIX; on Windows attributes, as that it is hidden
    std::uint32_t owner = 0;       ///< POSIX alone
    std::uint32_t group = 0;       ///< POSIX alone
    std::string security{};        ///< Windows alone: who may do what
};

/// The calls of the system that writing a file consists of, with the numbers of open files and the errors of
/// POSIX on every system: what fails returns -1 and leaves its reason in errno. Tests let single calls fail.
class FileCalls {
public:
    FileCalls() = default;
    FileCalls(const FileCalls&) = delete;
    FileCalls& operator=(const FileCalls&) = delete;
    virtual ~FileCalls() = default;

    /// A new file for writing; EEXIST where there is one. What is to replace an old file is its user's alone
    /// until it has the permissions of the old one; on Windows it has them from the beginning.
    virtual int create(const std::filesystem::path& path, const FileState* old);
    virtual std::ptrdiff_t write(int file, const char* data, std::size_t size);
    /// Gives a file the permissions of another.
    virtual int permit(int file, const FileState& like);
    virtual int sync(int file);
    virtual int close(int file);
    /// Takes the place of a file that is there, at once. Windows does so only when no program has that file
    /// open which does not share it; those that look at every new file are waited for, up to a second.
    virtual int rename(const std::filesystem::path& from, const std::filesystem::path& to);
    /// To be synced after a renaming. Always fails on Windows, where a renaming is written through.
    virtual int openFolder(const std::filesystem::path& path);
};

/// What there is behind a path or in an open file: 0, or an error of POSIX.
[[nodiscard]] int lookAt(const std::filesystem::path& path, FileState& state);
[[nodiscard]] int lookAt(int file, FileState& state);
/// 0 when the user may write to a file, or an error of POSIX. Windows tells of files that are read only; what
/// else forbids it shows when the file is replaced.
[[nodiscard]] int whyNotWritable(const std::filesystem::path& path);
/// Tries to give a file to the owner of another, which only administrators may do.
void giveToOwner(int file, const FileState& like);
/// Where a symbolic link leads to; empty for what is none. On Windows, for a link to a file that is not
/// there: empty.
[[nodiscard]] std::filesystem::path linkTarget(const std::filesystem::path& path);

enum class Patience : std::uint8_t {
    WaitsForWriter, ///< a pipe is opened when a program opens its other end
    WaitsForNobody,
};
/// A file that is open for reading, or -1. EISDIR where the system opens no folders.
[[nodiscard]] int openToRead(const std::filesystem::path& path, Patience patience);
/// The next bytes, at the end none, or -1.
[[nodiscard]] std::ptrdiff_t readFrom(int file, char* data, std::size_t size);
void closeFile(int file);

} // namespace mujo
