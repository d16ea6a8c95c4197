#include "ui/board/choice_popover.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <limits>

#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr int kFace = 44;
constexpr int kPad = 8;
constexpr int kGap = 10;
constexpr int kKeyWidth = 22;

} // namespace

ChoicePopover::ChoicePopover(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("choicePopover"));
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Choice of outcomes"));
    setCursor(Qt::PointingHandCursor);
    hide();
}

void ChoicePopover::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
    m_style.nameShown = false;
    update();
}

QSize ChoicePopover::sizeHint() const {
    int widest = 0;
    for (const Line& line : m_lines) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(line.words));
    }
    return {widest + kFace + kKeyWidth + 2 * kGap + 2 * kPad,
            static_cast<int>(m_lines.size()) * (kFace + 4) + 2 * kPad};
}

QRect ChoicePopover::lineRect(int line) const {
    return {kPad / 2, kPad + line * (kFace + 4), width() - kPad, kFace + 4};
}

int ChoicePopover::lineAt(QPoint point) const {
    for (int i = 0; i < lineCount(); ++i) {
        if (lineRect(i).contains(point)) {
            return i;
        }
    }
    return -1;
}

void ChoicePopover::offer(std::vector<Line> lines, const QRect& target, const std::vector<QRect>& keepFree) {
    m_lines = std::move(lines);
    m_current = 0;
    QStringList words;
    for (const Line& line : m_lines) {
        words << line.words;
    }
    setAccessibleDescription(Phrases::inParts(words));
    const QSize size = sizeHint().boundedTo(parentWidget()->size());
    setGeometry(QRect(placeFor(size, target, keepFree), size));
    show();
    raise();
    update();
}

QPoint ChoicePopover::placeFor(QSize size, const QRect& target, const std::vector<QRect>& keepFree) const {
    const QRect room = parentWidget()->rect();
    constexpr int kDistance = 8;
    const int middleX = target.center().x() - size.width() / 2;
    const int middleY = target.center().y() - size.height() / 2;
    std::vector<QPoint> places = {
        {target.right() + kDistance, middleY},
        {target.left() - kDistance - size.width(), middleY},
        {middleX, target.bottom() + kDistance},
        {middleX, target.top() - kDistance - size.height()},
    };
    // Where neither side has room, anywhere that is free: nearest first.
    for (int y = 0; y + size.height() <= room.height(); y += 24) {
        for (int x = 0; x + size.width() <= room.width(); x += 24) {
            places.emplace_back(x, y);
        }
    }
    QPoint best = places.front();
    int bestCost = std::numeric_limits<int>::max();
    int order = 0;
    for (const QPoint& wanted : places) {
        const QPoint at(std::clamp(wanted.x(), 0, std::max(0, room.width() - size.width())),
                        std::clamp(wanted.y(), 0, std::max(0, room.height() - size.height())));
        const QRect rect(at, size);
        // Left and right come before above and below: most ways run up the board.
        int cost = (rect.center() - target.center()).manhattanLength() + std::min(order++ / 2, 3) * 120;
        for (const QRect& busy : keepFree) {
            cost += rect.intersects(busy) ? 100000 : 0;
        }
        if (cost < bestCost) {
            bestCost = cost;
            best = at;
        }
    }
    return best;
}

void ChoicePopover::setCurrent(int line) {
    if (line != m_current && line >= 0 && line < lineCount()) {
        m_current = line;
        update();
        emit currentChanged(line);
    }
}

void ChoicePopover::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.accent, 1.5));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 7, 7);
    const qreal ratio = devicePixelRatioF();
    for (int i = 0; i < lineCount(); ++i) {
        const QRect line = lineRect(i);
        if (i == m_current) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.accent);
            painter.drawRoundedRect(line, 5, 5);
        }
        const QColor ink = i == m_current ? m_theme.accentText : m_theme.text;
        const Line& shown = m_lines[static_cast<std::size_t>(i)];
        const QRect face(line.left() + kPad / 2, line.top() + 2, kFace, kFace);
        painter.drawPixmap(face.topLeft(), m_cache.pixmap(shown.face, m_style, m_theme,
                                                          static_cast<int>(kFace * ratio), ratio));
        painter.setPen(ink);
        const QRect words = line.adjusted(kFace + kGap + kPad / 2, 0, -kKeyWidth, 0);
        painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(shown.words, Qt::ElideRight, words.width()));
        painter.drawText(QRect(line.right() - kKeyWidth, line.top(), kKeyWidth - 4, line.height()),
                         Qt::AlignVCenter | Qt::AlignRight, QString::number(i + 1));
    }
}

void ChoicePopover::mouseMoveEvent(QMouseEvent* event) {
    setCurrent(lineAt(event->position().toPoint()));
}

void ChoicePopover::mousePressEvent(QMouseEvent* event) {
    event->accept();
}

void ChoicePopover::mouseReleaseEvent(QMouseEvent* event) {
    const int line = lineAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && line >= 0) {
        emit chosen(line);
    }
}

} // namespace mujo::ui
