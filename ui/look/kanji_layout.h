#pragma once

#include "ui/look/wedge.h"

#include <QPainterPath>
#include <QString>
#include <optional>

namespace mujo::ui {

/// The kanji of a face as one outline inside the wedge, in units of the cell's side: one character large, two
/// or three stacked, four in two columns read from the right. `bottomBand` is kept free at the base, in the
/// same unit. Empty when the machine has no glyph for some character.
std::optional<QPainterPath> kanjiOutline(const QString& text, const Wedge& wedge, qreal bottomBand);

} // namespace mujo::ui
