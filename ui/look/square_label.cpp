#include "ui/look/square_label.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace mujo::ui {

bool isStackable(const QString& name) {
    constexpr char16_t kLastLetter = 0x24F;
    return name.size() > 1 &&
           std::all_of(name.begin(), name.end(), [](QChar c) { return c.unicode() > kLastLetter; });
}

void paintRankName(QPainter& painter, const QRectF& room, const QString& name) {
    const QFont whole = painter.font();
    if (!isStackable(name) || QFontMetricsF(whole).horizontalAdvance(name) <= room.width()) {
        painter.drawText(room, Qt::AlignCenter, name);
        return;
    }
    const auto count = static_cast<double>(name.size());
    constexpr double kShare = 0.86; // of the height: the names of neighbours stand apart
    const double side =
        std::min({static_cast<double>(whole.pixelSize()), room.height() * kShare / count, room.width()});
    QFont small = whole;
    small.setPixelSize(std::max(1, static_cast<int>(side)));
    painter.setFont(small);
    double y = room.center().y() - side * count / 2;
    for (const QChar kanji : name) {
        painter.drawText(QRectF(room.left(), y, room.width(), side), Qt::AlignCenter | Qt::TextDontClip,
                         QString(kanji));
        y += side;
    }
    painter.setFont(whole);
}

} // namespace mujo::ui
