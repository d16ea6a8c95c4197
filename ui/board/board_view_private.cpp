#include "ui/board/board_view_private.h"

#include <QPainter>
#include <algorithm>

#include "ui/board/board_words.h"

namespace mujo::ui {

namespace {

constexpr int kRefusalFor = 2000; // ms
constexpr std::chrono::milliseconds kRefiningTime{6};

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
    for (QTimer* timer : {&refusalTimer, &ghostTimer, &hoverTimer, &refineTimer}) {
        timer->setSingleShot(true);
    }
}

LayerContext BoardView::Private::context() {
    const SquareStyle squares = game != nullptr ? game->variant().data().squareStyle : SquareStyle::Shogi;
    return {layout, scene, theme, style, faces.get(), cache, squares, q.font(), isQuick};
}

void BoardView::Private::rebuild() {
    isQuick = false;
    base.invalidate();
    overlay.invalidate();
    lensOverlay.invalidate();
    if (lens.isShown()) {
        lens.show(layout, lens.rect().center());
    }
    q.update();
}

void BoardView::Private::refine() {
    isQuick = cache.isBehind();
    cache.setDrawingTime(kRefiningTime);
    base.invalidate();
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
    QRegion now = OverlayLayer::previewRegion(context());
    if (lens.isShown()) {
        now += lens.rect().toAlignedRect();
    }
    q.update(shownPreview.united(now));
    shownPreview = now;
    syncPrompt();
}

void BoardView::Private::syncPrompt() {
    QString text;
    if (game != nullptr) {
        const BoardWords words(game->position());
        const auto at = pointer.hover ? pointer.hover : pointer.cursor;
        text = goTo ? words.goTo(*goTo) : wordsOfThreats();
        if (text.isEmpty() && premove && input.state() == InputState::Idle) {
            text = words.premove(*premove);
        }
        if (text.isEmpty()) {
            text = words.prompt(input, at);
        }
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
        syncOption();
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
    syncOption();
}

/// The moves that the piece would have after the outcome that is pointed at.
void BoardView::Private::syncOption() {
    const auto current = static_cast<std::size_t>(std::max(0, chooser->current()));
    const bool shown = input.state() == InputState::Choosing && current < input.choices().size();
    const bool had = !scene.options().empty();
    scene.showOption(shown ? std::optional(input.choices()[current].move) : std::nullopt);
    if (had || shown) {
        q.update();
    }
}

/// Pieces that a rectangle of the view would hide, wholly or in part.
int BoardView::Private::piecesUnder(const QRect& rect) const {
    const QRectF seen = QRectF(rect).intersected(layout.visibleBoard());
    if (seen.isEmpty()) {
        return 0;
    }
    const QPoint first = layout.screenCell(layout.nearest(seen.topLeft()));
    const QPoint last = layout.screenCell(layout.nearest(seen.bottomRight()));
    int count = 0;
    for (int row = first.y(); row <= last.y(); ++row) {
        for (int column = first.x(); column <= last.x(); ++column) {
            count += game->position().at(layout.squareAt(column, row)).isEmpty() ? 0 : 1;
        }
    }
    return count;
}

/// Beside the selected piece, over nothing that can be clicked and, where there is room near by, over no
/// piece.
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
        // As far away as three squares is better than to hide a piece.
        return (rect.center() - mover.center()).manhattanLength() + piecesUnder(rect) * 3 * mover.width() +
               (hits ? 100000 : 0);
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
                BaseLayer::paintTinted(painter, context(), item.square, tint);
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
    std::vector<Square> marked = result.refusal.squares;
    if (marked.empty() && !input.refusedSquare().isNone()) {
        marked.push_back(input.refusedSquare()); // no other square is the reason
    }
    scene.showRefusal(marked);
    refusalTimer.start(kRefusalFor);
    q.update();
    emit q.refused(sentence, QString::fromLatin1(rules::refusalCode(result.refusal.reason)));
}

void BoardView::Private::handle(const InputResult& result) {
    using Kind = InputResult::Kind;
    if (result.kind == Kind::Ignored) {
        return;
    }
    forgetRefusal();
    if (result.kind == Kind::Selected && premove) {
        setPremove(std::nullopt); // another choice begins
    }
    syncInput();
    if (result.kind == Kind::Refused) {
        refuse(result);
    } else if (result.kind == Kind::Selected) {
        showPiece(input.selected().isNone() ? std::nullopt : std::optional(input.selected()));
    } else if (result.kind == Kind::Committed) {
        emit q.moveChosen(*result.move);
    } else if (result.kind == Kind::Premove) {
        setPremove(result.move);
    }
}

void BoardView::Private::showPiece(std::optional<Square> square) {
    if (game != nullptr && square && !game->position().at(*square).isEmpty()) {
        emit q.pieceShown(game->position().at(*square).piece(), *square);
    }
}

} // namespace mujo::ui
