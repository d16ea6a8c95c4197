#pragma once

#include <sys/types.h>

#include <cstddef>
#include <filesystem>
#include <string_view>

#include "core/base/file_fault.h"
#include "core/base/result.h"

namespace mujo {

/// The calls of the system that writing a file consists of. Each returns what the call of POSIX returns and
/// leaves its reason in errno; tests let single calls fail.
class FileCalls {
public:
    FileCalls() = default;
    FileCalls(const FileCalls&) = delete;
    FileCalls& operator=(const FileCalls&) = delete;
    virtual ~FileCalls() = default;

    virtual int open(const char* path, int flags, mode_t mode);
    virtual ssize_t write(int file, const char* data, std::size_t size);
    virtual int chmod(int file, mode_t mode);
    virtual int sync(int file);
    virtual int close(int file);
    virtual int rename(const char* from, const char* to);
};

/// Writes a file whole or leaves the old one as it was. The text goes to a temporary file in the same folder,
/// which takes the place of the old file only when the whole text has reached the disk. Permissions of the
/// old file are kept, and a symbolic link stays one: its target is written. What is no ordinary file (a
/// folder, a pipe, a device) is never replaced. Success means that the text will be there after a power
/// failure. One fault comes too late to leave the old file: a folder that cannot be synced holds the new text
/// and may still lose it.
Result<void, FileFault> writeWholeFile(const std::filesystem::path& path, std::string_view text);
Result<void, FileFault> writeWholeFile(const std::filesystem::path& path, std::string_view text,
                                       FileCalls& calls);

/// Removes from a folder the temporary files of programs that were killed while they wrote: those that are
/// older than an hour, which no writing takes.
void removeUnfinishedFiles(const std::filesystem::path& folder);

} // namespace mujo
