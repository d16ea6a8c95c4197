#pragma once

#include <QObject>

class QMenuBar;

namespace mujo::ui {

/// Gives the keys back when Esc closes a menu that the mouse has opened. Qt leaves the title of the menu
/// chosen then, as after a menu that was opened by keys, and Enter would open it again. Owned by the bar.
class MenuGuard : public QObject {
    Q_OBJECT

public:
    /// Watches the menus that the bar has.
    explicit MenuGuard(QMenuBar& bar);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QMenuBar& m_bar;
    bool m_byMouse = false; ///< what was done last on the bar or in its menus
};

} // namespace mujo::ui
