#include "ui/dialogs/paper_sheet.h"

#include <QPainter>
#include <algorithm>

#include "ui/pages/game_paper.h"

namespace mujo::ui {

void PaperSheet::show(GamePaper* paper, int number, const QMarginsF& margins) {
    m_paper = paper;
    m_number = number;
    m_margins = margins;
    m_picture = {};
    update();
}

/// In the middle of the widget, in its proportions.
QRectF PaperSheet::sheet() const {
    const QSizeF page = m_paper->pageSize().grownBy(m_margins);
    constexpr int kGap = 8;
    const QSizeF room = QSizeF(size()).shrunkBy(QMarginsF(kGap, kGap, kGap, kGap));
    const QSizeF fitting = page * std::min(room.width() / page.width(), room.height() / page.height());
    return {QPointF((width() - fitting.width()) / 2, (height() - fitting.height()) / 2), fitting};
}

void PaperSheet::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Mid));
    if (m_paper == nullptr) {
        return;
    }
    const QRectF place = sheet();
    const QSize pixels = (place.size() * devicePixelRatioF()).toSize();
    if (m_picture.size() != pixels) {
        m_picture = QPixmap(pixels);
        m_picture.fill(Qt::white);
        QPainter page(&m_picture);
        page.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        const qreal scale = pixels.width() / m_paper->pageSize().grownBy(m_margins).width();
        page.scale(scale, scale);
        page.translate(m_margins.left(), m_margins.top());
        m_paper->paintPage(page, m_number);
        page.end();
        m_picture.setDevicePixelRatio(devicePixelRatioF());
    }
    painter.drawPixmap(place.topLeft(), m_picture);
}

} // namespace mujo::ui
