#pragma once

#include <QString>

#include "core/variant/piece_type.h"

namespace mujo::ui {

/// Lower case without accents; what is no letter or digit becomes a blank.
[[nodiscard]] QString foldedText(const QString& text);
/// The same for readings: long vowels count as short ones, however they are written.
[[nodiscard]] QString foldedReading(const QString& text);

/// Whether a search text means the piece: part of its English name, reading, kanji or other names, or its id.
/// An empty text means no piece.
[[nodiscard]] bool isMeant(const PieceType& type, const QString& search);

} // namespace mujo::ui
