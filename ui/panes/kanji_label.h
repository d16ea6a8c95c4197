#pragma once

#include <QLabel>

namespace mujo::ui {

/// A label that draws its text in the characters of the pieces, as many in a line as fit.
class KanjiLabel : public QLabel {
    Q_OBJECT

public:
    explicit KanjiLabel(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int side() const; ///< of a character
    [[nodiscard]] int inLine(int width) const;
};

} // namespace mujo::ui
