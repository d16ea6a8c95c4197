#pragma once

#include <memory>
#include <vector>

#include "ui/board/overlays/overlay.h"

namespace mujo::ui {

// Overlays that nobody needs by their own type.
[[nodiscard]] std::unique_ptr<Overlay> makeCheckOverlay();
[[nodiscard]] std::unique_ptr<Overlay> makeHangingOverlay();
[[nodiscard]] std::unique_ptr<Overlay> makeMobilityOverlay();
[[nodiscard]] std::unique_ptr<Overlay> makeThreatsOverlay();
[[nodiscard]] std::unique_ptr<Overlay> makeSquareThreatsOverlay();

/// The id of the threats to one square, which its menu shows until the next key or click: no key holds them.
inline constexpr const char* kSquareThreats = "squareThreats";

/// All overlays in the order in which they are painted.
[[nodiscard]] std::vector<std::unique_ptr<Overlay>> makeOverlays();

} // namespace mujo::ui
