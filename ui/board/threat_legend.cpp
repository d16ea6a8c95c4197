#include "ui/board/threat_legend.h"

#include <QPainter>
#include <algorithm>
#include <limits>

#include "ui/look/danger_marks.h"
#include "ui/look/marks.h"
#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr int kSwatch = 30; // a square as on the board
constexpr int kPad = 8;
constexpr int kGap = 5;
constexpr int kEdge = 4; // to what lies around
constexpr int kTallestLine = 26;
constexpr int kSmallestText = 9; // pixels

/// The largest square in the middle.
QRectF middleOf(const QRectF& rect) {
    const qreal side = std::min(rect.width(), rect.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(rect.center());
    return square;
}

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
    QStringList lines;
    for (const Row& row : rows()) {
        lines << row.text;
    }
    setAccessibleName(Phrases::inParts(lines));
    update();
}

/// The more needed come first; the far side stands above the near one, as on the board.
std::vector<ThreatLegend::Row> ThreatLegend::rows() const {
    const auto reached = [this](Side side) { return tr("reached by %1", "a side").arg(m_names[side]); };
    const Side near = m_isFlipped ? Side::Gote : Side::Sente;
    std::vector<Row> all{{Mark::Far, reached(opponent(near))}, {Mark::Near, reached(near)}};
    if (!m_leftOut.isEmpty()) {
        all.push_back(
            {Mark::None,
             tr("without the %1, which may go anywhere", "a kind of piece, or several").arg(m_leftOut)});
    }
    all.push_back({Mark::Ring, tr("attacks the square")});
    all.push_back({Mark::Shield, tr("guards it")});
    return all;
}

void ThreatLegend::setLook(const Look& look) {
    m_theme = look.theme;
    update();
}

/// Of a line so high; a hatch is told by its lines, which need some length.
int ThreatLegend::swatchWidth(int height) const {
    return m_hasHatches ? kSwatch : height;
}

/// What a row without a mark has to wrap to, in a block.
int ThreatLegend::wrappedHeight(const Row& row, int width) const {
    const QRect room(0, 0, width, std::numeric_limits<int>::max() / 2);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, row.text).height();
}

QSize ThreatLegend::blockSize() const {
    int widest = 0;
    for (const Row& row : m_rows) {
        widest = std::max(widest, row.mark == Mark::None ? 0 : fontMetrics().horizontalAdvance(row.text));
    }
    const int width = 3 * kPad + kSwatch + widest;
    int height = 2 * kPad - kGap;
    for (const Row& row : m_rows) {
        height += kGap + (row.mark == Mark::None ? wrappedHeight(row, width - 2 * kPad) : kSwatch);
    }
    return {width, height};
}

/// Of a row in a strip so high, with the space behind it.
int ThreatLegend::stripWidth(const Row& row, int height) const {
    const int swatch = row.mark == Mark::None ? 0 : swatchWidth(height - 2) + kGap;
    return swatch + fontMetrics().horizontalAdvance(row.text) + 1 + kPad; // a text may be wider by a fraction
}

void ThreatLegend::showBeside(const BoardLayout& layout, SquareStyle squares) {
    m_isFlipped = layout.isFlipped();
    m_rows = rows();
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
        const auto widthOf = [&](std::size_t count) {
            int width = kPad;
            for (std::size_t i = 0; i < count; ++i) {
                width += stripWidth(m_rows[i], height);
            }
            return width;
        };
        constexpr std::size_t kHatches = 2; // are always there; the ring and the shield come together
        std::size_t count = m_rows.size();
        while (count > kHatches && widthOf(count) > all.width()) {
            count -= m_rows[count - 1].mark == Mark::Shield ? 2 : 1;
        }
        m_rows.erase(m_rows.begin() + static_cast<std::ptrdiff_t>(count), m_rows.end());
        const int width = std::min(widthOf(count), all.width());
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
    painter.setPen(m_theme.text);
    if (m_isBlock) {
        paintBlock(painter);
    } else {
        paintStrip(painter);
    }
}

void ThreatLegend::paintBlock(QPainter& painter) const {
    int y = kPad;
    for (const Row& row : m_rows) {
        if (row.mark == Mark::None) {
            const QRect room(kPad, y, width() - 2 * kPad, wrappedHeight(row, width() - 2 * kPad));
            painter.drawText(room, Qt::TextWordWrap, row.text);
            y += room.height() + kGap;
            continue;
        }
        paintSwatch(painter, QRect(kPad, y, kSwatch, kSwatch), row.mark);
        painter.drawText(QRect(2 * kPad + kSwatch, y, width(), kSwatch), Qt::AlignVCenter, row.text);
        y += kSwatch + kGap;
    }
}

void ThreatLegend::paintStrip(QPainter& painter) const {
    const int side = height() - 2;
    int natural = kPad;
    for (const Row& row : m_rows) {
        natural += stripWidth(row, height());
    }
    // Only the two that are always there can be too long, and then give up the same.
    const int tooMuch = std::max(0, natural - width());
    int x = kPad;
    for (const Row& row : m_rows) {
        const int end = x + stripWidth(row, height()) - (tooMuch + 1) / 2;
        if (row.mark != Mark::None) {
            paintSwatch(painter, QRect(x, 1, swatchWidth(side), side), row.mark);
            x += swatchWidth(side) + kGap;
        }
        const int room = end - kPad - x;
        painter.drawText(QRect(x, 1, room, side), Qt::AlignVCenter | Qt::TextSingleLine,
                         fontMetrics().elidedText(row.text, Qt::ElideRight, room));
        x = end;
    }
}

/// A part of a hatch, or a whole square with its corner.
void ThreatLegend::paintSwatch(QPainter& painter, const QRect& swatch, Mark mark) const {
    constexpr int kSmall = 24; // of a square, which then has a corner in place of a hatch
    const int drawn = m_hasHatches ? kSwatch : kSmall;
    const qreal scale = m_hasHatches ? 1 : swatch.height() / static_cast<qreal>(drawn);
    painter.save();
    painter.setClipRect(swatch);
    painter.fillRect(swatch, m_theme.board);
    if (mark == Mark::Ring) {
        marks::drawCaptureRing(painter, middleOf(swatch), m_theme);
    } else if (mark == Mark::Shield) {
        marks::drawShield(painter, middleOf(swatch), m_theme);
    } else {
        painter.translate(swatch.left(), swatch.center().y() + 1 - drawn * scale / 2);
        painter.scale(scale, scale);
        marks::drawThreat(painter, QRect(0, 0, drawn, drawn),
                          mark == Mark::Near ? marks::Attacker::Near : marks::Attacker::Far, m_theme);
    }
    painter.restore();
}

} // namespace mujo::ui
