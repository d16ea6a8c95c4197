#include "ui/panes/clock_face.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/session/clock_words.h"
#include "ui/session/game_clock.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kPad = 8;
constexpr qreal kRadius = 5;

/// The time is read when it is asked for; nothing is sent each time it changes.
class ClockAccessible : public QAccessibleWidget {
public:
    explicit ClockAccessible(ClockFace* face) : QAccessibleWidget(face, QAccessible::Clock), m_face(face) {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? m_face->spoken() : QAccessibleWidget::text(kind);
    }

private:
    ClockFace* m_face;
};

QAccessibleInterface* makeClock(const QString& /*name*/, QObject* object) {
    auto* face = qobject_cast<ClockFace*>(object);
    return face != nullptr ? new ClockAccessible(face) : nullptr;
}

int digitWidth(const QFontMetrics& metrics) {
    int widest = 0;
    for (char digit = '0'; digit <= '9'; ++digit) {
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    }
    return widest;
}

} // namespace

ClockFace::ClockFace(Side side, QWidget* parent) : QWidget(parent), m_side(side) {
    QAccessible::installFactory(&makeClock); // the same one counts once
    setAccessibleName(tr("Clock of %1").arg(sideName(side)));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ClockFace::refresh(const GameClock& clock) {
    if (!clock.isOn()) {
        return;
    }
    const TimeLeft left = clock.clock().left(m_side);
    const TimeControl& control = clock.clock().time()[m_side];
    const bool isTurn = clock.clock().turn() == m_side;
    Reading reading;
    reading.time = clockText(left);
    reading.note = clockNote(left, control);
    reading.brief = briefClockNote(left, control);
    reading.isRunning = isTurn && clock.clock().isRunning();
    reading.isPaused = isTurn && clock.standsStill();
    // What each move has whole again is low only while the move is made.
    const bool isAtMove = reading.isRunning || reading.isPaused || left.time.count() <= 0;
    reading.isLow = isLow(left) && (isTurn ? isAtMove : !left.inByoyomi);
    m_spoken = spokenClock(left, control);
    if (left.time.count() <= 0 && clock.timeLoses()) {
        // The game is over: by how much the flag was looked at too late tells nothing.
        reading.time = clockText({});
        reading.note = reading.brief = m_spoken = tr("time is up");
    }
    if (reading.isRunning) {
        m_spoken = tr("%1, running").arg(m_spoken);
    } else if (reading.isPaused) {
        m_spoken = tr("%1, paused").arg(m_spoken);
    }
    if (reading != m_reading) {
        m_reading = reading;
        setToolTip(tr("Clock of %1: %2", "a side, its time").arg(sideName(m_side), timeInWords(control)) +
                   QLatin1Char('\n') + tr("A click stops both clocks, or lets them go on."));
        update();
    }
}

void ClockFace::setLook(const Look& look) {
    m_theme = look.theme;
    update();
}

QFont ClockFace::digitFont() const {
    constexpr double kLarger = 1.7;
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * kLarger);
    large.setBold(true);
    return large;
}

QFont ClockFace::noteFont() const {
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    return small;
}

int ClockFace::widthOf(const QString& time) const {
    const QFontMetrics metrics(digitFont());
    const int digit = digitWidth(metrics);
    int width = 0;
    for (const QChar c : time) {
        width += c.isDigit() ? digit : metrics.horizontalAdvance(c);
    }
    return width;
}

/// A press alone does nothing, but is taken: what lies below gets none.
void ClockFace::mousePressEvent(QMouseEvent* event) {
    event->setAccepted(event->button() == Qt::LeftButton);
}

void ClockFace::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) {
        emit clicked();
    }
}

QSize ClockFace::sizeHint() const {
    const QFontMetrics digits(digitFont());
    return {2 * kPad + digits.height() + widthOf(QStringLiteral("0:00:00")) +
                QFontMetrics(noteFont()).averageCharWidth() * 12,
            digits.height() + kPad};
}

QSize ClockFace::minimumSizeHint() const {
    const QFontMetrics digits(digitFont());
    return {2 * kPad + digits.height() + widthOf(QStringLiteral("0:00:00")), digits.height() + kPad};
}

void ClockFace::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

/// A triangle for the clock that runs, two bars for the one that is paused.
void ClockFace::paintSign(QPainter& painter, const QRectF& box) const {
    const qreal side = box.width();
    if (m_reading.isPaused) {
        painter.drawRect(QRectF(box.left(), box.top(), side * 0.32, side));
        painter.drawRect(QRectF(box.left() + side * 0.6, box.top(), side * 0.32, side));
    } else if (m_reading.isRunning) {
        painter.drawPolygon(QPolygonF({box.topLeft(), {box.right(), box.center().y()}, box.bottomLeft()}));
    }
}

/// A triangle with an exclamation mark.
void ClockFace::paintWarning(QPainter& painter, const QRectF& box) const {
    const QPointF top(box.center().x(), box.top());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(painter.pen().color(), box.width() / 10, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(QPolygonF({top, box.bottomRight(), box.bottomLeft()}));
    painter.drawLine(top + QPointF(0, box.height() * 0.4), top + QPointF(0, box.height() * 0.65));
    painter.drawPoint(top + QPointF(0, box.height() * 0.84));
}

void ClockFace::paintTime(QPainter& painter, QRectF box) const {
    painter.setFont(digitFont());
    const QFontMetrics metrics(digitFont());
    const int digit = digitWidth(metrics);
    for (const QChar c : m_reading.time) {
        const int width = c.isDigit() ? digit : metrics.horizontalAdvance(c);
        box.setWidth(width);
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, QString(c));
        box.moveLeft(box.left() + width);
    }
}

void ClockFace::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = m_reading.isRunning ? 2 : 1;
    const QRectF frame = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    const QColor ground = m_reading.isLow ? m_theme.negative : m_theme.panelAlternate;
    const QColor ink = m_reading.isLow ? m_theme.textOn(ground) : m_theme.text;
    painter.setPen(
        QPen(m_reading.isRunning ? (m_reading.isLow ? ink : m_theme.accent) : m_theme.border, line));
    painter.setBrush(ground);
    painter.drawRoundedRect(frame, kRadius, kRadius);

    const qreal sign = QFontMetrics(noteFont()).ascent() * 0.8;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_reading.isLow ? ink : m_theme.accent);
    paintSign(painter, QRectF(kPad, (height() - sign) / 2.0, sign, sign));
    painter.setPen(ink);
    const qreal left = kPad + sign + kPad * 0.75;
    paintTime(painter, QRectF(left, 0, 0, height()));

    qreal after = left + widthOf(m_reading.time) + kPad;
    if (m_reading.isLow) {
        const qreal size = sign * 1.5;
        paintWarning(painter, QRectF(after, (height() - size) / 2, size, size));
        after += size + kPad;
    }
    const QRectF rest(after, 0, width() - kPad - after, height());
    const QFontMetrics small(noteFont());
    painter.setFont(noteFont());
    painter.setPen(m_reading.isLow ? ink : m_theme.mutedText);
    const QString& note =
        small.horizontalAdvance(m_reading.note) <= rest.width() ? m_reading.note : m_reading.brief;
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter,
                     small.elidedText(note, Qt::ElideRight, static_cast<int>(rest.width())));
}

} // namespace mujo::ui
