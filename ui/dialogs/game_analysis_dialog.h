#pragma once

#include <functional>

#include "ui/dialogs/fitting_dialog.h"

class QButtonGroup;
class QLabel;

namespace mujo::ui {

/// Asks how long the analysis of the whole game may look at each position, and says how long that takes.
class GameAnalysisDialog : public FittingDialog {
    Q_OBJECT

public:
    /// The one of the choices that is nearest to this time.
    [[nodiscard]] static int nearestTime(int milliseconds);
    /// `missing` tells how many positions have to be looked at for so many milliseconds each; what is nearest
    /// to `milliseconds` is chosen at first.
    GameAnalysisDialog(std::function<int(int)> missing, int milliseconds, QWidget* parent);

signals:
    void startAsked(int milliseconds);

private:
    void showLength();

    QButtonGroup* m_times;
    QLabel* m_length;
    std::function<int(int)> m_missing;
};

} // namespace mujo::ui
