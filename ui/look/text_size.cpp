#include "ui/look/text_size.h"

#include <QFontInfo>
#include <QWidget>
#include <algorithm>
#include <cmath>

namespace mujo::ui {

int withText(const QFont& font, int pixels) {
    constexpr double kUsual = 13; // height of a letter's box, pixels
    const double share = QFontInfo(font).pixelSize() / kUsual;
    return static_cast<int>(std::lround(std::max(1.0, share) * pixels));
}

int withText(const QWidget& widget, int pixels) {
    return withText(widget.font(), pixels);
}

QFont inSize(QFont font, TextSize size) {
    const auto factor = [size] {
        switch (size) {
        case TextSize::Larger:
            return 1.15;
        case TextSize::Large:
            return 1.3;
        case TextSize::Largest:
            return 1.5;
        case TextSize::Usual:
            break;
        }
        return 1.0;
    }();
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * factor);
    } else {
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * factor)));
    }
    return font;
}

QSize withText(const QWidget& widget, QSize size) {
    return {withText(widget, size.width()), withText(widget, size.height())};
}

} // namespace mujo::ui
