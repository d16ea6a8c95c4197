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
void drawDiamond(QPainter& painter, const QRectF& cell, const Theme& theme, Place place = Place::Middle);

void drawCaptureRing(QPainter& painter, const QRectF& cell, const Theme& theme);
/// Hatched border with a cross: a piece that disappears as well. `number` 0 shows none.
void drawVictim(QPainter& painter, const QRectF& cell, int number, const Theme& theme);
/// Corner brackets of the selection (0) or of the numbered stops of a move.
void drawBrackets(QPainter& painter, const QRectF& cell, int number, const Theme& theme);
void drawPromotionChevron(QPainter& painter, const QRectF& cell, const Theme& theme);
/// A drop holding the one kanji (or code) of the piece that the mover turns into.
void drawContagionDrop(QPainter& painter, const QRectF& cell, const PieceFace& becomes, const Theme& theme);
/// The drop alone: a piece that infects its captor.
void drawContagionSign(QPainter& painter, const QRectF& cell, const Theme& theme);
/// Bent line through cell centres, diamonds on its inner corners, an arrow head at its end.
void drawPath(QPainter& painter, std::span<const QPointF> points, qreal cellSide, const Theme& theme);

/// Filled disc with the order of capture, top right.
void drawVictimBadge(QPainter& painter, const QRectF& cell, int number, const Theme& theme);
/// Where the chip of `drawCountChip` lies: it may be wider than the cell.
QRectF countChip(const QRectF& cell, const QString& text);
/// Chip with a count in the cell's lower edge, such as the number of burnt pieces.
void drawCountChip(QPainter& painter, const QRectF& cell, const QString& text, const Theme& theme);
/// A royal in check: four wedges pointing inwards from the middles of the edges.
void drawCheck(QPainter& painter, const QRectF& cell, const Theme& theme);
/// "Click again to stop here": a small flag, bottom left.
void drawFinishFlag(QPainter& painter, const QRectF& cell, const Theme& theme);
/// A piece that blocks the other corner of a hook: a small cross, bottom right.
void drawBlocked(QPainter& painter, const QRectF& cell, const Theme& theme);
/// Keyboard cursor: a frame inside the grid lines.
void drawCursor(QPainter& painter, const QRectF& cell, const Theme& theme);
/// Faint hatch of attacked squares: rising for the near side, falling for the far side.
enum class Attacker { Near, Far };
void drawThreat(QPainter& painter, const QRectF& cell, Attacker attacker, const Theme& theme);

/// A piece that defends the square that is pointed at: a shield, bottom left.
void drawShield(QPainter& painter, const QRectF& cell, const Theme& theme);
/// A piece that could be taken with profit: a triangle at the bottom right, hollow where it is defended.
void drawHanging(QPainter& painter, const QRectF& cell, bool defended, const Theme& theme);
/// Triangle at the edge of the view; `along` is a unit vector.
void drawEdgeArrow(QPainter& painter, QPointF tip, QPointF along, qreal size, const Theme& theme);
/// A move that waits for its turn: dashed brackets on a square of it.
void drawPremove(QPainter& painter, const QRectF& cell, int number, const Theme& theme);

/// A move that is only thought of: an arrow through cell centres that keeps to the border zones of its ends.
/// `weight` 1 is the strongest; hollow where the other side would make it.
void drawPlan(QPainter& painter, std::span<const QPointF> points, qreal cellSide, qreal weight, bool hollow,
              const Theme& theme);
/// The same for a move that ends where it begins, or a drop: a ring in the cell's border zone.
void drawPlanRing(QPainter& painter, const QRectF& cell, qreal weight, const Theme& theme);
/// Its place in a line of play, bottom right.
void drawPlanNumber(QPainter& painter, const QRectF& cell, int number, const Theme& theme);
/// Its score; the chip has this size, and is filled for the best.
QSizeF planChipSize(const QString& text, qreal cellSide);
void drawPlanChip(QPainter& painter, const QRectF& chip, const QString& text, bool best, const Theme& theme);

/// The player's own circles and arrows; `brush` 0..3.
void drawUserCircle(QPainter& painter, const QRectF& cell, int brush, const Theme& theme);
void drawUserArrow(QPainter& painter, QPointF from, QPointF to, qreal cellSide, int brush,
                   const Theme& theme);

} // namespace mujo::ui::marks
