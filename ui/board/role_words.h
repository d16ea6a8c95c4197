#pragma once

#include <QString>
#include <QStringList>

#include "ui/look/piece_face.h"

namespace mujo::ui {

/// What the mark means that stands for a piece too small for its characters, such as "Ring: it jumps".
[[nodiscard]] QString roleInWords(const PieceFace& face);
/// The same for all of these marks.
[[nodiscard]] QStringList allRolesInWords();

} // namespace mujo::ui
