#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/game/formats/format.h"

namespace mujo::ui {

/// What dialogs call the forms of files, and what a file of some of them has no room for.
class FormatWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::FormatWords)

public:
    /// Of several files, as in a list to choose from.
    [[nodiscard]] static QString nameOf(const GameFormat& format);
    /// In the middle of a sentence.
    [[nodiscard]] static QString nameOf(GamePart part);
};

} // namespace mujo::ui
