#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/file_fault.h"
#include "core/base/result.h"

namespace mujo {

/// What a file may be that is read. A pipe (`/dev/stdin`, `<(command)`) is waited for, so that only what the
/// user has named himself may be one.
enum class FileKind { Regular, RegularOrPipe };

/// The text of a file of at most `mostBytes`.
Result<std::string, FileFault> readTextFile(const std::filesystem::path& path,
                                            std::size_t mostBytes = 16U << 20U,
                                            FileKind kind = FileKind::Regular);

/// Why there is nothing to be read in what a file holds: it is empty, or no text at all. Empty for
/// anything that may be a text.
[[nodiscard]] Sentence whyNoText(std::string_view held);

} // namespace mujo
