#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "ui/look/look.h"
#include "ui/look/piece_cache.h"
#include "ui/session/observed_game.h"

namespace mujo::ui {

class PieceFaces;

/// The captured pieces that one side can drop, with their counts.
class HandView : public QWidget {
    Q_OBJECT

public:
    HandView(Side side, const ObservedGame& game, QWidget* parent = nullptr);
    ~HandView() override;

    void setLook(const Look& look);
    /// The kind that was picked in the hand of a side is marked there; none to clear.
    void markPicked(Side side, std::optional<PieceTypeId> type);
    /// Frames a kind as the board frames squares that are sought; none takes the frame away.
    void markFound(std::optional<PieceTypeId> type);
    /// Pieces stand upright in the hand of the player at the near edge: that of Gote on a flipped board.
    void setFlipped(bool flipped);
    /// Pieces are nearly as large as those of a board whose cells have the size that `cell` gives, as far as
    /// two rows have room for them. The board must outlive the hand.
    void measureBy(QWidget& board, std::function<double()> cell);
    /// Logical pixels of a place for a piece.
    [[nodiscard]] int cellSide() const;
    [[nodiscard]] Side side() const { return m_side; }
    [[nodiscard]] QRect pieceRect(PieceTypeId type) const; ///< empty when it is not in hand

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void pieceChosen(mujo::PieceTypeId type);
    void pieceShown(std::optional<mujo::Piece> piece);
    void browsed(const QString& words); ///< the keyboard's cursor has come to this piece
    void dragged(mujo::PieceTypeId type, QPointF globalPosition);
    void dropped(QPointF globalPosition); ///< after `dragged`
    /// What can be done with this kind is asked for; `at` is a place on the screen.
    void menuAsked(mujo::PieceTypeId type, QPoint at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void onChanged(GameFacts what);
    void refresh();
    struct Held {
        PieceTypeId type;
        int count;
    };
    [[nodiscard]] int cellSideFor(int width) const;
    [[nodiscard]] int rowsFor(int width, int side) const;
    [[nodiscard]] QRect cellRect(int place) const;
    void paintStand(QPainter& painter) const;
    void paintHeld(QPainter& painter, const Held& held, const QRect& cell);
    [[nodiscard]] int placeAt(QPoint point) const;
    void setCurrent(int place);
    void browseTo(int place);
    [[nodiscard]] QString words(const Held& held) const;

    Side m_side;
    const ObservedGame& m_game;
    std::unique_ptr<PieceFaces> m_faces;
    std::vector<Held> m_held;
    Theme m_theme = Theme::light();
    PieceStyle m_style;
    PieceCache m_cache{qsizetype{4} << 20};
    bool m_flipped = false;
    std::function<double()> m_boardCell; ///< none: there is no board beside it
    std::optional<PieceTypeId> m_selected;
    std::optional<PieceTypeId> m_found;
    int m_current = -1;
    std::optional<PieceTypeId> m_pressed;
    QPointF m_pressedAt;
    bool m_dragging = false;
};

} // namespace mujo::ui
