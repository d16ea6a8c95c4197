#pragma once

#include <filesystem>
#include <string_view>

#include "core/base/file_fault.h"
#include "core/base/result.h"
#include "core/system/file_calls.h"

namespace mujo {

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
