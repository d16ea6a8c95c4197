#include "ui/panes/banner.h"

#include <QBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <algorithm>

#include "ui/panes/bounded_text.h"
#include "ui/words/phrases.h"

namespace mujo::ui {

namespace {

constexpr int kMostLines = 8; // of a list of faults, say

} // namespace

Banner::Banner(QWidget* parent)
    : QFrame(parent), m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_text(new BoundedText(kMostLines)), m_buttons(new QBoxLayout(QBoxLayout::LeftToRight)) {
    m_layout->setContentsMargins(16, 8, 10, 8);
    m_layout->setSpacing(12);
    m_buttons->setSpacing(6);
    m_layout->addWidget(m_text, 1, Qt::AlignVCenter);
    m_layout->addLayout(m_buttons);
    hide();
}

int Banner::ask(const QString& title, const QString& text, std::vector<Choice> choices, Lasts lasts) {
    m_lasts = lasts;
    m_choices = std::move(choices);
    const bool isSentence = title.isEmpty() || title.endsWith(QLatin1Char('?')) ||
                            title.endsWith(QLatin1Char('!')) || title.endsWith(QChar(u'。')) ||
                            title.endsWith(QChar(u'？'));
    const QString heading = isSentence ? title : Phrases::sentence(title);
    m_plain = heading.isEmpty() ? text : heading + QLatin1Char(' ') + text;
    m_text->say(heading, text);
    setAccessibleName(m_plain);
    giveKeysBack();
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        auto* button = new QPushButton(m_choices[i].text);
        button->setAutoDefault(true);
        connect(button, &QPushButton::clicked, this, [this, i] { choose(i); });
        m_buttons->addWidget(button);
        button->show(); // or it could not take the keys yet
    }
    const int number = ++m_number; // who hears of it may ask something else
    show();
    emit asked(m_plain);
    return number;
}

void Banner::takeKeys() {
    m_hadKeys = window()->focusWidget();
    m_buttons->itemAt(0)->widget()->setFocus(Qt::OtherFocusReason);
}

void Banner::giveKeysBack() {
    if (m_hadKeys && isAncestorOf(window()->focusWidget())) {
        m_hadKeys->setFocus(Qt::OtherFocusReason);
    }
    m_hadKeys.clear();
}

void Banner::dismiss() {
    m_choices.clear();
    giveKeysBack();
    hide();
    emit dismissed();
}

void Banner::withdraw(int asked) {
    if (asked == m_number && !isHidden()) {
        dismiss();
    }
}

void Banner::onPositionChanged() {
    if (m_lasts == Lasts::UntilTheNextMove) {
        dismiss();
    }
}

bool Banner::leave() {
    const bool canLeave = std::any_of(m_choices.begin(), m_choices.end(),
                                      [](const Choice& choice) { return choice.act == nullptr; });
    if (canLeave) {
        dismiss();
    }
    return canLeave;
}

QString Banner::text() const {
    return isHidden() ? QString() : m_plain;
}

void Banner::choose(std::size_t number) {
    if (number >= m_choices.size()) {
        return;
    }
    const auto act = std::move(m_choices[number].act);
    dismiss();
    if (act) {
        act();
    }
}

void Banner::setLook(const Look& look) {
    m_theme = look.theme;
    update();
}

void Banner::setNarrow(bool on, int width) {
    m_layout->setDirection(on ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_buttons->setDirection(on && widthOfButtons() > width ? QBoxLayout::TopToBottom
                                                           : QBoxLayout::LeftToRight);
}

void Banner::fitInto(int width) {
    constexpr int kLettersBeside = 36;
    setNarrow(width - widthOfButtons() < kLettersBeside * fontMetrics().averageCharWidth(), width);
}

/// Beside each other, with the margins.
int Banner::widthOfButtons() const {
    const QMargins margins = m_layout->contentsMargins();
    int needed = margins.left() + margins.right() - m_buttons->spacing();
    for (int i = 0; i < m_buttons->count(); ++i) {
        needed += m_buttons->itemAt(i)->sizeHint().width() + m_buttons->spacing();
    }
    return needed;
}

void Banner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.panel);
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.border);
    constexpr int kBar = 4;
    painter.fillRect(QRect(0, 0, kBar, height()), m_theme.accent);
}

} // namespace mujo::ui
