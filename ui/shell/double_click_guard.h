#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace mujo::ui {

/// The second click of a double click is for the widget that took the first one. Where that click has put
/// something else under the pointer, as Start puts the board with its buttons there, the second one does
/// nothing. Watches the whole application as long as it lives.
class DoubleClickGuard : public QObject {
    Q_OBJECT

public:
    explicit DoubleClickGuard(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QWidget> m_pressed; ///< by the last press of a button
    bool m_dropsRelease = false; ///< of the second click
};

} // namespace mujo::ui
