#pragma once

#include <QLabel>

namespace mujo::ui {

/// One line of a text of any length. Where it has no room it ends in an ellipsis, and a tooltip has the rest;
/// it never makes a window wider. Assistive technology reads the whole.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// Use this instead of `setText`, which has only what is shown.
    void setWhole(const QString& text);
    [[nodiscard]] const QString& whole() const { return m_whole; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    QString m_whole;
};

} // namespace mujo::ui
