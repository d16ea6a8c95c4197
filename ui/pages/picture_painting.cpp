#include "ui/pages/picture_painting.h"

#include <QCoreApplication>
#include <QPainter>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <utility>

namespace mujo::ui {

void PicturePainting::start(const Game& game, const Look& look, const BoardDrawing::Choices& choices,
                            Done done) {
    auto* painting = new PicturePainting(game, look, choices, std::move(done)); // the application owns it
    QTimer::singleShot(0, painting, &PicturePainting::paintNext);
}

QSize PicturePainting::pixelsOf(const BoardDrawing& drawing) {
    return {static_cast<int>(std::ceil(drawing.size().width())),
            static_cast<int>(std::ceil(drawing.size().height()))};
}

PicturePainting::PicturePainting(const Game& game, const Look& look, const BoardDrawing::Choices& choices,
                                 Done done)
    : QObject(qApp), m_game(game), m_drawing(m_game, look, choices), m_done(std::move(done)),
      m_picture(pixelsOf(m_drawing), QImage::Format_ARGB32_Premultiplied) {
    constexpr int kLeast = 64; // smaller parts cost more than they leave to others
    m_part = std::max(kLeast, static_cast<int>(choices.cell / 2));
    m_picture.fill(Qt::transparent);
}

void PicturePainting::paintNext() {
    if (m_next < m_picture.height()) {
        QPainter painter(&m_picture);
        painter.setClipRect(QRect(0, m_next, m_picture.width(), m_part));
        m_drawing.paint(painter);
        m_next += m_part;
        QTimer::singleShot(0, this, &PicturePainting::paintNext);
        return;
    }
    m_done(m_picture);
    deleteLater();
}

} // namespace mujo::ui
