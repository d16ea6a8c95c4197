#pragma once

#include <optional>

#include "core/game/formats/game_file.h"
#include "ui/dialogs/fitting_dialog.h"

class QCheckBox;
class QPlainTextEdit;

namespace mujo::ui {

/// What somebody who mends a fault needs to know of the program, the machine and the game on the board, to be
/// copied. Nothing is sent.
class ProblemReport : public FittingDialog {
    Q_OBJECT

public:
    /// The game may be none. The window is the one that is reported on.
    ProblemReport(const std::optional<GameFile>& game, QWidget* window);

private:
    void refresh();

    std::optional<GameFile> m_game; ///< without what people have written
    QCheckBox* m_withGame;
    QPlainTextEdit* m_text;
};

} // namespace mujo::ui
