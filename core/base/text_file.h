#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "core/base/result.h"

namespace mujo {

/// What a file may be that is read. A pipe (`/dev/stdin`, `<(command)`) is waited for, so that only what the
/// user has named himself may be one.
enum class FileKind { Regular, RegularOrPipe };

/// The text of a file of at most `maxBytes`; the error is a sentence.
Result<std::string, std::string> readTextFile(const std::filesystem::path& path,
                                              std::size_t maxBytes = 16U << 20U,
                                              FileKind kind = FileKind::Regular);

} // namespace mujo
