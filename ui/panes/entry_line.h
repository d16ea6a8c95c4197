#pragma once

#include <QLineEdit>

namespace mujo::ui {

/// A line in the status bar for a short text: Enter gives it, Enter without a text, Esc and a click elsewhere
/// close the line. It is hidden until it is opened.
class EntryLine : public QLineEdit {
    Q_OBJECT

public:
    explicit EntryLine(QWidget* parent = nullptr);

    void closeLine();

signals:
    void closed();
    void left(); ///< and it had the keys, which go elsewhere

protected:
    void openLine(); ///< empty, and with the keys
    /// Enter, with a text in the line.
    virtual void give() = 0;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
};

} // namespace mujo::ui
