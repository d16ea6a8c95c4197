#include "ui/panes/icon_row.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr int kIcon = 20;
constexpr int kMostRows = 3;
constexpr int kSpacing = 2;
constexpr int kLargeWindow = 1280; // logical pixels

} // namespace

IconRow::IconRow(Words words, QWidget* parent) : QWidget(parent), m_words(words) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(kSpacing);
    for (int row = 0; row < kMostRows; ++row) {
        auto* line = new QHBoxLayout;
        line->setSpacing(kSpacing);
        rows->addLayout(line);
    }
}

void IconRow::setActions(const QList<QAction*>& actions) {
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize(QSize(kIcon, kIcon));
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setMinimumHeight(kIcon + 12);
        button->setAccessibleName(Phrases::withoutMnemonic(action->text()).remove(QStringLiteral("…")));
        m_buttons << button;
    }
    arrange();
}

int IconRow::widthOfRow(qsizetype first, qsizetype count) const {
    constexpr int kAround = 9; // between icon and word, and to the edges, besides what grows with the text
    int width = -kSpacing;
    for (qsizetype i = first; i < std::min(first + count, m_buttons.size()); ++i) {
        const QFontMetrics metrics = m_buttons[i]->fontMetrics();
        width += kIcon + metrics.horizontalAdvance(m_buttons[i]->text()) +
                 5 * metrics.horizontalAdvance(QLatin1Char(' ')) / 2 + kAround + kSpacing;
    }
    return width;
}

qsizetype IconRow::wordsInRow() const {
    if (m_words == Words::Never || window()->width() < kLargeWindow) {
        return 0;
    }
    for (int rows = 2; rows <= kMostRows; ++rows) {
        const qsizetype inRow = (m_buttons.size() + rows - 1) / rows;
        int widest = 0;
        for (qsizetype first = 0; first < m_buttons.size(); first += inRow) {
            widest = std::max(widest, widthOfRow(first, inRow));
        }
        if (widest <= width()) {
            return inRow;
        }
    }
    return 0;
}

void IconRow::arrange() {
    m_wordsInRow = wordsInRow();
    const bool hasWords = m_wordsInRow > 0;
    const auto lineOf = [this](qsizetype row) {
        return static_cast<QHBoxLayout*>(layout()->itemAt(static_cast<int>(row))->layout());
    };
    for (QToolButton* button : m_buttons) {
        for (qsizetype row = 0; row < kMostRows; ++row) {
            lineOf(row)->removeWidget(button);
        }
    }
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setToolButtonStyle(hasWords ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        m_buttons[i]->setMinimumWidth(hasWords ? 1 : 0); // the pane may become narrower: words give way
        lineOf(hasWords ? i / m_wordsInRow : 0)->addWidget(m_buttons[i]);
    }
}

void IconRow::follow() {
    if (m_wordsInRow != wordsInRow()) {
        arrange();
    }
}

void IconRow::showEvent(QShowEvent* event) {
    window()->installEventFilter(this);
    follow();
    QWidget::showEvent(event);
}

void IconRow::resizeEvent(QResizeEvent* event) {
    follow();
    QWidget::resizeEvent(event);
}

bool IconRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == window()) {
        follow();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mujo::ui
