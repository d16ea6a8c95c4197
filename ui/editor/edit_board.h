#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/position/setup_editor.h"
#include "ui/board/board_layout.h"
#include "ui/board/board_scene.h"
#include "ui/look/look.h"
#include "ui/look/piece_cache.h"
#include "ui/look/piece_faces.h"

namespace mujo::ui {

struct LayerContext;

/// The board of the editor: pieces are put, dragged and removed on it, by mouse or keys.
class EditBoard : public QWidget {
    Q_OBJECT

public:
    /// The editor must outlive it.
    explicit EditBoard(SetupEditor& editor, QWidget* parent = nullptr);

    void setLook(const Look& look);
    /// What is put on the squares; none to move the pieces that stand there.
    void setBrush(std::optional<Piece> brush);
    void setFlipped(bool flipped);
    [[nodiscard]] bool isFlipped() const { return m_layout.isFlipped(); }
    /// Sets these squares off from the rest and brings the first of them into sight.
    void show(const std::vector<Square>& squares);
    /// The position has been changed elsewhere.
    void refresh();
    void zoomBy(double factor, QPointF anchor);

    [[nodiscard]] QRect squareRect(Square square) const;
    [[nodiscard]] Square cursor() const { return m_cursor; }
    [[nodiscard]] QSize sizeHint() const override { return {620, 620}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 260}; }

signals:
    void changed();                     ///< the position, here
    void brushDropped();                ///< what was picked is to be put away
    void pointed(const QString& words); ///< the square under the mouse or the cursor

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// What the pressed button does until it is let go.
    enum class Stroke { None, Put, Erase, Drag };

    void tell(bool hasChanged);
    void putOn(Square square, bool otherSide);
    void drawOn(Square square);
    void press(Square square, bool otherSide);
    void pickUpOrPutDown(Square square);
    bool moveCursor(int key);
    bool actOnCursor(int key);
    bool zoomByKey(int key);
    void say(Square square);
    [[nodiscard]] QString inWords(Square square) const;
    void paintPieces(QPainter& painter, const LayerContext& context);
    void paintMarks(QPainter& painter, const LayerContext& context);

    SetupEditor& m_editor;
    BoardLayout m_layout;
    BoardScene m_scene; ///< of the empty board, for its lines
    Game m_emptyGame;
    PieceFaces m_faces;
    PieceCache m_cache;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
    std::optional<Piece> m_brush;
    std::vector<Square> m_shown;
    Square m_cursor{};
    bool m_isCursorShown = false;
    Stroke m_stroke = Stroke::None;
    bool m_isOtherSide = false;    ///< of the stroke
    bool m_hasStrokeBegun = false; ///< and changed something
    std::optional<Square> m_hovered;
    std::optional<Square> m_from; ///< of a piece that is dragged or picked up
    std::optional<Square> m_last; ///< of the stroke
    QPointF m_mouse;
};

} // namespace mujo::ui
