#pragma once

#include <QProxyStyle>

namespace mujo::ui {

/// Fusion with flat buttons without pictures, and with edges and handles of boxes, lines to type in, sliders
/// and scroll bars that can be seen on light and on dark windows.
class HouseStyle : public QProxyStyle {
    Q_OBJECT

public:
    HouseStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                         const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
};

} // namespace mujo::ui
