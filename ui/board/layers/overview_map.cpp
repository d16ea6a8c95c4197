#include "ui/board/layers/overview_map.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace mujo::ui {

namespace {

constexpr double kSide = 150;
constexpr double kToTheEdge = 10;

QRectF mapCell(const BoardLayout& layout, const QRectF& map, Square square) {
    const QPoint cell = layout.screenCell(square);
    const double width = map.width() / layout.shape().files();
    const double height = map.height() / layout.shape().ranks();
    return {map.left() + cell.x() * width, map.top() + cell.y() * height, width, height};
}

/// A piece as a wedge that points to where it goes, dark for Sente as the sign beside the name. A picture of
/// it, since a board may hold hundreds.
QPixmap wedge(QSizeF size, qreal ratio, Side owner, bool isNear, const Theme& theme) {
    QPixmap picture((size * ratio).toSize().expandedTo({1, 1}));
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    const QRectF box = QRectF(QPointF(), picture.deviceIndependentSize()).adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal tip = isNear ? box.top() : box.bottom();
    const qreal shoulder = isNear ? box.top() + box.height() / 3 : box.bottom() - box.height() / 3;
    const qreal base = isNear ? box.bottom() : box.top();
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(owner == Side::Sente ? theme.gridFrame : theme.faceTop);
    painter.drawPolygon(QPolygonF{{box.center().x(), tip},
                                  {box.right(), shoulder},
                                  {box.right(), base},
                                  {box.left(), base},
                                  {box.left(), shoulder}});
    return picture;
}

/// How much the map hides there.
double covered(const BoardLayout& layout, const BoardScene& scene, const QRectF& map) {
    constexpr double kMark = 4; // in pieces: that is where one wants to click
    const QRectF under = map & layout.board();
    if (under.isEmpty()) {
        return 0;
    }
    const auto cellAt = [&](QPointF point) { return layout.screenCell(layout.nearest(point)); };
    const QRect cells(cellAt(under.topLeft()), cellAt(under.bottomRight()));
    const auto count = [&](const std::vector<SceneItem>& items, auto&& isCounted) {
        return std::count_if(items.begin(), items.end(), [&](const SceneItem& item) {
            return isCounted(item) && cells.contains(layout.screenCell(item.square));
        });
    };
    const auto pieces =
        count(scene.pieces(), [](const SceneItem& item) { return item.role == SceneItem::Role::Piece; });
    const auto marks = count(scene.marks(), [](const SceneItem&) { return true; });
    return static_cast<double>(pieces) + kMark * static_cast<double>(marks);
}

} // namespace

QRectF OverviewMap::rectAt(const BoardLayout& layout, Place place) {
    const QRectF view = layout.view();
    const double files = layout.shape().files();
    const double ranks = layout.shape().ranks();
    const double cell = std::min({kSide, view.width() / 3, view.height() / 3}) / std::max(files, ranks);
    const QSizeF size(std::round(files * cell), std::round(ranks * cell));
    const double x = place.isRight ? view.right() - kToTheEdge - size.width() : view.left() + kToTheEdge;
    const double y = place.isHigh ? view.top() + kToTheEdge : view.bottom() - kToTheEdge - size.height();
    return {QPointF(std::round(x), std::round(y)), size};
}

QRectF OverviewMap::rect(const BoardLayout& layout) const {
    return layout.isFitted() ? QRectF() : rectAt(layout, m_place);
}

void OverviewMap::settle(const BoardLayout& layout, const BoardScene& scene) {
    if (layout.isFitted()) {
        return;
    }
    constexpr double kWorthMoving = 0.5; // of what is covered where the map is
    double least = kWorthMoving * covered(layout, scene, rectAt(layout, m_place));
    for (const bool isHigh : {false, true}) {
        for (const bool isRight : {false, true}) {
            const Place place{isRight, isHigh};
            if (const double cost = covered(layout, scene, rectAt(layout, place)); cost < least) {
                least = cost;
                m_place = place;
            }
        }
    }
}

void OverviewMap::paint(QPainter& painter, const LayerContext& context) const {
    const BoardLayout& layout = context.layout;
    const QRectF map = rect(layout);
    if (map.isEmpty()) {
        return;
    }
    const Theme& theme = context.theme;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(map.adjusted(-3, -3, 3, 3), theme.surround);
    painter.fillRect(map, theme.board);
    const QSizeF cell(map.width() / layout.shape().files(), map.height() / layout.shape().ranks());
    PerSide<QPixmap> pictures;
    for (const Side owner : {Side::Sente, Side::Gote}) {
        const bool isNear = (owner == Side::Sente) != layout.isFlipped();
        pictures[owner] = wedge(cell, layout.devicePixelRatio(), owner, isNear, theme);
    }
    for (const SceneItem& item : context.scene.pieces()) {
        if (item.role == SceneItem::Role::Piece) {
            painter.drawPixmap(mapCell(layout, map, item.square).topLeft(), pictures[item.piece->owner]);
        }
    }
    for (const Square square : context.scene.lastPath()) {
        painter.fillRect(mapCell(layout, map, square), theme.mark(MarkClass::Capture));
    }
    const QRectF board = layout.board();
    const QRectF seen = layout.visibleBoard();
    const auto scaleX = map.width() / board.width();
    const auto scaleY = map.height() / board.height();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.mark(MarkClass::Selected), 2));
    painter.drawRect(QRectF(map.left() + (seen.left() - board.left()) * scaleX,
                            map.top() + (seen.top() - board.top()) * scaleY, seen.width() * scaleX,
                            seen.height() * scaleY)
                         .adjusted(1, 1, -1, -1));
    painter.restore();
}

std::optional<Square> OverviewMap::hit(const BoardLayout& layout, QPointF point) const {
    const QRectF map = rect(layout);
    if (map.isEmpty() || !map.contains(point)) {
        return std::nullopt;
    }
    const int column = static_cast<int>((point.x() - map.left()) / map.width() * layout.shape().files());
    const int row = static_cast<int>((point.y() - map.top()) / map.height() * layout.shape().ranks());
    return layout.squareAt(std::min(column, layout.shape().files() - 1),
                           std::min(row, layout.shape().ranks() - 1));
}

} // namespace mujo::ui
