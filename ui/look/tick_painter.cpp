#include "ui/look/tick_painter.h"

#include "ui/look/text_path.h"

#include <QPainter>
#include <QPainterPath>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <tuple>
#include <vector>

namespace mujo::ui {

namespace {

/// Half sizes of the ring; ticks of one direction share the stretch of the ray between `inner` and `outer`,
/// which are fractions of them.
struct Ring {
    qreal halfWidth;
    qreal halfHeight;
    qreal inner;
    qreal outer;
};
constexpr Ring kRoomy = {0.265, 0.30, 0.70, 1.06};
constexpr Ring kCompact = {0.285, 0.325, 0.82, 1.06};

constexpr qreal kStroke = 0.032;
constexpr qreal kDigit = 0.115; // height

struct Ray {
    QPointF from;
    QPointF to;
    QPointF along;
    QPointF across;
    qreal room = 1;

    QPointF at(qreal share) const { return from + (to - from) * share; }
};

bool isStar(const MoveTick& tick) {
    return tick.kind == MoveTick::Kind::Area || tick.kind == MoveTick::Kind::Lion;
}

/// The number that a mark needs; 0 for none. A star alone stands for two steps, as a ring for a jump to the
/// second square.
int numberOf(const MoveTick& tick) {
    const int distance = static_cast<int>(std::lround(std::max(std::abs(tick.dx), std::abs(tick.dy))));
    switch (tick.kind) {
    case MoveTick::Kind::Limited:
    case MoveTick::Kind::HopCapture:
        return std::max(tick.number, 0);
    case MoveTick::Kind::Jump: {
        const int shown = tick.number > 0 ? tick.number : distance;
        return shown > 2 ? shown : 0;
    }
    case MoveTick::Kind::Lion:
    case MoveTick::Kind::Area:
        return tick.number > 2 ? tick.number : 0;
    default:
        return 0;
    }
}

/// Draws single marks on a ray.
class TickPen {
public:
    TickPen(QPainter& painter, const TickStyle& style) : m_painter(painter), m_style(style) {}

