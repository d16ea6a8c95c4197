#include "ui/panes/game_pane.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/board/hand_view.h"
#include "ui/panes/icon_row.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/note_pane.h"
#include "ui/panes/record_find_bar.h"
#include "ui/panes/record_tree.h"
#include "ui/session/result_words.h"

namespace mujo::ui {

GamePane::GamePane(const GameSession& session, QWidget* parent)
    : QWidget(parent), m_panels{new PlayerPanel(Side::Sente, session, this),
                                new PlayerPanel(Side::Gote, session, this)},
      m_moves(new MoveListModel(session, this)), m_list(new MoveListView), m_tree(new RecordTree(session)),
      m_covered(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Fixed)), m_noMoves(new QLabel),
      m_result(new QLabel), m_session(session), m_find(new RecordFindBar(session)),
      m_notes(new NotePane(session)), m_far(new QVBoxLayout), m_near(new QVBoxLayout),
      m_steps(new IconRow(IconRow::Words::Never)), m_buttons(new IconRow(IconRow::Words::InLargeWindows)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addLayout(m_far);
    layout->addWidget(m_noMoves, 1);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_tree, 1);
    layout->addItem(m_covered);
    layout->addWidget(m_result);
    layout->addWidget(m_steps);
    layout->addWidget(m_find);
    layout->addWidget(m_notes);
    layout->addLayout(m_near);
    layout->addWidget(m_buttons);
    m_list->setMoves(m_moves);
    m_noMoves->setText(tr("The moves are listed here as they are played."));
    m_noMoves->setAlignment(Qt::AlignCenter);
    m_noMoves->setForegroundRole(QPalette::PlaceholderText);
    m_noMoves->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);
    m_result->setWordWrap(true);
    m_result->setObjectName(QStringLiteral("recordResult"));
    m_result->hide();
    m_tree->hide();
    m_steps->setAccessibleName(tr("Steps through the record"));
    m_buttons->setAccessibleName(tr("Commands of the game"));
    m_list->installEventFilter(this);
    m_tree->installEventFilter(this);
    setFlipped(false);
    connect(&session, &GameSession::changed, this, &GamePane::onChanged); // after the list of moves
}

void GamePane::addButtons(const QList<QAction*>& game, const QList<QAction*>& record) {
    m_buttons->setActions(game);
    m_steps->setActions(record);
}

void GamePane::onChanged(GameFacts what) {
    if (what.testFlag(GameFact::Record)) {
        showRecord();
        m_list->showCurrent();
    }
    if (what & (GameFact::Record | GameFact::Outcome)) {
        showResult();
    }
}

/// The list of moves ends with what ended the game.
void GamePane::showResult() {
    const Game* game = m_session.gameIfAny();
    const bool isOver = game != nullptr && game->lineOutcome().isOver();
    m_result->setText(isOver ? ResultWords(m_session.setup()).line(game->lineOutcome()) : QString());
    m_result->setVisible(isOver);
}

void GamePane::showTree(bool on) {
    m_showsTree = on;
    showRecord();
}

bool GamePane::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) { // of the record, by the layout, which would pass over a change now
        QMetaObject::invokeMethod(this, &GamePane::uncoverRecord, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

void GamePane::setCoveredFrom(std::optional<int> y) {
    m_coveredFrom = y;
    uncoverRecord();
}

/// By what stands above and below the record, which stays in its place whatever the record does.
void GamePane::uncoverRecord() {
    const QWidget& record = m_showsTree ? static_cast<QWidget&>(*m_tree) : *m_list;
    int covered = 0;
    if (m_coveredFrom && !record.isHidden()) {
        const QWidget& below = m_result->isHidden() ? static_cast<QWidget&>(*m_steps) : *m_result;
        const int bottom = below.y() - layout()->spacing();
        covered = std::clamp(bottom - *m_coveredFrom, 0,
                             std::max(0, bottom - record.y() - record.minimumSizeHint().height()));
    }
    if (covered != m_covered->sizeHint().height()) {
        m_covered->changeSize(0, covered, QSizePolicy::Minimum, QSizePolicy::Fixed);
        layout()->invalidate();
    }
}

void GamePane::showRecord() {
    const bool isEmpty = m_moves->plyCount() == 0;
    const bool hasKeys = m_list->hasFocus() || m_tree->hasFocus();
    m_noMoves->setVisible(isEmpty);
    m_steps->setVisible(!isEmpty);
    m_list->setVisible(!isEmpty && !m_showsTree);
    m_tree->setVisible(!isEmpty && m_showsTree);
    if (hasKeys && !isEmpty) {
        (m_showsTree ? static_cast<QWidget*>(m_tree) : m_list)->setFocus();
    }
}

void GamePane::setFlipped(bool flipped) {
    QWidget* far = m_panels[flipped ? Side::Sente : Side::Gote];
    QWidget* near = m_panels[flipped ? Side::Gote : Side::Sente];
    // Adding a widget again moves it.
    m_far->addWidget(far);
    m_near->addWidget(near);
    for (PlayerPanel* panel : m_panels) {
        panel->setCompact(false);
        panel->setFlipped(flipped);
    }
}

void GamePane::setLook(const Look& look) {
    for (PlayerPanel* panel : m_panels) {
        panel->setLook(look);
    }
    m_list->setLook(look);
}

} // namespace mujo::ui
