#pragma once

#include <QCoreApplication>
#include <QString>
#include <vector>

#include "core/position/setup_editor.h"

namespace mujo::ui {

/// What is wrong or odd about a position that is being put together, for the reader.
class SetupWords {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::SetupWords)

public:
    enum class Weight {
        Impossible, ///< no position of the game
        Over,       ///< nothing can be played in it
        Odd,        ///< no game leads to it, and it can be played all the same
    };
    struct Line {
        Weight weight = Weight::Impossible;
        QString text;
        std::vector<Square> squares{};
    };
    /// All that there is to say, the gravest first; nothing for a position without fault.
    [[nodiscard]] static std::vector<Line> of(const SetupEditor& editor);
};

} // namespace mujo::ui
