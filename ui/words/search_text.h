#pragma once

#include <QString>

namespace mujo::ui {

/// Small letters without accents, as searches compare them. The marks of kana, which make other sounds of
/// them, stay.
[[nodiscard]] QString withoutAccents(const QString& text);

} // namespace mujo::ui
