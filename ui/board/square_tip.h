#pragma once

#include <QLabel>
#include <vector>

#include "ui/look/look.h"

namespace mujo::ui {

/// Says what stands on a square, beside the squares that matter. The system's own tip would lie on them.
class SquareTip : public QLabel {
    Q_OBJECT

public:
    explicit SquareTip(QWidget* parent);

    void setLook(const Look& look);
    /// Shows the text beside `square`, over none of `keepFree` where there is such a place in the parent.
    /// Where the next free place is far, nothing is shown.
    void showFor(const QString& text, const QRect& square, const std::vector<QRect>& keepFree);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
};

} // namespace mujo::ui
