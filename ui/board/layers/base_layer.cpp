#include "ui/board/layers/base_layer.h"

#include <QLinearGradient>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/look/board_texture.h"
#include "ui/look/square_label.h"

namespace mujo::ui {

namespace {

constexpr double kThinLabelsBelow = 14;

int labelStep(double cell) {
    return cell >= kThinLabelsBelow ? 1 : cell >= kThinLabelsBelow / 2 ? 2 : 5;
}

/// The view; where it shows the board's own edge, the frame may stand out by a pixel or two.
QRectF woodClip(const BoardLayout& layout) {
    constexpr double kFrame = 3;
    const QRectF view = layout.view();
    const QRectF board = layout.board();
    const auto frame = [](double overlap) { return overlap <= 1 ? kFrame : 0; };
    return view.adjusted(-frame(view.left() - board.left()), -frame(view.top() - board.top()),
                         frame(board.right() - view.right()), frame(board.bottom() - view.bottom()));
}

/// Between a number and the squares: the line around the board, which no number may touch.
double labelGap(const BoardLayout& layout) {
    constexpr double kWideBand = 20;
    return layout.band() < kWideBand ? 2 : 4;
}

/// As large as the cells want it, and no larger than the band has room for.
QFont labelFont(const LayerContext& context, int step) {
    constexpr double kSmallest = 10;
    constexpr double kLargest = 14;
    constexpr double kInk = 0.74; // height of digits and ascending letters in a font of size 1
    constexpr double kAir = 2;
    const BoardShape& shape = context.layout.shape();
    const double room = context.layout.band() - labelGap(context.layout) - kAir;
    QFont font = context.font;
    font.setPixelSize(static_cast<int>(kLargest));
    const QFontMetricsF metrics(font);
    double widest = 1;
    for (int row = 0; row < shape.ranks(); ++row) {
        const QString name = QString::fromStdString(shape.rankName(row, context.squareStyle));
        widest = std::max(widest, isStackable(name) ? 1 : metrics.horizontalAdvance(name));
    }
    const double wanted = std::clamp(context.layout.cellSize() * step * 0.36, kSmallest, kLargest);
    font.setPixelSize(static_cast<int>(std::min({wanted, kLargest * room / widest, room / kInk})));
    return font;
}

/// Every rank has its name, or every second or fifth one, so that kanji below each other can be read.
int rankStep(const LayerContext& context, int step) {
    constexpr double kReadable = 9.3; // pixels of a kanji with its share of the gap to the next name
    const BoardShape& shape = context.layout.shape();
    const auto name = [&](int row) {
        return QString::fromStdString(shape.rankName(row, context.squareStyle));
    };
    if (!isStackable(name(shape.ranks() - 1))) {
        return step; // letters, digits, or no more than ten ranks
    }
    qsizetype longest = 1;
    for (int row = 0; row < shape.ranks(); ++row) {
        longest = std::max(longest, name(row).size());
    }
    while (step < 5 && context.layout.cellSize() * step < kReadable * static_cast<double>(longest)) {
        step = step == 1 ? 2 : 5;
    }
    return step;
}

/// Cast by a body that is thicker than its pieces: soft, to the right and below. Exact, and slow for a large
/// one.
void paintShadowOf(QPainter& painter, const QRectF& body, double reach, QColor colour) {
    constexpr int kLayers = 7;
    colour.setAlpha(colour.alpha() / kLayers);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (int layer = 1; layer <= kLayers; ++layer) {
        const double spread = reach * layer / kLayers;
        painter.drawRoundedRect(body.adjusted(-spread * 0.3, 0, spread, spread), spread, spread);
    }
}

/// The shadow of a small body, with its sides stretched to those of the board. What lies below the board is
/// not painted.
void paintBoardShadow(QPainter& painter, const QRectF& board, double reach, const QColor& colour,
                      double ratio) {
    const int edge = static_cast<int>(std::ceil(reach));
    const int corner = 2 * edge; // of the small body, with the part of the shadow that is round
    QPixmap tile(QSize(2 * corner + 2 * edge, 2 * corner + 2 * edge) * ratio);
    tile.fill(Qt::transparent);
    tile.setDevicePixelRatio(ratio);
    QPainter small(&tile);
    paintShadowOf(small, QRectF(edge, edge, 2 * corner, 2 * corner), reach, colour);
    small.end();
    const QRect body = board.toRect();
    const QRect outer = body.adjusted(-edge, -edge, edge, edge);
    const int part = corner + edge;
    const int xs[] = {outer.left(), outer.left() + part, outer.right() + 1 - part, outer.right() + 1};
    const int ys[] = {outer.top(), outer.top() + part, outer.bottom() + 1 - part, outer.bottom() + 1};
    painter.save();
    painter.setClipRegion(QRegion(outer) - body.adjusted(1, 1, -1, -1), Qt::IntersectClip);
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            // Of the tile, whose middle has no extent.
            const double middle = 1 / ratio;
            const QRectF from(i == 0 ? 0 : part, j == 0 ? 0 : part, i == 1 ? middle : part,
                              j == 1 ? middle : part);
            const QRectF to(xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j]);
            painter.drawPixmap(to, tile, QRectF(from.topLeft() * ratio, from.size() * ratio));
        }
    }
    painter.restore();
}

} // namespace

