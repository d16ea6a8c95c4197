#include "ui/board/board_view_private.h"

#include <QPainter>
#include <algorithm>

#include "core/words/refusal_words.h"
#include "ui/board/board_words.h"
#include "ui/session/square_names.h"
#include "ui/words/qt_language.h"

namespace mujo::ui {

namespace {

constexpr int kRefusalFor = 2000; // ms
constexpr std::chrono::milliseconds kRefiningTime{6};

} // namespace

BoardView::Private::Private(BoardView& view, const ObservedGame& shown)
    : q(view), observed(shown), chooser(new ChoicePopover(&view)), passChip(new QToolButton(&view)),
      tip(new SquareTip(&view)) {
    passChip->setObjectName(QStringLiteral("passChip"));
    passChip->setAccessibleName(tr("Pass (P)"));
    passChip->setToolTip(tr("Leave everything as it is and give the turn to the other side"));
    passChip->setFocusPolicy(Qt::NoFocus);
    passChip->setCursor(Qt::PointingHandCursor);
    passChip->hide();
    for (QTimer* timer : {&refusalTimer, &ghostTimer, &hoverTimer, &refineTimer}) {
        timer->setSingleShot(true);
    }
}

LayerContext BoardView::Private::context() {
    const SquareStyle squares = game != nullptr ? squareStyle(game->variant()) : SquareStyle::Shogi;
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

void BoardView::Private::nameSquares() {
    const SquareStyle names = squareStyle(game->variant());
    layout.setLabelsLeftAndBelow(names == SquareStyle::Chess);
}

void BoardView::Private::renameSquares() {
    if (game == nullptr) {
        return;
    }
    nameSquares();
    layout.setViewport(q.size(), q.devicePixelRatioF());
    endGoTo(); // what was typed so far may begin no name any more
    rebuild();
    syncInput();
}

void BoardView::Private::refine() {
    isQuick = cache.isBehind();
    cache.setDrawingTime(kRefiningTime);
    base.invalidate();
    q.update();
}

void BoardView::Private::readTurn() {
    insight::TurnFacts turn;
    if (game != nullptr) {
        turn = {&game->position(), &game->history(), &game->legalMoves(), game->isOver()};
    }
    input.setTurn(turn);
}

void BoardView::Private::syncInput() {
    scene.showInput(input);
    tip->hide(); // the lit squares may be others now
    pointer.alternate = 0;
    placeChooser();
    placePassChip();
    tellSelection();
    syncPointer();
    q.update();
}

void BoardView::Private::tellSelection() {
    const std::pair now(input.selected(), input.selectedInHand());
    if (now == toldSelection) {
        return;
    }
    const bool wasInHand = toldSelection.second != kNoPieceType;
    toldSelection = now;
    emit q.selectionChanged();
    if (wasInHand || now.second != kNoPieceType) {
        emit q.handPicked(game->position().turn(), now.second);
    }
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
        // What is held is asked for now; what was chosen in advance matters more than what stays switched on.
        const bool plans = premove && input.state() == insight::InputState::Idle && !scene.holdsOverlay();
        text = goTo ? words.goTo(*goTo) : plans ? words.premove(*premove) : wordsOfOverlays();
        if (text.isEmpty()) {
            text = words.prompt(input, at);
        }
    }
    if (text != prompt) {
        prompt = text;
        q.setAccessibleDescription(text);
        emit q.promptChanged(text);
    }
    tellStep();
}

/// Tells assistive technology what it cannot see: the next step of a move, not what the pointer rests on.
void BoardView::Private::tellStep() {
    QString step;
    QString choice;
    if (game != nullptr) {
        const BoardWords words(game->position());
        step = premove && input.state() == insight::InputState::Idle ? words.premove(*premove)
                                                                     : words.prompt(input, std::nullopt);
        const auto current = static_cast<std::size_t>(std::max(0, chooser->current()));
        if (input.state() == insight::InputState::Choosing && current < input.choices().size()) {
            choice = words.choice(input.choices()[current]);
        }
    }
    QStringList news;
    if (step != toldStep && !step.isEmpty()) {
        news << step;
    }
    if ((step != toldStep || choice != toldChoice) && !choice.isEmpty()) {
        news << choice;
    }
    toldStep = step;
    toldChoice = choice;
    if (!news.isEmpty()) {
        emit q.stepChanged(news.join(QStringLiteral(". ")));
    }
}

void BoardView::Private::placeChooser() {
    if (input.state() != insight::InputState::Choosing) {
        chooser->hide();
        syncOption();
        return;
    }
    const BoardWords words(game->position());
    const Square mover = input.selected();
    std::vector<ChoicePopover::Line> lines;
    for (const insight::MoveChoice& choice : input.choices()) {
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
    const bool shown = input.state() == insight::InputState::Choosing && current < input.choices().size();
    const bool had = !scene.options().empty();
    scene.showOption(shown ? std::optional(input.choices()[current].move) : std::nullopt);
    if (had || shown) {
        q.update();
    }
}

/// On the corner of the piece's own square that the piece leaves free, beside its tip: what lies in a square
/// belongs to it. The middle of the square stays free for clicks, and so do all other squares but for a
/// strip.
void BoardView::Private::placePassChip() {
    const bool shown = input.canPass() && input.state() == insight::InputState::PieceSelected &&
                       layout.visibleBoard().contains(layout.centre(input.selected()));
    passChip->setVisible(shown);
    if (!shown) {
        return;
    }
    constexpr double kShare = 0.38; // of the square's height
    constexpr int kSmallest = 13;
    constexpr int kLargest = 22;
    constexpr int kPad = 5;
    const QRect cell = q.squareRect(input.selected());
    const int height = std::clamp(static_cast<int>(cell.height() * kShare), kSmallest, kLargest);
    QFont font = q.font();
    font.setPixelSize(std::clamp(height - 5, 9, 13));
    if (passChip->font() != font) { // a style sheet is worked out anew for each font
        passChip->setFont(font);
    }
    const QFontMetrics metrics(font);
    const QStringList texts{tr("Pass (P)"), tr("Pass"), tr("P", "the key that passes")};
    const auto fits = [&](const QString& text) {
        return metrics.horizontalAdvance(text) + 2 * kPad <= cell.width();
    };
    const auto text = std::find_if(texts.begin(), texts.end() - 1, fits);
    passChip->setText(*text);
    const QSize size(std::max(height, metrics.horizontalAdvance(*text) + 2 * kPad), height);
    // In a small square it hangs over the edge, so that the middle stays free.
    constexpr double kInside = 0.46;
    const int inside = std::min(height, static_cast<int>(cell.height() * kInside));
    const bool isFar = (game->position().at(input.selected()).owner() == Side::Gote) != layout.isFlipped();
    const int y = isFar ? cell.bottom() + 1 - inside : cell.top() + inside - height;
    const QRect room = q.rect();
    passChip->setGeometry(
        QRect(QPoint(std::clamp(cell.right() + 1 - size.width(), 0, room.width() - size.width()),
                     std::clamp(y, 0, room.height() - size.height())),
              size));
    passChip->raise();
}

/// The squares of the last move and of the one under way stand out by their ground as well.
void BoardView::Private::paintTints(QPainter& painter, const QRectF& dirty) {
    painter.save();
    painter.setClipRect(layout.view(), Qt::IntersectClip);
    overlay.paintGround(painter, context(), dirty);
    QColor tint = theme.mark(MarkClass::Step);
    tint.setAlpha(88);
    for (const SceneItem& item : scene.marks()) {
        const bool own = item.role == SceneItem::Role::Selected || item.role == SceneItem::Role::Armed;
        if (own && layout.cellRect(item.square).intersects(dirty)) {
            BaseLayer::paintTinted(painter, context(), item.square, tint);
        }
    }
    painter.restore();
}

void BoardView::Private::forgetRefusal() {
    refusalTimer.stop();
    if (scene.isRefusing()) {
        scene.showRefusal({});
        q.update();
    }
}

void BoardView::Private::refuse(const insight::InputResult& result) {
    const Variant& variant = game->variant();
    QString sentence =
        QString::fromStdString(words::refusal(QtLanguage(), variant, result.refusal, squareStyle(variant)));
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
    emit q.refused(sentence, result.refusal.reason);
}

void BoardView::Private::handle(const insight::InputResult& result) {
    using Kind = insight::InputResult::Kind;
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

/// The piece that the pointer rests on, unless a move is being entered: its piece stays to be studied until
/// then.
void BoardView::Private::showHovered() {
    if (!input.hasSelection() || input.isStudy()) {
        showPiece(pointer.hover);
    }
}

void BoardView::Private::showPiece(std::optional<Square> square) {
    if (game != nullptr && square && !game->position().at(*square).isEmpty()) {
        emit q.pieceShown(game->position().at(*square).piece(), *square);
    }
}

} // namespace mujo::ui
