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
constexpr int kShortestLine = 15; // where there are two
constexpr int kSmallestText = 9;  // pixels

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
             tr("left out, since it goes anywhere: %1", "a kind of piece, or several").arg(m_leftOut),
             tr("without the %1", "a kind of piece, or several, that may go anywhere").arg(m_leftOut)});
    }
    all.push_back({Mark::Ring, tr("attacks the square pointed at"), tr("attacks it")});
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

/// As large as a line so high has room for, up to that of the window.
void ThreatLegend::setStripFont(int height) {
    QFont font = parentWidget()->font();
    font.setPixelSize(
        std::clamp(height - 4, kSmallestText, std::max(kSmallestText, QFontInfo(font).pixelSize())));
    setFont(font);
}

/// Of the rows in one line of a strip.
int ThreatLegend::lineWidth(int line, int height) const {
    int width = kPad;
    for (const Row& row : m_rows) {
        width += row.line == line ? stripWidth(row, height) : 0;
    }
    return width;
}

/// Spreads the rows over so many lines; false where they have no room there.
bool ThreatLegend::breakInto(int lines, QSize room) {
    const int height = std::min(kTallestLine, room.height() / lines);
    setStripFont(height);
    m_lines = lines;
    bool fits = true;
    int line = 0;
    int width = kPad;
    for (Row& row : m_rows) {
        const int wide = stripWidth(row, height);
        if (width + wide > room.width() && width > kPad) {
            fits = fits && line + 1 < lines;
            line = std::min(line + 1, lines - 1);
            width = kPad;
        }
        row.line = line;
        width += wide;
        fits = fits && width <= room.width();
    }
    return fits;
}

/// Where all has no room it is said in fewer words, and then the less needed rows are left out.
void ThreatLegend::showStrip(const QRect& strip) {
    constexpr std::size_t kHatches = 2; // are always there; the ring and the shield come together
    const int most = strip.height() >= 2 * kShortestLine ? 2 : 1;
    const auto isPlaced = [&] {
        for (int lines = 1; lines <= most; ++lines) {
            if (breakInto(lines, strip.size())) {
                return true;
            }
        }
        return false;
    };
    if (!isPlaced()) {
        for (Row& row : m_rows) {
            row.text = row.brief.isEmpty() ? row.text : row.brief;
        }
    }
    while (!isPlaced() && m_rows.size() > kHatches) {
        const std::size_t less = m_rows.back().mark == Mark::Shield ? 2 : 1;
        m_rows.erase(m_rows.end() - static_cast<std::ptrdiff_t>(less), m_rows.end());
    }
    const int height = std::min(kTallestLine, strip.height() / m_lines);
    int width = 0;
    for (int line = 0; line < m_lines; ++line) {
        width = std::max(width, lineWidth(line, height));
    }
    width = std::min(width, strip.width());
    setGeometry((strip.width() - width) / 2, strip.top() + (strip.height() - m_lines * height) / 2, width,
                m_lines * height);
}

void ThreatLegend::showBeside(const BoardLayout& layout, SquareStyle squares) {
    m_isFlipped = layout.isFlipped();
    m_rows = rows();
    m_hasHatches = layout.cellSize() >= kSwatch;
    setFont(parentWidget()->font());
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
        showStrip(rooms[2].height() >= rooms[3].height() ? rooms[2] : rooms[3]);
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
    const int high = height() / m_lines;
    const int side = high - 2;
    std::vector<int> ends(static_cast<std::size_t>(m_lines), kPad); // of what each line has so far
    for (const Row& row : m_rows) {
        int& x = ends[static_cast<std::size_t>(row.line)];
        const int y = row.line * high + 1;
        // Only the two that are always there can be too long, and then give up the same.
        const int tooMuch = std::max(0, lineWidth(row.line, high) - width());
        const auto beside = std::count_if(m_rows.begin(), m_rows.end(),
                                          [&](const Row& other) { return other.line == row.line; });
        const int end = x + stripWidth(row, high) - (tooMuch + 1) / static_cast<int>(beside);
        if (row.mark != Mark::None) {
            paintSwatch(painter, QRect(x, y, swatchWidth(side), side), row.mark);
            x += swatchWidth(side) + kGap;
        }
        const int room = end - kPad - x;
        painter.drawText(QRect(x, y, room, side), Qt::AlignVCenter | Qt::TextSingleLine,
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
