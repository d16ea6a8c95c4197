// Lens, threats, moves chosen in advance, squares gone to by name.

#include <QPainter>
#include <algorithm>

#include "core/insight/premove.h"
#include "ui/board/board_view.h"
#include "ui/board/board_view_private.h"
#include "ui/board/board_words.h"
#include "ui/board/layers/edge_arrow.h"
#include "ui/session/square_names.h"

namespace mujo::ui {

// ---- overlays

void BoardView::showOverlay(std::string_view id, bool on) {
    if (on != d->scene.overlayShown(id)) {
        d->scene.showOverlay(id, on);
        d->syncPointer();
        update();
    }
}

void BoardView::setWorths(insight::BoardFacts::Worths worths) {
    d->scene.setWorths(std::move(worths));
}

QString BoardView::Private::wordsOfOverlays() const {
    const auto at = pointer.hover ? pointer.hover : pointer.cursor;
    return at ? scene.overlayWords(*at, input.state() == insight::InputState::Idle) : QString();
}

// ---- moves in advance

std::optional<Move> BoardView::premove() const {
    return d->premove;
}

void BoardView::Private::setPremove(std::optional<Move> move) {
    premove = std::move(move);
    std::vector<Square> way;
    if (premove) {
        premoveAt = game->plies().size();
        way.push_back(premove->from);
        for (const Square stop : premove->path) {
            if (stop != way.back()) {
                way.push_back(stop);
            }
        }
    }
    scene.showPremove(std::move(way));
    syncPrompt();
    q.update();
}

/// After a change of the game: plays what was chosen in advance when its turn has come, and forgets it when
/// the game went another way.
void BoardView::Private::settlePremove() {
    if (!premove || (game != nullptr && game->plies().size() == premoveAt && !game->isOver())) {
        return;
    }
    const Move wanted = *premove;
    const bool isAnswered = game != nullptr && game->plies().size() == premoveAt + 1 && !game->isOver();
    setPremove(std::nullopt);
    if (!isAnswered) {
        return;
    }
    const std::uint64_t key = game->position().key();
    // Who has changed the game is not yet done telling about it.
    QMetaObject::invokeMethod(
        &q,
        [this, wanted, key] {
            if (game == nullptr || game->position().key() != key) {
                return;
            }
            if (const auto move = insight::premoveNow(game->legalMoves(), wanted)) {
                emit q.moveChosen(*move);
            } else {
                emit q.noticed(tr("The move chosen in advance is no longer possible."));
            }
        },
        Qt::QueuedConnection);
}

// ---- lines of the engine

void BoardView::showCandidates(const std::vector<std::pair<Move, QString>>& candidates) {
    if (!candidates.empty() || !d->scene.candidates().empty()) {
        d->scene.showCandidates(candidates);
        update();
    }
}

void BoardView::showLine(const std::vector<Move>& moves) {
    if (!moves.empty() || !d->scene.line().empty()) {
        d->scene.showLine(moves);
        update();
    }
}

// ---- lens

QRectF BoardView::lensRect() const {
    return d->lens.rect();
}

void BoardView::Private::setLens(bool on) {
    if (on == lens.isShown()) {
        return;
    }
    const QPoint mouse = q.mapFromGlobal(QCursor::pos());
    const QPointF at = pointer.cursor             ? layout.centre(cursor)
                       : pointerAt                ? *pointerAt
                       : q.rect().contains(mouse) ? QPointF(mouse)
                                                  : layout.view().center();
    if (on) {
        lens.show(layout, at);
        lensOverlay.invalidate();
    } else {
        lens.hide();
    }
    q.update();
}

void BoardView::Private::moveLens(QPointF at) {
    if (lens.isShown()) {
        const QRect before = lens.rect().toAlignedRect();
        lens.show(layout, at);
        if (lens.rect().toAlignedRect() != before) {
            q.update(before.united(lens.rect().toAlignedRect()).adjusted(-4, -4, 4, 4));
        }
    }
}

void BoardView::Private::paintLens(QPainter& painter) {
    if (!lens.isShown()) {
        return;
    }
    const LayerContext outer = context();
    const LayerContext inner{lens.layout(), outer.scene,       outer.theme, outer.style,  outer.faces,
                             outer.cache,   outer.squareStyle, outer.font,  outer.isQuick};
    painter.save();
    painter.setClipRect(lens.rect(), Qt::IntersectClip);
    BaseLayer::paintDirectly(painter, inner, q.size());
    lensOverlay.paint(painter, inner, lens.rect(), ghostTimer.isActive());
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.gridFrame, 3));
    painter.drawRect(lens.rect());
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawRect(lens.rect());
}

std::optional<Square> BoardView::Private::hit(QPointF at) const {
    return lens.rect().contains(at) ? lens.layout().hit(at) : layout.hit(at);
}

std::optional<Square> BoardView::squareAt(QPointF point) const {
    return d->hit(point);
}

std::optional<QPointF> BoardView::edgeArrow() const {
    return EdgeArrow::tip(d->layout, d->scene);
}

bool BoardView::showsGhosts() const {
    return d->ghostTimer.isActive();
}

// ---- squares by name

void BoardView::askSquare() {
    if (d->game != nullptr) {
        d->goTo = QString();
        d->syncPrompt();
    }
}

void BoardView::Private::endGoTo() {
    if (goTo) {
        goTo.reset();
        syncPrompt();
    }
}

/// A key while the name of a square is being typed; false for one that is none of its business. Ends by
/// itself where no longer name could be meant.
bool BoardView::Private::goToKey(int key, const QString& text) {
    if (!goTo) {
        return false;
    }
    const BoardShape& shape = layout.shape();
    const SquareStyle names = squareStyle(game->variant());
    if (key == Qt::Key_Escape) {
        endGoTo();
        return true;
    }
    if (key == Qt::Key_Backspace) {
        goTo->chop(1);
        syncPrompt();
        return true;
    }
    const bool wasName = shape.parse(goTo->toStdString(), names).has_value();
    if (text.size() != 1 || !text[0].isLetterOrNumber()) {
        if (key == Qt::Key_Shift) {
            return true;
        }
        endGoTo();
        return !wasName && (key == Qt::Key_Return || key == Qt::Key_Enter);
    }
    const QString typed = *goTo + text.toLower();
    bool isName = false;
    bool isLonger = false;
    for (int i = 0; i < shape.squareCount(); ++i) {
        const QString name = QString::fromStdString(shape.name(Square(i), names));
        isName = isName || name == typed;
        isLonger = isLonger || (name.size() > typed.size() && name.startsWith(typed));
    }
    if (!isName && !isLonger) {
        // No square begins like this: after a whole name the key means what it always does.
        if (wasName) {
            endGoTo();
        }
        return !wasName;
    }
    goTo = typed;
    if (isName) {
        setCursor(*shape.parse(typed.toStdString(), names));
    }
    if (isName && !isLonger) {
        goTo.reset();
    }
    syncPrompt();
    return true;
}

} // namespace mujo::ui
