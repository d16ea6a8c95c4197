#pragma once

#include <QRect>
#include <optional>
#include <vector>

namespace mujo::ui {

/// The place for something of this size in `room` that says something about `square`: right above or below it
/// where nothing of `keepFree` is covered, or else the nearest free place; never on the square itself. None
/// when the room is too small. What of `ratherFree` it would cover is worth a longer way, as long as it stays
/// near. Pixels of the same widget.
[[nodiscard]] std::optional<QRect> placeBeside(const QRect& square, QSize size, const QRect& room,
                                               const std::vector<QRect>& keepFree,
                                               const std::vector<QRect>& ratherFree = {});

} // namespace mujo::ui