    /// The number stands at the outer end of the ray, the mark keeps to the inner one then; 0 for none.
    void draw(const MoveTick& tick, const Ray& ray, int value) {
        const qreal scale = std::max(ray.room, 0.6);
        const QPointF middle = ray.at(0.5);
        switch (tick.kind) {
        case MoveTick::Kind::Step:
            disc(ray.at(0.45), 0.036 * scale, true);
            break;
        case MoveTick::Kind::Slide:
            line(ray.from, ray.to);
            break;
        case MoveTick::Kind::Sweep:
            line(ray.from, ray.to);
            for (const qreal share : {0.35, 0.75}) {
                line(ray.at(share) - ray.across * 0.05, ray.at(share) + ray.across * 0.05);
            }
            break;
        case MoveTick::Kind::Limited:
            limited(ray, value);
            break;
        case MoveTick::Kind::Jump:
            jump(ray, scale, value);
            break;
        case MoveTick::Kind::Hook:
            hook(tick, ray);
            break;
        case MoveTick::Kind::Lion:
            star(middle, 0.062 * scale, 8);
            break;
        case MoveTick::Kind::Area:
            star(middle, 0.066 * scale, 4);
            break;
        case MoveTick::Kind::HopCapture:
            hop(ray, value);
            break;
        }
        if (tick.use == MoveTick::Use::MoveOnly) {
            disc(ray.from, 0.026, false);
        } else if (tick.use == MoveTick::Use::CaptureOnly) {
            const QPointF a = (ray.along + ray.across) * 0.03;
            const QPointF b = (ray.along - ray.across) * 0.03;
            line(ray.from - a, ray.from + a);
            line(ray.from - b, ray.from + b);
        }
    }

private:
    void line(QPointF from, QPointF to) {
        m_painter.setPen(QPen(m_style.ink, kStroke, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(from, to);
    }
    void disc(QPointF at, qreal radius, bool filled) {
        m_painter.setPen(filled ? Qt::NoPen : QPen(m_style.ink, kStroke * 0.75));
        m_painter.setBrush(filled ? QBrush(m_style.ink) : Qt::NoBrush);
        m_painter.drawEllipse(at, radius, radius);
    }
    void limited(const Ray& ray, int value) {
        if (value == 0) {
            line(ray.from, ray.at(0.35));
            disc(ray.at(0.85), 0.03, true);
            return;
        }
        line(ray.from, ray.at(0.3));
        number(value, ray);
    }
    void jump(const Ray& ray, qreal scale, int value) {
        if (value == 0) {
            disc(ray.at(0.7), 0.042 * scale, false);
            return;
        }
        disc(ray.at(-0.05), 0.026, false);
        number(value, ray);
    }
    void hop(const Ray& ray, int value) {
        if (value == 0) {
            line(ray.from, ray.at(0.3));
            line(ray.at(0.7), ray.to);
            line(ray.at(0.5) - ray.across * 0.05, ray.at(0.5) + ray.across * 0.05);
            return;
        }
        line(ray.from, ray.at(0.3));
        line(ray.at(0.12) - ray.across * 0.04, ray.at(0.12) + ray.across * 0.04);
        number(value, ray);
    }
    void hook(const MoveTick& tick, const Ray& ray) {
        const QPointF corner = ray.at(0.85);
        QPainterPath path(ray.from);
        path.lineTo(corner);
        const QPointF side = tick.number == 45 ? (ray.across - ray.along) * 0.07 : ray.across * 0.09;
        const QPointF other = tick.number == 45 ? (-ray.across - ray.along) * 0.07 : -ray.across * 0.09;
        path.moveTo(corner + side);
        path.lineTo(corner);
        path.lineTo(corner + other);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_style.ink, kStroke, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
        m_painter.drawPath(path);
    }
    void star(QPointF centre, qreal radius, int points) {
        QPolygonF polygon;
        for (int i = 0; i < 2 * points; ++i) {
            const qreal angle = std::numbers::pi * i / points;
            const qreal reach = i % 2 == 0 ? radius : radius * 0.42;
            polygon << centre + QPointF(std::sin(angle), -std::cos(angle)) * reach;
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_style.ink);
        m_painter.drawPolygon(polygon);
    }
    void number(int value, const Ray& ray) {
        const QRectF box(ray.at(0.85) - QPointF(kDigit, kDigit / 2), QSizeF(2 * kDigit, kDigit));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_style.ink);
        m_painter.drawPath(fittedText(QString::number(value), GlyphFace::Sans, box));
    }

    QPainter& m_painter;
    const TickStyle& m_style;
};

/// Numbers between the letters and the ring, each once.
void paintAside(QPainter& painter, const std::set<int>& numbers, const QColor& ink) {
    constexpr QRectF kBox(-0.11, 0.102, 0.22, 0.08);
    QStringList words;
    for (const int number : numbers) {
        words << QString::number(number);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(fittedText(words.join(QLatin1Char(' ')), GlyphFace::Sans, kBox));
}

} // namespace

void paintTicks(QPainter& painter, const PieceFace& face, const TickStyle& style) {
    const qreal sign = face.gote ? -1 : 1;
    std::map<long, std::vector<MoveTick>> directions;
    for (const MoveTick& tick : face.ticks) {
        directions[std::lround(std::atan2(tick.dy, tick.dx) * 1000)].push_back(tick);
    }
    const Ring& ring = style.compact ? kCompact : kRoomy;
    TickPen pen(painter, style);
    std::set<int> aside; // numbers that have no room on their rays, or would stand on all of them
    for (auto& [angle, ticks] : directions) {
        std::ranges::sort(ticks, {}, [](const MoveTick& tick) {
            return std::tuple(std::hypot(tick.dx, tick.dy), tick.kind, tick.number, tick.use);
        });
        const qreal reach = std::max(std::abs(ticks[0].dx), std::abs(ticks[0].dy));
        if (reach <= 0) {
            continue;
        }
        const QPointF direction(ticks[0].dx / reach * sign, ticks[0].dy / reach * sign);
        const QPointF spoke(direction.x() * ring.halfWidth, direction.y() * ring.halfHeight);
        const QPointF along = spoke / std::hypot(spoke.x(), spoke.y());
        const qreal room = 1 / static_cast<qreal>(ticks.size());
        for (std::size_t i = 0; i < ticks.size(); ++i) {
            const qreal first = static_cast<qreal>(i) * room;
            const qreal last = first + room * (ticks.size() > 1 ? 0.8 : 1);
            const Ray ray{spoke * (ring.inner + (ring.outer - ring.inner) * first),
                          spoke * (ring.inner + (ring.outer - ring.inner) * last), along,
                          QPointF(-along.y(), along.x()), room};
            const int number = style.compact ? 0 : numberOf(ticks[i]);
            const bool hasRoom = ticks.size() == 1 && !isStar(ticks[i]);
            pen.draw(ticks[i], ray, hasRoom ? number : 0);
            if (number > 0 && !hasRoom) {
                aside.insert(number);
            }
        }
    }
    if (!aside.empty()) {
        paintAside(painter, aside, style.ink);
    }
    if (!face.note.isEmpty()) {
        const QRectF box(-0.2, sign * 0.36 - 0.04, 0.4, 0.08);
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.ink);
        painter.drawPath(fittedText(face.note, GlyphFace::Sans, box));
    }
}

} // namespace mujo::ui
