#pragma once

#include <QCoreApplication>
#include <QString>

#include "ui/look/theme.h"

namespace mujo::ui {

/// The marks of the board with what they mean, as HTML: each is drawn as the board draws it.
class MarkLegend {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::MarkLegend)

public:
    /// Where a picked piece can go.
    [[nodiscard]] static QString moves(const Theme& theme);
    /// What stands on the board before and after a move.
    [[nodiscard]] static QString board(const Theme& theme);
    /// What is shown on demand.
    [[nodiscard]] static QString sight(const Theme& theme);
    /// What stands on pieces that are too small for characters.
    [[nodiscard]] static QString smallPieces(const Theme& theme);
    /// What stands around the letters of pieces that show their moves.
    [[nodiscard]] static QString mnemonicPieces(const Theme& theme);
    /// What the analysis of the whole game leaves in the list of moves.
    [[nodiscard]] static QString record(const Theme& theme);
};

} // namespace mujo::ui
