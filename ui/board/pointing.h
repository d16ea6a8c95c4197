#pragma once

#include <QPointF>
#include <QRegion>
#include <QTimer>
#include <optional>

#include "ui/board/board_scene.h"
#include "ui/board/square_tip.h"

namespace mujo::ui {

struct BoardDesk;

/// What the mouse or the keyboard's cursor rests on, and what follows from it: previews on the board, the
/// piece that is told to be studied, the tip beside the square.
class Pointing {
public:
    explicit Pointing(BoardDesk& desk);

    [[nodiscard]] const BoardScene::Pointer& pointer() const { return m_pointer; }
    /// The square that the mouse rests on, or else the cursor.
    [[nodiscard]] std::optional<Square> square() const;
    /// Where the keyboard's cursor is or was last, hidden or not; none before its first key.
    [[nodiscard]] std::optional<Square> lastCursor() const { return m_cursor; }
    /// The mouse over the board, or the middle of the cursor's square where the cursor was used later; in
    /// pixels of the widget.
    [[nodiscard]] std::optional<QPointF> place() const;

    void forget(); ///< another game is shown
    /// Puts the keyboard's cursor on the square and brings it into view.
    void setCursor(Square square);
    void hideCursor() { m_pointer.cursor.reset(); }
    void moveMouse(QPointF at);
    void leave();
    /// At the button that passes no square is meant: what the pass does is shown.
    void pointAtPass();
    /// Another one of the ways to the square.
    void showNextWay();
    void showFirstWay() { m_pointer.alternate = 0; }
    /// Shows what is pointed at; after every change of it, of the entry or of the squares' places.
    void sync();
    /// Tells the piece on the square, if there is one.
    void tellPiece(std::optional<Square> square);
    void setLook(const Look& look) { m_tip->setLook(look); }
    void showTip(QPoint at);
    void hideTip() { m_tip->hide(); }

private:
    void moveLens(QPointF at);
    void studySquare(std::optional<Square> square);

    BoardDesk& m_desk;
    SquareTip* m_tip; ///< a child of the view
    BoardScene::Pointer m_pointer;
    std::optional<Square> m_cursor;
    std::optional<QPointF> m_mouse;
    QRegion m_shown; ///< pixels of the previews
    QTimer m_hoverTimer;
};

} // namespace mujo::ui
