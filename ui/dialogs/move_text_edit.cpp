#include "ui/dialogs/move_text_edit.h"

#include <QApplication>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "ui/dialogs/text_places.h"
#include "ui/session/words.h"

namespace mujo::ui {

namespace {

constexpr int kLines = 4;
constexpr int kPointer = 6; // height of the triangle between letter and sentence
constexpr int kAroundWords = 5;

} // namespace

MoveTextEdit::MoveTextEdit(QWidget* parent) : QPlainTextEdit(parent) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(font.pointSizeF() * 1.25);
    setFont(font);
    setTabChangesFocus(true);
    setWordWrapMode(QTextOption::WrapAnywhere);
    setFixedHeight(kLines * fontMetrics().lineSpacing() + 14);
    connect(this, &QPlainTextEdit::cursorPositionChanged, viewport(), qOverload<>(&QWidget::update));
}

void MoveTextEdit::setLook(const Look& look) {
    m_theme = look.theme;
    setFaults(Diagnostics(m_faults));
}

void MoveTextEdit::setFaults(const Diagnostics& faults) {
    m_faults = faults;
    QList<QTextEdit::ExtraSelection> marks;
    for (const Diagnostic& fault : m_faults) {
        marks << faultMark(*this, fault, m_theme.negative);
    }
    setExtraSelections(marks);
    setAccessibleDescription(sentence());
    viewport()->update();
}

/// The fault at the cursor, else the first.
const Diagnostic* MoveTextEdit::told() const {
    const int at = textCursor().position();
    const auto here = std::find_if(m_faults.begin(), m_faults.end(), [at](const Diagnostic& fault) {
        return fault.column == at || fault.column == at + 1;
    });
    return m_faults.empty() ? nullptr : here == m_faults.end() ? &m_faults.front() : &*here;
}

QString MoveTextEdit::sentence() const {
    const Diagnostic* fault = told();
    if (fault == nullptr) {
        return {};
    }
    return toQString(fault->message) +
           (fault->hint.empty() ? QString() : QStringLiteral(" (%1)").arg(toQString(fault->hint)));
}

QRect MoveTextEdit::letterRect() const {
    const Diagnostic* fault = told();
    if (fault == nullptr) {
        return {};
    }
    QTextCursor cursor = cursorAt(*document(), *fault);
    cursor.setPosition(cursor.selectionStart());
    QRect rect = cursorRect(cursor);
    rect.setWidth(fontMetrics().horizontalAdvance(QLatin1Char('x')));
    return rect;
}

QRect MoveTextEdit::calloutRect() const {
    if (told() == nullptr) {
        return {};
    }
    const QRect letter = letterRect();
    const int most = viewport()->width() - 2;
    const QRect words =
        QFontMetrics(QApplication::font())
            .boundingRect(QRect(0, 0, most - 2 * kAroundWords, 1000), Qt::TextWordWrap, sentence());
    QRect box(0, 0, words.width() + 2 * kAroundWords, words.height() + kAroundWords);
    box.moveTop(letter.bottom() + kPointer);
    box.moveLeft(std::clamp(letter.center().x() - box.width() / 3, 1, std::max(1, most - box.width())));
    return box;
}

void MoveTextEdit::paintEvent(QPaintEvent* event) {
    QPlainTextEdit::paintEvent(event);
    if (told() == nullptr) {
        return;
    }
    const QRect letter = letterRect();
    const QRect box = calloutRect();
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(QRectF(box), 3, 3);
    QPainterPath pointer;
    const double middle = letter.center().x();
    pointer.addPolygon(QPolygonF({{middle - kPointer, box.top() + 0.5},
                                  {middle, box.top() - kPointer + 1.0},
                                  {middle + kPointer, box.top() + 0.5}}));
    painter.fillPath(shape.united(pointer), m_theme.negative);
    painter.setFont(QApplication::font());
    painter.setPen(m_theme.textOn(m_theme.negative));
    painter.drawText(box.adjusted(kAroundWords, 0, -kAroundWords, 0), Qt::TextWordWrap | Qt::AlignVCenter,
                     sentence());
}

void MoveTextEdit::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        event->ignore(); // the dialog's
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void MoveTextEdit::insertFromMimeData(const QMimeData* source) {
    insertPlainText(source->text().simplified());
}

} // namespace mujo::ui
