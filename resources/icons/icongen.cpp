// Draws an SVG into a square PNG: mujo-icongen IN.svg SIDE OUT.png, the side in pixels.

#include <QByteArray>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>

int main(int argc, char** argv) {
    // A drawing without text needs no application object, and so no window system.
    if (argc != 4) {
        std::fputs("usage: mujo-icongen IN.svg SIDE OUT.png\n", stderr);
        return 2;
    }
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    const int side = QByteArray(argv[2]).toInt();
    if (!drawing.isValid() || side < 1) {
        std::fprintf(stderr, "mujo-icongen: error: %s is no drawing, or %s no size\n", argv[1], argv[2]);
        return 1;
    }
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawing.render(&painter);
    painter.end();
    if (!image.save(QString::fromLocal8Bit(argv[3]))) {
        std::fprintf(stderr, "mujo-icongen: error: %s cannot be written\n", argv[3]);
        return 1;
    }
    return 0;
}
