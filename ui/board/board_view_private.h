#pragma once

#include <QTimer>
#include <QToolButton>
#include <memory>
#include <optional>
#include <vector>

#include "core/insight/move_input.h"
#include "ui/board/board_layout.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_view.h"
#include "ui/board/choice_popover.h"
#include "ui/board/layers/base_layer.h"
#include "ui/board/layers/overlay_layer.h"
#include "ui/board/lens.h"
#include "ui/board/square_tip.h"
#include "ui/look/piece_faces.h"

namespace mujo::ui {

/// The parts of a board view and what connects them; the events are in board_view_events.cpp.
struct BoardView::Private {
    Private(BoardView& view, const ObservedGame& shown);

    void onChanged(GameFacts what);
    void showAnotherGame();
    void refresh(); ///< after a change of the game
    void tellSelection();

    [[nodiscard]] LayerContext context();
    /// Takes over what the input has become: marks, chooser, pass chip, prompt.
    void syncInput();
    void syncPointer();
    void syncPrompt();
    void tellStep();
    void placeChooser();
    void placePassChip();
    void showTip(QPoint at);
    void paintTints(QPainter& painter, const QRectF& dirty);
    void paintLens(QPainter& painter);
    void rebuild();       ///< paints everything anew
    void nameSquares();   ///< as the reader has chosen; texts and labels follow later
    void renameSquares(); ///< the choice was changed
    void rebuildQuickly();
    void refine();   ///< some more of the pictures that zooming has left out
    void readTurn(); ///< gives the input what the game is now
    void handle(const insight::InputResult& result);
    void refuse(const insight::InputResult& result);
    void forgetRefusal();

    // Events.
    void pressLeft(QPointF at, Qt::KeyboardModifiers modifiers);
    void releaseLeft(QPointF at, Qt::KeyboardModifiers modifiers);
    void pressRight(QPointF at);
    void releaseRight(QPointF at, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] std::optional<Square> hit(QPointF at) const;
    bool undoOne();
    void panBy(QPointF pixels);
    void updateDragged(QPointF at);
    [[nodiscard]] std::optional<mujo::Piece> draggedPiece() const;
    void moveTo(QPointF at);
    void dragTo(QPointF at);
    void zoomBy(double factor, QPointF anchor);
    bool arrowKey(int key, bool toNextPiece);
    bool pickedKey(int key, insight::ClickStyle how);
    bool chooserKey(int key);
    bool goToKey(int key, const QString& text);
    bool viewKey(int key);
    bool heldOverlayKey(int key, bool isDown);
    void endGoTo();
    void moveLens(QPointF at);
    void setLens(bool on);
    void setPremove(std::optional<Move> move);
    void settlePremove();
    void syncOption();
    [[nodiscard]] QString wordsOfOverlays() const;
    bool cycleTargets(bool forward);
    void setCursor(Square square);
    void showPiece(std::optional<Square> square);
    void showHovered();

    BoardView& q;
    const ObservedGame& observed;
    const Game* game = nullptr; ///< the observed one, once there is one
    insight::MoveInput input;
    BoardLayout layout;
    BoardScene scene;
    ChoicePopover* chooser;
    QToolButton* passChip;
    SquareTip* tip;
    std::unique_ptr<PieceFaces> faces;
    Theme theme = Theme::light();
    PieceStyle style;
    PieceCache cache;
    BaseLayer base;
    OverlayLayer overlay;
    OverlayLayer lensOverlay; ///< marks in the size of the lens
    BoardScene::Pointer pointer;
    QRegion shownPreview;
    QString prompt;
    QString toldStep;   ///< what was last told by `stepChanged`
    QString toldChoice; ///< the marked choice that was told
    std::pair<Square, PieceTypeId> toldSelection{kNoSquare, kNoPieceType};
    QTimer refusalTimer;
    QTimer ghostTimer;
    QTimer hoverTimer;
    QTimer refineTimer;
    bool isQuick = false; ///< while zooming: pieces may be scaled pictures

    // The mouse.
    std::optional<Square> pressed; ///< where the left button went down
    QPointF pressedAt;
    bool deselectOnRelease = false;
    bool dragging = false;
    QPointF dragAt;
    std::optional<Square> rightPressed;
    std::optional<QPointF> panFrom;
    std::optional<QPointF> pointerAt; ///< of the mouse, in widget pixels
    bool mapPressed = false;
    bool spaceHeld = false;
    bool panned = false; ///< since Space went down
    Square cursor;
    Lens lens;
    std::optional<QString> goTo; ///< what has been typed of a square's name
    std::optional<Move> premove;
    std::size_t premoveAt = 0;    ///< plies made when it was chosen
    std::vector<Square> searched; ///< what was searched for
};

} // namespace mujo::ui
