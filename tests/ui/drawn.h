#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QWidget>
#include <algorithm>
#include <set>

namespace mujo::ui::testing {

/// Draws the widget as it stands and tells whether there is something to see: a picture of many colours, not
/// one surface. With MUJO_PICTURES=DIR the picture is kept there for the eye.
inline bool isDrawn(QWidget& widget, const QString& name) {
    QCoreApplication::processEvents();
    const QImage picture = widget.grab().toImage();
    if (const QString folder = qEnvironmentVariable("MUJO_PICTURES"); !folder.isEmpty()) {
        picture.save(QDir(folder).filePath(name + QStringLiteral(".png")));
    }
    constexpr int kStep = 3;
    constexpr std::size_t kFewColours = 40;
    std::set<QRgb> colours;
    for (int y = 0; y < picture.height(); y += kStep) {
        for (int x = 0; x < picture.width(); x += kStep) {
            colours.insert(picture.pixel(x, y));
        }
    }
    return colours.size() > kFewColours;
}

/// Difference between the lightest and the darkest pixel inside a cell.
inline int shadesIn(const QImage& image, const QRect& cell) {
    int lightest = 0;
    int darkest = 255;
    const int margin = std::max(2, cell.width() / 12); // lines of the board
    const QRect inside = cell.adjusted(margin, margin, -margin, -margin);
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x) {
            const int grey = qGray(image.pixel(x, y));
            lightest = std::max(lightest, grey);
            darkest = std::min(darkest, grey);
        }
    }
    return lightest - darkest;
}

} // namespace mujo::ui::testing
