#include "ui/board/board_view.h"

#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>

#include "ui/board/board_accessible.h"
#include "ui/board/board_desk.h"
#include "ui/board/overlays/overlay_table.h"
#include "ui/board/tools/board_tools.h"
#include "ui/session/square_names.h"

namespace mujo::ui {

/// What the board consists of: a desk with the game on it, and the tools that work there.
struct BoardView::Private {
    Private(BoardView& view, const ObservedGame& shown) : desk(view, shown) {}

    void onChanged(GameFacts what);
    void refresh(); ///< after a change of the game
    /// Hands an event on; false when no tool has taken it.
    template <class Event>
    bool offer(bool (BoardTool::*take)(const Event&), const Event& event);

    BoardDesk desk;
    BoardTools tools{desk};
};

BoardView::BoardView(const ObservedGame& game, QWidget* parent)
    : QWidget(parent), d(std::make_unique<Private>(*this, game)) {
    installBoardAccessibility();
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("Board"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    grabGesture(Qt::PinchGesture);
    connect(&SquareNames::ofProgram(), &SquareNames::changed, this, [this] {
        if (d->desk.game != nullptr) {
            d->tools.goTo.end(); // what was typed so far may begin no name any more
            d->desk.renameSquares();
        }
    });
    setLook({Theme::light(), {}});
    connect(&game, &ObservedGame::changed, this, [this](GameFacts what) { d->onChanged(what); });
    connect(&game, &ObservedGame::plannedChanged, this, [this] {
        d->desk.scene.showPremove(d->desk.observed.planned());
        d->desk.prompt.sync();
        update();
    });
    connect(&d->desk.motion, &MotionPlayer::began, this, &BoardView::motionBegan);
    connect(&d->desk.motion, &MotionPlayer::landed, this, &BoardView::motionLanded);
    connect(&d->desk.motion, &MotionPlayer::finished, this, &BoardView::motionFinished);
    if (game.hasGame()) {
        d->desk.showAnotherGame();
        d->desk.motion.forget();
        d->refresh();
    }
}

BoardView::~BoardView() = default;

void BoardView::Private::onChanged(GameFacts what) {
    if (what.testFlag(GameFact::Game)) {
        desk.showAnotherGame();
        desk.motion.forget();
    }
    if (what & (GameFact::Position | GameFact::Outcome | GameFact::Entry)) {
        refresh();
    } else if (what.testFlag(GameFact::Notes)) {
        desk.scene.readDrawings();
        desk.view.update();
    }
}

void BoardView::Private::refresh() {
    for (BoardTool* tool : tools.inOrder) {
        tool->onPositionChanged();
    }
    desk.entry.readTurn();
    desk.entry.forgetRefusal();
    desk.scene.showOverlay("earlier-move", desk.observed.isAnswered());
    desk.scene.showGame(desk.game);
    desk.picture.showPosition();
    desk.motion.showChange();
    desk.scene.showPremove(desk.observed.planned());
    desk.entry.sync();
}

template <class Event>
bool BoardView::Private::offer(bool (BoardTool::*take)(const Event&), const Event& event) {
    return std::any_of(tools.inOrder.begin(), tools.inOrder.end(),
                       [&](BoardTool* tool) { return (tool->*take)(event); });
}

// ---- what is shown

const Game* BoardView::game() const {
    return d->desk.game;
}

void BoardView::setFlipped(bool flipped) {
    d->desk.layout.setFlipped(flipped);
    d->desk.picture.rebuild();
    d->tools.heldOverlays.placeLegend();
    d->desk.entry.sync();
}

bool BoardView::isFlipped() const {
    return d->desk.layout.isFlipped();
}

void BoardView::setLook(const Look& look) {
    d->desk.picture.setLook(look);
    d->desk.entry.setLook(look);
    d->desk.pointing.setLook(look);
    d->tools.heldOverlays.setLook(look);
    d->desk.picture.rebuild();
}

const BoardLayout& BoardView::layoutOfSquares() const {
    return d->desk.layout;
}

QRect BoardView::squareRect(Square square) const {
    return d->desk.cell(square);
}

void BoardView::fitBoard() {
    d->tools.panZoom.fit();
}

void BoardView::zoomIn() {
    d->tools.panZoom.zoomIn();
}

void BoardView::zoomOut() {
    d->tools.panZoom.zoomOut();
}

void BoardView::centreLastMove() {
    d->tools.panZoom.centreLastMove();
}

void BoardView::showOverlay(std::string_view id, bool on) {
    if (on != d->desk.scene.overlayShown(id)) {
        d->desk.scene.showOverlay(id, on);
        d->tools.heldOverlays.placeLegend();
        d->desk.pointing.sync();
        update();
    }
}

void BoardView::toggleCircle(Square square) {
    if (d->desk.game != nullptr) {
        d->tools.draw.toggle({square, square, 0});
    }
}

void BoardView::showThreatsAt(Square square) {
    if (d->desk.game != nullptr) {
        d->desk.pointing.setCursor(square);
        d->tools.heldOverlays.hold(kSquareThreats);
    }
}

void BoardView::showThreats() {
    if (d->desk.game != nullptr) {
        d->tools.heldOverlays.hold("threats");
    }
}

void BoardView::extendRefusal(const QString& sentence) {
    d->desk.entry.extendRefusal(sentence);
}

bool BoardView::undoEntry() {
    return d->desk.entry.undo();
}

const OverviewMap& BoardView::overview() const {
    return d->desk.overview;
}

void BoardView::nameSides(const PerSide<QString>& names) {
    d->tools.heldOverlays.nameSides(names);
}

void BoardView::setWorths(insight::BoardFacts::Worths worths) {
    d->desk.scene.setWorths(std::move(worths));
}

QString BoardView::overlayNews(std::string_view id) const {
    return d->desk.scene.overlayNews(id);
}

void BoardView::showCandidates(const std::vector<std::pair<Move, QString>>& candidates) {
    if (!candidates.empty() || !d->desk.scene.candidates().empty()) {
        d->desk.scene.showCandidates(candidates);
        update();
    }
}

void BoardView::showLine(const std::vector<Move>& moves) {
    if (!moves.empty() || !d->desk.scene.line().empty()) {
        d->desk.scene.showLine(moves);
        update();
    }
}

void BoardView::markFound(std::vector<Square> squares) {
    d->desk.picture.markFound(std::move(squares), FoundOrder::None);
}

void BoardView::markSteps(std::vector<Square> squares) {
    d->desk.picture.markFound(std::move(squares), FoundOrder::OneByOne);
}

// ---- what is entered

void BoardView::setAlwaysPromote(bool on) {
    d->desk.entry.input().setAlwaysPromote(on);
}

void BoardView::setMotion(bool on) {
    d->desk.motion.setOn(on);
}

void BoardView::select(Square square) {
    d->desk.entry.handle(d->desk.entry.input().select(square));
}

void BoardView::clickSquare(Square square, Qt::KeyboardModifiers modifiers) {
    d->desk.entry.click(square, modifiers);
}

void BoardView::chooseFromHand(PieceTypeId type) {
    d->desk.entry.handle(d->desk.entry.input().chooseFromHand(type));
}

void BoardView::dragFromHand(PieceTypeId type, QPointF at) {
    d->tools.select.dragFromHand(type, at);
}

void BoardView::dropFromHand(QPointF at) {
    d->tools.select.dropFromHand(at);
}

void BoardView::propose(const Move& move) {
    d->desk.entry.handle(d->desk.entry.input().propose(move));
    const bool wasHidden = !cursorSquare();
    const Square first = move.path.front();
    const Square shown = input().markOn(first) != nullptr ? first : move.to();
    goToSquare(shown);
    if (wasHidden) { // the frame goes with what it was shown for
        connect(
            this, &BoardView::selectionChanged, this,
            [this, shown] {
                if (cursorSquare() == shown) {
                    d->desk.pointing.hideCursor();
                    d->desk.pointing.sync();
                }
            },
            Qt::SingleShotConnection);
    }
    if (move.isDrop()) { // it stands on no square yet
        emit pieceShown(Piece{move.dropped(), d->desk.game->position().turn()}, first);
    }
}

const insight::MoveInput& BoardView::input() const {
    return d->desk.entry.input();
}

void BoardView::goToSquare(Square square) {
    if (d->desk.game != nullptr) {
        d->desk.pointing.setCursor(square);
    }
}

std::optional<Square> BoardView::cursorSquare() const {
    return d->desk.pointing.pointer().cursor;
}

// ---- events

QSize BoardView::sizeHint() const {
    return {900, 900};
}

QSize BoardView::minimumSizeHint() const {
    return {260, 260};
}

void BoardView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    BoardPicture& picture = d->desk.picture;
    picture.paintBoard(painter, event->region());
    if (d->desk.game == nullptr) {
        return;
    }
    const auto& tools = d->tools.inOrder;
    std::for_each(tools.rbegin(), tools.rend(), [&](BoardTool* tool) { tool->paintUnder(painter); });
    d->desk.motion.paintVictims(painter, picture.context());
    picture.paintMarks(painter, event->region().boundingRect());
    d->desk.motion.paintMover(painter, picture.context());
    std::for_each(tools.rbegin(), tools.rend(), [&](BoardTool* tool) { tool->paintOver(painter); });
}

void BoardView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    d->desk.resize();
    d->desk.picture.rebuild();
    d->desk.entry.sync();
    d->tools.heldOverlays.placeLegend();
}

bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::Gesture) {
        auto* pinch =
            static_cast<QPinchGesture*>(static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture));
        if (pinch != nullptr) {
            d->tools.panZoom.zoomBy(pinch->scaleFactor(), mapFromGlobal(pinch->hotSpot()));
            return true;
        }
    } else if (event->type() == QEvent::ShortcutOverride) {
        const bool isText = !static_cast<QKeyEvent*>(event)->modifiers().testFlag(Qt::ControlModifier);
        if (isText && std::any_of(d->tools.inOrder.begin(), d->tools.inOrder.end(),
                                  [](const BoardTool* tool) { return tool->takesLetters(); })) {
            event->accept();
            return true;
        }
    } else if (event->type() == QEvent::ToolTip && d->desk.game != nullptr) {
        d->desk.pointing.showTip(static_cast<QHelpEvent*>(event)->pos());
        return true;
    } else if (event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::FontChange) {
        d->desk.resize();
        d->desk.picture.rebuild();
    }
    return QWidget::event(event);
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (d->desk.game != nullptr) {
        d->desk.motion.finish();
        d->tools.heldOverlays.letGo();
        d->offer<QMouseEvent>(&BoardTool::press, *event);
    }
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (d->desk.game != nullptr) {
        d->desk.motion.finish();
        d->tools.heldOverlays.letGo();
        d->offer<QMouseEvent>(&BoardTool::pressTwice, *event);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if (d->desk.game != nullptr) {
        d->offer<QMouseEvent>(&BoardTool::move, *event);
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (d->desk.game != nullptr) {
        d->offer<QMouseEvent>(&BoardTool::release, *event);
    }
}

void BoardView::leaveEvent(QEvent* event) {
    d->desk.pointing.leave();
    QWidget::leaveEvent(event);
}

/// Of the mouse the draw tool decides, when the button is let go: a drag draws.
void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    if (d->desk.game != nullptr && event->reason() != QContextMenuEvent::Mouse) {
        d->tools.cursor.askMenu();
    }
}

