#include "ui/panes/elided_label.h"

#include <QEvent>
#include <algorithm>

#include "ui/session/words.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr qsizetype kLongest = 1000; // more is on no screen
constexpr int kLeastCharacters = 8;

} // namespace

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setWhole(const QString& text) {
    if (text == m_whole) {
        return;
    }
    m_whole = text;
    setAccessibleName(text);
    refresh();
    updateGeometry();
}

QSize ElidedLabel::sizeHint() const {
    const QString line = shortened(m_whole, kLongest);
    return {fontMetrics().horizontalAdvance(line) + 2, QLabel::sizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const {
    const QSize hint = sizeHint();
    return {std::min(hint.width(), fontMetrics().averageCharWidth() * kLeastCharacters), hint.height()};
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    refresh();
}

void ElidedLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        refresh();
    }
}

void ElidedLabel::refresh() {
    const QString line = shortened(m_whole, kLongest);
    const QString fitting = fontMetrics().elidedText(line, Qt::ElideRight, std::max(width(), 1));
    const QString shownNow = width() > 0 ? fitting : line;
    if (text() != shownNow) {
        setText(shownNow);
    }
    setToolTip(shownNow == m_whole ? QString() : Phrases::inLines(line));
}

} // namespace mujo::ui
