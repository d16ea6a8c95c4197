#include "ui/board/threat_legend.h"

#include <QPainter>
#include <algorithm>

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
    setAccessibleName(line(Side::Sente) + QStringLiteral("; ") + line(Side::Gote));
    update();
}

void ThreatLegend::setLook(const Look& look) {
    m_theme = look.theme;
    update();
}

QString ThreatLegend::line(Side side) const {
    return tr("attacked by %1").arg(m_names[side]);
}

int ThreatLegend::widestLine() const {
    return std::max(fontMetrics().horizontalAdvance(line(Side::Sente)),
                    fontMetrics().horizontalAdvance(line(Side::Gote)));
}

/// Of a line so high; a hatch is told by its lines, which need some length.
int ThreatLegend::swatchWidth(int height) const {
    return m_hasHatches ? kSwatch : height;
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
    const QSize block(3 * kPad + kSwatch + widestLine(), 2 * kPad + 2 * kSwatch + kGap);
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
        const int width = std::min(all.width(), 5 * kPad + 2 * (swatchWidth(height) + kGap + widestLine()));
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
    const int half = (width() - kPad) / 2;
    QPoint at = m_isBlock ? QPoint(kPad, kPad) : QPoint(kPad, 1);
    // The near side stands below, as on the board.
    const Side near = m_isFlipped ? Side::Gote : Side::Sente;
    for (const Side each : {opponent(near), near}) {
        constexpr int kSmall = 24; // of a square, which then has a corner in place of a hatch
        const QRect swatch(at, QSize(swatchWidth(side), side));
        // A part of a hatch, or a whole square with its corner.
        const int drawn = m_hasHatches ? kSwatch : kSmall;
        const qreal scale = m_hasHatches ? 1 : side / static_cast<qreal>(drawn);
        painter.save();
        painter.setClipRect(swatch);
        painter.fillRect(swatch, m_theme.board);
        painter.translate(swatch.left(), swatch.center().y() + 1 - drawn * scale / 2);
        painter.scale(scale, scale);
        marks::drawThreat(painter, QRect(0, 0, drawn, drawn),
                          each == near ? marks::Attacker::Near : marks::Attacker::Far, m_theme);
        painter.restore();
        painter.setPen(m_theme.text);
        const int x = at.x() + swatchWidth(side) + (m_isBlock ? kPad : kGap);
        const int room = m_isBlock ? width() - x : half - swatchWidth(side) - kGap;
        painter.drawText(QRect(x, at.y(), room, side), Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(line(each), Qt::ElideRight, room));
        at += m_isBlock ? QPoint(0, kSwatch + kGap) : QPoint(half, 0);
    }
}

} // namespace mujo::ui
