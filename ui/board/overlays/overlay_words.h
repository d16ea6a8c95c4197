#pragma once

#include <QString>
#include <string_view>

namespace mujo::ui {

/// What the menu calls an overlay that can be switched, with its mnemonic; empty for an unknown id.
[[nodiscard]] QString overlayMenuText(std::string_view id);
/// What the sheet of keys says that its key shows.
[[nodiscard]] QString overlayKeyText(std::string_view id);
/// What its switch has done, without a full stop; empty for one that is only held.
[[nodiscard]] QString overlayToldText(std::string_view id, bool on);

} // namespace mujo::ui
