#include "ui/board/board_view.h"

#include <QPaintEvent>
#include <QPainter>
#include <algorithm>

#include "ui/board/board_accessible.h"
#include "ui/board/board_view_private.h"
#include "ui/board/layers/edge_arrow.h"
#include "ui/board/layers/found_layer.h"
#include "ui/board/layers/overview_map.h"
#include "ui/session/square_names.h"

namespace mujo::ui {

namespace {

constexpr int kGhostsFor = 2000; // ms
constexpr int kRefineAgain = 8;  // ms

} // namespace

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
    connect(&d->refusalTimer, &QTimer::timeout, this, [this] { d->forgetRefusal(); });
    connect(&d->refineTimer, &QTimer::timeout, this, [this] { d->refine(); });
    connect(&d->ghostTimer, &QTimer::timeout, this, [this] { update(); });
    connect(&d->hoverTimer, &QTimer::timeout, this, [this] { d->showHovered(); });
    connect(d->chooser, &ChoicePopover::currentChanged, this, [this] {
        d->syncOption();
        d->tellStep();
    });
    connect(d->chooser, &ChoicePopover::chosen, this,
            [this](int line) { d->handle(d->input.choose(static_cast<std::size_t>(line))); });
    connect(d->passChip, &QToolButton::clicked, this, [this] { d->handle(d->input.pass()); });
    connect(&SquareNames::ofProgram(), &SquareNames::changed, this, [this] { d->renameSquares(); });
    setLook({Theme::light(), d->style});
    connect(&game, &ObservedGame::changed, this, [this](GameFacts what) { d->onChanged(what); });
    if (game.hasGame()) {
        d->showAnotherGame();
        d->refresh();
    }
}

BoardView::~BoardView() = default;

void BoardView::Private::onChanged(GameFacts what) {
    if (what.testFlag(GameFact::Game)) {
        showAnotherGame();
    }
    if (what & (GameFact::Position | GameFact::Outcome | GameFact::Entry)) {
        refresh();
    }
}

void BoardView::Private::showAnotherGame() {
    game = &observed.game();
    readTurn();
    pointer = {};
    cursor = kNoSquare;
    searched.clear();
    const Variant& variant = game->variant();
    faces = std::make_unique<PieceFaces>(variant);
    if (!(layout.shape() == variant.shape())) {
        layout.setShape(variant.shape());
    }
    nameSquares();
    layout.setViewport(q.size(), q.devicePixelRatioF());
}

void BoardView::Private::refresh() {
    dragging = false;
    pressed.reset();
    endGoTo();
    const BoardEntry entry = observed.entry();
    readTurn();
    input.setEntryAllowed(entry.mayMove);
    input.setPremoves(entry.premoves);
    scene.showGame(game);
    isQuick = false;
    base.invalidate();
    ghostTimer.start(kGhostsFor);
    settlePremove();
    syncInput();
}

const Game* BoardView::game() const {
    return d->game;
}

void BoardView::setFlipped(bool flipped) {
    d->layout.setFlipped(flipped);
    d->rebuild();
    d->syncInput();
}

bool BoardView::isFlipped() const {
    return d->layout.isFlipped();
}

void BoardView::setLook(const Look& look) {
    d->theme = look.theme;
    d->style = look.pieces;
    d->chooser->setLook(look);
    d->tip->setLook(look);
    const Theme& theme = look.theme;
    d->passChip->setStyleSheet(
        QStringLiteral("QToolButton { background: %1; color: %2; border: 1px solid %3; border-radius: 6px; "
                       "padding: 0px; } QToolButton:hover { background: %4; }")
            .arg(theme.accent.name(), theme.accentText.name(), theme.markOutline.name(),
                 theme.accent.lighter(115).name()));
    d->rebuild();
}

void BoardView::setAlwaysPromote(bool on) {
    d->input.setAlwaysPromote(on);
}

void BoardView::select(Square square) {
    d->handle(d->input.select(square));
}

void BoardView::clearSelection() {
    d->input.clear();
    d->syncInput();
}

void BoardView::clickSquare(Square square, Qt::KeyboardModifiers modifiers) {
    insight::ClickStyle style;
    style.stopAtOnce = modifiers.testFlag(Qt::ControlModifier);
    style.invertPromotion = modifiers.testFlag(Qt::ShiftModifier);
    d->handle(d->input.click(square, style));
}

void BoardView::chooseFromHand(PieceTypeId type) {
    d->handle(d->input.chooseFromHand(type));
}

const insight::MoveInput& BoardView::input() const {
    return d->input;
}

const BoardScene& BoardView::scene() const {
    return d->scene;
}

const BoardLayout& BoardView::layoutOfSquares() const {
    return d->layout;
}

QRect BoardView::squareRect(Square square) const {
    return d->layout.cellRect(square).toAlignedRect();
}

double BoardView::cellSize() const {
    return d->layout.cellSize();
}

QString BoardView::statusText() const {
    return d->prompt;
}

void BoardView::fitBoard() {
    d->layout.fit();
    d->rebuild();
    d->syncInput();
}

void BoardView::centreLastMove() {
    if (!d->scene.lastPath().empty()) {
        d->layout.centreOn(d->scene.lastPath().back());
        d->rebuild();
        d->syncInput();
    }
}

void BoardView::markFound(std::vector<Square> squares) {
    d->searched = std::move(squares);
    update();
}

const std::vector<Square>& BoardView::found() const {
    return d->searched;
}

void BoardView::goToSquare(Square square) {
    if (d->game != nullptr) {
        d->setCursor(square);
    }
}

std::optional<Square> BoardView::cursorSquare() const {
    return d->pointer.cursor;
}

QSize BoardView::sizeHint() const {
    return {900, 900};
}

QSize BoardView::minimumSizeHint() const {
    return {260, 260};
}

void BoardView::paintEvent(QPaintEvent* event) {
    const LayerContext context = d->context();
    QPainter painter(this);
    d->base.paint(painter, context, size(), event->region());
    if (d->game == nullptr) {
        return;
    }
    if (d->isQuick && !d->refineTimer.isActive()) {
        d->refineTimer.start(kRefineAgain);
    }
    const QRectF dirty = event->region().boundingRect();
    d->paintTints(painter, dirty);
    const auto dragged = d->draggedPiece();
    if (dragged && !d->input.selected().isNone()) {
        const QRectF cell = d->layout.cellRect(d->input.selected());
        BaseLayer::paintWoodOf(painter, context, d->input.selected());
        painter.setOpacity(0.3);
        painter.drawPixmap(cell.topLeft(), context.picture(*dragged));
        painter.setOpacity(1);
    }
    paintFound(painter, d->layout, d->searched, d->theme);
    d->overlay.paint(painter, context, dirty, d->ghostTimer.isActive());
    OverviewMap::paint(painter, context);
    EdgeArrow::paint(painter, context);
    if (dragged) {
        const double half = d->layout.cellSize() / 2;
        painter.drawPixmap(d->dragAt - QPointF(half, half), context.picture(*dragged));
    }
    d->paintLens(painter);
}

} // namespace mujo::ui
