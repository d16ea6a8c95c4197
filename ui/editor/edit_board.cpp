#include "ui/editor/edit_board.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/board/layers/base_layer.h"
#include "ui/board/layers/layer_context.h"
#include "ui/look/marks.h"
#include "ui/look/user_marks.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr double kZoomOfWheel = 1.15; // for one notch
constexpr double kZoomOfKey = 1.3;
constexpr double kNotch = 120;
constexpr double kGhost = 0.45; // opacity

Position emptyPosition(const SetupEditor& editor) {
    Setup setup;
    setup.cells = PerSquare<Cell>(editor.variant().shape().squareCount());
    return Position::create(editor.sharedVariant(), setup).value();
}

} // namespace

EditBoard::EditBoard(SetupEditor& editor, QWidget* parent)
    : QWidget(parent), m_editor(editor), m_layout(editor.variant().shape()),
      m_emptyGame(emptyPosition(editor)), m_faces(editor.variant()),
      m_cursor(editor.variant().shape().at(editor.variant().shape().files() / 2,
                                           editor.variant().shape().ranks() / 2)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board"));
    m_scene.showGame(&m_emptyGame);
}

void EditBoard::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
    update();
}

void EditBoard::setBrush(std::optional<Piece> brush) {
    m_brush = brush;
    m_from.reset();
    update();
}

void EditBoard::setFlipped(bool flipped) {
    m_layout.setFlipped(flipped);
    update();
}

void EditBoard::show(const std::vector<Square>& squares) {
    m_shown = squares;
    if (!squares.empty()) {
        m_cursor = squares.front();
        m_layout.centreOn(m_cursor);
    }
    update();
}

void EditBoard::refresh() {
    m_shown.clear();
    m_from.reset();
    update();
}

QRect EditBoard::squareRect(Square square) const {
    return m_layout.cellRect(square).toAlignedRect();
}

void EditBoard::tell(bool hasChanged) {
    if (hasChanged) {
        m_shown.clear();
        emit changed();
        say(m_cursor);
    }
    update();
}

/// The brush, or the piece that stands there, for one side or the other.
void EditBoard::putOn(Square square, bool otherSide) {
    const auto step = m_hasStrokeBegun ? SetupEditor::Step::Joined : SetupEditor::Step::New;
    const Side side = otherSide ? opponent(m_brush->owner) : m_brush->owner;
    const bool hasChanged = m_editor.put(square, Piece{m_brush->type, side}, step);
    m_hasStrokeBegun = m_hasStrokeBegun || hasChanged;
    tell(hasChanged);
}

/// The stroke has come to a square.
void EditBoard::drawOn(Square square) {
    m_cursor = square;
    if (m_stroke == Stroke::Put) {
        putOn(square, m_isOtherSide);
    } else if (m_stroke == Stroke::Erase) {
        const bool hasChanged =
            m_editor.put(square, {}, m_hasStrokeBegun ? SetupEditor::Step::Joined : SetupEditor::Step::New);
        m_hasStrokeBegun = m_hasStrokeBegun || hasChanged;
        tell(hasChanged);
    }
}

/// A click, or a press of the space bar.
void EditBoard::press(Square square, bool otherSide) {
    m_hasStrokeBegun = false;
    if (m_brush) {
        putOn(square, otherSide);
    } else if (otherSide) {
        tell(m_editor.switchOwner(square));
    } else {
        pickUpOrPutDown(square);
    }
}

void EditBoard::pickUpOrPutDown(Square square) {
    if (m_from) {
        const Square from = *std::exchange(m_from, std::nullopt);
        tell(m_editor.move(from, square));
    } else if (!m_editor.at(square).isEmpty()) {
        m_from = square;
        update();
    }
}

void EditBoard::mousePressEvent(QMouseEvent* event) {
    const auto square = m_layout.hit(event->position());
    if (!square || m_stroke != Stroke::None) {
        return;
    }
    m_mouse = event->position();
    m_isCursorShown = false;
    m_cursor = *square;
    m_last = square;
    m_hasStrokeBegun = false;
    m_isOtherSide = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->button() == Qt::RightButton) {
        m_stroke = Stroke::Erase;
        drawOn(*square);
    } else if (event->button() == Qt::LeftButton) {
        // On a piece it is not known yet whether it is dragged or replaced.
        const bool onPiece = !m_editor.at(*square).isEmpty();
        m_stroke = onPiece || !m_brush ? Stroke::Drag : Stroke::Put;
        drawOn(*square);
    }
}