void BaseLayer::paint(QPainter& painter, const LayerContext& context, QSize size, const QRegion& region) {
    const double ratio = context.layout.devicePixelRatio();
    const QSize pixels(static_cast<int>(std::lround(size.width() * ratio)),
                       static_cast<int>(std::lround(size.height() * ratio)));
    m_hasBoard = m_hasBoard && m_board.size() == pixels;
    m_isPainted = m_isPainted && m_picture.size() == pixels;
    if (m_isPainted && m_shift && !m_shift->isNull()) {
        context.sized->beginFrame();
        moveAlong(context, size);
    }
    const bool isUpToDate = m_isPainted;
    const auto renew = [&](QPixmap& kept) {
        if (kept.size() != pixels) {
            kept = QPixmap(pixels);
        }
        kept.setDevicePixelRatio(ratio);
    };
    if (!isUpToDate) {
        context.sized->beginFrame();
        if (!m_hasBoard && !context.isQuick) {
            renew(m_board);
            QPainter board(&m_board);
            paintBoard(board, context, size);
            m_hasBoard = true;
        }
    }
    const bool isWhole = region.boundingRect().size() == size && region.rectCount() == 1;
    if (!isUpToDate && isWhole && !m_shift && context.isQuick) { // the next frame has another size
        paintWhole(painter, context, size);
        return;
    }
    if (!isUpToDate) {
        renew(m_picture);
        QPainter whole(&m_picture);
        paintWhole(whole, context, size);
        m_isPainted = true;
        if (m_shift) {
            m_shift = QPointF();
        }
    }
    for (const QRect& rect : region) {
        const QRectF source(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio);
        painter.drawPixmap(QRectF(rect), m_picture, source);
    }
}

void BaseLayer::shift(QPointF by) {
    m_shift = m_shift.value_or(QPointF()) + by;
    m_hasBoard = false;
}

void BaseLayer::moveAlong(const LayerContext& context, QSize size) {
    const BoardLayout& layout = context.layout;
    const double ratio = layout.devicePixelRatio();
    const QPointF by = *m_shift;
    m_shift = QPointF();
    constexpr double kFrame = 4; // lines at the edges of the board and of the view, which do not move along
    // What was seen before, too, where it lies now.
    const QRectF common = layout.visibleBoard() & layout.view().translated(by);
    const QRect still = common.adjusted(kFrame, kFrame, -kFrame, -kFrame).toRect();
    const QPoint pixels = (by * ratio).toPoint();
    const QRegion fresh = QRegion(QRect(QPoint(), size)) - still;
    if (!still.isEmpty()) {
        const QRect inPixels =
            QRectF(still.x() * ratio, still.y() * ratio, still.width() * ratio, still.height() * ratio)
                .toAlignedRect();
        m_picture.scroll(pixels.x(), pixels.y(), inPixels | inPixels.translated(-pixels));
    }
    QPainter painter(&m_picture);
    painter.setClipRegion(fresh);
    paintBoard(painter, context, size);
    paintPieces(painter, context, fresh);
}

void BaseLayer::paintWhole(QPainter& painter, const LayerContext& context, QSize size) const {
    if (!m_hasBoard) {
        paintDirectly(painter, context, size);
        return;
    }
    painter.drawPixmap(0, 0, m_board);
    if (context.faces != nullptr) {
        painter.save();
        paintPieces(painter, context, context.layout.view().toAlignedRect());
        painter.restore();
    }
}

void BaseLayer::paintBoard(QPainter& painter, const LayerContext& context, QSize size) {
    const BoardLayout& layout = context.layout;
    const QRect board = context.faces != nullptr ? layout.visibleBoard().toAlignedRect() : QRect();
    const QRect inside = board.adjusted(2, 2, -2, -2); // the wood covers it
    for (const QRect& rect : QRegion(QRect(QPoint(0, 0), size)).subtracted(inside)) {
        painter.fillRect(rect, context.theme.surround);
    }
    if (context.faces == nullptr) {
        return;
    }
    paintBody(painter, context);
    painter.save();
    painter.setClipRect(woodClip(layout), Qt::IntersectClip);
    paintWood(painter, layout.board(), layout.cellSize(), context.theme);
    drawGrid(painter, layout.edges(), context.theme);
    paintZones(painter, context);
    painter.restore();
    paintLabels(painter, context);
}

void BaseLayer::paintDirectly(QPainter& painter, const LayerContext& context, QSize size) {
    painter.save();
    paintBoard(painter, context, size);
    if (context.faces != nullptr) {
        const QRect view = context.layout.view().toAlignedRect();
        const bool isClipped = painter.hasClipping();
        paintPieces(painter, context, isClipped ? view & painter.clipBoundingRect().toAlignedRect() : view);
    }
    painter.restore();
}

