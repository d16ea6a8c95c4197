#pragma once

#include <QWidget>

class QDockWidget;

namespace mujo::ui {

/// A slim title for a dock; the dock is moved by it as by any title.
class DockTitle : public QWidget {
    Q_OBJECT

public:
    explicit DockTitle(QDockWidget* dock);
};

} // namespace mujo::ui
