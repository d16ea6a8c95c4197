#include "ui/panes/line_icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPixmap>
#include <algorithm>

namespace mujo::ui {

namespace {

/// While the record is played the button stops it.
QPainterPath pauseOutline() {
    QPainterPath path;
    path.moveTo(9, 6);
    path.lineTo(9, 18);
    path.moveTo(15, 6);
    path.lineTo(15, 18);
    return path;
}

QPainterPath mirrored(const QPainterPath& path) {
    return QTransform(-1, 0, 0, 1, 24, 0).map(path);
}

// On a grid of 24 x 24.
QPainterPath outline(LineIcon kind) {
    QPainterPath path;
    switch (kind) {
    case LineIcon::TakeBack:
        path.moveTo(8, 5);
        path.lineTo(4, 9);
        path.lineTo(8, 13);
        path.moveTo(4, 9);
        path.lineTo(14, 9);
        path.arcTo(QRectF(9, 9, 10, 10), 90, -180);
        path.lineTo(8, 19);
        break;
    case LineIcon::Hint: // a lamp
        path.moveTo(9.5, 17);
        path.cubicTo(9.5, 14, 6, 13, 6, 9);
        path.arcTo(QRectF(6, 3, 12, 12), 180, -180);
        path.cubicTo(18, 13, 14.5, 14, 14.5, 17);
        path.closeSubpath();
        path.moveTo(10, 20.5);
        path.lineTo(14, 20.5);
        break;
    case LineIcon::Flip:
        path.moveTo(8, 20);
        path.lineTo(8, 5);
        path.moveTo(4, 9);
        path.lineTo(8, 5);
        path.lineTo(12, 9);
        path.moveTo(16, 4);
        path.lineTo(16, 19);
        path.moveTo(12, 15);
        path.lineTo(16, 19);
        path.lineTo(20, 15);
        break;
    case LineIcon::Draw: // two hands that shake
        path.moveTo(3, 8);
        path.lineTo(6.5, 6.5);
        path.lineTo(10.5, 7.5);
        path.moveTo(21, 8);
        path.lineTo(17.5, 6.5);
        path.lineTo(13, 7);
        path.lineTo(9, 11);
        path.cubicTo(9.5, 13.5, 11.5, 13.5, 14, 11);
        path.lineTo(17.5, 15);
        path.lineTo(21, 15);
        path.moveTo(3, 15);
        path.lineTo(6, 15);
        path.lineTo(10.5, 19);
        path.lineTo(13.5, 19);
        path.lineTo(17.5, 15);
        break;
    case LineIcon::ToStart:
    case LineIcon::ToEnd:
        path.moveTo(7, 6);
        path.lineTo(7, 18);
        path.moveTo(17, 6);
        path.lineTo(11, 12);
        path.lineTo(17, 18);
        return kind == LineIcon::ToEnd ? mirrored(path) : path;
    case LineIcon::StepBack:
    case LineIcon::StepForward:
        path.moveTo(15, 6);
        path.lineTo(9, 12);
        path.lineTo(15, 18);
        return kind == LineIcon::StepForward ? mirrored(path) : path;
    case LineIcon::Play:
        path.moveTo(8, 5.5);
        path.lineTo(18, 12);
        path.lineTo(8, 18.5);
        path.closeSubpath();
        break;
    case LineIcon::Resign:
        path.moveTo(7, 21);
        path.lineTo(7, 4);
        path.lineTo(18, 7.5);
        path.lineTo(7, 12);
        break;
    case LineIcon::MoveNow:
        path.moveTo(13, 3);
        path.lineTo(6, 13.5);
        path.lineTo(11.5, 13.5);
        path.lineTo(10.5, 21);
        path.lineTo(18, 10);
        path.lineTo(12.5, 10);
        path.closeSubpath();
        break;
    case LineIcon::Search:
        path.addEllipse(QPointF(10.5, 10.5), 5.5, 5.5);
        path.moveTo(14.7, 14.7);
        path.lineTo(19.5, 19.5);
        break;
    case LineIcon::Tree:
        path.moveTo(4, 12);
        path.lineTo(19.5, 12);
        path.moveTo(10, 12);
        path.lineTo(10, 6);
        path.lineTo(19.5, 6);
        path.moveTo(10, 12);
        path.lineTo(10, 18);
        path.lineTo(19.5, 18);
        break;
    case LineIcon::Close:
        path.moveTo(7, 7);
        path.lineTo(17, 17);
        path.moveTo(17, 7);
        path.lineTo(7, 17);
        break;
    }
    return path;
}

bool takesDesktopIcons = false; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

/// After the Icon Naming Specification of freedesktop.org; empty where that has no name for it.
QString desktopName(LineIcon kind, QIcon::State state) {
    switch (kind) {
    case LineIcon::TakeBack:
        return QStringLiteral("edit-undo");
    case LineIcon::Search:
        return QStringLiteral("edit-find");
    case LineIcon::Close:
        return QStringLiteral("window-close");
    case LineIcon::ToStart:
        return QStringLiteral("go-first");
    case LineIcon::StepBack:
        return QStringLiteral("go-previous");
    case LineIcon::Play:
        return state == QIcon::On ? QStringLiteral("media-playback-pause")
                                  : QStringLiteral("media-playback-start");
    case LineIcon::StepForward:
        return QStringLiteral("go-next");
    case LineIcon::ToEnd:
        return QStringLiteral("go-last");
    case LineIcon::Flip:
        return QStringLiteral("object-flip-vertical");
    case LineIcon::Hint:
    case LineIcon::Draw:
    case LineIcon::Resign:
    case LineIcon::MoveNow:
    case LineIcon::Tree:
        break;
    }
    return {};
}

class LineIconEngine : public QIconEngine {
public:
    explicit LineIconEngine(LineIcon kind) : m_kind(kind) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const QIcon own = takesDesktopIcons ? QIcon::fromTheme(desktopName(m_kind, state)) : QIcon();
        if (!own.isNull()) {
            own.paint(painter, rect, Qt::AlignCenter, mode, state);
            return;
        }
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor colour = QGuiApplication::palette().color(group, QPalette::ButtonText);
        const qreal side = std::min(rect.width(), rect.height());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(QRectF(rect).center());
        painter->scale(side / 24, side / 24);
        painter->translate(-12, -12);
        painter->setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const bool stops = m_kind == LineIcon::Play && state == QIcon::On;
        painter->drawPath(stops ? pauseOutline() : outline(m_kind));
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return picture;
    }
    [[nodiscard]] QIconEngine* clone() const override { return new LineIconEngine(*this); }

private:
    LineIcon m_kind;
};

} // namespace

QIcon lineIcon(LineIcon kind) {
    return QIcon(new LineIconEngine(kind)); // the icon owns its engine
}

void useDesktopIcons(bool wanted) {
    takesDesktopIcons = wanted;
}

} // namespace mujo::ui
