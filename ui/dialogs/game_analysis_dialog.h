#pragma once

#include "ui/dialogs/fitting_dialog.h"

class QButtonGroup;
class QLabel;

namespace mujo::ui {

/// Asks how long the analysis of the whole game may look at each position, and says how long that takes.
class GameAnalysisDialog : public FittingDialog {
    Q_OBJECT

public:
    /// For a game of so many positions; `milliseconds` is chosen at first, if it is one of the choices.
    GameAnalysisDialog(int positions, int milliseconds, QWidget* parent);

signals:
    void startAsked(int milliseconds);

private:
    void showLength();

    QButtonGroup* m_times;
    QLabel* m_length;
    int m_positions;
};

} // namespace mujo::ui
