#include "ui/board/overlays/plans_overlay.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/insight/line_preview.h"
#include "core/insight/shown_route.h"
#include "ui/board/layers/layer_context.h"
#include "ui/look/chip_marks.h"
#include "ui/look/marks.h"

namespace mujo::ui {

using Role = SceneItem::Role;

namespace {

constexpr double kFainter = 0.75;
constexpr double kGhost = 0.55;
constexpr std::size_t kMostArrows = 6; // of a line, its last moves; more hide the board

/// The middle of a square, where the kanji stands.
QRectF middleOf(const LayerContext& context, Square square) {
    const double half = context.layout.cellSize() * marks::kPlanMiddle;
    const QPointF centre = context.layout.centre(square);
    return {centre - QPointF(half, half), centre + QPointF(half, half)};
}

std::vector<QPointF> pointsOf(const LayerContext& context, const rules::Route& way) {
    std::vector<QPointF> points;
    for (const Square square : way) {
        const QPointF centre = context.layout.centre(square);
        if (points.empty() || points.back() != centre) {
            points.push_back(centre);
        }
    }
    return points;
}

/// The part of the board that a way passes.
QRectF boundsOf(const LayerContext& context, const rules::Route& way) {
    QRectF bounds;
    for (const Square square : way) {
        bounds |= context.layout.cellRect(square);
    }
    return bounds;
}

/// Its bounds but for the middles of the occupied squares on the way.
QPainterPath freeOf(const LayerContext& context, const std::vector<QPointF>& points, const QRectF& bounds) {
    const double cell = context.layout.cellSize();
    std::vector<Square> crossed;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const QPointF leg = points[i] - points[i - 1];
        const int steps = std::max(1, static_cast<int>(std::ceil(std::hypot(leg.x(), leg.y()) / cell * 4)));
        for (int step = 0; step <= steps; ++step) {
            crossed.push_back(context.layout.nearest(points[i - 1] + leg * step / steps));
        }
    }
    std::sort(crossed.begin(), crossed.end());
    crossed.erase(std::unique(crossed.begin(), crossed.end()), crossed.end());
    QPainterPath area;
    area.addRect(bounds);
    for (const Square square : crossed) {
        if (context.scene.holdsPiece(square)) {
            area.addRect(middleOf(context, square));
        }
    }
    return area;
}

void paintPlan(QPainter& painter, const LayerContext& context, const PlansOverlay::Plan& plan, double weight,
               bool hollow, const QRectF& dirty) {
    const QRectF bounds = boundsOf(context, plan.way);
    if (!bounds.intersects(dirty)) {
        return;
    }
    const std::vector<QPointF> points = pointsOf(context, plan.way);
    if (points.size() < 2) {
        const Square at = plan.way.back();
        if (plan.dropped && !context.scene.holdsPiece(at) && !context.scene.hasGhost(at)) {
            const double before = painter.opacity();
            painter.setOpacity(before * kGhost);
            painter.drawPixmap(context.layout.cellRect(at).topLeft(),
                               context.picture(mujo::Piece{*plan.dropped, plan.side}));
            painter.setOpacity(before);
        }
        marks::drawPlanRing(painter, context.layout.cellRect(plan.way.back()), weight, context.theme);
        return;
    }
    painter.save();
    painter.setClipPath(freeOf(context, points, bounds), Qt::IntersectClip);
    marks::drawPlan(painter, points, context.layout.cellSize(), weight, hollow, context.theme);
    painter.restore();
}

/// What a chip does to the pieces under it.
enum class Hides { Nothing, Edges, Middle };

Hides hiddenBy(const LayerContext& context, const QRectF& rect) {
    const BoardLayout& layout = context.layout;
    const QPoint first = layout.screenCell(layout.nearest(rect.topLeft()));
    const QPoint last = layout.screenCell(layout.nearest(rect.bottomRight()));
    Hides hidden = Hides::Nothing;
    for (int row = first.y(); row <= last.y(); ++row) {
        for (int column = first.x(); column <= last.x(); ++column) {
            const Square square = layout.squareAt(column, row);
            if (context.scene.holdsPiece(square)) {
                if (middleOf(context, square).intersects(rect)) {
                    return Hides::Middle;
                }
                hidden = Hides::Edges;
            }
        }
    }
    return hidden;
}

/// From the middle of the last square back along the arrow, of length 1; null where nothing leads there.
QPointF backAlong(const LayerContext& context, const rules::Route& way) {
    const std::vector<QPointF> points = pointsOf(context, way);
    if (points.size() < 2) {
        return {};
    }
    const QPointF back = points[points.size() - 2] - points.back();
    return back / std::hypot(back.x(), back.y());
}

/// The numbers of the moves that end on one square. A single one has its usual corner; of several each has
/// the one beside its own arrow, the last moves first, so that no number seems to belong to another arrow.
void paintNumbers(QPainter& painter, const LayerContext& context,
                  const std::vector<const PlansOverlay::Plan*>& plans) {
    constexpr double kApart = 0.6; // cells
    struct Corner {
        QPointF shift; // from the usual one
        QPointF toward;
    };
    std::vector<Corner> corners{
        {{0, 0}, {1, 1}}, {{-kApart, 0}, {-1, 1}}, {{-kApart, -kApart}, {-1, -1}}, {{0, -kApart}, {1, -1}}};
    const QRectF cell = context.layout.cellRect(plans.front()->way.back());
    for (auto plan = plans.rbegin(); plan != plans.rend() && !corners.empty(); ++plan) {
        const QPointF back = plans.size() == 1 ? QPointF() : backAlong(context, (*plan)->way);
        const auto best =
            std::max_element(corners.begin(), corners.end(), [&back](const Corner& a, const Corner& b) {
                return QPointF::dotProduct(a.toward, back) < QPointF::dotProduct(b.toward, back);
            });
        marks::drawPlanNumber(painter, cell.translated(best->shift * cell.width()), (*plan)->number,
                              context.theme);
        corners.erase(best);
    }
}

} // namespace

