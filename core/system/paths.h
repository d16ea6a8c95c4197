#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace mujo {

/// The path that a text names. Texts are UTF-8 on Windows, where the system has UTF-16, and the bytes of the
/// system itself elsewhere. `std::filesystem::path` takes a plain text in the encoding of a locale.
[[nodiscard]] std::filesystem::path pathOf(std::string_view text);
/// The text of a path, for messages and files; `pathOf` makes the path of it again.
[[nodiscard]] std::string textOf(const std::filesystem::path& path);

/// The folder of what programs keep for their user: `$XDG_DATA_HOME` or its default, on Windows
/// `%LOCALAPPDATA%`; empty when there is none.
[[nodiscard]] std::filesystem::path userDataFolder();

} // namespace mujo
