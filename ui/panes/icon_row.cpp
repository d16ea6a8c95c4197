#include "ui/panes/icon_row.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace mujo::ui {

namespace {

constexpr int kIcon = 20;
constexpr int kSpacing = 4;
constexpr int kLargeWindow = 1366; // logical pixels

} // namespace

IconRow::IconRow(Words words, QWidget* parent) : QWidget(parent), m_words(words) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(kSpacing);
    for (int row = 0; row < 2; ++row) {
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
        button->setAccessibleName(action->text().remove(QLatin1Char('&')).remove(QStringLiteral("…")));
        m_buttons << button;
    }
    arrange();
}

bool IconRow::hasRoomForWords() const {
    return m_words == Words::InLargeWindows && window()->width() >= kLargeWindow;
}

void IconRow::arrange() {
    m_hasWords = hasRoomForWords();
    const auto lineOf = [this](qsizetype row) {
        return static_cast<QHBoxLayout*>(layout()->itemAt(static_cast<int>(row))->layout());
    };
    const qsizetype inRow = m_hasWords ? (m_buttons.size() + 1) / 2 : m_buttons.size();
    for (QToolButton* button : m_buttons) {
        lineOf(0)->removeWidget(button);
        lineOf(1)->removeWidget(button);
    }
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setToolButtonStyle(m_hasWords ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        // What a row has no room for is cut off within the button; the pane keeps its width.
        m_buttons[i]->setMinimumWidth(m_hasWords ? 1 : 0);
        lineOf(std::min<qsizetype>(i / std::max<qsizetype>(inRow, 1), 1))->addWidget(m_buttons[i]);
    }
}

void IconRow::showEvent(QShowEvent* event) {
    window()->installEventFilter(this);
    if (m_hasWords != hasRoomForWords()) {
        arrange();
    }
    QWidget::showEvent(event);
}

void IconRow::resizeEvent(QResizeEvent* event) {
    if (m_hasWords != hasRoomForWords()) {
        arrange();
    }
    QWidget::resizeEvent(event);
}

bool IconRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == window() && m_hasWords != hasRoomForWords()) {
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mujo::ui
