#pragma once

#include <QString>

#include "core/insight/move_class.h"

namespace mujo::ui {

[[nodiscard]] QString moveClassName(insight::MoveClass one);
/// In a sentence; that of the glossary where it has the word.
[[nodiscard]] QString moveClassMeaning(insight::MoveClass one);

} // namespace mujo::ui
