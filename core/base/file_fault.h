#pragma once

#include <cstddef>
#include <string>

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
    std::string reason{};      ///< of the system: "No space left on device"
    std::size_t mostBytes = 0; ///< that were asked for

    /// "cannot write games/a.mujo: No space left on device"
    [[nodiscard]] std::string text() const;
};

} // namespace mujo
