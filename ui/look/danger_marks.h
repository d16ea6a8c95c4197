#pragma once

#include <QPointF>
#include <QRectF>
#include <span>

#include "ui/look/theme.h"

class QPainter;

/// Marks of check, mate and other dangers. Like all marks they keep to the border zone of a square.
namespace mujo::ui::marks {

/// A royal in check: four wedges pointing inwards from the middles of the edges.
void drawCheck(QPainter& painter, const QRectF& cell, const Theme& theme);
/// A square for which a move was refused: a frame, and the sign of no entry at the upper right.
void drawRefusal(QPainter& painter, const QRectF& cell, const Theme& theme);
/// A frame around the piece because of which a move was refused.
void drawRefusalReason(QPainter& painter, const QRectF& cell, const Theme& theme);
/// Faint hatch of attacked squares: rising for the near side, falling for the far side.
enum class Attacker { Near, Far };
void drawThreat(QPainter& painter, const QRectF& cell, Attacker attacker, const Theme& theme);
/// A piece that defends the square that is pointed at: a shield, bottom left.
void drawShield(QPainter& painter, const QRectF& cell, const Theme& theme);
/// A piece that could be taken with profit: a triangle at the bottom right, hollow where it is defended.
void drawHanging(QPainter& painter, const QRectF& cell, bool defended, const Theme& theme);
/// A royal that is mated or taken: the frame of a check twice, and the sign # at the lower right.
void drawMate(QPainter& painter, const QRectF& cell, const Theme& theme);
/// A piece that attacks a royal: four wedges that point outwards from the corners.
void drawAttacker(QPainter& painter, const QRectF& cell, const Theme& theme);
/// The way on which a royal is attacked: a dashed line through the middles of squares, with a head at the
/// royal's square. It leaves the two pieces at its ends readable.
void drawAttackLine(QPainter& painter, std::span<const QPointF> points, qreal cellSide, const Theme& theme);

} // namespace mujo::ui::marks
