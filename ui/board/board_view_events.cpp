#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/board/board_view.h"
#include "ui/board/board_view_private.h"
#include "ui/board/board_words.h"
#include "ui/board/layers/overview_map.h"

namespace mujo::ui {

namespace {

constexpr double kDragStart = 6; // pixels
constexpr double kZoomStep = 1.15;
constexpr int kHoverDelay = 300; // ms

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
    const auto square = layout.hit(at);
    pressed = square;
    pressedAt = at;
    deselectOnRelease = false;
    pointer.cursor.reset();
    if (!square) {
        return;
    }
    if (input.state() == InputState::PieceSelected && input.selected() == *square) {
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
    const bool held = pressed && input.state() == InputState::PieceSelected && input.selected() == *pressed;
    if (!dragging && held && isFar(at, pressedAt)) {
        dragging = true;
        q.update();
    }
    if (dragging) {
        const double half = layout.cellSize() / 2 + 2;
        const auto area = [half](QPointF p) {
            return QRectF(p - QPointF(half, half), QSizeF(2 * half, 2 * half));
        };
        q.update(area(dragAt).toAlignedRect());
        q.update(area(at).toAlignedRect());
        dragAt = at;
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
    const auto square = layout.hit(at);
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

void BoardView::Private::pressRight(QPointF at) {
    if (input.undo()) {
        forgetRefusal();
        dragging = false;
        syncInput();
        return;
    }
    rightPressed = layout.hit(at);
}

void BoardView::Private::releaseRight(QPointF at, Qt::KeyboardModifiers modifiers) {
    const auto to = layout.hit(at);
    if (rightPressed && to) {
        scene.toggleShape({*rightPressed, *to, brushOf(modifiers)});
        q.update();
    }
    rightPressed.reset();
}

void BoardView::Private::moveTo(QPointF at) {
    const auto square = OverviewMap::hit(layout, at) ? std::nullopt : layout.hit(at);
    const bool moved = square != pointer.hover;
    if (moved) {
        pointer.alternate = 0;
        hoverTimer.start(kHoverDelay);
    }
    pointer.hover = square;
    const QPointF inCells = (at - layout.board().topLeft()) / layout.cellSize();
    pointer.at = layout.isFlipped()
                     ? QPointF(layout.shape().files() - inCells.x(), layout.shape().ranks() - inCells.y())
                     : inCells;
    // Within one square only the choice between two corners can change.
    if (moved ||
        (pointer.hover && scene.previewPath().size() > 2 && input.state() == InputState::PieceSelected)) {
        syncPointer();
    }
}

void BoardView::Private::zoomBy(double factor, QPointF anchor) {
    layout.zoomTo(layout.cellSize() * factor, anchor);
    rebuild();
    placeChooser();
    placePassChip();
    syncPointer();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (d->game == nullptr) {
        return;
    }
    const QPointF at = event->position();
    if (event->button() == Qt::LeftButton) {
        d->moveTo(at);
        d->pressLeft(at, event->modifiers());
    } else if (event->button() == Qt::RightButton) {
        d->pressRight(at);
    } else if (event->button() == Qt::MiddleButton) {
        d->panFrom = at;
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
        d->layout.panBy(at - *d->panFrom);
        d->panFrom = at;
        d->rebuild();
        d->placeChooser();
        d->placePassChip();
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
    if (event->button() == Qt::LeftButton) {
        d->releaseLeft(event->position(), event->modifiers());
    } else if (event->button() == Qt::RightButton) {
        d->releaseRight(event->position(), event->modifiers());
    } else if (event->button() == Qt::MiddleButton) {
        d->panFrom.reset();
        d->syncPointer();
    }
}

void BoardView::leaveEvent(QEvent* event) {
    d->hoverTimer.stop();
    d->pointer.hover.reset();
    d->pointer.at.reset();
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
        d->layout.panBy(by * 0.6);
        d->rebuild();
        d->placeChooser();
        d->placePassChip();
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
    } else if (event->type() == QEvent::ToolTip && d->game != nullptr) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto square = d->layout.hit(help->pos());
        const bool piece = square && !d->game->position().at(*square).isEmpty();
        if (piece && levelFor(d->layout.cellSize()) != DetailLevel::WithName) {
            QToolTip::showText(help->globalPos(), BoardWords(d->game->position()).cell(*square), this,
                               squareRect(*square));
        } else {
            QToolTip::hideText();
        }
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
    d->syncPointer();
}

} // namespace mujo::ui
