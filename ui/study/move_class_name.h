#pragma once

#include <QString>

#include "core/insight/move_class.h"

namespace mujo::ui {

[[nodiscard]] QString moveClassName(insight::MoveClass one);

} // namespace mujo::ui
