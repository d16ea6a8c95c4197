#include "ui/panes/review_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>

#include "ui/panes/judgement_legend.h"
#include "ui/session/game_analysis.h"
#include "ui/session/game_session.h"
#include "ui/session/judgement_words.h"

namespace mujo::ui {

ReviewBar::ReviewBar(GameSession& session, GameAnalysis& analysis, QAction& why, QWidget* parent)
    : QWidget(parent), m_session(session), m_analysis(analysis), m_text(new QLabel),
      m_progress(new QProgressBar), m_cancel(new QPushButton(tr("&Cancel"))), m_mark(new QLabel),
      m_legend(new JudgementLegend), m_why(new QToolButton), m_find(new QToolButton),
      m_halves(new QBoxLayout(QBoxLayout::TopToBottom, this)) {
    m_halves->setContentsMargins(0, 0, 0, 0);
    m_halves->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    m_text->setObjectName(QStringLiteral("reviewText"));
    m_progress->setObjectName(QStringLiteral("reviewProgress"));
    m_progress->setAccessibleName(tr("Analysis of the whole game"));
    m_progress->setTextVisible(false);
    constexpr int kHeight = 8;
    m_progress->setFixedHeight(kHeight);
    m_cancel->setObjectName(QStringLiteral("reviewCancel"));
    m_cancel->setAccessibleName(tr("Cancel the analysis of the whole game"));
    m_cancel->setAutoDefault(false);
    row->addWidget(m_text);
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    m_halves->addLayout(row, 1);
    auto* below = new QHBoxLayout;
    below->setSpacing(10);
    m_mark->setObjectName(QStringLiteral("reviewMark"));
    m_mark->setWordWrap(true);
    m_mark->setTextFormat(Qt::PlainText);
    m_why->setObjectName(QStringLiteral("reviewWhy"));
    m_why->setText(tr("Wh&y?"));
    m_why->setToolTip(tr("Shows on the board what the move loses, and says what was better"));
    m_why->setAccessibleName(tr("Why is this a mistake?"));
    m_why->setFocusPolicy(Qt::TabFocus);
    below->addStretch(); // where no move is marked, the button stays at the right
    below->addWidget(m_mark, 1);
    below->addWidget(m_legend, 1);
    below->addWidget(m_why);
    m_find->setObjectName(QStringLiteral("reviewFind"));
    m_find->setText(tr("&Find my mistakes…"));
    m_find->setToolTip(tr("Asks for better moves than those that are marked"));
    m_find->setFocusPolicy(Qt::TabFocus);
    below->addWidget(m_find);
    m_halves->addLayout(below, 2);
    connect(m_cancel, &QPushButton::clicked, this, &ReviewBar::cancelAsked);
    connect(m_why, &QToolButton::clicked, &why, &QAction::trigger);
    connect(m_find, &QToolButton::clicked, this, &ReviewBar::mistakesAsked);
    connect(&analysis, &GameAnalysis::progressed, this, &ReviewBar::refresh);
    connect(&session, &GameSession::findingNoted, this, &ReviewBar::refresh);
    connect(&session, &GameSession::changed, this, [this](GameFacts what) {
        if (what & (GameFact::Game | GameFact::Position | GameFact::Record)) {
            if (what & (GameFact::Game | GameFact::Position)) {
                m_reason.clear();
            }
            refresh();
        }
    });
    refresh();
}

void ReviewBar::explain(const QString& reason) {
    m_reason = reason;
    refresh();
    emit said(reason);
}

void ReviewBar::setLook(const Look& look) {
    m_legend->setLook(look);
}

void ReviewBar::refresh() {
    showProgress();
    showMark();
    setVisible(!m_text->isHidden() || !m_mark->isHidden() || !m_legend->isHidden() || !m_find->isHidden());
}

void ReviewBar::showProgress() {
    const GameAnalysis::State state = m_analysis.state();
    const bool isOn = state != GameAnalysis::State::Off;
    if (isOn) {
        m_text->setText((state == GameAnalysis::State::Waiting
                             ? tr("The analysis of the game waits: position %1 of %2")
                             : tr("Analysing the game: position %1 of %2"))
                            .arg(m_analysis.done())
                            .arg(m_analysis.total()));
        m_progress->setRange(0, m_analysis.total());
        m_progress->setValue(m_analysis.done());
    }
    for (QWidget* part : {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_progress),
                          static_cast<QWidget*>(m_cancel)}) {
        part->setVisible(isOn);
    }
}

void ReviewBar::showMark() {
    const Game* game = m_session.gameIfAny();
    const QString words = game != nullptr ? judgementInWords(*game, game->current()) : QString();
    const bool hasMarks = game != nullptr && !judgedMoves(*game, game->lastOfLine()).empty();
    m_mark->setText(words.isEmpty() || m_reason.isEmpty() ? words : m_reason);
    m_mark->setVisible(!words.isEmpty());
    const bool isOff = m_analysis.state() == GameAnalysis::State::Off;
    m_legend->setVisible(words.isEmpty() && hasMarks && isOff); // the pane has no room for it before
    m_why->setVisible(!words.isEmpty());
    m_why->setEnabled(m_reason.isEmpty()); // else its answer is shown
    // It has its place from the beginning, so that no other button is where one was.
    m_find->setVisible(!isOff || hasMarks);
    m_find->setEnabled(isOff && hasMarks);
    keepWhole();
}

/// A text that goes over several lines would lose some of them in a low pane.
void ReviewBar::keepWhole() {
    // A sentence beside what is being done would have to be broken into many lines.
    const bool areApart = !m_text->isHidden() && !m_mark->isHidden();
    m_halves->setDirection(m_hasRoomForBoth && !areApart ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_mark->setMinimumHeight(0);
    m_legend->setMinimumHeight(0);
    m_halves->activate();
    // Two lines from the start: the board must not become smaller when a question is answered.
    const int usual = 2 * m_mark->fontMetrics().lineSpacing();
    const auto whole = [usual](const QWidget& words) {
        return words.isHidden() ? 0 : std::max(usual, words.heightForWidth(words.width()));
    };
    m_mark->setMinimumHeight(whole(*m_mark));
    m_legend->setMinimumHeight(whole(*m_legend));
}

/// Beside each other where there is room, since the pane is low.
void ReviewBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int kCharactersForBoth = 110;
    m_hasRoomForBoth = width() >= fontMetrics().averageCharWidth() * kCharactersForBoth;
    keepWhole();
}

} // namespace mujo::ui
