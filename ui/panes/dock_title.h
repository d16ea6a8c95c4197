#pragma once

#include <QWidget>

class QDockWidget;
class QLabel;

namespace mujo::ui {

/// A slim title for a dock; the dock is moved by it as by any title. It is marked while the keys go to the
/// dock.
class DockTitle : public QWidget {
    Q_OBJECT

public:
    explicit DockTitle(QDockWidget* dock);
    [[nodiscard]] bool isMarked() const { return m_isMarked; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setMarked(bool marked);

    QLabel* m_label;
    bool m_isMarked = false;
};

} // namespace mujo::ui
