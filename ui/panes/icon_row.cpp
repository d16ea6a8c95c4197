#include "ui/panes/icon_row.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace mujo::ui {

namespace {

constexpr int kIcon = 20;
constexpr int kSpacing = 2;
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
    if (m_words == Words::Never || window()->width() < kLargeWindow) {
        return false;
    }
    const qsizetype inRow = (m_buttons.size() + 1) / 2;
    std::array<int, 2> needed{};
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        const QFontMetrics metrics = m_buttons[i]->fontMetrics();
        constexpr int kAround = 10; // between icon and word, and to the edges
        needed[static_cast<std::size_t>(i / inRow)] +=
            kIcon + metrics.horizontalAdvance(m_buttons[i]->text()) +
            2 * metrics.horizontalAdvance(QLatin1Char(' ')) + kAround + kSpacing;
    }
    return std::max(needed[0], needed[1]) - kSpacing <= width();
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
        m_buttons[i]->setMinimumWidth(m_hasWords ? 1 : 0); // the pane may become narrower: words give way
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
