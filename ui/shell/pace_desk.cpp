#include "ui/shell/pace_desk.h"

#include <QBoxLayout>
#include <QStyle>

#include "ui/board/board_view.h"
#include "ui/look/settings.h"
#include "ui/panes/pace_bar.h"
#include "ui/session/game_session.h"
#include "ui/shell/commands.h"

namespace mujo::ui {

namespace {

/// A desktop that wants less motion gives its programs a style without animations.
bool styleMoves(const QWidget& widget) {
    return widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0;
}

} // namespace

PaceDesk::PaceDesk(const Parts& parts)
    : QObject(&parts.owner), m_settings(parts.settings), m_session(parts.session),
      m_bar(new PaceBar(parts.settings, parts.commands[Command::PauseGame],
                        parts.commands[Command::StepGame])) {
    parts.page.addWidget(m_bar);
    m_bar->hide();
    m_settings.follow(Settings::kMotion, this,
                      [&board = parts.board](bool on) { board.setMotion(on && styleMoves(board)); });
    m_settings.follow(Settings::kAnswerPause, this, [this](int) { readPauses(); });
    m_settings.follow(Settings::kPace, this, [this](int) { readPauses(); });
    connect(&parts.board, &BoardView::motionBegan, this,
            [this](int length) { m_session.addShowing(std::chrono::milliseconds(length)); });
    parts.commands.on(Command::PauseGame, this, [this] {
        if (m_session.isWaiting()) {
            m_session.continueGame();
        } else {
            m_session.adjourn();
        }
    });
    parts.commands.on(Command::StepGame, this, [this] { m_session.stepOnce(); });
    connect(&m_session, &GameSession::changed, this, &PaceDesk::onChanged);
    showBar();
}

void PaceDesk::readPauses() {
    m_session.setPauses(std::chrono::milliseconds(m_settings.value(Settings::kAnswerPause)),
                        std::chrono::milliseconds(m_settings.value(Settings::kPace)));
}

void PaceDesk::onChanged(GameFacts what) {
    if (what & (GameFact::Game | GameFact::Seats | GameFact::Outcome)) {
        showBar();
    }
}

void PaceDesk::showBar() {
    const bool runs = m_session.isBetweenComputers() && !m_session.game().lineOutcome().isOver();
    m_bar->setVisible(runs);
    m_bar->showPaused(m_session.isWaiting());
}

} // namespace mujo::ui
