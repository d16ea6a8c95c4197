#include "ui/board/tools/select_tool.h"

#include <cmath>
#include <utility>

namespace mujo::ui {

namespace {

constexpr double kDragStart = 6; // pixels

bool isFar(QPointF a, QPointF b) {
    const QPointF way = a - b;
    return std::hypot(way.x(), way.y()) > kDragStart;
}

} // namespace

SelectTool::SelectTool(BoardDesk& desk) : BoardTool(desk) {
    QObject::connect(&desk.entry, &MoveEntry::undone, &desk.entry, [this] { m_isDragging = false; });
}

void SelectTool::onPositionChanged() {
    m_isDragging = false;
    m_pressed.reset();
}

bool SelectTool::press(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) {
        return false;
    }
    m_pressed = desk().hit(event.position());
    m_pressedAt = event.position();
    m_deselects = false;
    desk().pointing.hideCursor();
    if (!m_pressed) {
        return true;
    }
    const insight::MoveInput& input = desk().entry.input();
    if (input.state() == insight::InputState::PieceSelected && input.selected() == *m_pressed) {
        m_deselects = true;
    } else {
        desk().entry.click(*m_pressed, event.modifiers());
    }
    return true;
}

bool SelectTool::move(const QMouseEvent& event) {
    if (!event.buttons().testFlag(Qt::LeftButton)) {
        return false;
    }
    const insight::MoveInput& input = desk().entry.input();
    const bool isHeld =
        m_pressed && input.state() == insight::InputState::PieceSelected && input.selected() == *m_pressed;
    if (!m_isDragging && isHeld && isFar(event.position(), m_pressedAt)) {
        m_isDragging = true;
        desk().view.update();
    }
    if (m_isDragging) {
        dragTo(event.position());
    }
    return m_isDragging;
}

void SelectTool::dragTo(QPointF at) {
    const double half = desk().layout.cellSize() / 2 + 2;
    const auto area = [half](QPointF p) {
        return QRectF(p - QPointF(half, half), QSizeF(2 * half, 2 * half)).toAlignedRect();
    };
    desk().view.update(area(m_dragAt));
    desk().view.update(area(at));
    m_dragAt = at;
}

bool SelectTool::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton) {
        return false;
    }
    const auto origin = std::exchange(m_pressed, std::nullopt);
    if (!m_isDragging) {
        if (m_deselects && origin) {
            desk().entry.click(*origin, event.modifiers());
        }
        return true;
    }
    m_isDragging = false;
    desk().view.update();
    const auto square = desk().hit(event.position());
    if (!square || square == origin) {
        return true;
    }
    // Dropping a piece on one of its own side that is no target is a slip, not a new selection.
    const Position& position = desk().game->position();
    const bool isSlip = origin && desk().entry.input().markOn(*square) == nullptr &&
                        position.at(*square).holds(position.at(*origin).owner());
    if (!isSlip) {
        desk().motion.skipWay(true);
        desk().entry.click(*square, event.modifiers());
        desk().motion.skipWay(false);
    }
    return true;
}

void SelectTool::dragFromHand(PieceTypeId type, QPointF at) {
    if (desk().game == nullptr) {
        return;
    }
    MoveEntry& entry = desk().entry;
    if (entry.input().selectedInHand() != type) {
        entry.handle(entry.input().chooseFromHand(type));
    }
    const QPointF here = desk().view.mapFromGlobal(at);
    if (entry.input().selectedInHand() == type) {
        m_isDragging = true;
        dragTo(here);
        desk().pointing.moveMouse(here);
    }
}

/// Outside the board the piece stays picked.
void SelectTool::dropFromHand(QPointF at) {
    if (!m_isDragging) {
        return;
    }
    m_isDragging = false;
    desk().view.update();
    if (const auto square = desk().hit(desk().view.mapFromGlobal(at))) {
        desk().motion.skipWay(true);
        desk().entry.click(*square, Qt::NoModifier);
        desk().motion.skipWay(false);
    }
}

std::optional<Piece> SelectTool::dragged() const {
    const insight::MoveInput& input = desk().entry.input();
    if (!m_isDragging || !input.hasSelection()) {
        return std::nullopt;
    }
    const Position& position = desk().game->position();
    return input.selected() ? position.at(*input.selected()).piece()
                            : Piece{*input.selectedInHand(), position.turn()};
}

void SelectTool::paintUnder(QPainter& painter) {
    const auto piece = dragged();
    const auto from = desk().entry.input().selected();
    if (piece && from) {
        constexpr double kLeftBehind = 0.3;
        const LayerContext context = desk().picture.context();
        BaseLayer::paintWoodOf(painter, context, *from);
        painter.setOpacity(kLeftBehind);
        painter.drawPixmap(desk().layout.cellRect(*from).topLeft(), context.picture(*piece));
        painter.setOpacity(1);
    }
}

void SelectTool::paintOver(QPainter& painter) {
    if (const auto piece = dragged()) {
        const double half = desk().layout.cellSize() / 2;
        painter.drawPixmap(m_dragAt - QPointF(half, half), desk().picture.context().picture(*piece));
    }
}

} // namespace mujo::ui
