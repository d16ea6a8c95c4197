#pragma once

#include <QTextEdit>

namespace mujo::ui {

/// Words of any length in a few lines: what has no room there can be scrolled to, and a word wider than the
/// lines is broken. It can be marked and copied.
class BoundedText : public QTextEdit {
    Q_OBJECT

public:
    explicit BoundedText(int mostLines, QWidget* parent = nullptr);

    /// Each line as it stands, after a title in bold that may be empty.
    void say(const QString& title, const QString& text);
    void say(const QString& text) { say({}, text); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int wholeHeight(int width) const;
    void refreshBar();
    void refreshFocus();

    int m_mostLines;
};

} // namespace mujo::ui
