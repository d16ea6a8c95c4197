#include <QKeyEvent>
#include <algorithm>

#include "ui/board/board_accessible.h"
#include "ui/board/board_view.h"
#include "ui/board/board_view_private.h"
#include "ui/board/overlays/overlay_commands.h"

namespace mujo::ui {

void BoardView::Private::setCursor(Square square) {
    cursor = square;
    pointer.cursor = square;
    pointer.hover.reset();
    pointer.at.reset();
    pointer.alternate = 0;
    if (!layout.visibleBoard().contains(layout.cellRect(square))) {
        layout.centreOn(square);
        rebuild();
    }
    hoverTimer.stop();
    showPiece(square);
    syncPointer();
    announceCursor(q, square);
}

bool BoardView::Private::arrowKey(int key, bool toNextPiece) {
    QPoint step;
    switch (key) {
    case Qt::Key_Left:
        step = {-1, 0};
        break;
    case Qt::Key_Right:
        step = {1, 0};
        break;
    case Qt::Key_Up:
        step = {0, -1};
        break;
    case Qt::Key_Down:
        step = {0, 1};
        break;
    default:
        return false;
    }
    const BoardShape& shape = layout.shape();
    if (cursor.isNone() || !pointer.cursor) {
        // The first key shows where the cursor is.
        const Square start = pointer.hover      ? *pointer.hover
                             : !cursor.isNone() ? cursor
                             : input.hasSelection() && !input.selected().isNone()
                                 ? input.selected()
                                 : layout.squareAt(shape.files() / 2, shape.ranks() * 3 / 4);
        setCursor(start);
        return true;
    }
    QPoint at = layout.screenCell(cursor) + step;
    const auto inside = [&] { return shape.contains(at.x(), at.y()); };
    while (toNextPiece && inside() && game->position().at(layout.squareAt(at.x(), at.y())).isEmpty()) {
        at += step;
    }
    if (inside()) {
        setCursor(layout.squareAt(at.x(), at.y()));
    }
    return true;
}

/// Targets by their distance from where the piece is now.
bool BoardView::Private::cycleTargets(bool forward) {
    if (input.marks().empty()) {
        return false;
    }
    const BoardShape& shape = layout.shape();
    const auto stops = input.stops();
    const Square from = !stops.empty()               ? stops.back()
                        : !input.selected().isNone() ? input.selected()
                                                     : kNoSquare;
    std::vector<Square> targets;
    for (const insight::TargetMark& mark : input.marks()) {
        targets.push_back(mark.square);
    }
    std::sort(targets.begin(), targets.end(), [&](Square a, Square b) {
        const int nearA = from.isNone() ? 0 : shape.distance(from, a);
        const int nearB = from.isNone() ? 0 : shape.distance(from, b);
        return nearA != nearB ? nearA < nearB : a < b;
    });
    const auto found = std::find(targets.begin(), targets.end(), cursor);
    const auto count = static_cast<std::ptrdiff_t>(targets.size());
    std::ptrdiff_t place = forward ? 0 : count - 1;
    if (found != targets.end() && pointer.cursor) {
        place = (found - targets.begin() + (forward ? 1 : count - 1)) % count;
    }
    setCursor(targets[static_cast<std::size_t>(place)]);
    return true;
}

bool BoardView::Private::chooserKey(int key) {
    if (input.state() != insight::InputState::Choosing) {
        return false;
    }
    if (key >= Qt::Key_1 && key <= Qt::Key_9) {
        handle(input.choose(static_cast<std::size_t>(key - Qt::Key_1)));
        return true;
    }
    switch (key) {
    case Qt::Key_Up:
        chooser->setCurrent(chooser->current() - 1);
        return true;
    case Qt::Key_Down:
        chooser->setCurrent(chooser->current() + 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        handle(input.choose(static_cast<std::size_t>(chooser->current())));
        return true;
    default:
        return false;
    }
}

bool BoardView::Private::pickedKey(int key, insight::ClickStyle how) {
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (pointer.cursor) {
            handle(input.click(cursor, how));
        } else if (input.state() == insight::InputState::LegsUnderWay) {
            handle(input.stopHere(how));
        }
        return true;
    case Qt::Key_Escape:
        return undoOne();
    case Qt::Key_C:
        ++pointer.alternate;
        syncPointer();
        return true;
    case Qt::Key_P:
        if (!input.canPass()) {
            return false;
        }
        handle(input.pass(how));
        return true;
    default:
        return false;
    }
}

/// The keys of overlays that are shown while they are held; false for any other.
bool BoardView::Private::heldOverlayKey(int key, bool isDown) {
    for (const OverlayCommand& command : overlayCommands()) {
        if (command.isHeld() && command.key == key) {
            q.showOverlay(command.id, isDown);
            return true;
        }
    }
    return false;
}

/// Keys that change what is seen and nothing else.
bool BoardView::Private::viewKey(int key) {
    if (heldOverlayKey(key, true)) {
        return true;
    }
    switch (key) {
    case Qt::Key_L:
        q.centreLastMove();
        return true;
    case Qt::Key_0:
        q.fitBoard();
        return true;
    case Qt::Key_G:
        q.askSquare();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus: {
        const QPointF anchor = pointer.cursor ? layout.centre(cursor) : layout.view().center();
        zoomBy(key == Qt::Key_Minus ? 1 / 1.3 : 1.3, anchor);
        return true;
    }
    case Qt::Key_M:
        setLens(true);
        return true;
    case Qt::Key_Delete:
        if (scene.shapes().empty()) {
            return false;
        }
        scene.clearShapes();
        q.update();
        emit q.shapesChanged(scene.shapes());
        return true;
    default:
        return false;
    }
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (d->game == nullptr) {
        QWidget::keyPressEvent(event);
        return;
    }
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const bool plain = !event->modifiers().testFlag(Qt::AltModifier);
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    insight::ClickStyle style;
    style.stopAtOnce = control;
    style.invertPromotion = event->modifiers().testFlag(Qt::ShiftModifier);
    if (plain && !control && d->goToKey(key, event->text())) {
        return;
    }
    if (plain && (d->chooserKey(key) || d->arrowKey(key, control))) {
        return;
    }
    if (plain && key == Qt::Key_Space) {
        // Acts when it is let go: held, it pans.
        d->spaceHeld = true;
        d->panned = d->panned && event->isAutoRepeat();
        return;
    }
    if (plain && (!control || isEnter) && d->pickedKey(key, style)) {
        return;
    }
    if (plain && !control && d->viewKey(key)) {
        return;
    }
    QWidget::keyPressEvent(event);
}

void BoardView::keyReleaseEvent(QKeyEvent* event) {
    if (event->isAutoRepeat()) {
        return;
    }
    if (d->heldOverlayKey(event->key(), false)) {
        return;
    }
    switch (event->key()) {
    case Qt::Key_M:
        d->setLens(false);
        break;
    case Qt::Key_Space:
        if (d->spaceHeld && !d->panned && d->game != nullptr) {
            insight::ClickStyle style;
            style.stopAtOnce = event->modifiers().testFlag(Qt::ControlModifier);
            style.invertPromotion = event->modifiers().testFlag(Qt::ShiftModifier);
            d->pickedKey(Qt::Key_Space, style);
        }
        d->spaceHeld = false;
        d->panned = false;
        break;
    default:
        QWidget::keyReleaseEvent(event);
    }
}

bool BoardView::focusNextPrevChild(bool next) {
    d->endGoTo();
    const bool picked = d->input.hasSelection() && d->input.state() != insight::InputState::Choosing;
    return (picked && d->cycleTargets(next)) || QWidget::focusNextPrevChild(next);
}

} // namespace mujo::ui
