#pragma once

#include <QPainter>
#include <QRegion>
#include <QTimer>
#include <memory>
#include <span>
#include <vector>

#include "ui/board/layers/base_layer.h"
#include "ui/board/layers/found_layer.h"
#include "ui/board/layers/layer_context.h"
#include "ui/board/layers/overlay_layer.h"
#include "ui/look/look.h"
#include "ui/look/piece_faces.h"

namespace mujo::ui {

struct BoardDesk;

/// How the board is painted: its look, its layers with the pictures they keep, and what comes a moment later
/// or goes after a moment.
class BoardPicture {
public:
    explicit BoardPicture(BoardDesk& desk);

    void setLook(const Look& look);
    void showVariant(const Variant& variant);
    void showPosition(); ///< another one
    /// Sets these squares off from the rest, until others are given.
    void markFound(std::vector<Square> squares, FoundOrder order);
    /// Those that are to be clicked one by one, the piece first; empty for none.
    [[nodiscard]] std::span<const Square> steps() const;

    void rebuild(); ///< paints everything anew
    /// The same while it grows or shrinks: pieces are drawn in their right size when that pauses.
    void rebuildQuickly();
    /// The board has moved in the view; of what is seen only the part that comes into sight is painted.
    void shift(QPointF by);

    /// Tells where pieces have become so small that signs stand for their characters, or no longer are.
    void tellSigns();

    [[nodiscard]] LayerContext context();
    /// Whether the pieces that were just taken are seen: until the next move, but not while one is entered.
    [[nodiscard]] bool showsGhosts() const;
    /// The board with its pieces, and the ground of what stands out.
    void paintBoard(QPainter& painter, const QRegion& region);
    /// All that lies on the pieces.
    void paintMarks(QPainter& painter, const QRectF& dirty);

private:
    void moveLens();      ///< to the board as it lies now
    void startRefining(); ///< when the movement pauses
    void refine();        ///< some more of the pictures that zooming has left out
    void paintTints(QPainter& painter, const QRectF& dirty);

    BoardDesk& m_desk;
    std::unique_ptr<PieceFaces> m_faces;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
    PieceCache m_cache;
    SizedPictures m_sized;
    BaseLayer m_base;
    OverlayLayer m_overlay;
    std::vector<Square> m_found; ///< what was searched for
    FoundOrder m_foundOrder = FoundOrder::None;
    QTimer m_refineTimer;
    bool m_hasSigns = false;
    bool m_isQuick = false; ///< while zooming: pieces may be scaled pictures
};

} // namespace mujo::ui
