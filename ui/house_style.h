#pragma once

#include <QProxyStyle>

namespace mujo::ui {

/// Fusion with flat buttons without pictures, and with boxes and circles to tick whose edges can be seen on
/// dark windows, too.
class HouseStyle : public QProxyStyle {
    Q_OBJECT

public:
    HouseStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
};

} // namespace mujo::ui
