#pragma once

#include <QDialog>

class QScrollArea;

namespace mujo::ui {

/// A dialog that is never larger than its screen: what has no room there can be scrolled to, and the buttons
/// stay in sight.
class FittingDialog : public QDialog {
    Q_OBJECT

public:
    using QDialog::QDialog;

    void setVisible(bool visible) override;
    /// Of the screen and without the frame of a window; before it is shown a dialog fits itself into it.
    [[nodiscard]] QSize roomOnScreen() const;
    void fitInto(QSize room);
    [[nodiscard]] bool isScrolled() const { return m_scroll != nullptr; }

protected:
    /// The last moment to ask for a size.
    virtual void aboutToBeShown() {}
    /// Asks whether what was made here may be lost, and closes the dialog only then. `close` is the button.
    void closeIfAllowed(const QString& question, const QString& close);

private:
    void putIntoScrollArea();

    QScrollArea* m_scroll = nullptr;
};

} // namespace mujo::ui
