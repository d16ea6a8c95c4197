#pragma once

#include <cstddef>
#include <string>

#include "core/base/sentence.h"

namespace mujo {

/// Why a file could not be read or written whole.
struct FileFault {
    enum class Kind {
        NotOpened,
        NotRead,
        Folder,     ///< it is one
        NotRegular, ///< it is a pipe or a device
        TooLarge,   ///< it has more than `mostBytes`
        NotWritten, ///< for the `reason`
    };

    Kind kind = Kind::NotRead;
    std::string path;          ///< as the caller named it
    Sentence reason{};         ///< of the system: "No space left on device"
    std::size_t mostBytes = 0; ///< that were asked for

    /// "cannot write games/a.mujo: No space left on device"
    [[nodiscard]] Sentence said() const;
    [[nodiscard]] std::string text() const { return said().english(); }
};

/// What an error of the system (`errno`) means.
[[nodiscard]] Sentence systemReason(int error);

} // namespace mujo
