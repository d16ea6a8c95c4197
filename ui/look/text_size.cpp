#include "ui/look/text_size.h"

#include <QFontInfo>
#include <QWidget>
#include <algorithm>
#include <cmath>

namespace mujo::ui {

int withText(const QWidget& widget, int pixels) {
    constexpr double kUsual = 13; // height of a letter's box, pixels
    const double share = QFontInfo(widget.font()).pixelSize() / kUsual;
    return static_cast<int>(std::lround(std::max(1.0, share) * pixels));
}

QSize withText(const QWidget& widget, QSize size) {
    return {withText(widget, size.width()), withText(widget, size.height())};
}

} // namespace mujo::ui
