#include "ui/panes/kanji_label.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "ui/look/glyph_store.h"

namespace mujo::ui {

namespace {

constexpr double kLarger = 1.35; // than the letters of the label

} // namespace

KanjiLabel::KanjiLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
}

int KanjiLabel::side() const {
    return static_cast<int>(fontMetrics().height() * kLarger);
}

int KanjiLabel::inLine(int width) const {
    return std::max(1, width / side());
}

QSize KanjiLabel::sizeHint() const {
    return {static_cast<int>(text().toUcs4().size()) * side(), side()};
}

QSize KanjiLabel::minimumSizeHint() const {
    return {side(), side()};
}

int KanjiLabel::heightForWidth(int width) const {
    const int count = std::max(1, static_cast<int>(text().toUcs4().size()));
    return (count + inLine(width) - 1) / inLine(width) * side();
}

void KanjiLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(foregroundRole()));
    const int count = inLine(width());
    int at = 0;
    for (const uint character : text().toUcs4()) {
        const QRectF cell(at % count * side(), at / count * side(), side(), side());
        ++at;
        const Glyph* glyph = GlyphStore::shared().find(character);
        if (glyph == nullptr) {
            painter.setPen(palette().color(foregroundRole()));
            painter.drawText(cell, Qt::AlignCenter,
                             QString::fromUcs4(reinterpret_cast<const char32_t*>(&character), 1));
            painter.setPen(Qt::NoPen);
            continue;
        }
        constexpr double kShare = 0.94;
        const double scale = kShare * side() / GlyphStore::kEm;
        painter.save();
        painter.translate(cell.center());
        painter.scale(scale, scale);
        painter.translate(-glyph->bounds.center());
        painter.drawPath(glyph->path);
        painter.restore();
    }
}

} // namespace mujo::ui
