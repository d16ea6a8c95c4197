#include "ui/trainer/quiz_board.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/look/mark_pen.h"
#include "ui/look/marks.h"
#include "ui/look/user_marks.h"
#include "ui/session/square_names.h"
#include "ui/session/words.h"
#include "ui/study/diagram_painter.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

void drawTick(QPainter& painter, const QRectF& cell, const QColor& colour, const QColor& outline) {
    const marks::CellFrame frame(cell);
    QPainterPath tick(frame.at(0.1, 0.28));
    tick.lineTo(frame.at(0.2, 0.38));
    tick.lineTo(frame.at(0.38, 0.12));
    marks::MarkPen(painter, colour, outline).stroke(tick, std::max(2.0, frame.side * 0.08));
}

void drawCross(QPainter& painter, const QRectF& cell, const QColor& colour, const QColor& outline) {
    const marks::CellFrame frame(cell);
    QPainterPath cross(frame.at(0.14, 0.14));
    cross.lineTo(frame.at(0.36, 0.36));
    cross.moveTo(frame.at(0.36, 0.14));
    cross.lineTo(frame.at(0.14, 0.36));
    marks::MarkPen(painter, colour, outline).stroke(cross, std::max(2.0, frame.side * 0.08));
}

} // namespace

QuizBoard::QuizBoard(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board of the question"));
}

void QuizBoard::ask(const insight::Question* question) {
    m_question = question != nullptr && question->isOnBoard() ? question : nullptr;
    m_chosen.clear();
    m_revealed = false;
    m_explains = false;
    m_drawing.reset();
    if (m_question != nullptr) {
        if (m_facesOf != m_question->variant) {
            m_facesOf = m_question->variant;
            m_faces = std::make_unique<PieceFaces>(*m_facesOf);
        }
        m_cursor = m_question->board.origin.value_or(m_question->target.value_or(Square(0)));
    }
    update();
}

void QuizBoard::explain(const insight::Question& question) {
    ask(&question);
    m_explains = true;
    reveal();
}

void QuizBoard::reveal() {
    m_revealed = true;
    update();
}

void QuizBoard::setLook(const Look& look) {
    m_theme = look.theme;
    m_style = look.pieces;
    update();
}

QRect QuizBoard::squareRect(Square square) const {
    return m_question == nullptr
               ? QRect()
               : DiagramLayout(m_question->board, rect(), devicePixelRatioF()).cell(square).toAlignedRect();
}

void QuizBoard::set(Square square, bool on) {
    if (m_question == nullptr || m_revealed || !m_question->canChoose(square) ||
        m_chosen.contains(square) == on) {
        return;
    }
    if (on) {
        m_chosen.insert(square);
    } else {
        m_chosen.erase(square);
    }
    update();
    emit chosenChanged();
}

void QuizBoard::toggle(Square square) {
    set(square, !m_chosen.contains(square));
}

void QuizBoard::moveCursor(int columns, int rows, bool marking) {
    const insight::PieceDiagram& board = m_question->board;
    if (marking) {
        set(m_cursor, true);
    }
    const int column = board.columnOf(m_cursor) + columns;
    const int row = board.rowOf(m_cursor) + rows;
    if (column >= 0 && column < board.columns && row >= 0 && row < board.rows) {
        m_cursor = Square((board.top + row) * board.files + board.left + column);
    }
    if (marking) {
        set(m_cursor, true);
    }
    m_cursorShown = true;
    say();
    update();
}