void PlansOverlay::forget() {
    m_candidates.clear();
    m_line.clear();
    m_changes.clear();
}

void PlansOverlay::updateItems() {
    clearItems();
    for (const Plan& plan : m_candidates) {
        add(plan.way.back(), Role::Candidate, plan.number).text = plan.text;
    }
    for (const Plan& plan : arrows()) {
        add(plan.way.back(), Role::LineMove, plan.number);
    }
    for (const insight::LinePreview::Change& change : m_changes) {
        add(change.square, change.arrives ? Role::LineGhost : Role::LineVictim).piece = change.arrives;
    }
}

void PlansOverlay::showCandidates(const OverlaySource& source,
                                  const std::vector<std::pair<Move, QString>>& candidates) {
    m_candidates.clear();
    const Position& position = source.game.position();
    for (const auto& [move, score] : candidates) {
        const int number = static_cast<int>(m_candidates.size()) + 1;
        m_candidates.push_back({insight::shownRoute(position, move), position.turn(), number, score,
                                move.isDrop() ? std::optional(move.dropped()) : std::nullopt});
    }
    updateItems();
}

void PlansOverlay::showLine(const OverlaySource& source, const std::vector<Move>& moves) {
    m_line.clear();
    insight::LinePreview line = insight::previewOfLine(source.game.position(), moves);
    for (const insight::LinePreview::Step& step : line.steps) {
        m_line.push_back({step.way, step.side, static_cast<int>(m_line.size()) + 1, {}, step.dropped});
    }
    m_changes = std::move(line.changes);
    updateItems();
}

std::span<const PlansOverlay::Plan> PlansOverlay::arrows() const {
    return std::span(m_line).last(std::min(m_line.size(), kMostArrows));
}

