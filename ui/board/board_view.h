#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/geometry/per_side.h"
#include "core/insight/board_facts.h"
#include "core/insight/move_input.h"
#include "ui/look/look.h"
#include "ui/session/observed_game.h"

namespace mujo::ui {

class BoardLayout;
class OverviewMap;

/// The board on screen. Observes a game, feeds clicks and keys to `MoveInput`, and tells what the player has
/// chosen; it changes nothing itself.
class BoardView : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(const ObservedGame& game, QWidget* parent = nullptr);
    ~BoardView() override;

    [[nodiscard]] const Game* game() const; ///< null for none

    void setFlipped(bool flipped);
    [[nodiscard]] bool isFlipped() const;
    void setLook(const Look& look);
    void setAlwaysPromote(bool on);
    /// Whether moves are shown by motion; at first they are not.
    void setMotion(bool on);

    /// Selects a square as a click would.
    void select(Square square);
    void clickSquare(Square square, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void chooseFromHand(PieceTypeId type);
    /// Picks the piece of a move and points at its first target, so that one Enter or click goes on with it.
    void propose(const Move& move);
    [[nodiscard]] const insight::MoveInput& input() const;
    [[nodiscard]] QRect squareRect(Square square) const; ///< in widget pixels

    [[nodiscard]] const BoardLayout& layoutOfSquares() const;
    /// Moves the engine considers, with their scores as texts, the best first; until the position changes.
    void showCandidates(const std::vector<std::pair<Move, QString>>& candidates);
    /// A line of play from the position on the board; until the position changes, none to clear.
    void showLine(const std::vector<Move>& moves);
    /// By one step, about the cursor, else about the middle of what is seen.
    void zoomIn();
    void zoomOut();
    void fitBoard();
    void centreLastMove();
    /// Switches the overlay of this id, as the table of overlays has it.
    void showOverlay(std::string_view id, bool on);
    /// What the overlay of this id shows on the whole board now; may be empty.
    [[nodiscard]] QString overlayNews(std::string_view id) const;
    /// What the kinds of pieces are worth, for the overlays that tell it.
    void setWorths(insight::BoardFacts::Worths worths);
    /// A piece from the hand follows the pointer, and is dropped where it is let go; global positions.
    void dragFromHand(PieceTypeId type, QPointF at);
    void dropFromHand(QPointF at);
    /// Sets these squares off from the rest, until others are given.
    void markFound(std::vector<Square> squares);
    /// The same for a piece and the squares that are to be clicked one after the other, which are numbered.
    void markSteps(std::vector<Square> squares);
    /// Takes back the latest of what is half entered, as Esc does; false when there is nothing.
    bool undoEntry();
    /// The sentence takes the place of the one that says why the last move was refused, as long as that is
    /// seen.
    void extendRefusal(const QString& sentence);
    /// Draws a circle on the square, or takes it away.
    void toggleCircle(Square square);
    /// What attacks and defends the square, with all threats, until the next click or key.
    void showThreatsAt(Square square);
    /// All threats, until the next click or key.
    void showThreats();
    /// The map of the whole board, which is seen while only a part of it is.
    [[nodiscard]] const OverviewMap& overview() const;
    /// How the two sides are called on the board, such as "you" or the name of a player.
    void nameSides(const PerSide<QString>& names);
    /// Puts the keyboard's cursor on the square and brings it into view.
    void goToSquare(Square square);
    /// Where the keyboard's cursor is shown.
    [[nodiscard]] std::optional<Square> cursorSquare() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A menu of what can be done with the square was asked for, at this place of the screen.
    void menuAsked(mujo::Square square, QPoint at);
    void moveChosen(const mujo::Move& move);
    /// A move to be made when its turn comes; none to give up the one that was chosen before.
    void movePlanned(const std::optional<mujo::Move>& move);
    void refused(const QString& sentence, mujo::rules::RefusalReason reason); ///< of an illegal attempt
    void pieceShown(std::optional<mujo::Piece> piece,
                    mujo::Square square); ///< selected or hovered, for the study pane
    void promptChanged(const QString& text);
    void targetPointed();    ///< the pointer is where the picked piece can go
    void selectionChanged(); ///< something else is picked, or nothing
    void cursorBegun();      ///< an arrow key has shown the cursor
    /// The kind picked in the hand of a side; none when none is.
    void handPicked(mujo::Side side, std::optional<mujo::PieceTypeId> type);
    /// What can be done now has become something else, or another choice is marked; in words that do not
    /// depend on the pointer, to be spoken.
    void stepChanged(const QString& text);
    /// A move that was just played is shown by motion, which takes so many milliseconds.
    void motionBegan(int length);
    void motionLanded();   ///< the mover has been put down; once for each move that `motionBegan` has told
    void motionFinished(); ///< of any move
    void shapesChanged(const std::vector<mujo::DrawnShape>& shapes); ///< by the player's drawing
    void
    signsShown(bool on); ///< pieces have become so small that signs stand for characters, or no longer are

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    struct Private;
    std::unique_ptr<Private> d; // NOLINT(readability-identifier-naming): the custom of Qt
};

} // namespace mujo::ui
