#pragma once

#include <QString>
#include <QStringList>

#include "core/variant/piece_type.h"

namespace mujo::ui {

/// Lower case without accents; what is no letter or digit becomes a blank.
[[nodiscard]] QString foldedText(const QString& text);
/// The same of a reading in every way to write its long vowels: short, doubled, and a long o as "ou".
[[nodiscard]] QStringList foldedReadings(const QString& text);

/// How well a search text fits a piece, from not at all on.
enum class PieceMatch {
    None,
    Otherwise, ///< by its reading, its kanji or another name of it
    Word,      ///< a word of its English name begins so
    Beginning, ///< that name begins so
    Whole,     ///< it is the name, or the letters
};
/// An empty text means no piece.
[[nodiscard]] PieceMatch pieceMatch(const PieceType& type, const QString& search);
/// Whether it fits at all.
[[nodiscard]] inline bool isMeant(const PieceType& type, const QString& search) {
    return pieceMatch(type, search) != PieceMatch::None;
}

} // namespace mujo::ui
