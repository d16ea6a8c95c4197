#pragma once

#include <QString>

#include "core/insight/question.h"

namespace mujo::ui {

/// The task in a sentence.
[[nodiscard]] QString taskOf(const insight::Question& question);
/// How the piece moves, or those that can capture: a line each, beginning with the name.
[[nodiscard]] QString lessonOf(const insight::Question& question);

} // namespace mujo::ui
