#include "ui/board/threat_legend.h"

#include <QPainter>
#include <algorithm>

#include "ui/look/marks.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kSwatch = 30; // a square as on the board
constexpr int kPad = 8;
constexpr int kGap = 5;

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

QSize ThreatLegend::sizeHint() const {
    const int words = std::max(fontMetrics().horizontalAdvance(line(Side::Sente)),
                               fontMetrics().horizontalAdvance(line(Side::Gote)));
    return {3 * kPad + kSwatch + words, 2 * kPad + 2 * kSwatch + kGap};
}

void ThreatLegend::showOver(const QRectF& board, bool isFlipped) {
    m_isFlipped = isFlipped;
    const QSize size = sizeHint();
    constexpr int kEdge = 4;
    const bool hasRoom = board.left() >= size.width() + 2 * kEdge;
    const int x = hasRoom ? kEdge : std::max(kEdge, static_cast<int>(board.left()) + kEdge);
    const int y = std::max(kEdge, static_cast<int>(board.top()) + kEdge);
    setGeometry(QRect(QPoint(x, y), size));
    show();
    raise();
}

void ThreatLegend::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.border, 1));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    // The near side stands below, as on the board.
    const Side near = m_isFlipped ? Side::Gote : Side::Sente;
    int y = kPad;
    for (const Side side : {opponent(near), near}) {
        const QRect swatch(kPad, y, kSwatch, kSwatch);
        painter.fillRect(swatch, m_theme.board);
        marks::drawThreat(painter, swatch, side == near ? marks::Attacker::Near : marks::Attacker::Far,
                          m_theme);
        painter.setPen(m_theme.text);
        painter.drawText(QRect(swatch.right() + 1 + kPad, y, width(), kSwatch),
                         Qt::AlignVCenter | Qt::AlignLeft, line(side));
        y += kSwatch + kGap;
    }
}

} // namespace mujo::ui