void EditBoard::mouseMoveEvent(QMouseEvent* event) {
    m_mouse = event->position();
    const auto square = m_layout.hit(event->position());
    if (square != m_hovered) {
        m_hovered = square;
        emit pointed(square ? inWords(*square) : QString());
        update();
    }
    if (m_stroke == Stroke::Drag && m_last && square != m_last && !m_editor.at(*m_last).isEmpty()) {
        m_from = m_last;
    }
    if (m_stroke == Stroke::Drag && m_from) {
        update();
    }
    if ((m_stroke == Stroke::Put || m_stroke == Stroke::Erase) && square && square != m_last) {
        m_last = square;
        drawOn(*square);
    }
}

void EditBoard::mouseReleaseEvent(QMouseEvent* event) {
    const Stroke stroke = std::exchange(m_stroke, Stroke::None);
    if (stroke != Stroke::Drag) {
        return;
    }
    const auto square = m_layout.hit(event->position());
    const bool isDragged = m_from && m_from == m_last;
    if (!isDragged || square == m_last) { // a click
        if (isDragged) {
            m_from.reset();
        }
        press(*m_last, m_isOtherSide);
        return;
    }
    const Square from = *std::exchange(m_from, std::nullopt);
    m_cursor = square.value_or(from);
    tell(square ? m_editor.move(from, *square) : m_editor.put(from, {})); // beside the board it is gone
}

void EditBoard::leaveEvent(QEvent* /*event*/) {
    m_hovered.reset();
    emit pointed({});
    update();
}

void EditBoard::wheelEvent(QWheelEvent* event) {
    const QPoint turn = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoomBy(std::pow(kZoomOfWheel, turn.y() / kNotch), event->position());
    } else if (!m_layout.isFitted()) {
        m_layout.panBy(event->modifiers().testFlag(Qt::ShiftModifier) ? QPointF(turn.y(), 0) : QPointF(turn));
        update();
    }
}

void EditBoard::zoomBy(double factor, QPointF anchor) {
    m_layout.zoomTo(m_layout.cellSize() * factor, anchor);
    update();
}

bool EditBoard::moveCursor(int key) {
    const QPoint step = key == Qt::Key_Left    ? QPoint(-1, 0)
                        : key == Qt::Key_Right ? QPoint(1, 0)
                        : key == Qt::Key_Up    ? QPoint(0, -1)
                        : key == Qt::Key_Down  ? QPoint(0, 1)
                                               : QPoint();
    if (step.isNull()) {
        return false;
    }
    const QPoint to = m_layout.screenCell(m_cursor) + step;
    if (m_layout.shape().contains(to.x(), to.y())) {
        m_cursor = m_layout.squareAt(to.x(), to.y());
        if (!m_layout.view().contains(m_layout.cellRect(m_cursor))) {
            m_layout.centreOn(m_cursor);
        }
    }
    m_isCursorShown = true;
    say(m_cursor);
    update();
    return true;
}

bool EditBoard::zoomByKey(int key) {
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(kZoomOfKey, m_layout.centre(m_cursor));
        return true;
    case Qt::Key_Minus:
        zoomBy(1 / kZoomOfKey, m_layout.centre(m_cursor));
        return true;
    case Qt::Key_0:
        m_layout.fit();
        update();
        return true;
    default:
        return false;
    }
}

bool EditBoard::actOnCursor(int key) {
    switch (key) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        tell(m_editor.put(m_cursor, {}));
        break;
    case Qt::Key_O:
        tell(m_editor.switchOwner(m_cursor));
        break;
    case Qt::Key_P:
        tell(m_editor.turnOver(m_cursor));
        break;
    case Qt::Key_D:
        tell(m_editor.remembersDeclined(m_cursor) &&
             m_editor.setDeclined(m_cursor, !m_editor.at(m_cursor).declined()));
        break;
    default:
        return false;
    }
    m_isCursorShown = true;
    return true;
}

