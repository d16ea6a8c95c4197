#include "core/system/api_windows.h"
#include "core/system/paths.h"

namespace mujo {

std::filesystem::path pathOf(std::string_view text) {
    return windows::wide(text);
}

std::string textOf(const std::filesystem::path& path) {
    return windows::narrow(path.native());
}

std::filesystem::path userDataFolder() {
    return windows::environment(L"LOCALAPPDATA");
}

} // namespace mujo
