#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/board/board_view.h"
#include "ui/board/board_view_private.h"
#include "ui/board/board_words.h"
#include "ui/board/layers/edge_arrow.h"
#include "ui/board/layers/overview_map.h"
#include "ui/board/overlays/overlay_commands.h"
#include "ui/look/marks.h"

namespace mujo::ui {

namespace {

constexpr double kDragStart = 6; // pixels
constexpr double kZoomStep = 1.15;
constexpr int kHoverDelay = 300; // ms
constexpr int kRefineAfter = 60; // ms
constexpr std::chrono::milliseconds kMovingTime{2};

int brushOf(Qt::KeyboardModifiers modifiers) {
    return (modifiers.testFlag(Qt::ShiftModifier) ? 1 : 0) + (modifiers.testFlag(Qt::AltModifier) ? 2 : 0);
}

bool isFar(QPointF a, QPointF b) {
    const QPointF way = a - b;
    return std::hypot(way.x(), way.y()) > kDragStart;
}

} // namespace

void BoardView::Private::pressLeft(QPointF at, Qt::KeyboardModifiers modifiers) {
    if (OverviewMap::hit(layout, at)) {
        mapPressed = true;
        dragTo(at);
        return;
    }
    if (!lens.isShown() && EdgeArrow::hit(layout, scene, at)) {
        q.centreLastMove();
        return;
    }
    const auto square = hit(at);
    pressed = square;
    pressedAt = at;
    deselectOnRelease = false;
    pointer.cursor.reset();
    if (!square) {
        return;
    }
    if (input.state() == insight::InputState::PieceSelected && input.selected() == *square) {
        deselectOnRelease = true;
        return;
    }
    q.clickSquare(*square, modifiers);
}

void BoardView::Private::dragTo(QPointF at) {
    if (mapPressed) {
        if (const auto square = OverviewMap::hit(layout, at)) {
            layout.centreOn(*square);
            rebuild();
        }
        return;
    }
    const bool held =
        pressed && input.state() == insight::InputState::PieceSelected && input.selected() == *pressed;
    if (!dragging && held && isFar(at, pressedAt)) {
        dragging = true;
        q.update();
    }
    if (dragging) {
        updateDragged(at);
    }
}

std::optional<Piece> BoardView::Private::draggedPiece() const {
    if (!dragging || !input.hasSelection()) {
        return std::nullopt;
    }
    const Position& position = game->position();
    return input.selected().isNone() ? Piece{input.selectedInHand(), position.turn()}
                                     : position.at(input.selected()).piece();
}

void BoardView::Private::updateDragged(QPointF at) {
    const double half = layout.cellSize() / 2 + 2;
    const auto area = [half](QPointF p) {
        return QRectF(p - QPointF(half, half), QSizeF(2 * half, 2 * half));
    };
    q.update(area(dragAt).toAlignedRect());
    q.update(area(at).toAlignedRect());
    dragAt = at;
}

void BoardView::dragFromHand(PieceTypeId type, QPointF at) {
    if (d->game == nullptr) {
        return;
    }
    if (d->input.selectedInHand() != type) {
        chooseFromHand(type);
    }
    const QPointF here = mapFromGlobal(at);
    if (d->input.selectedInHand() == type) {
        d->dragging = true;
        d->updateDragged(here);
        d->moveTo(here);
    }
}

/// Outside the board the piece stays picked.
void BoardView::dropFromHand(QPointF at) {
    if (!d->dragging) {
        return;
    }
    d->dragging = false;
    update();
    if (const auto square = d->hit(mapFromGlobal(at))) {
        clickSquare(*square);
    }
}

void BoardView::Private::releaseLeft(QPointF at, Qt::KeyboardModifiers modifiers) {
    const auto origin = pressed;
    pressed.reset();
    mapPressed = false;
    if (!dragging) {
        if (deselectOnRelease && origin) {
            q.clickSquare(*origin, modifiers);
        }
        return;
    }
    dragging = false;
    q.update();
    const auto square = hit(at);
    if (!square || square == origin) {
        return;
    }
    // Dropping a piece on one of its own side that is no target is a slip, not a new selection.
    const bool slip = input.markOn(*square) == nullptr &&
                      game->position().at(*square).holds(game->position().at(*origin).owner());
    if (!slip) {
        q.clickSquare(*square, modifiers);
    }
}

/// Takes back the latest of what is half entered or waits; false when there is nothing.
bool BoardView::Private::undoOne() {
    if (input.undo()) {
        forgetRefusal();
        dragging = false;
        syncInput();
        return true;
    }
    if (premove) {
        setPremove(std::nullopt);
        return true;
    }
    return false;
}

void BoardView::Private::pressRight(QPointF at) {
    if (!undoOne()) {
        rightPressed = hit(at);
    }
}

void BoardView::Private::releaseRight(QPointF at, Qt::KeyboardModifiers modifiers) {
    const auto to = hit(at);
    if (rightPressed && to) {
        scene.toggleShape({*rightPressed, *to, brushOf(modifiers)});
        q.update();
        emit q.shapesChanged(scene.shapes());
    }
    rightPressed.reset();
}

/// Names the piece where its face does not; over no square that is lit for the piece that is picked, and not
/// over the square itself.
void BoardView::Private::showTip(QPoint at) {
    const auto square = hit(at);
    const bool isPiece = square && !game->position().at(*square).isEmpty();
    if (!isPiece || context().level() == DetailLevel::WithName) {
        tip->hide();
        return;
    }
    std::vector<QRect> lit;
    for (const auto* part : {&scene.marks(), &scene.previews()}) {
        for (const SceneItem& item : *part) {
            lit.push_back(q.squareRect(item.square));
            if (item.role == SceneItem::Role::PreviewCount) {
                lit.push_back(marks::countChip(layout.cellRect(item.square), item.text).toAlignedRect());
            }
        }
    }
    for (const QWidget* widget : {static_cast<QWidget*>(passChip), static_cast<QWidget*>(chooser)}) {
        if (widget->isVisible()) {
            lit.push_back(widget->geometry());
        }
    }
    const QRect own =
        lens.rect().contains(at) ? lens.layout().cellRect(*square).toAlignedRect() : q.squareRect(*square);
    tip->showFor(BoardWords(game->position()).cell(*square), own, lit);
}

void BoardView::Private::moveTo(QPointF at) {
    pointerAt = at;
    moveLens(at);
    const auto square = OverviewMap::hit(layout, at) ? std::nullopt : hit(at);
    const bool moved = square != pointer.hover;
    if (moved) {
        tip->hide();
        pointer.alternate = 0;
        hoverTimer.start(kHoverDelay);
    }
    pointer.hover = square;
    const BoardLayout& seen = lens.rect().contains(at) ? lens.layout() : layout;
    const QPointF inCells = (at - seen.board().topLeft()) / seen.cellSize();
    pointer.at = layout.isFlipped()
                     ? QPointF(layout.shape().files() - inCells.x(), layout.shape().ranks() - inCells.y())
                     : inCells;
    // Within one square only the choice between two corners can change.
    if (moved || (pointer.hover && scene.previewPath().size() > 2 &&
                  input.state() == insight::InputState::PieceSelected)) {
        syncPointer();
    }
}

/// Pieces are drawn in their right size when the movement pauses.
void BoardView::Private::rebuildQuickly() {
    rebuild();
    isQuick = true;
    cache.setDrawingTime(kMovingTime);
    refineTimer.start(kRefineAfter);
}

void BoardView::Private::zoomBy(double factor, QPointF anchor) {
    layout.zoomTo(layout.cellSize() * factor, anchor);
    rebuildQuickly();
    placeChooser();
    placePassChip();
    syncPointer();
}

void BoardView::Private::panBy(QPointF pixels) {
    layout.panBy(pixels);
    rebuildQuickly();
    placeChooser();
    placePassChip();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (d->game == nullptr) {
        return;
    }
    const QPointF at = event->position();
    d->endGoTo();
    if (d->ghostTimer.isActive()) {
        d->ghostTimer.stop();
        update();
    }
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && d->spaceHeld)) {
        d->panFrom = at;
    } else if (event->button() == Qt::LeftButton) {
        d->moveTo(at);
        d->pressLeft(at, event->modifiers());
    } else if (event->button() == Qt::RightButton) {
        d->pressRight(at);
    }
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        fitBoard();
    } else {
        mousePressEvent(event);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    if (d->game == nullptr) {
        return;
    }
    if (d->panFrom) {
        d->panBy(at - *d->panFrom);
        d->panFrom = at;
        d->panned = true;
        return;
    }
    if (event->buttons().testFlag(Qt::LeftButton)) {
        d->dragTo(at);
    }
    d->moveTo(at);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (d->game == nullptr) {
        return;
    }
    if (d->panFrom) {
        d->panFrom.reset();
        d->syncPointer();
    } else if (event->button() == Qt::LeftButton) {
        d->releaseLeft(event->position(), event->modifiers());
    } else if (event->button() == Qt::RightButton) {
        d->releaseRight(event->position(), event->modifiers());
    }
}