/// The square under the cursor in words.
void QuizBoard::say() {
    const auto& standing = m_question->board.standing;
    const auto found =
        std::find_if(standing.begin(), standing.end(),
                     [this](const insight::PieceDiagram::Standing& one) { return one.square == m_cursor; });
    QStringList words{squareName(*m_question->variant, m_cursor)};
    words << (found == standing.end() ? tr("empty")
                                      : tr("%1 %2", "a side and its piece")
                                            .arg(sideName(found->piece.owner),
                                                 toQString(m_facesOf->type(found->piece.type).name)));
    if (m_chosen.contains(m_cursor)) {
        words << tr("marked");
    }
    setAccessibleDescription(Phrases::list(words));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void QuizBoard::keyPressEvent(QKeyEvent* event) {
    const bool marking = event->modifiers().testFlag(Qt::ShiftModifier);
    if (m_question == nullptr) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor(-1, 0, marking);
        return;
    case Qt::Key_Right:
        moveCursor(1, 0, marking);
        return;
    case Qt::Key_Up:
        moveCursor(0, -1, marking);
        return;
    case Qt::Key_Down:
        moveCursor(0, 1, marking);
        return;
    case Qt::Key_Space:
        m_cursorShown = true;
        toggle(m_cursor);
        say();
        update();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit submitted();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void QuizBoard::mousePressEvent(QMouseEvent* event) {
    if (m_question == nullptr || event->button() != Qt::LeftButton) {
        return;
    }
    const DiagramLayout layout(m_question->board, rect(), devicePixelRatioF());
    m_cursorShown = false;
    if (const auto square = layout.hit(event->position())) {
        m_cursor = *square;
        m_drawing = !m_chosen.contains(*square);
        toggle(*square);
    }
}

void QuizBoard::mouseMoveEvent(QMouseEvent* event) {
    if (m_question == nullptr || !m_drawing) {
        return;
    }
    const DiagramLayout layout(m_question->board, rect(), devicePixelRatioF());
    if (const auto square = layout.hit(event->position())) {
        set(*square, *m_drawing);
    }
}

void QuizBoard::mouseReleaseEvent(QMouseEvent*) {
    m_drawing.reset();
}

void QuizBoard::paintAnswer(QPainter& painter, const QRectF& cell, Square square) const {
    const bool chosen = m_chosen.contains(square);
    const bool right = m_question->answer.contains(square);
    if (!chosen && !right) {
        return;
    }
    QColor ground = chosen == right ? m_theme.positive : chosen ? m_theme.negative : m_theme.warning;
    constexpr int kTint = 90;
    ground.setAlpha(kTint);
    painter.fillRect(cell.adjusted(1, 1, -1, -1), ground);
    ground.setAlpha(255);
    if (chosen && right) {
        drawTick(painter, cell, ground, m_theme.markOutline);
    } else if (chosen) {
        drawCross(painter, cell, ground, m_theme.markOutline);
    } else {
        painter.setPen(QPen(ground, std::max(2.0, cell.width() * 0.07), Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cell.adjusted(3, 3, -3, -3));
    }
}

void QuizBoard::paintEvent(QPaintEvent*) {
    if (m_question == nullptr) {
        return;
    }
    QPainter painter(this);
    const insight::PieceDiagram& board = m_question->board;
    const DiagramLayout layout(board, rect(), devicePixelRatioF());
    paintDiagramBoard(painter, layout, board, *m_faces, m_theme, m_style);
    for (int row = 0; row < board.rows; ++row) {
        for (int column = 0; column < board.columns; ++column) {
            const Square square((board.top + row) * board.files + board.left + column);
            const QRectF cell = layout.cell(square);
            if (m_explains) {
                continue; // its marks are those of the diagram
            }
            const bool offered = !m_question->asked.empty() && m_question->canChoose(square);
            if (offered) {
                painter.setPen(QPen(m_theme.mark(MarkClass::MultiLeg), std::max(1.5, cell.width() * 0.05)));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(cell.adjusted(2, 2, -2, -2));
            }
            if (m_revealed) {
                paintAnswer(painter, cell, square);
            } else if (m_chosen.contains(square)) {
                QColor ground = m_theme.mark(MarkClass::Step);
                constexpr int kTint = 100;
                ground.setAlpha(kTint);
                painter.fillRect(cell.adjusted(1, 1, -1, -1), ground);
                marks::drawStepDot(painter, cell, m_theme);
            }
        }
    }
    if (m_question->target) {
        marks::drawCaptureRing(painter, layout.cell(*m_question->target), m_theme);
    }
    if (m_revealed) {
        paintDiagramMarks(painter, layout, board, m_theme);
    }
    if (hasFocus() && m_cursorShown) {
        marks::drawCursor(painter, layout.cell(m_cursor), m_theme);
    }
}

} // namespace mujo::ui
