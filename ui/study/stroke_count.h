#pragma once

#include <QString>
#include <vector>

namespace mujo::ui {

/// Strokes of each character, as written in Japan, by which a kanji is looked up that one cannot read.
/// Characters that the table lacks count more than any other.
[[nodiscard]] std::vector<int> strokeCounts(const QString& kanji);
[[nodiscard]] bool hasStrokeCount(char32_t character);

} // namespace mujo::ui
