#pragma once

#include <QWidget>

#include "core/geometry/per_side.h"
#include "ui/look/look.h"

namespace mujo::ui {

/// Says on the board whose attacks which hatch shows. Clicks go through it.
class ThreatLegend : public QWidget {
    Q_OBJECT

public:
    explicit ThreatLegend(QWidget* parent);

    /// How the two sides are called, such as "you".
    void nameSides(const PerSide<QString>& names);
    void setLook(const Look& look);
    /// Shows it beside the board where there is room, else on its upper left corner; pixels of the parent.
    void showOver(const QRectF& board, bool isFlipped);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString line(Side side) const;

    PerSide<QString> m_names;
    Theme m_theme;
    bool m_isFlipped = false;
};

} // namespace mujo::ui
