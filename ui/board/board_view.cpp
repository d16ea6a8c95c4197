#include "ui/board/board_view.h"

#include <QPaintEvent>
#include <QPainter>
#include <algorithm>

#include "ui/board/board_view_private.h"
#include "ui/board/board_words.h"
#include "ui/board/layers/overview_map.h"

namespace mujo::ui {

namespace {

constexpr int kShownFor = 2000; // ms; refusals and ghosts of captured pieces

PieceSet pieceSet(PieceSetKind kind) {
    switch (kind) {
    case PieceSetKind::Mnemonic:
        return PieceSet::Mnemonic;
    case PieceSetKind::Western:
        return PieceSet::Western;
    default:
        return PieceSet::Kanji;
    }
}

} // namespace

BoardView::Private::Private(BoardView& view)
    : q(view), model(new BoardModel(&view)), chooser(new ChoicePopover(&view)),
      passChip(new QToolButton(&view)) {
    passChip->setObjectName(QStringLiteral("passChip"));
    passChip->setText(tr("Pass (P)"));
    passChip->setToolTip(tr("Leave everything as it is and give the turn to the other side"));
    passChip->setFocusPolicy(Qt::NoFocus);
    passChip->setCursor(Qt::PointingHandCursor);
    passChip->hide();
    for (QTimer* timer : {&refusalTimer, &ghostTimer, &hoverTimer}) {
        timer->setSingleShot(true);
    }
}

LayerContext BoardView::Private::context() {
    const SquareStyle squares = game != nullptr ? game->variant().data().squareStyle : SquareStyle::Shogi;
    return {layout, scene, theme, style, faces.get(), cache, squares, q.font()};
}

void BoardView::Private::rebuild() {
    base.invalidate();
    overlay.invalidate();
    q.update();
}

void BoardView::Private::syncInput() {
    scene.showInput(input);
    pointer.alternate = 0;
    placeChooser();
    placePassChip();
    syncPointer();
    model->refreshMarks();
    q.update();
}

void BoardView::Private::syncPointer() {
    scene.showPointer(input, pointer);
    const QRegion now = OverlayLayer::previewRegion(context());
    q.update(shownPreview.united(now));
    shownPreview = now;
    syncPrompt();
}

void BoardView::Private::syncPrompt() {
    QString text;
    if (game != nullptr) {
        const auto at = pointer.hover ? pointer.hover : pointer.cursor;
        text = BoardWords(game->position()).prompt(input, at);
    }
    if (text != prompt) {
        prompt = text;
        q.setAccessibleDescription(text);
        emit q.promptChanged(text);
    }
}

void BoardView::Private::placeChooser() {
    if (input.state() != InputState::Choosing) {
        chooser->hide();
        return;
    }
    const BoardWords words(game->position());
    const Square mover = input.selected();
    std::vector<ChoicePopover::Line> lines;
    for (const MoveChoice& choice : input.choices()) {
        const Side owner = mover.isNone() ? game->position().turn() : game->position().at(mover).owner();
        lines.push_back({context().faceOf({choice.result, owner}), words.choice(choice)});
    }
    std::vector<QRect> keepFree{q.squareRect(input.choiceSquare())};
    if (!mover.isNone()) {
        keepFree.push_back(q.squareRect(mover));
    }
    for (const Square stop : input.stops()) {
        keepFree.push_back(q.squareRect(stop));
    }
    chooser->offer(std::move(lines), q.squareRect(input.choiceSquare()), keepFree);
}

/// Beside the selected piece, over nothing that can be clicked.
void BoardView::Private::placePassChip() {
    const bool shown = input.canPass() && input.state() == InputState::PieceSelected;
    passChip->setVisible(shown);
    if (!shown) {
        return;
    }
    passChip->adjustSize();
    const QSize size = passChip->size();
    const QRect mover = q.squareRect(input.selected());
    std::vector<QRect> busy{mover};
    for (const TargetMark& mark : input.marks()) {
        busy.push_back(q.squareRect(mark.square));
    }
    const auto cost = [&](const QRect& rect) {
        const bool hits =
            std::any_of(busy.begin(), busy.end(), [&](const QRect& b) { return b.intersects(rect); });
        return (rect.center() - mover.center()).manhattanLength() + (hits ? 100000 : 0);
    };
    QPoint best = mover.bottomRight();
    int bestCost = cost(QRect(best, size));
    const int step = std::max(4, mover.width() / 4);
    for (int y = 0; y + size.height() <= q.height(); y += step) {
        for (int x = 0; x + size.width() <= q.width(); x += step) {
            if (const int found = cost(QRect(QPoint(x, y), size)); found < bestCost) {
                bestCost = found;
                best = {x, y};
            }
        }
    }
    passChip->move(best);
    passChip->raise();
}

/// The squares of the last move and of the one under way stand out by their ground as well.
void BoardView::Private::paintTints(QPainter& painter, const QRectF& dirty) {
    painter.save();
    painter.setClipRect(layout.view(), Qt::IntersectClip);
    for (const auto* part : {&scene.history(), &scene.marks()}) {
        for (const SceneItem& item : *part) {
            const bool last = item.role == SceneItem::Role::LastMove;
            const bool own = item.role == SceneItem::Role::Selected || item.role == SceneItem::Role::Armed;
            if ((last || own) && layout.cellRect(item.square).intersects(dirty)) {
                QColor tint = last ? theme.accent : theme.mark(MarkClass::Step);
                tint.setAlpha(last ? 62 : 88);
                base.paintTinted(painter, context(), item.square, tint);
            }
        }
    }
    painter.restore();
}

void BoardView::Private::forgetRefusal() {
    refusalTimer.stop();
    if (!scene.notes().empty()) {
        scene.showRefusal({});
        q.update();
    }
}

void BoardView::Private::refuse(const InputResult& result) {
    QString sentence = QString::fromStdString(result.refusal.sentence);
    if (sentence.isEmpty()) {
        sentence = BoardWords(game->position()).notYours(input);
    }
    scene.showRefusal(result.refusal.squares);
    refusalTimer.start(kShownFor);
    q.update();
    emit q.refused(sentence, QString::fromLatin1(rules::refusalCode(result.refusal.reason)));
}

void BoardView::Private::handle(const InputResult& result) {
    using Kind = InputResult::Kind;
    if (result.kind == Kind::Ignored) {
        return;
    }
    forgetRefusal();
    syncInput();
    if (result.kind == Kind::Refused) {
        refuse(result);
    } else if (result.kind == Kind::Selected) {
        showPiece(input.selected().isNone() ? std::nullopt : std::optional(input.selected()));
    } else if (result.kind == Kind::Committed) {
        emit q.moveChosen(*result.move);
    }
}

void BoardView::Private::showPiece(std::optional<Square> square) {
    if (game != nullptr && square && !game->position().at(*square).isEmpty()) {
        emit q.pieceShown(game->position().at(*square).piece(), *square);
    }
}

BoardView::BoardView(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(*this)) {
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("Board"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    grabGesture(Qt::PinchGesture);
    connect(&d->refusalTimer, &QTimer::timeout, this, [this] { d->forgetRefusal(); });
    connect(&d->ghostTimer, &QTimer::timeout, this, [this] { update(); });
    connect(&d->hoverTimer, &QTimer::timeout, this, [this] { d->showPiece(d->pointer.hover); });
    connect(d->chooser, &ChoicePopover::chosen, this,
            [this](int line) { d->handle(d->input.choose(static_cast<std::size_t>(line))); });
    connect(d->passChip, &QToolButton::clicked, this, [this] { d->handle(d->input.pass()); });
    setTheme(QStringLiteral("light"));
}

BoardView::~BoardView() = default;

void BoardView::setGame(const Game* game) {
    d->game = game;
    d->input.setGame(game);
    d->facesOf = nullptr;
    d->pointer = {};
    d->cursor = kNoSquare;
    if (game != nullptr) {
        const Variant& variant = game->variant();
        const bool sameShape = d->layout.shape() == variant.shape();
        if (!sameShape) {
            d->layout.setShape(variant.shape());
        }
        d->layout.setLabelsLeftAndBelow(variant.data().squareStyle == SquareStyle::Chess);
        d->layout.setViewport(size(), devicePixelRatioF());
    } else {
        d->faces.reset();
    }
    d->model->setGame(game, &d->scene);
    refresh();
}

void BoardView::refresh() {
    if (d->game != nullptr && d->facesOf != &d->game->variant()) {
        d->facesOf = &d->game->variant();
        d->faces = std::make_unique<PieceFaces>(*d->facesOf);
    }
    d->dragging = false;
    d->pressed.reset();
    d->input.refresh();
    d->scene.showGame(d->game);
    d->base.invalidate();
    d->model->refresh();
    d->ghostTimer.start(kShownFor);
    d->syncInput();
}

void BoardView::setEntryAllowed(bool allowed) {
    d->input.setEntryAllowed(allowed);
    d->syncInput();
}

void BoardView::setFlipped(bool flipped) {
    d->layout.setFlipped(flipped);
    d->rebuild();
    d->syncInput();
}

bool BoardView::isFlipped() const {
    return d->layout.isFlipped();
}

void BoardView::setTheme(const QString& name) {
    const ThemeKind kind = name == QLatin1String("dark")       ? ThemeKind::Dark
                           : name == QLatin1String("contrast") ? ThemeKind::Contrast
                                                               : ThemeKind::Light;
    d->theme = Theme::make(kind);
    d->chooser->setLook(d->theme, d->style);
    const Theme& theme = d->theme;
    d->passChip->setStyleSheet(
        QStringLiteral("QToolButton { background: %1; color: %2; border: 1px solid %3; border-radius: 9px; "
                       "padding: 2px 8px; } QToolButton:hover { background: %4; }")
            .arg(theme.accent.name(), theme.accentText.name(), theme.markOutline.name(),
                 theme.accent.lighter(115).name()));
    d->rebuild();
}

void BoardView::setPieceSet(PieceSetKind kind) {
    d->style.set = pieceSet(kind);
    d->chooser->setLook(d->theme, d->style);
    d->rebuild();
}

void BoardView::setEnglishNames(bool on) {
    d->style.nameShown = on;
    d->rebuild();
}

void BoardView::setAlwaysPromote(bool on) {
    d->input.setAlwaysPromote(on);
}

void BoardView::select(Square square) {
    d->handle(d->input.select(square));
}

void BoardView::clickSquare(Square square, Qt::KeyboardModifiers modifiers) {
    ClickStyle style;
    style.stopAtOnce = modifiers.testFlag(Qt::ControlModifier);
    style.invertPromotion = modifiers.testFlag(Qt::ShiftModifier);
    d->handle(d->input.click(square, style));
}

void BoardView::chooseFromHand(PieceTypeId type) {
    d->handle(d->input.chooseFromHand(type));
}

MoveInput& BoardView::input() {
    return d->input;
}

const BoardScene& BoardView::scene() const {
    return d->scene;
}

BoardModel* BoardView::model() const {
    return d->model;
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

void BoardView::showThreats(bool on) {
    d->scene.showThreats(on);
    update();
}

QSize BoardView::sizeHint() const {
    return {900, 900};
}

QSize BoardView::minimumSizeHint() const {
    return {260, 260};
}

void BoardView::paintEvent(QPaintEvent* event) {
    const LayerContext context = d->context();
    d->base.prepare(context, size());
    QPainter painter(this);
    const double ratio = d->layout.devicePixelRatio();
    for (const QRect& rect : event->region()) {
        const QRectF source(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio);
        painter.drawPixmap(QRectF(rect), d->base.complete(), source);
    }
    if (d->game == nullptr) {
        return;
    }
    const QRectF dirty = event->region().boundingRect();
    d->paintTints(painter, dirty);
    if (d->dragging && !d->input.selected().isNone()) {
        const QRectF cell = d->layout.cellRect(d->input.selected());
        const QRectF source(cell.topLeft() * ratio, cell.size() * ratio);
        painter.drawPixmap(cell, d->base.board(), source);
        painter.setOpacity(0.3);
        painter.drawPixmap(cell.topLeft(),
                           context.picture(d->game->position().at(d->input.selected()).piece()));
        painter.setOpacity(1);
    }
    d->overlay.paint(painter, context, dirty, d->ghostTimer.isActive());
    OverviewMap::paint(painter, context);
    if (d->dragging && !d->input.selected().isNone()) {
        const double half = d->layout.cellSize() / 2;
        painter.drawPixmap(d->dragAt - QPointF(half, half),
                           context.picture(d->game->position().at(d->input.selected()).piece()));
    }
}

} // namespace mujo::ui