void EditBoard::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const Qt::KeyboardModifiers held = event->modifiers();
    const bool isBare = !held.testFlag(Qt::ControlModifier) && !held.testFlag(Qt::AltModifier);
    if (isBare && (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        m_isCursorShown = true;
        press(m_cursor, held.testFlag(Qt::ShiftModifier));
        update();
    } else if (isBare && key == Qt::Key_Escape && (m_from || m_brush)) {
        m_from.reset();
        update();
        emit brushDropped();
    } else if (!isBare || (!moveCursor(key) && !actOnCursor(key) && !zoomByKey(key))) {
        QWidget::keyPressEvent(event);
    }
}

QString EditBoard::inWords(Square square) const {
    const Cell cell = m_editor.at(square);
    const QString name = squareName(m_editor.variant(), square);
    if (cell.isEmpty()) {
        return tr("%1, an empty square", "a square").arg(name);
    }
    const QString piece = toQString(m_editor.variant().type(cell.type()).name);
    return cell.declined()
               ? tr("%1, %2 %3, stayed unpromoted", "a square, a side and its piece")
                     .arg(name, sideName(cell.owner()), piece)
               : tr("%1, %2 %3", "a square, a side and its piece").arg(name, sideName(cell.owner()), piece);
}

/// To those who listen, and in the line below the board.
void EditBoard::say(Square square) {
    const QString words = inWords(square);
    setAccessibleDescription(words);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    emit pointed(words);
}

void EditBoard::resizeEvent(QResizeEvent* /*event*/) {
    m_layout.setViewport(size(), devicePixelRatioF());
}

void EditBoard::paintPieces(QPainter& painter, const LayerContext& context) {
    const QRectF view = m_layout.view();
    painter.setClipRect(view, Qt::IntersectClip);
    const bool isDragged = m_stroke == Stroke::Drag;
    for (int i = 0; i < m_layout.shape().squareCount(); ++i) {
        const Square square(i);
        const Cell cell = m_editor.at(square);
        const QRectF rect = m_layout.cellRect(square);
        if (cell.isEmpty() || !rect.intersects(view)) {
            continue;
        }
        painter.setOpacity(m_from == square && isDragged ? kGhost : 1);
        context.paintPiece(painter, rect, cell.piece());
        if (cell.declined()) {
            marks::drawFinishFlag(painter, rect, m_theme);
        }
    }
    painter.setOpacity(kGhost);
    if (m_brush && m_hovered && m_stroke == Stroke::None && m_editor.at(*m_hovered).isEmpty()) {
        context.paintPiece(painter, m_layout.cellRect(*m_hovered), *m_brush);
    }
    painter.setOpacity(1);
    if (m_from && isDragged) {
        QRectF rect = m_layout.cellRect(*m_from);
        rect.moveCenter(m_mouse);
        context.paintPiece(painter, rect, m_editor.at(*m_from).piece());
    }
}

void EditBoard::paintMarks(QPainter& painter, const LayerContext& context) {
    for (const Square square : m_shown) {
        marks::drawCaptureRing(painter, m_layout.cellRect(square), m_theme);
    }
    if (const auto lion = m_editor.setup().state.lionTaken; lion && m_editor.usesLionSquare()) {
        marks::drawVictim(painter, m_layout.cellRect(*lion), 0, m_theme);
    }
    if (m_from && m_stroke == Stroke::None) {
        marks::drawBrackets(painter, m_layout.cellRect(*m_from), context.theme);
    }
    if (hasFocus() && m_isCursorShown) {
        marks::drawCursor(painter, m_layout.cellRect(m_cursor), m_theme);
    }
}

void EditBoard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const LayerContext context{
        m_layout, m_scene, m_theme, m_style, &m_faces, m_cache, shownSquares(m_editor.variant()), font()};
    BaseLayer::paintDirectly(painter, context, size());
    painter.setRenderHint(QPainter::Antialiasing);
    paintPieces(painter, context);
    paintMarks(painter, context);
}

} // namespace mujo::ui
