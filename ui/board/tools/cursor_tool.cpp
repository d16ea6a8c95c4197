#include "ui/board/tools/cursor_tool.h"

#include <algorithm>

namespace mujo::ui {

namespace {

std::optional<QPoint> stepOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return QPoint(-1, 0);
    case Qt::Key_Right:
        return QPoint(1, 0);
    case Qt::Key_Up:
        return QPoint(0, -1);
    case Qt::Key_Down:
        return QPoint(0, 1);
    default:
        return std::nullopt;
    }
}

} // namespace

bool CursorTool::keyDown(const QKeyEvent& event) {
    if (!isPlain(event)) {
        return false;
    }
    const int key = event.key();
    if (walk(key, event.modifiers().testFlag(Qt::ControlModifier))) {
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        click(event.modifiers());
        return true;
    }
    if (!isBare(event)) {
        return false;
    }
    if (key == Qt::Key_Menu || (key == Qt::Key_F10 && event.modifiers().testFlag(Qt::ShiftModifier))) {
        askMenu();
        return true;
    }
    MoveEntry& entry = desk().entry;
    switch (key) {
    case Qt::Key_Escape:
        return entry.undo();
    case Qt::Key_C:
        desk().pointing.showNextWay();
        return true;
    case Qt::Key_P:
        if (!entry.input().hasSelection()) {
            return false;
        }
        entry.handle(entry.input().pass(clickStyle(event.modifiers())));
        return true;
    default:
        return false;
    }
}

void CursorTool::askMenu() {
    if (const auto square = desk().pointing.square()) {
        emit desk().view.menuAsked(*square, desk().view.mapToGlobal(desk().cell(*square).center()));
    }
}

/// Space has been held for nothing else.
bool CursorTool::keyUp(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Space) {
        click(event.modifiers());
        return true;
    }
    return false;
}

void CursorTool::click(Qt::KeyboardModifiers modifiers) {
    MoveEntry& entry = desk().entry;
    if (const auto square = desk().pointing.pointer().cursor) {
        const bool isPlain = (modifiers & ~Qt::KeypadModifier) == Qt::NoModifier;
        entry.handle(isPlain ? entry.input().accept(*square)
                             : entry.input().click(*square, clickStyle(modifiers)));
    } else if (entry.input().state() == insight::InputState::LegsUnderWay) {
        entry.handle(entry.input().stopHere(clickStyle(modifiers)));
    }
}

/// Where the cursor is shown by the first key.
Square CursorTool::start() const {
    const Pointing& pointing = desk().pointing;
    const insight::MoveInput& input = desk().entry.input();
    if (pointing.pointer().hover) {
        return *pointing.pointer().hover;
    }
    if (pointing.lastCursor()) {
        return *pointing.lastCursor();
    }
    if (input.selected()) {
        return *input.selected();
    }
    const BoardShape& shape = desk().layout.shape();
    return desk().layout.squareAt(shape.files() / 2, shape.ranks() * 3 / 4);
}

bool CursorTool::walk(int key, bool toNextPiece) {
    const auto step = stepOf(key);
    if (!step) {
        return false;
    }
    const auto cursor = desk().pointing.pointer().cursor;
    if (!cursor) {
        desk().pointing.setCursor(start());
        emit desk().view.cursorBegun();
        return true;
    }
    const BoardLayout& layout = desk().layout;
    const Position& position = desk().game->position();
    QPoint at = layout.screenCell(*cursor) + *step;
    const auto inside = [&] { return layout.shape().contains(at.x(), at.y()); };
    while (toNextPiece && inside() && position.at(layout.squareAt(at.x(), at.y())).isEmpty()) {
        at += *step;
    }
    if (inside()) {
        desk().pointing.setCursor(layout.squareAt(at.x(), at.y()));
    }
    return true;
}

bool CursorTool::tab(bool forward) {
    const insight::MoveInput& input = desk().entry.input();
    if (!input.hasSelection() || input.state() == insight::InputState::Choosing || input.marks().empty()) {
        return false;
    }
    const BoardShape& shape = desk().layout.shape();
    const auto stops = input.stops();
    const std::optional<Square> from = stops.empty() ? input.selected() : stops.back();
    std::vector<Square> targets;
    for (const insight::TargetMark& mark : input.marks()) {
        targets.push_back(mark.square);
    }
    std::sort(targets.begin(), targets.end(), [&](Square a, Square b) {
        const int nearA = from ? shape.distance(*from, a) : 0;
        const int nearB = from ? shape.distance(*from, b) : 0;
        return nearA != nearB ? nearA < nearB : a < b;
    });
    const auto cursor = desk().pointing.pointer().cursor;
    const auto found = cursor ? std::find(targets.begin(), targets.end(), *cursor) : targets.end();
    const auto count = static_cast<std::ptrdiff_t>(targets.size());
    std::ptrdiff_t place = forward ? 0 : count - 1;
    if (found != targets.end()) {
        place = (found - targets.begin() + (forward ? 1 : count - 1)) % count;
    }
    desk().pointing.setCursor(targets[static_cast<std::size_t>(place)]);
    return true;
}

} // namespace mujo::ui
