#pragma once

#include <QObject>

namespace mujo::ui {

/// Keeps the wheel from changing what nobody asked it to change, once it watches the application: a turn over
/// a list of choices, a field with a number or a slider goes on to what stands around it, unless the control
/// has the keys and stands in nothing that scrolls.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace mujo::ui