/// The thickness of the board and its shadow, where its lower edge is seen.
void BaseLayer::paintBody(QPainter& painter, const LayerContext& context) {
    const BoardLayout& layout = context.layout;
    const QRectF board = layout.board();
    const Theme& theme = context.theme;
    if (board.bottom() > layout.view().bottom() + 1 || theme.boardEdge == theme.surround) {
        return;
    }
    constexpr double kFrame = 1; // of the grid, which stands out from the squares
    const QRectF front(board.left() - kFrame, board.bottom(), board.width() + 2 * kFrame,
                       layout.edge() + kFrame);
    if (theme.boardShadow.alpha() > 0 && layout.isFitted()) {
        paintBoardShadow(painter, board.united(front), layout.band() * 0.55, theme.boardShadow,
                         layout.devicePixelRatio());
    }
    QLinearGradient fall(front.topLeft(), front.bottomLeft());
    fall.setColorAt(0, theme.boardEdge);
    fall.setColorAt(1, theme.boardEdge.darker(135));
    painter.fillRect(front, fall);
}

void BaseLayer::paintZones(QPainter& painter, const LayerContext& context) {
    const BoardLayout& layout = context.layout;
    const bool flipped = layout.isFlipped();
    const double width = std::max(1.5, layout.cellSize() * 0.03);
    const double radius = std::max(2.0, layout.cellSize() * 0.075);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(context.theme.zoneLine);
    for (const SceneItem& item : context.scene.pieces()) {
        const QRectF cell = layout.cellRect(item.square);
        const double y = flipped ? cell.bottom() : cell.top();
        if (item.role == SceneItem::Role::ZoneLine) {
            painter.drawRect(QRectF(layout.board().left(), y - width / 2, layout.board().width(), width));
        } else if (item.role == SceneItem::Role::StarPoint) {
            painter.drawEllipse(QPointF(flipped ? cell.right() : cell.left(), y), radius, radius);
        }
    }
    painter.restore();
}

void BaseLayer::paintLabels(QPainter& painter, const LayerContext& context) {
    const BoardLayout& layout = context.layout;
    const BoardShape& shape = layout.shape();
    const QRectF seen = layout.visibleBoard();
    const bool chess = context.squareStyle == SquareStyle::Chess;
    const double band = layout.band();
    const double cell = layout.cellSize();
    const int step = labelStep(cell);
    painter.setFont(labelFont(context, step));
    painter.setPen(context.theme.coordinate);
    const double fileTop = chess ? seen.bottom() + layout.edge() : seen.top() - band;
    const double gap = labelGap(layout);
    const double rankLeft = chess ? seen.left() - band : seen.right() + gap;
    for (int i = 0; i < shape.files(); i += step) {
        const double x = (layout.columnEdge(i) + layout.columnEdge(i + 1)) / 2;
        if (x > seen.left() && x < seen.right()) {
            const int column = shape.column(layout.squareAt(i, 0));
            painter.drawText(QRectF(x - 20, fileTop, 40, band), Qt::AlignCenter,
                             QString::fromStdString(shape.fileName(column, context.squareStyle)));
        }
    }
    const int every = rankStep(context, step);
    for (int i = 0; i < shape.ranks(); i += every) {
        const double y = (layout.rowEdge(i) + layout.rowEdge(i + 1)) / 2;
        if (y > seen.top() && y < seen.bottom()) {
            const int row = shape.row(layout.squareAt(0, i));
            const QString name = QString::fromStdString(shape.rankName(row, context.squareStyle));
            constexpr double kLine = 24; // of letters, which may reach beyond their square
            const double height = isStackable(name) ? cell * every : std::max(kLine, cell * every);
            paintRankName(painter, QRectF(rankLeft, y - height / 2, band - gap, height), name);
        }
    }
}

void BaseLayer::paintWoodOf(QPainter& painter, const LayerContext& context, Square square) {
    painter.save();
    painter.setClipRect(context.layout.woodOf(square), Qt::IntersectClip);
    paintWood(painter, context.layout.board(), context.layout.cellSize(), context.theme);
    paintZones(painter, context);
    painter.restore();
}

void BaseLayer::paintTinted(QPainter& painter, const LayerContext& context, Square square,
                            const QColor& tint) {
    const BoardLayout& layout = context.layout;
    paintWoodOf(painter, context, square);
    painter.fillRect(layout.woodOf(square), tint);
    for (const SceneItem& item : context.scene.pieces()) {
        if (item.square != square) {
            continue;
        }
        if (item.role == SceneItem::Role::Piece) {
            context.paintPiece(painter, layout.cellRect(square), *item.piece);
        }
    }
}

void BaseLayer::paintPieces(QPainter& painter, const LayerContext& context, const QRegion& region) {
    const BoardLayout& layout = context.layout;
    painter.setClipRect(layout.view(), Qt::IntersectClip);
    for (const SceneItem& item : context.scene.pieces()) {
        const QRectF cell = layout.cellRect(item.square);
        if (item.role == SceneItem::Role::Piece && region.intersects(cell.toAlignedRect())) {
            context.paintPiece(painter, cell, *item.piece);
        }
    }
}

} // namespace mujo::ui
