#pragma once

#include <QWidget>

#include "core/geometry/per_side.h"
#include "ui/board/board_layout.h"
#include "ui/look/look.h"

namespace mujo::ui {

/// Says beside the board whose attacks which hatch shows; it never covers a square. Clicks go through it.
class ThreatLegend : public QWidget {
    Q_OBJECT

public:
    explicit ThreatLegend(QWidget* parent);

    /// How the two sides are called, such as "you".
    void nameSides(const PerSide<QString>& names);
    /// Kinds whose attacks are not shown, since they may jump anywhere; empty: there are none.
    void nameLeftOut(const QString& kinds);
    void setLook(const Look& look);
    /// Shows it in the surround: as a block where there is room for one, else as a line in the band that
    /// holds no coordinates, which belong to `squares`.
    void showBeside(const BoardLayout& layout, SquareStyle squares);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString line(Side side) const;
    [[nodiscard]] QString leftOut() const;
    /// Of the lines that belong to marks, in logical pixels.
    [[nodiscard]] int widestLine() const;
    [[nodiscard]] int swatchWidth(int height) const;
    [[nodiscard]] QSize blockSize() const;
    void rename();
    void paintSwatch(QPainter& painter, const QRect& swatch, Side side) const;

    PerSide<QString> m_names;
    QString m_leftOut;
    Theme m_theme;
    bool m_isFlipped = false;
    bool m_isBlock = true;    ///< two lines, else one
    bool m_hasHatches = true; ///< as the squares of the board, which are large enough for them
};

} // namespace mujo::ui
