#pragma once

#include <QWidget>
#include <vector>

#include "core/geometry/per_side.h"
#include "ui/board/board_layout.h"
#include "ui/look/look.h"

namespace mujo::ui {

/// Says beside the board what the marks of the threats mean; it never covers a square. Clicks go through it.
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
    /// holds no coordinates, which belong to `squares`, or as two lines where one is too short.
    void showBeside(const BoardLayout& layout, SquareStyle squares);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Mark { Far, Near, Ring, Shield, None };
    struct Row {
        Mark mark;
        QString text;
        QString brief{}; ///< the same in fewer words; empty where there are none
        int line = 0;    ///< of a strip
    };

    [[nodiscard]] std::vector<Row> rows() const;
    // All of these are in logical pixels.
    [[nodiscard]] int swatchWidth(int height) const;
    [[nodiscard]] int wrappedHeight(const Row& row, int width) const;
    [[nodiscard]] QSize blockSize() const;
    [[nodiscard]] int stripWidth(const Row& row, int height) const;
    [[nodiscard]] int lineWidth(int line, int height) const;
    void setStripFont(int height);
    bool breakInto(int lines, QSize room);
    void showStrip(const QRect& strip);
    void rename();
    void paintBlock(QPainter& painter) const;
    void paintStrip(QPainter& painter) const;
    void paintSwatch(QPainter& painter, const QRect& swatch, Mark mark) const;

    PerSide<QString> m_names;
    QString m_leftOut;
    Theme m_theme;
    bool m_isFlipped = false;
    std::vector<Row> m_rows;  ///< that are shown
    bool m_isBlock = true;    ///< a row below the other, else a strip
    int m_lines = 1;          ///< of a strip
    bool m_hasHatches = true; ///< as the squares of the board, which are large enough for them
};

} // namespace mujo::ui
