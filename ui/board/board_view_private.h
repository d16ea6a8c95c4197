#pragma once

#include <QTimer>
#include <QToolButton>
#include <memory>
#include <optional>
#include <vector>

#include "ui/board/board_layout.h"
#include "ui/board/board_model.h"
#include "ui/board/board_scene.h"
#include "ui/board/board_view.h"
#include "ui/board/choice_popover.h"
#include "ui/board/layers/base_layer.h"
#include "ui/board/layers/overlay_layer.h"
#include "ui/board/move_input.h"
#include "ui/board/piece_faces.h"

namespace mujo::ui {

/// The parts of a board view and what connects them; the events are in board_view_events.cpp.
struct BoardView::Private {
    explicit Private(BoardView& view);

    [[nodiscard]] LayerContext context();
    /// Takes over what the input has become: marks, chooser, pass chip, prompt.
    void syncInput();
    void syncPointer();
    void syncPrompt();
    void placeChooser();
    void placePassChip();
    void paintTints(QPainter& painter, const QRectF& dirty);
    void rebuild(); ///< paints everything anew
    void handle(const InputResult& result);
    void refuse(const InputResult& result);
    void forgetRefusal();

    // Events.
    void pressLeft(QPointF at, Qt::KeyboardModifiers modifiers);
    void releaseLeft(QPointF at, Qt::KeyboardModifiers modifiers);
    void pressRight(QPointF at);
    void releaseRight(QPointF at, Qt::KeyboardModifiers modifiers);
    void moveTo(QPointF at);
    void dragTo(QPointF at);
    void zoomBy(double factor, QPointF anchor);
    bool arrowKey(int key, bool toNextPiece);
    bool pickedKey(int key, ClickStyle how);
    bool chooserKey(int key);
    bool cycleTargets(bool forward);
    void setCursor(Square square);
    void showPiece(std::optional<Square> square);

    BoardView& q;
    const Game* game = nullptr;
    std::uint64_t shownKey = 0; ///< of the position that was shown by the last refresh
    MoveInput input;
    BoardLayout layout;
    BoardScene scene;
    BoardModel* model;
    ChoicePopover* chooser;
    QToolButton* passChip;
    std::unique_ptr<PieceFaces> faces;
    const Variant* facesOf = nullptr;
    Theme theme = Theme::light();
    PieceStyle style;
    PieceCache cache;
    BaseLayer base;
    OverlayLayer overlay;
    BoardScene::Pointer pointer;
    QRegion shownPreview;
    QString prompt;
    QTimer refusalTimer;
    QTimer ghostTimer;
    QTimer hoverTimer;

    // The mouse.
    std::optional<Square> pressed; ///< where the left button went down
    QPointF pressedAt;
    bool deselectOnRelease = false;
    bool dragging = false;
    QPointF dragAt;
    std::optional<Square> rightPressed;
    std::optional<QPointF> panFrom;
    bool mapPressed = false;
    Square cursor;
};

} // namespace mujo::ui
