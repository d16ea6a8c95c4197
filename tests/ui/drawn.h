#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QWidget>
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

} // namespace mujo::ui::testing