void BoardView::wheelEvent(QWheelEvent* event) {
    event->setAccepted(d->offer<QWheelEvent>(&BoardTool::wheel, *event));
    d->tools.heldOverlays.placeLegend();
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    d->desk.motion.finish();
    d->tools.heldOverlays.letGo();
    if (d->desk.game == nullptr || !d->offer<QKeyEvent>(&BoardTool::keyDown, *event)) {
        QWidget::keyPressEvent(event);
    }
    d->tools.heldOverlays.placeLegend();
}

void BoardView::keyReleaseEvent(QKeyEvent* event) {
    if (event->isAutoRepeat()) {
        return;
    }
    if (d->desk.game == nullptr || !d->offer<QKeyEvent>(&BoardTool::keyUp, *event)) {
        QWidget::keyReleaseEvent(event);
    }
}

bool BoardView::focusNextPrevChild(bool next) {
    return std::any_of(d->tools.inOrder.begin(), d->tools.inOrder.end(),
                       [next](BoardTool* tool) { return tool->tab(next); }) ||
           QWidget::focusNextPrevChild(next);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                       event->reason() == Qt::ShortcutFocusReason;
    const auto cursor = d->desk.pointing.lastCursor();
    if (byKey && d->desk.game != nullptr && cursor) {
        d->desk.pointing.setCursor(*cursor);
    }
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    d->desk.pointing.hideCursor();
    for (BoardTool* tool : d->tools.inOrder) {
        tool->onFocusLost();
    }
    d->desk.pointing.sync();
}

} // namespace mujo::ui
