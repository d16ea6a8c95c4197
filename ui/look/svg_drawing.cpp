#include "ui/look/svg_drawing.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

namespace mujo::ui {

namespace {

// In the units of SVG a pixel is the 96th part of an inch.
constexpr int kDotsPerInch = 96;

// The writer names a font for every path, and writes groups for states in which nothing is drawn. A reader
// that has not the font of a text takes one without serifs.
QString tidied(QString svg) {
    static const QRegularExpression kEmptyGroup(QStringLiteral(R"(<g [^>]*>\s*</g>\s*)"));
    static const QRegularExpression kIdleFont(QStringLiteral(R"(\s+font-family="[^>]*>(?=\s*<(path|poly)))"));
    static const QRegularExpression kFont(QStringLiteral(R"x(font-family="([^",]+)")x"));
    svg.remove(kEmptyGroup);
    svg.replace(kIdleFont, QStringLiteral(">"));
    svg.replace(kFont, QStringLiteral(R"(font-family="\1, sans-serif")"));
    return svg.remove(QStringLiteral(" vector-effect=\"none\""));
}

} // namespace

QByteArray svgDrawing(const QSizeF& size, const QString& title, const std::function<void(QPainter&)>& paint) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kDotsPerInch);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    generator.setTitle(title.toHtmlEscaped());
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    return tidied(QString::fromUtf8(bytes)).toUtf8();
}

} // namespace mujo::ui