void BoardView::leaveEvent(QEvent* event) {
    d->hoverTimer.stop();
    d->tip->hide();
    d->pointer.hover.reset();
    d->pointer.at.reset();
    d->pointerAt.reset();
    d->syncPointer();
    QWidget::leaveEvent(event);
}

void BoardView::wheelEvent(QWheelEvent* event) {
    const QPoint turn = event->angleDelta();
    const int steps = turn.y() != 0 ? turn.y() : turn.x();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        d->zoomBy(std::pow(kZoomStep, steps / 120.0), event->position());
    } else if (event->modifiers().testFlag(Qt::AltModifier)) {
        ++d->pointer.alternate;
        d->syncPointer();
    } else if (!d->layout.isFitted()) {
        const QPointF by = event->modifiers().testFlag(Qt::ShiftModifier) ? QPointF(steps, 0) : QPointF(turn);
        d->panBy(by * 0.6);
    } else {
        event->ignore();
        return;
    }
    event->accept();
}

bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::Gesture) {
        auto* pinch =
            static_cast<QPinchGesture*>(static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture));
        if (pinch != nullptr) {
            d->zoomBy(pinch->scaleFactor(), mapFromGlobal(pinch->hotSpot()));
            return true;
        }
    } else if (event->type() == QEvent::ShortcutOverride && d->goTo &&
               !static_cast<QKeyEvent*>(event)->modifiers().testFlag(Qt::ControlModifier)) {
        event->accept(); // letters are parts of a name now
        return true;
    } else if (event->type() == QEvent::ToolTip && d->game != nullptr) {
        d->showTip(static_cast<QHelpEvent*>(event)->pos());
        return true;
    } else if (event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::FontChange) {
        d->layout.setViewport(size(), devicePixelRatioF());
        d->rebuild();
    }
    return QWidget::event(event);
}

void BoardView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    d->layout.setViewport(size(), devicePixelRatioF());
    d->rebuild();
    d->syncInput();
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                       event->reason() == Qt::ShortcutFocusReason;
    if (byKey && d->game != nullptr && !d->cursor.isNone()) {
        d->setCursor(d->cursor);
    }
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    d->pointer.cursor.reset();
    d->spaceHeld = false;
    d->endGoTo();
    d->setLens(false);
    for (const OverlayCommand& command : overlayCommands()) {
        if (command.isHeld()) {
            showOverlay(command.id, false);
        }
    }
    d->syncPointer();
}

} // namespace mujo::ui
