#pragma once

#include <QFrame>
#include <QRect>
#include <QString>
#include <optional>
#include <vector>

#include "ui/look/look.h"
#include "ui/look/piece_cache.h"
#include "ui/look/piece_face.h"

namespace mujo::ui {

/// A small window inside the board that offers the outcomes of one click: a face and words a line. It takes
/// no focus; the board passes keys on.
class ChoicePopover : public QFrame {
    Q_OBJECT

public:
    struct Line {
        PieceFace face;
        QString words;
    };

    explicit ChoicePopover(QWidget* parent);

    void setLook(const Look& look);
    /// Shows the lines beside `target`, over none of `keepFree`.
    void offer(std::vector<Line> lines, const QRect& target, const std::vector<QRect>& keepFree);
    void setCurrent(int line);
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] int lineCount() const { return static_cast<int>(m_lines.size()); }
    [[nodiscard]] QRect lineRect(int line) const;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void chosen(int line);
    void currentChanged(int line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] int lineAt(QPoint point) const;
    [[nodiscard]] QPoint placeFor(QSize size, const QRect& target, const std::vector<QRect>& keepFree) const;

    std::vector<Line> m_lines;
    int m_current = 0;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
    PieceCache m_cache{qsizetype{4} << 20};
};

} // namespace mujo::ui
