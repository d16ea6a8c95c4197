#include "ui/shell/hint_desk.h"

#include <QApplication>

#include "core/insight/move_input.h"
#include "ui/board/board_view.h"
#include "ui/session/game_session.h"
#include "ui/session/move_words.h"
#include "ui/shell/messages.h"
#include "ui/shell/text_focus.h"

namespace mujo::ui {

HintDesk::HintDesk(const GameSession& session, BoardView& board, Messages& messages, QObject* parent)
    : QObject(parent), m_session(session), m_board(board), m_messages(messages) {
    connect(&session, &GameSession::hintFound, this, &HintDesk::show);
}

/// Until something else is picked: Enter plays the move, unless another one is half entered.
void HintDesk::show(const Move& move) {
    using insight::InputState;
    const InputState state = m_board.input().state();
    const bool isFree = state == InputState::Idle || state == InputState::PieceSelected;
    if (isFree) {
        m_board.propose(move);
        if (!takesText(QApplication::focusWidget())) {
            m_board.setFocus(); // so that Enter plays it
        }
    }
    m_board.showLine({move});
    connect(
        &m_board, &BoardView::selectionChanged, this, [this] { m_board.showLine({}); },
        Qt::SingleShotConnection);
    const QString words = adviceInWords(m_session.game(), move);
    m_messages.notice(isFree ? tr("Hint. %1. Enter plays it, Esc puts it away.").arg(words)
                             : tr("Hint. %1").arg(words));
}

} // namespace mujo::ui
