#include "ui/look/svg_picture.h"

#include <QCoreApplication>
#include <QPainter>
#include <QSvgRenderer>
#include <QThread>
#include <QXmlStreamReader>
#include <algorithm>
#include <array>

namespace mujo::ui {

namespace {

/// What a drawing of somebody else may not hold: other files, drawings that are drawn again and again within
/// each other, and what moves.
constexpr std::array kRefused = {"image",         "use",          "animate",
                                 "animatemotion", "animatecolor", "animatetransform",
                                 "set",           "script",       "foreignobject"};
constexpr int kMostDepth = 100; // it is drawn by recursion

/// What is wrong with the text, whatever it draws; empty when nothing is.
Sentence faultOf(const QByteArray& bytes) {
    if (bytes.startsWith("\x1f\x8b")) { // which Qt would unpack
        return sentence("mujo::ui::LookFaults", "a compressed drawing; save it as plain SVG");
    }
    QXmlStreamReader xml(bytes);
    int depth = 0;
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::DTD:
            if (!xml.entityDeclarations().isEmpty()) { // with which a short text becomes a long one
                return sentence("mujo::ui::LookFaults", "a drawing with entities of its own");
            }
            break;
        case QXmlStreamReader::StartElement: {
            const QString name = xml.name().toString();
            const bool isRefused = std::any_of(kRefused.begin(), kRefused.end(), [&name](const char* each) {
                return name.compare(QLatin1String(each), Qt::CaseInsensitive) == 0;
            });
            if (isRefused) {
                return sentence("mujo::ui::LookFaults",
                                "a drawing with <%1>; shapes and paths alone are read")
                    .with(name.toStdString());
            }
            if (++depth > kMostDepth) {
                return sentence("mujo::ui::LookFaults",
                                "the drawing has more groups within each other than %1")
                    .with(kMostDepth);
            }
            break;
        }
        case QXmlStreamReader::EndElement:
            --depth;
            break;
        default:
            break;
        }
    }
    return xml.hasError() ? sentence("mujo::ui::LookFaults", "no SVG: line %1: %2")
                                .with(xml.lineNumber(), xml.errorString().toStdString())
                          : Sentence();
}

Failure<Diagnostics> refused(const std::string& fileName, Sentence why) {
    return {Diagnostics{{fileName, 0, 0, 1, std::move(why), {}}}};
}

} // namespace

SvgPicture::SvgPicture(const QByteArray& bytes)
    : m_bytes(bytes), m_drawing(std::make_unique<QSvgRenderer>(bytes)) {
    if (const auto* application = QCoreApplication::instance()) {
        m_drawing->moveToThread(application->thread()); // where it is drawn
    }
}

SvgPicture::~SvgPicture() = default;

Result<std::shared_ptr<const SvgPicture>> SvgPicture::read(const QByteArray& bytes,
                                                           const std::string& fileName) {
    if (bytes.size() > kMostBytes) {
        return refused(
            fileName,
            sentence("mujo::ui::LookFaults", "the drawing is larger than %1 KiB").with(kMostBytes >> 10));
    }
    if (Sentence fault = faultOf(bytes); !fault.empty()) {
        return refused(fileName, std::move(fault));
    }
    std::shared_ptr<const SvgPicture> picture(new SvgPicture(bytes));
    if (!picture->m_drawing->isValid() || picture->m_drawing->viewBoxF().isEmpty()) {
        return refused(fileName, sentence("mujo::ui::LookFaults", "no drawing in SVG that can be read"));
    }
    return picture;
}

void SvgPicture::paint(QPainter& painter, const QRectF& room) const {
    const QSizeF size = m_drawing->viewBoxF().size().scaled(room.size(), Qt::KeepAspectRatio);
    fill(painter, QRectF(room.center() - QPointF(size.width(), size.height()) / 2, size));
}

void SvgPicture::fill(QPainter& painter, const QRectF& room) const {
    painter.save();
    m_drawing->render(&painter, room);
    painter.restore();
}

} // namespace mujo::ui