std::vector<QRectF> PlansOverlay::chips(const LayerContext& context) const {
    const double cell = context.layout.cellSize();
    const QRectF room = context.layout.visibleBoard();
    std::vector<QRectF> taken;
    for (const Plan& plan : m_candidates) {
        const QSizeF size = marks::planChipSize(plan.text, cell);
        const QPointF end = context.layout.centre(plan.way.back());
        QRectF best;
        double nearest = 1e9;
        constexpr int kHalves = 3; // as far away as one and a half squares
        for (int down = -kHalves; down <= kHalves; ++down) {
            for (int right = -kHalves; right <= kHalves; ++right) {
                const QPointF centre = end + QPointF(right, down) * cell / 2;
                const QRectF place(centre - QPointF(size.width(), size.height()) / 2, size);
                const bool hits = std::any_of(taken.begin(), taken.end(),
                                              [&](const QRectF& other) { return other.intersects(place); });
                const Hides hidden = hiddenBy(context, place);
                // Somewhat farther away is better than on the edge of a piece.
                const double far = std::hypot(right, down) + (hidden == Hides::Edges ? 1.5 : 0);
                if (far < nearest && !hits && room.contains(place) && hidden != Hides::Middle) {
                    nearest = far;
                    best = place;
                }
            }
        }
        taken.push_back(best);
    }
    return taken;
}

void PlansOverlay::paintCandidates(const OverlayCanvas& canvas) const {
    QPainter& painter = canvas.painter;
    const LayerContext& context = canvas.context;
    // The best one lies on top.
    for (auto plan = m_candidates.rbegin(); plan != m_candidates.rend(); ++plan) {
        painter.setOpacity(plan->number == 1 ? 1 : kFainter);
        paintPlan(painter, context, *plan, plan->number == 1 ? 1 : kFainter, false, canvas.dirty);
    }
    painter.setOpacity(1);
    const std::vector<QRectF> places = chips(context);
    for (std::size_t i = 0; i < m_candidates.size(); ++i) {
        if (!places[i].isEmpty()) {
            marks::drawPlanChip(painter, places[i], m_candidates[i].text, i == 0, context.theme);
        }
    }
}

bool PlansOverlay::hasGhost(Square square) const {
    return std::any_of(m_changes.begin(), m_changes.end(), [square](const auto& change) {
        return change.arrives.has_value() && change.square == square;
    });
}

void PlansOverlay::paintChanges(const OverlayCanvas& canvas) const {
    QPainter& painter = canvas.painter;
    const LayerContext& context = canvas.context;
    for (const SceneItem& item : items()) {
        const QRectF cell = context.layout.cellRect(item.square);
        if (item.role == Role::LineGhost) {
            painter.setOpacity(kGhost);
            painter.drawPixmap(cell.topLeft(), context.picture(*item.piece));
            painter.setOpacity(1);
        } else if (item.role == Role::LineVictim) {
            marks::drawVictim(painter, cell, 0, context.theme);
        }
    }
}

void PlansOverlay::paintLine(const OverlayCanvas& canvas) const {
    QPainter& painter = canvas.painter;
    const LayerContext& context = canvas.context;
    std::map<Square, std::vector<const Plan*>> ends;
    for (const Plan& plan : arrows()) {
        const bool isLast = &plan == &m_line.back();
        painter.setOpacity(isLast ? 1 : kFainter);
        paintPlan(painter, context, plan, isLast ? 1 : kFainter, plan.side != m_line.front().side,
                  canvas.dirty);
        ends[plan.way.back()].push_back(&plan);
    }
    painter.setOpacity(1);
    if (m_line.size() == 1) {
        return; // one arrow needs no number
    }
    for (const auto& [square, here] : ends) {
        paintNumbers(painter, context, here);
    }
}

/// A line that is looked at, or a piece that is picked, is more important than what might be played.
void PlansOverlay::paint(const OverlayCanvas& canvas, Place place) const {
    if (place == Place::BelowMarks) {
        if (!m_line.empty()) {
            paintChanges(canvas);
        }
    } else if (place != Place::AboveMarks) {
        return;
    } else if (!m_line.empty()) {
        paintLine(canvas);
    } else if (canvas.context.scene.marks().empty()) {
        paintCandidates(canvas);
    }
}

} // namespace mujo::ui
