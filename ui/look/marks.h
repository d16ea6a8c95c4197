#pragma once

#include "ui/look/piece_face.h"
#include "ui/look/theme.h"

#include <QPointF>
#include <QRectF>
#include <span>

class QPainter;

/// Overlay marks. Each stays in the border zone of its cell where a piece may stand, or in the middle of an
/// empty cell, and has a 1 px outline of the opposite lightness. Lengths scale with the cell.
namespace mujo::ui::marks {

/// Where a target's mark goes: in the middle of an empty cell, or at the top left of an occupied one.
enum class Place { Middle, Corner };

void drawStepDot(QPainter& painter, const QRectF& cell, const Theme& theme, Place place = Place::Middle);
/// `direction` points along the ray on the screen; its length does not matter.
void drawSlideBar(QPainter& painter, const QRectF& cell, QPointF direction, const Theme& theme,
                  Place place = Place::Middle);
void drawJumpCircle(QPainter& painter, const QRectF& cell, const Theme& theme, Place place = Place::Middle);
/// A move of several legs that can go on from here.
void drawDiamond(QPainter& painter, const QRectF& cell, const Theme& theme, Place place = Place::Middle);
/// The same where it ends: smaller and hollow.
void drawEndDiamond(QPainter& painter, const QRectF& cell, const Theme& theme, Place place = Place::Middle);

void drawCaptureRing(QPainter& painter, const QRectF& cell, const Theme& theme);
/// Hatched border with a cross: a piece that disappears as well. `number` 0 shows none.
void drawVictim(QPainter& painter, const QRectF& cell, int number, const Theme& theme);
/// Corner brackets of a move that was made.
void drawBrackets(QPainter& painter, const QRectF& cell, const Theme& theme);
/// The number of a stop of such a move, at the upper left.
void drawStopNumber(QPainter& painter, const QRectF& cell, int number, const Theme& theme);
/// Brackets that a fine line joins, for what is picked now.
void drawSelection(QPainter& painter, const QRectF& cell, const Theme& theme);
void drawPromotionChevron(QPainter& painter, const QRectF& cell, const Theme& theme);
/// A drop holding the one kanji (or code) of the piece that the mover turns into.
void drawContagionDrop(QPainter& painter, const QRectF& cell, const PieceFace& becomes, const Theme& theme);
/// A flame in a corner: the piece that moves there is burnt.
void drawFlame(QPainter& painter, const QRectF& cell, const Theme& theme);
/// The drop alone: a piece that infects its captor.
void drawContagionSign(QPainter& painter, const QRectF& cell, const Theme& theme);
/// Bent line through cell centres, diamonds on its inner corners, an arrow head at its end.
void drawPath(QPainter& painter, std::span<const QPointF> points, qreal cellSide, const Theme& theme);

/// Filled disc with the order of capture, top right.
void drawVictimBadge(QPainter& painter, const QRectF& cell, int number, const Theme& theme);
/// "Click again to stop here": a small flag, bottom left.
void drawFinishFlag(QPainter& painter, const QRectF& cell, const Theme& theme);
/// A piece that blocks the other corner of a hook: a small cross, bottom right.
void drawBlocked(QPainter& painter, const QRectF& cell, const Theme& theme);

/// Triangle at the edge of the view; `along` is a unit vector.
void drawEdgeArrow(QPainter& painter, QPointF tip, QPointF along, qreal size, const Theme& theme);

/// Half the side of the middle of a cell, in cells, which arrows of plans keep free.
inline constexpr qreal kPlanMiddle = 0.34;
/// A move that is only thought of: an arrow through cell centres that keeps off the middles of its ends.
/// `weight` 1 is the strongest; hollow where the other side would make it.
void drawPlan(QPainter& painter, std::span<const QPointF> points, qreal cellSide, qreal weight, bool hollow,
              const Theme& theme);
/// The same for a move that ends where it begins, or a drop: a ring in the cell's border zone.
void drawPlanRing(QPainter& painter, const QRectF& cell, qreal weight, const Theme& theme);
/// Its place in a line of play, bottom right.
void drawPlanNumber(QPainter& painter, const QRectF& cell, int number, const Theme& theme);

} // namespace mujo::ui::marks
