#pragma once

#include "ui/look/glyph_store.h"
#include "ui/look/wedge.h"

#include <QPainterPath>
#include <QString>
#include <optional>

namespace mujo::ui {

/// The kanji of a face as one outline inside the wedge, in units of the cell's side: one character large, two
/// or three stacked, four in two columns read from the right. `bottomBand` is kept free at the base, in the
/// same unit. No character is wider than 0.62 of the wedge or stretched by more than 8 %. Empty when the
/// machine has no glyph for some character.
std::optional<QPainterPath> kanjiOutline(const QString& text, const Wedge& wedge, qreal bottomBand,
                                         GlyphFace face = GlyphFace::Serif);

} // namespace mujo::ui
