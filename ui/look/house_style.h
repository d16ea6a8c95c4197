#pragma once

#include <QProxyStyle>

namespace mujo::ui {

/// Fusion with flat buttons without pictures, quiet signs in message boxes, and with edges and handles of
/// boxes, lines to type in, sliders and scroll bars that can be seen on light and on dark windows.
///
/// It also is the one place that keeps labels plain: names and texts come from files, and a label that
/// guesses would obey markup in them, load pictures of the disk, or read a device without end. Tooltips,
/// message boxes and the dialogs of Qt show their words in labels, too.
class HouseStyle : public QProxyStyle {
    Q_OBJECT

public:
    HouseStyle();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
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
    [[nodiscard]] QIcon standardIcon(StandardPixmap kind, const QStyleOption* option,
                                     const QWidget* widget) const override;
};

} // namespace mujo::ui
