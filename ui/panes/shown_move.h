#pragma once

class QPainter;
class QPalette;
class QRect;

namespace mujo::ui {

/// The box of a move in a list, of a line that is shown on the board: filled for the move that is pointed at,
/// an outline for those before it.
void drawShownMove(QPainter& painter, const QRect& cell, const QPalette& palette, bool isPointed);

} // namespace mujo::ui
