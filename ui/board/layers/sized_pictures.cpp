#include "ui/board/layers/sized_pictures.h"

#include <algorithm>

namespace mujo::ui {

void SizedPictures::setShape(const Shape& shape) {
    if (shape == m_shape) {
        return;
    }
    if (shape.style == m_shape.style && shape.theme == m_shape.theme) {
        m_before.resize(std::max(m_before.size(), m_pictures.size()));
        for (std::size_t i = 0; i < m_pictures.size(); ++i) {
            if (!m_pictures[i].isNull()) {
                m_before[i] = m_pictures[i];
            }
        }
    } else {
        m_before.clear();
    }
    m_pictures.clear();
    m_bytes = 0;
    m_shape = shape;
}

void SizedPictures::forget() {
    m_pictures.clear();
    m_before.clear();
    m_bytes = 0;
}

void SizedPictures::keep(Piece piece, const QPixmap& picture) {
    constexpr qsizetype kMostBytes = qsizetype{24} << 20;
    m_bytes += qsizetype{4} * picture.width() * picture.height();
    if (m_bytes > kMostBytes) {
        forget(); // large squares, of which few are in sight at a time
    }
    const std::size_t at = place(piece);
    m_pictures.resize(std::max(m_pictures.size(), at + 1));
    m_pictures[at] = picture;
}

} // namespace mujo::ui
