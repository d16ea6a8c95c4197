#pragma once

#include <QKeyEvent>
#include <optional>

#include "core/game/record_walk.h"

namespace mujo::ui {

/// The step that a key means wherever the moves of a record have the keys; none for other keys.
[[nodiscard]] std::optional<RecordStep> recordStepOf(const QKeyEvent& event);

} // namespace mujo::ui
