#pragma once

#include <QString>
#include <QStringList>
#include <array>

#include "ui/look/piece_face.h"

namespace mujo::ui {

/// In the order in which they are explained.
inline constexpr std::array kAllRoles{RoleClass::Step,     RoleClass::Slide, RoleClass::Jump,
                                      RoleClass::MultiLeg, RoleClass::Sweep, RoleClass::Royal};

/// What the mark means that stands for a piece too small for its characters, such as "Ring: it jumps".
[[nodiscard]] QString roleInWords(const PieceFace& face);
/// The same for all of these marks.
[[nodiscard]] QStringList allRolesInWords();

} // namespace mujo::ui
