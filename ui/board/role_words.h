#pragma once

#include <QString>

#include "ui/look/piece_face.h"

namespace mujo::ui {

/// What the mark means that stands for a piece too small for its characters, such as "Ring: it jumps".
[[nodiscard]] QString roleInWords(const PieceFace& face);

} // namespace mujo::ui
