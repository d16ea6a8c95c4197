#pragma once

#include <QElapsedTimer>
#include <QPixmap>
#include <chrono>
#include <vector>

#include "core/position/piece.h"
#include "ui/look/piece_painter.h"

namespace mujo::ui {

/// The pictures of a game's pieces in the one size and look of the board, found by the piece's number, which
/// takes a small part of the time in which the cache compares faces. While the board grows or shrinks, those
/// of the size before are at hand, to be scaled, and each frame draws as many new ones as it has time for.
/// GUI thread only.
class SizedPictures {
public:
    /// What all pictures have in common.
    struct Shape {
        PieceStyle style;
        int theme = 0;
        int devicePixels = 0;
        double ratio = 1;

        bool operator==(const Shape&) const = default;
    };

    /// Another size makes the present pictures those of the size before; another look forgets all.
    void setShape(const Shape& shape);
    void forget(); ///< another game

    /// In the present size; null when it is not there. Valid until the next change.
    [[nodiscard]] const QPixmap* find(Piece piece) const { return findIn(m_pictures, piece); }
    /// In the size before.
    [[nodiscard]] const QPixmap* findBefore(Piece piece) const { return findIn(m_before, piece); }
    void keep(Piece piece, const QPixmap& picture);

    /// A frame may spend so long on new pictures, from here on.
    void beginFrame() {
        m_frame.start();
        m_isBehind = false;
    }
    void setDrawingTime(std::chrono::nanoseconds time) { m_drawingTime = time; }
    [[nodiscard]] bool hasTime() const {
        return !m_frame.isValid() || m_frame.nsecsElapsed() <= m_drawingTime.count();
    }
    /// Whether the frame has used pictures of the size before.
    [[nodiscard]] bool isBehind() const { return m_isBehind; }
    void fallBehind() { m_isBehind = true; }

private:
    using Pictures = std::vector<QPixmap>; ///< by 2 * type + owner as seen on the screen

    static std::size_t place(Piece piece) { return 2 * mujo::index(piece.type) + mujo::index(piece.owner); }
    static const QPixmap* findIn(const Pictures& pictures, Piece piece) {
        const std::size_t at = place(piece);
        return at < pictures.size() && !pictures[at].isNull() ? &pictures[at] : nullptr;
    }

    Shape m_shape;
    Pictures m_pictures;
    Pictures m_before;
    qsizetype m_bytes = 0; ///< of the pictures in the present size
    QElapsedTimer m_frame;
    std::chrono::nanoseconds m_drawingTime{0};
    bool m_isBehind = false;
};

} // namespace mujo::ui
