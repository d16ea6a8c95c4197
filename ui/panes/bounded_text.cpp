#include "ui/panes/bounded_text.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextCursor>
#include <QTextDocument>
#include <QtMath>
#include <algorithm>
#include <memory>

namespace mujo::ui {

BoundedText::BoundedText(int mostLines, QWidget* parent) : QTextEdit(parent), m_mostLines(mostLines) {
    setReadOnly(true);
    setAcceptDrops(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    refreshFocus();
}

void BoundedText::say(const QString& title, const QString& text) {
    clear();
    QTextCursor cursor(document());
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    if (!title.isEmpty()) {
        cursor.insertText(title, bold);
        cursor.insertText(QStringLiteral(" "), QTextCharFormat());
    }
    cursor.insertText(text, QTextCharFormat());
    refreshBar();
    moveCursor(QTextCursor::Start);
    setAccessibleName(title.isEmpty() ? text : title + QLatin1Char(' ') + text);
    refreshFocus();
    updateGeometry();
}

QSize BoundedText::sizeHint() const {
    constexpr int kUsualWidth = 40; // characters
    const int width = fontMetrics().averageCharWidth() * kUsualWidth;
    return {width, heightForWidth(width)};
}

QSize BoundedText::minimumSizeHint() const {
    constexpr int kLeastWidth = 12;
    return {fontMetrics().averageCharWidth() * kLeastWidth, fontMetrics().lineSpacing() + 1};
}

int BoundedText::heightForWidth(int width) const {
    const int most = m_mostLines * fontMetrics().lineSpacing();
    return std::min(wholeHeight(width), most) + 1;
}

/// Without a scroll bar.
int BoundedText::wholeHeight(int width) const {
    const std::unique_ptr<QTextDocument> laidOut(document()->clone());
    laidOut->setDefaultFont(font());
    laidOut->setDocumentMargin(0);
    laidOut->setDefaultTextOption(document()->defaultTextOption());
    laidOut->setTextWidth(width);
    return qCeil(laidOut->size().height());
}

void BoundedText::resizeEvent(QResizeEvent* event) {
    refreshBar();
    QTextEdit::resizeEvent(event);
    refreshFocus();
}

void BoundedText::changeEvent(QEvent* event) {
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

/// A bar that has come while there was less room makes the lines shorter, and would stay for their sake.
void BoundedText::refreshBar() {
    setVerticalScrollBarPolicy(wholeHeight(width()) <= height() ? Qt::ScrollBarAlwaysOff
                                                                : Qt::ScrollBarAsNeeded);
}

// A stop for the keys only where there is something to scroll.
void BoundedText::refreshFocus() {
    setFocusPolicy(verticalScrollBar()->maximum() > 0 ? Qt::StrongFocus : Qt::ClickFocus);
}

} // namespace mujo::ui
