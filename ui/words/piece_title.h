#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/variant/variant.h"

namespace mujo::ui {

/// What a game or a kind of piece is called, in full: where its name is its kanji, as in Japanese, that
/// stands once.
class PieceTitle {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::PieceTitle)

public:
    /// "Lion, 獅子, shishi".
    [[nodiscard]] static QString inLine(const PieceType& type);
    /// "獅子, shishi" beside the name; the reading alone where the name is the kanji.
    [[nodiscard]] static QString beside(const PieceType& type);
    /// The same of a game: "中将棋" beside "Chu Shogi".
    [[nodiscard]] static QString beside(const VariantData& game);
    /// The name for a face that shows the kanji: the reading where the name is the kanji.
    [[nodiscard]] static QString onFace(const PieceType& type);
};

} // namespace mujo::ui
