#include "ui/board/tools/pan_zoom_tool.h"

#include <cmath>

#include "ui/board/board_view.h"

namespace mujo::ui {

namespace {

constexpr double kZoomOfWheel = 1.15; // for one notch
constexpr double kZoomOfKey = 1.3;
constexpr double kNotch = 120;
constexpr double kPanOfWheel = 0.6; // pixels for each part of a notch

} // namespace

void PanZoomTool::fit() {
    desk().layout.fit();
    desk().picture.rebuild();
    desk().entry.sync();
}

void PanZoomTool::centreLastMove() {
    const rules::Route& way = desk().scene.lastPath();
    if (!way.empty()) {
        desk().layout.centreOn(way.back());
        desk().picture.rebuild();
        desk().entry.sync();
    }
}

void PanZoomTool::zoomBy(double factor, QPointF anchor) {
    desk().layout.zoomTo(desk().layout.cellSize() * factor, anchor);
    desk().overview.settle(desk().layout, desk().scene);
    desk().picture.rebuildQuickly();
    desk().entry.place();
    desk().pointing.hideTip(); // it is beside a square that has gone elsewhere
    desk().pointing.sync();
}

void PanZoomTool::zoomIn() {
    zoomBy(kZoomOfKey, anchorOfKeys());
}

void PanZoomTool::zoomOut() {
    zoomBy(1 / kZoomOfKey, anchorOfKeys());
}

QPointF PanZoomTool::anchorOfKeys() const {
    return desk().pointing.place().value_or(desk().layout.view().center());
}

void PanZoomTool::panBy(QPointF pixels) {
    const QPointF before = desk().layout.board().topLeft();
    desk().layout.panBy(pixels);
    desk().picture.shift(desk().layout.board().topLeft() - before);
    desk().entry.place();
}

bool PanZoomTool::press(const QMouseEvent& event) {
    if (event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && m_isSpaceHeld)) {
        m_from = event.position();
        return true;
    }
    return false;
}

bool PanZoomTool::pressTwice(const QMouseEvent& event) {
    if (event.button() == Qt::MiddleButton) {
        fit();
        return true;
    }
    return press(event);
}

bool PanZoomTool::move(const QMouseEvent& event) {
    if (!m_from) {
        return false;
    }
    panBy(event.position() - *m_from);
    m_from = event.position();
    m_hasPanned = true;
    return true;
}

bool PanZoomTool::release(const QMouseEvent&) {
    if (!m_from) {
        return false;
    }
    m_from.reset();
    desk().overview.settle(desk().layout, desk().scene);
    desk().view.update();
    desk().pointing.sync();
    return true;
}

bool PanZoomTool::wheel(const QWheelEvent& event) {
    const QPoint turn = event.angleDelta();
    const int steps = turn.y() != 0 ? turn.y() : turn.x();
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        zoomBy(std::pow(kZoomOfWheel, steps / kNotch), event.position());
        return true;
    }
    if (event.modifiers().testFlag(Qt::AltModifier)) {
        return false;
    }
    if (desk().layout.isFitted()) {
        desk().prompt.remind(BoardView::tr("The wheel zooms the board while Ctrl is held."));
        return false;
    }
    const QPointF by = event.modifiers().testFlag(Qt::ShiftModifier) ? QPointF(steps, 0) : QPointF(turn);
    panBy(by * kPanOfWheel);
    return true;
}

bool PanZoomTool::keyDown(const QKeyEvent& event) {
    const int key = event.key();
    if (isPlain(event) && key == Qt::Key_Space) {
        // Acts when it is let go: held, it pans.
        m_isSpaceHeld = true;
        m_hasPanned = m_hasPanned && event.isAutoRepeat();
        return true;
    }
    if (!isBare(event)) {
        return false;
    }
    switch (key) {
    case Qt::Key_L:
        centreLastMove();
        return true;
    case Qt::Key_0:
        fit();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    default:
        return false;
    }
}

bool PanZoomTool::keyUp(const QKeyEvent& event) {
    if (event.key() != Qt::Key_Space) {
        return false;
    }
    const bool isPress = m_isSpaceHeld && !m_hasPanned;
    m_isSpaceHeld = false;
    m_hasPanned = false;
    return !isPress;
}

} // namespace mujo::ui
