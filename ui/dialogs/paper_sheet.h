#pragma once

#include <QPixmap>
#include <QWidget>

namespace mujo::ui {

class GamePaper;

/// One page of a game on paper as it will be, with its margins. Only the page that is seen is drawn.
class PaperSheet : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// `paper` must outlive its use here; null for an empty sheet. `margins` are in dots of the paper, as are
    /// its pages.
    void show(GamePaper* paper, int number, const QMarginsF& margins);

    [[nodiscard]] QSize sizeHint() const override { return {420, 560}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRectF sheet() const;

    GamePaper* m_paper = nullptr;
    int m_number = 1;
    QMarginsF m_margins;
    QPixmap m_picture; ///< of the sheet; null where it is to be drawn anew
};

} // namespace mujo::ui
