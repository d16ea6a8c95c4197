#include "ui/panes/tour_pane.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>
#include <limits>

#include "ui/session/tour_guide.h"

namespace mujo::ui {

namespace {

constexpr int kAboveAndBelow = 26; // the words

} // namespace

TourPane::TourPane(TourGuide& guide, QWidget* parent)
    : QFrame(parent), m_guide(guide), m_scroll(new QScrollArea), m_words(new QWidget), m_progress(new QLabel),
      m_heard(new QLabel), m_say(new QLabel), m_show(new QPushButton(tr("Sho&w me"))),
      m_back(new QPushButton(tr("&Back to the tour"))), m_play(new QPushButton(tr("&Play this game"))),
      m_leave(new QPushButton(tr("Leave the to&ur"))) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 10, 12, 10);
    layout->setSpacing(16);
    auto* words = new QVBoxLayout(m_words);
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(3);
    for (QLabel* label : {m_progress, m_heard, m_say}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        words->addWidget(label);
    }
    m_progress->setForegroundRole(QPalette::PlaceholderText);
    QFont larger = m_say->font();
    larger.setPointSizeF(larger.pointSizeF() * 1.15);
    m_say->setFont(larger);
    words->addStretch(1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_scroll->setWidget(m_words);
    m_words->setAutoFillBackground(false); // a scroll area fills what it shows
    layout->addWidget(m_scroll, 1);
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(6);
    for (QPushButton* button : {m_show, m_back, m_play, m_leave}) {
        button->setAutoDefault(true);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    layout->addLayout(buttons);
    // The board keeps its place, however long a step is.
    constexpr int kLines = 5;
    m_usualHeight = kLines * QFontMetrics(larger).lineSpacing() + kAboveAndBelow;
    setMinimumHeight(m_usualHeight);
    connect(m_show, &QPushButton::clicked, &guide, &TourGuide::showMove);
    connect(m_back, &QPushButton::clicked, &guide, &TourGuide::goBack);
    connect(m_play, &QPushButton::clicked, this, &TourPane::playAsked);
    connect(m_leave, &QPushButton::clicked, this, &TourPane::leaveAsked);
    connect(&guide, &TourGuide::changed, this, &TourPane::refresh);
    refresh();
}

void TourPane::setLook(const Look& look) {
    m_theme = look.theme;
    update();
}

QString TourPane::words() const {
    QStringList texts{m_heard->text(), m_say->text()};
    texts.removeAll(QString());
    return texts.join(QLatin1Char(' '));
}

void TourPane::refresh() {
    setVisible(m_guide.isOn());
    if (!m_guide.isOn()) {
        m_lastSaid.clear();
        return;
    }
    m_progress->setText(
        tr("%1: move %2 of %3").arg(m_guide.title()).arg(m_guide.step()).arg(m_guide.steps()));
    QString say = m_guide.said();
    if (m_guide.isAstray()) {
        say = tr("Another position is on the board now.");
    } else if (m_guide.isDone()) {
        say = m_guide.endsWithTheGame()
                  ? tr("That was the tour. The Help menu has it whenever you want it again.")
                  : tr("That was the tour. A whole game goes on until the last royal "
                       "piece is taken. The Help menu has the tour whenever you want it again.");
    }
    m_heard->setText(m_guide.heard());
    m_heard->setVisible(!m_guide.heard().isEmpty());
    m_say->setText(say);
    m_show->setVisible(!m_guide.isDone() && !m_guide.isAstray());
    m_back->setVisible(m_guide.isAstray());
    m_play->setVisible(m_guide.isDone());
    fitWords();
    setAccessibleName(words());
    if (words() != m_lastSaid) {
        m_lastSaid = words();
        emit said(m_lastSaid);
    }
}

/// Of the words of the tour that need the most, in lines so wide: the board keeps its place from step to
/// step.
int TourPane::heightOfLongest(int width) const {
    const auto heightOf = [width](const QLabel& label, const QString& text) {
        const QRect room(0, 0, width, std::numeric_limits<int>::max() / 2);
        return text.isEmpty() ? 0 : label.fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height();
    };
    int most = 0;
    for (const TourGuide::Words& words : m_guide.allWords()) {
        most = std::max(most, heightOf(*m_heard, words.heard) + heightOf(*m_say, words.said));
    }
    return heightOf(*m_progress, m_progress->text()) + most + 2 * m_words->layout()->spacing();
}

/// Words of large letters take more of the window, up to a share of it; beyond that they are scrolled to.
void TourPane::fitWords() {
    constexpr int kShare = 3;
    const std::initializer_list<QPushButton*> buttons{m_show, m_back, m_play, m_leave};
    int widest = 0; // so that the words keep their width, whichever of them are shown
    for (const QPushButton* button : buttons) {
        widest = std::max(widest, button->sizeHint().width());
    }
    for (QPushButton* button : buttons) {
        button->setMinimumWidth(widest);
    }
    layout()->activate();
    m_words->layout()->activate();
    const int width = m_scroll->viewport()->width();
    const int wanted = std::max(m_words->heightForWidth(width), heightOfLongest(width)) + kAboveAndBelow;
    const int most = std::max(m_usualHeight, window()->height() / kShare);
    m_scroll->setFocusPolicy(wanted > most ? Qt::StrongFocus : Qt::NoFocus);
    setMinimumHeight(std::clamp(wanted, m_usualHeight, most));
}

void TourPane::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fitWords();
}

void TourPane::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.panel);
    painter.fillRect(QRect(0, 0, 4, height()), m_theme.accent);
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.border);
}

} // namespace mujo::ui
