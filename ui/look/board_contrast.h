#pragma once

#include <QCoreApplication>
#include <QString>
#include <vector>

#include "core/base/sentence.h"
#include "ui/look/board_style.h"

namespace mujo::ui {

/// How far apart two colours of a board are that lie on each other: of several pairs the nearest.
struct BoardContrast {
    Sentence name;
    qreal ratio;   ///< after WCAG, from 1
    qreal wanted;  ///< what reads well
    bool isNeeded; ///< nothing else would tell the two apart
};

/// Below this nobody can tell two colours apart that have to be.
inline constexpr qreal kLeastContrast = 1.25;

/// All that the eye needs.
[[nodiscard]] std::vector<BoardContrast> contrastsOf(const BoardColours& colours);

/// What of a board reads badly, in the language of the reader.
class BoardWarning {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::BoardWarning)

public:
    /// A sentence; empty when all of it reads well.
    [[nodiscard]] static QString of(const BoardColours& colours);
};

} // namespace mujo::ui
