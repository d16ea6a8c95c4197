#include "ui/board/threat_legend.h"

#include <QPainter>
#include <algorithm>
#include <limits>

#include "ui/look/danger_marks.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kSwatch = 30; // a square as on the board
constexpr int kPad = 8;
constexpr int kGap = 5;
constexpr int kEdge = 4; // to what lies around
constexpr int kTallestLine = 26;
constexpr int kSmallestText = 9; // pixels

} // namespace

ThreatLegend::ThreatLegend(QWidget* parent) : QWidget(parent), m_theme(Theme::light()) {
    setObjectName(QStringLiteral("threatLegend"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    nameSides({sideName(Side::Sente), sideName(Side::Gote)});
    hide();
}

void ThreatLegend::nameSides(const PerSide<QString>& names) {
    m_names = names;
    rename();
}

void ThreatLegend::nameLeftOut(const QString& kinds) {
    if (kinds != m_leftOut) {
        m_leftOut = kinds;
        rename();
    }
}

void ThreatLegend::rename() {
    QStringList lines{line(Side::Sente), line(Side::Gote)};
    if (!m_leftOut.isEmpty()) {
        lines << leftOut();
    }
    setAccessibleName(lines.join(QStringLiteral("; ")));
    update();
}

void ThreatLegend::setLook(const Look& look) {
    m_theme = look.theme;
    update();
}

QString ThreatLegend::line(Side side) const {
    return tr("attacked by %1").arg(m_names[side]);
}

QString ThreatLegend::leftOut() const {
    return tr("without the %1, which may go anywhere", "a kind of piece, or several").arg(m_leftOut);
}

int ThreatLegend::widestLine() const {
    return std::max(fontMetrics().horizontalAdvance(line(Side::Sente)),
                    fontMetrics().horizontalAdvance(line(Side::Gote)));
}

/// Of a line so high; a hatch is told by its lines, which need some length.
int ThreatLegend::swatchWidth(int height) const {
    return m_hasHatches ? kSwatch : height;
}

QSize ThreatLegend::blockSize() const {
    QSize size(3 * kPad + kSwatch + widestLine(), 2 * kPad + 2 * kSwatch + kGap);
    if (!m_leftOut.isEmpty()) {
        const QRect room(0, 0, size.width() - 2 * kPad, std::numeric_limits<int>::max() / 2);
        size.rheight() += kGap + fontMetrics().boundingRect(room, Qt::TextWordWrap, leftOut()).height();
    }
    return size;
}

void ThreatLegend::showBeside(const BoardLayout& layout, SquareStyle squares) {
    m_isFlipped = layout.isFlipped();
    m_hasHatches = layout.cellSize() >= kSwatch;
    QFont plain = parentWidget()->font();
    setFont(plain);
    const bool isChess = squares == SquareStyle::Chess; // with coordinates at the left and below
    const QRect all = parentWidget()->rect();
    const QRectF board = layout.visibleBoard();
    const int band = static_cast<int>(layout.band()) + 1;
    const int left = static_cast<int>(board.left()) - (isChess ? band : 0);
    const int right = static_cast<int>(board.right()) + 1 + (isChess ? 0 : band);
    const int top = static_cast<int>(board.top()) - (isChess ? 1 : band);
    const int bottom =
        static_cast<int>(board.bottom()) + 2 + (isChess ? band + static_cast<int>(layout.edge()) : 0);
    const QSize block = blockSize();
    const auto blockIn = [&](const QRect& room) {
        return room.width() >= block.width() + 2 * kEdge && room.height() >= block.height() + 2 * kEdge;
    };
    const QRect rooms[] = {
        QRect(0, 0, left, all.height()), QRect(right, 0, all.width() - right, all.height()),
        QRect(0, bottom, all.width(), all.height() - bottom), QRect(0, 0, all.width(), top)};
    const auto* wide = std::find_if(std::begin(rooms), std::end(rooms), blockIn);
    m_isBlock = wide != std::end(rooms);
    if (m_isBlock) {
        const int x = wide->left() + kEdge;
        const int y = std::max(wide->top() + kEdge,
                               std::min(static_cast<int>(board.top()), wide->bottom() - block.height()));
        setGeometry(QRect(QPoint(x, y), block));
    } else {
        const QRect& strip = rooms[2].height() >= rooms[3].height() ? rooms[2] : rooms[3];
        const int height = std::min(kTallestLine, strip.height());
        plain.setPixelSize(
            std::clamp(height - 4, kSmallestText, std::max(kSmallestText, fontInfo().pixelSize())));
        setFont(plain);
        int wanted = 5 * kPad + 2 * (swatchWidth(height) + kGap + widestLine());
        if (!m_leftOut.isEmpty()) {
            wanted += kPad + fontMetrics().horizontalAdvance(leftOut());
        }
        const int width = std::min(all.width(), wanted);
        setGeometry((all.width() - width) / 2, strip.top() + (strip.height() - height) / 2, width, height);
    }
    show();
    raise();
    update();
}

void ThreatLegend::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.border, 1));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), m_isBlock ? 6 : 3,
                            m_isBlock ? 6 : 3);
    const int side = m_isBlock ? kSwatch : height() - 2;
    const int gap = m_isBlock ? kPad : kGap;
    painter.setPen(m_theme.text);
    QPoint at = m_isBlock ? QPoint(kPad, kPad) : QPoint(kPad, 1);
    // The near side stands below, as on the board.
    const Side near = m_isFlipped ? Side::Gote : Side::Sente;
    for (const Side each : {opponent(near), near}) {
        paintSwatch(painter, QRect(at, QSize(swatchWidth(side), side)), each);
        const int x = at.x() + swatchWidth(side) + gap;
        const int room = m_isBlock ? width() - x : std::min(widestLine(), width() - x);
        painter.drawText(QRect(x, at.y(), room, side), Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(line(each), Qt::ElideRight, room));
        at += m_isBlock ? QPoint(0, kSwatch + kGap) : QPoint(x + room + kPad - at.x(), 0);
    }
    if (m_leftOut.isEmpty()) {
        return;
    }
    const QRect rest(at, QPoint(width() - kPad, height() - at.y()));
    painter.drawText(
        rest, m_isBlock ? Qt::TextWordWrap | Qt::AlignTop : Qt::AlignVCenter | Qt::TextSingleLine,
        m_isBlock ? leftOut() : fontMetrics().elidedText(leftOut(), Qt::ElideRight, rest.width()));
}

/// A part of a hatch, or a whole square with its corner.
void ThreatLegend::paintSwatch(QPainter& painter, const QRect& swatch, Side side) const {
    constexpr int kSmall = 24; // of a square, which then has a corner in place of a hatch
    const int drawn = m_hasHatches ? kSwatch : kSmall;
    const qreal scale = m_hasHatches ? 1 : swatch.height() / static_cast<qreal>(drawn);
    const bool isNear = side == (m_isFlipped ? Side::Gote : Side::Sente);
    painter.save();
    painter.setClipRect(swatch);
    painter.fillRect(swatch, m_theme.board);
    painter.translate(swatch.left(), swatch.center().y() + 1 - drawn * scale / 2);
    painter.scale(scale, scale);
    marks::drawThreat(painter, QRect(0, 0, drawn, drawn),
                      isNear ? marks::Attacker::Near : marks::Attacker::Far, m_theme);
    painter.restore();
}

} // namespace mujo::ui
