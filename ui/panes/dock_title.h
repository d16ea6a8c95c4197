#pragma once

#include <QWidget>

class QDockWidget;
class QLabel;
class QToolButton;

namespace mujo::ui {

/// A slim title for a dock; the dock is moved by it as by any title. It is marked while the keys go to the
/// dock.
class DockTitle : public QWidget {
    Q_OBJECT

public:
    explicit DockTitle(QDockWidget* dock);
    [[nodiscard]] bool isMarked() const { return m_isMarked; }
    /// Beside what the dock holds, where height is rare, and written upwards; or else above it. False where
    /// it is there already.
    bool setBeside(bool beside);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setMarked(bool marked);

    QDockWidget* m_dock;
    QLabel* m_label;
    QToolButton* m_close;
    bool m_isMarked = false;
    bool m_isBeside = false;
};

} // namespace mujo::ui
