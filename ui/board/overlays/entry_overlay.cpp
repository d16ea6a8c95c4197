#include "ui/board/overlays/entry_overlay.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/insight/line_preview.h"
#include "ui/board/layers/base_layer.h"
#include "ui/board/layers/mark_pictures.h"
#include "ui/board/layers/route_painter.h"
#include "ui/look/chip_marks.h"
#include "ui/look/line_marks.h"
#include "ui/look/marks.h"
#include "ui/look/user_marks.h"

namespace mujo::ui {

using Role = SceneItem::Role;

namespace {

/// The context of the texts here.
struct LossCount {
    Q_DECLARE_TR_FUNCTIONS(mujo::ui::LossCount)
};

/// What happens to most of the pieces that go.
QString countOf(const insight::Losses& losses, int all) {
    return losses.passedOver > 0 ? LossCount::tr("sweeps away %1").arg(all)
           : losses.burnt > 0    ? LossCount::tr("burns %1").arg(losses.burnt)
                                 : LossCount::tr("takes %1").arg(all);
}

QPointF cellPoint(const BoardShape& shape, Square square) {
    return {shape.column(square) + 0.5, shape.row(square) + 0.5};
}

/// The way whose corner lies nearest to the pointer, or the next ones after it.
rules::Route chooseRoute(const BoardShape& shape, const std::vector<rules::Route>& ways,
                         const EntryOverlay::Pointer& pointer) {
    if (ways.empty()) {
        return {};
    }
    std::size_t best = 0;
    if (pointer.at) {
        const auto detour = [&](const rules::Route& way) {
            double sum = 0;
            for (std::size_t i = 1; i + 1 < way.size(); ++i) {
                const QPointF d = cellPoint(shape, way[i]) - *pointer.at;
                sum += std::hypot(d.x(), d.y());
            }
            return sum;
        };
        const auto nearest = std::min_element(
            ways.begin(), ways.end(), [&](const auto& a, const auto& b) { return detour(a) < detour(b); });
        best = static_cast<std::size_t>(nearest - ways.begin());
    }
    return ways[(best + pointer.alternate) % ways.size()];
}

Role roleOf(insight::Reach reach) {
    switch (reach) {
    case insight::Reach::Step:
        return Role::Step;
    case insight::Reach::Slide:
        return Role::Slide;
    case insight::Reach::Jump:
        return Role::Jump;
    case insight::Reach::SlideOver:
        return Role::SlideOver;
    case insight::Reach::RangeCapture:
        return Role::RangeCapture;
    default:
        return Role::MultiLeg;
    }
}

/// Whether the mark lies along a ray.
bool isLine(Role role) {
    return role == Role::Slide || role == Role::SlideOver || role == Role::RangeCapture;
}

int eighth(QPointF direction) {
    const double angle = std::atan2(direction.y(), direction.x());
    return (static_cast<int>(std::lround(angle / (std::numbers::pi / 4))) + 8) % 8;
}

QPointF ofEighth(int number) {
    const double angle = number * std::numbers::pi / 4;
    return {std::cos(angle), std::sin(angle)};
}

} // namespace

// ---- what there is

void EntryOverlay::forget() {
    m_underWay.reset();
    m_options.clear();
    m_way.clear();
}

void EntryOverlay::showInput(const OverlaySource& source, const insight::MoveInput& input) {
    clearItems();
    m_underWay.reset();
    if (!input.hasSelection()) {
        return;
    }
    if (input.selected()) {
        add(*input.selected(), Role::Selected);
    }
    const Position& position = source.game.position();
    int stop = 0;
    int taken = 0;
    for (const Square square : input.stops()) {
        add(square, Role::Armed, ++stop);
        if (!position.at(square).isEmpty() && square != input.selected()) {
            add(square, Role::Taken, ++taken);
        }
    }
    if (stop > 0 && input.selected()) {
        m_underWay = {position.at(*input.selected()).piece(), input.stops().back()};
    }
    if (input.state() == insight::InputState::Choosing) {
        add(*input.choiceSquare(), Role::Armed);
        return; // what is chosen shows its own moves
    }
    if (input.canStop()) {
        add(input.stops().back(), Role::StopHere);
    }
    for (const insight::TargetMark& mark : input.marks()) {
        addMark(position, mark, input);
    }
}

void EntryOverlay::addMark(const Position& position, const insight::TargetMark& mark,
                           const insight::MoveInput& input) {
    const BoardShape& shape = position.shape();
    SceneItem reach = itemOn(mark.square, Role::Step);
    if (mark.igui) {
        reach.role = Role::Igui;
    } else if (mark.burns) {
        reach.role = Role::Burn;
    } else if (mark.reach == insight::Reach::Drop) {
        reach.role = Role::Drop;
    } else if (mark.reach == insight::Reach::MultiLeg || mark.goesOn) {
        reach.role = Role::MultiLeg;
    } else {
        reach.role = roleOf(mark.reach);
    }
    if (isLine(reach.role)) {
        reach.direction = cellPoint(shape, mark.square) - cellPoint(shape, *input.selected());
    }
    if (mark.captures && !mark.burns) {
        add(mark.square, Role::Capture);
    }
    if (mark.isBurnt) {
        add(mark.square, Role::MoverBurnt);
    }
    reach.number = mark.goesOn ? 1 : 0;
    add(mark.square, reach.role, reach.number).direction = reach.direction;
    if (mark.becomes) {
        const Cell mover = position.at(*input.selected());
        add(mark.square, mark.contagion ? Role::Contagion : Role::Promotion).piece =
            mujo::Piece{*mark.becomes, mover.isEmpty() ? Side::Sente : mover.owner()};
    }
}

void EntryOverlay::showPointer(const OverlaySource& source, const insight::MoveInput& input,
                               const Pointer& pointer) {
    clearPointed();
    m_way.clear();
    if (pointer.cursor) {
        addPointed(*pointer.cursor, Role::Cursor);
    }
    if (pointer.atPass && input.canPass()) {
        int number = 0;
        for (const Square gone : insight::goneAfter(source.game.position(), input.tree().passes().front())) {
            addPointed(gone, Role::PreviewVictim, ++number);
        }
        return;
    }
    const std::optional<Square> target = pointer.hover ? pointer.hover : pointer.cursor;
    const auto stops = input.stops();
    if (!target || !input.hasSelection() ||
        (!input.markOn(*target) && (stops.empty() || stops.back() != *target))) {
        if (!stops.empty()) {
            m_way = {*input.selected()};
            m_way.insert(m_way.end(), stops.begin(), stops.end());
        }
        return;
    }
    const auto victims = input.preview(*target).victims();
    // The ring tells a plain capture already: no number.
    const bool plain = victims.size() == 1 && victims.front() == *target;
    int number = 0;
    for (const Square victim : victims) {
        ++number;
        const bool numbered = std::find(stops.begin(), stops.end(), victim) != stops.end();
        addPointed(victim, Role::PreviewVictim, plain || numbered ? 0 : number);
    }
    const insight::Losses losses = input.preview(*target).losses();
    if (losses.mover) {
        addPointed(*target, Role::PreviewCount, number).text = LossCount::tr("is burnt itself");
    } else if (victims.size() > 2 || losses.burnt > 1 || losses.passedOver > 1) {
        addPointed(*target, Role::PreviewCount, number).text = countOf(losses, number);
    }
    m_way = chooseRoute(source.game.position().shape(), input.preview(*target).routes(), pointer);
    for (std::size_t i = 0; i < m_way.size(); ++i) {
        addPointed(m_way[i], Role::PreviewPath, static_cast<int>(i));
    }
    for (const Square square : input.preview(*target).blockers()) {
        addPointed(square, Role::Blocker);
    }
}

void EntryOverlay::showOption(const OverlaySource& source, const std::optional<Move>& outcome) {
    m_options.clear();
    if (!outcome) {
        return;
    }
    const insight::OptionPreview option = insight::previewOfOption(source.game.position(), *outcome);
    int number = 0;
    for (const Square square : option.gone) {
        m_options.push_back(square == outcome->to() ? itemOn(square, Role::Capture)
                                                    : itemOn(square, Role::PreviewVictim, ++number));
    }
    const BoardShape& shape = source.game.position().shape();
    for (const insight::OptionPreview::Target& target : option.targets) {
        if (target.takes) {
            m_options.push_back(itemOn(target.square, Role::Capture)); // below the mark in its corner
        }
        m_options.push_back(itemOn(target.square, roleOf(target.reach)));
        m_options.back().direction = {
            static_cast<double>(shape.column(target.square) - shape.column(option.from)),
            static_cast<double>(shape.row(target.square) - shape.row(option.from))};
    }
}

// ---- how it looks

void EntryOverlay::paint(const OverlayCanvas& canvas, Place place) const {
    if (place == Place::Ground) {
        paintGround(canvas);
    } else if (place == Place::Marks) {
        for (const auto* part : {&items(), &m_options}) {
            for (const SceneItem& item : *part) {
                paintItem(canvas, item);
            }
        }
        if (m_way.size() > 1) {
            paintRoute(canvas.painter, canvas.context, m_way);
        }
        for (const SceneItem& item : pointedItems()) {
            paintItem(canvas, item);
        }
    }
}

/// The squares of the move under way stand out by their wood as well. The mover stands where its legs have
/// led it so far, over what it takes there, and is faint where it came from.
void EntryOverlay::paintGround(const OverlayCanvas& canvas) const {
    constexpr double kFaint = 0.35;
    const LayerContext& context = canvas.context;
    QColor tint = context.theme.mark(MarkClass::Step);
    tint.setAlpha(88);
    for (const SceneItem& item : items()) {
        const bool isOwn = item.role == Role::Selected || item.role == Role::Armed;
        const QRectF cell = canvas.cell(item.square);
        if (!isOwn || !cell.intersects(canvas.dirty)) {
            continue;
        }
        const bool isHere = m_underWay && item.square == m_underWay->at;
        if (!isHere && (!m_underWay || item.role != Role::Selected)) {
            BaseLayer::paintTinted(canvas.painter, context, item.square, tint);
            continue;
        }
        BaseLayer::paintWoodOf(canvas.painter, context, item.square);
        canvas.painter.fillRect(context.layout.woodOf(item.square), tint);
        canvas.painter.setOpacity(isHere ? 1 : kFaint);
        context.paintPiece(canvas.painter, cell, m_underWay->mover);
        canvas.painter.setOpacity(1);
    }
}

/// Marks of which there may be hundreds, from kept pictures. False when the role is not one of them.
bool EntryOverlay::paintKept(const OverlayCanvas& canvas, const SceneItem& item) const {
    const LayerContext& context = canvas.context;
    const bool hasGhost = context.scene.hasGhost(item.square);
    const bool occupied = hasGhost || context.scene.holdsPiece(item.square);
    const auto place = occupied ? marks::Place::Corner : marks::Place::Middle;
    const int turn =
        isLine(item.role) ? eighth(context.layout.isFlipped() ? -item.direction : item.direction) : 0;
    switch (item.role) {
    case Role::Step:
    case Role::Slide:
    case Role::Jump:
    case Role::SlideOver:
    case Role::RangeCapture:
    case Role::MultiLeg:
    case Role::Drop:
    case Role::Capture:
        break;
    default:
        return false;
    }
    const bool goesOn = item.number > 0;
    if (occupied && !goesOn && (item.role == Role::Step || item.role == Role::Slide)) {
        return true; // the ring around the piece says enough, and so does a ghost
    }
    const int number =
        ((static_cast<int>(item.role) * 8 + turn) * 2 + (occupied ? 1 : 0)) * 2 + (goesOn ? 1 : 0);
    canvas.pictures.paint(canvas.painter, context, item.square, this, number,
                          [&](QPainter& pen, const QRectF& box) {
                              switch (item.role) {
                              case Role::Slide:
                                  marks::drawSlideBar(pen, box, ofEighth(turn), context.theme, place);
                                  break;
                              case Role::SlideOver:
                                  marks::drawSlideOverBar(pen, box, ofEighth(turn), context.theme, place);
                                  break;
                              case Role::RangeCapture:
                                  marks::drawRangeCaptureBar(pen, box, ofEighth(turn), context.theme, place);
                                  break;
                              case Role::Jump:
                                  marks::drawJumpCircle(pen, box, context.theme, place);
                                  break;
                              case Role::MultiLeg: {
                                  // Hollow where the move ends: a hook has hundreds of such targets.
                                  const auto draw = goesOn ? marks::drawDiamond : marks::drawEndDiamond;
                                  draw(pen, box, context.theme, place);
                                  break;
                              }
                              case Role::Capture:
                                  marks::drawCaptureRing(pen, box, context.theme);
                                  break;
                              default:
                                  marks::drawStepDot(pen, box, context.theme, place);
                                  break;
                              }
                          });
    return true;
}

void EntryOverlay::paintItem(const OverlayCanvas& canvas, const SceneItem& item) const {
    if (!canvas.touches(item.square) || paintKept(canvas, item)) {
        return;
    }
    QPainter& painter = canvas.painter;
    const QRectF cell = canvas.cell(item.square);
    const Theme& theme = canvas.context.theme;
    switch (item.role) {
    case Role::Selected:
    case Role::Armed:
        marks::drawSelection(painter, cell, theme);
        break;
    case Role::Taken:
        marks::drawVictimBadge(painter, cell, item.number, theme);
        break;
    case Role::StopHere:
        marks::drawFinishFlag(painter, cell, theme);
        break;
    case Role::Igui:
        (item.number > 0 ? marks::drawDiamond : marks::drawEndDiamond)(painter, cell, theme,
                                                                       marks::Place::Corner);
        break;
    case Role::Burn:
        marks::drawVictim(painter, cell, 0, theme);
        break;
    case Role::MoverBurnt:
        marks::drawFlame(painter, cell, theme);
        break;
    case Role::Promotion:
        marks::drawPromotionChevron(painter, cell, theme);
        break;
    case Role::Contagion:
        marks::drawContagionDrop(painter, cell, canvas.context.faces->of(item.piece->type), theme);
        break;
    case Role::PreviewVictim:
        if (item.number > 0) {
            marks::drawVictim(painter, cell, item.number, theme);
        }
        break;
    case Role::PreviewCount:
        marks::drawCountChip(painter, cell, item.text, theme);
        break;
    case Role::Blocker:
        marks::drawBlocked(painter, cell, theme);
        break;
    case Role::Cursor:
        marks::drawCursor(painter, cell, theme);
        break;
    default:
        break;
    }
}

} // namespace mujo::ui
