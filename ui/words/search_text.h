#pragma once

#include <QString>

namespace mujo::ui {

/// Small letters without accents, for comparing what is searched. The voicing marks of kana stay: が is not
/// か.
[[nodiscard]] QString withoutAccents(const QString& text);

} // namespace mujo::ui
