#include "ui/shell/say_desk.h"

#include <QAction>

#include "core/insight/move_input.h"
#include "ui/board/board_view.h"
#include "ui/board/board_words.h"
#include "ui/board/overlays/overlay_words.h"
#include "ui/panes/banner.h"
#include "ui/panes/question_line.h"
#include "ui/session/clock_words.h"
#include "ui/session/game_clock.h"
#include "ui/session/game_session.h"
#include "ui/session/words.h"
#include "ui/shell/board_answers.h"
#include "ui/shell/commands.h"
#include "ui/shell/messages.h"

namespace mujo::ui {

SayDesk::SayDesk(const Parts& parts)
    : QObject(&parts.owner), m_session(parts.session), m_board(parts.board), m_banner(parts.banner),
      m_line(parts.line), m_messages(parts.messages) {
    for (std::size_t i = 0; i < sayCommands().size(); ++i) {
        const auto what = static_cast<Say>(i);
        connect(parts.commands[what], &QAction::triggered, this, [this, what] {
            if (m_session.hasGame()) {
                say(what);
            }
        });
    }
    for (const QAction* overlay : parts.commands.overlays()) {
        connect(overlay, &QAction::triggered, this, [this, overlay](bool on) {
            if (m_session.hasGame()) {
                m_messages.notice(told(*overlay, on));
            }
        });
    }
    connect(&m_line, &QuestionLine::answered, this, &SayDesk::answer);
    connect(&m_line, &QuestionLine::left, &m_board, qOverload<>(&QWidget::setFocus));
    connect(&m_session, &GameSession::changed, this, [this](GameFacts facts) {
        if (facts.testFlag(GameFact::Game) && m_line.isVisible()) {
            m_line.closeLine();
        }
    });
}

/// A key that was pressed by a slip changes the board for good, and may change nothing that is seen now.
QString SayDesk::told(const QAction& overlay, bool on) const {
    const std::string id = overlay.objectName().toStdString();
    const QString words = overlayToldText(id, on);
    const QString key = on ? overlay.shortcut().toString(QKeySequence::NativeText) : QString();
    const QString sentence = key.isEmpty() ? tr("%1.", "a sentence").arg(words)
                                           : tr("%1; %2 ends it.", "a sentence and a key").arg(words, key);
    const QString news = on ? m_board.overlayNews(id) : QString();
    return news.isEmpty() ? sentence : tr("%1 %2", "two sentences").arg(sentence, news);
}

void SayDesk::say(Say what) {
    const BoardAnswers answers(m_session.game());
    switch (what) {
    case Say::LastMove:
        m_messages.notice(answers.lastMove());
        break;
    case Say::WhereIs:
        ask(what, tr("Which piece? Name, reading or kanji"));
        break;
    case Say::WhatStands:
        ask(what, tr("Which file, rank or square?"));
        break;
    case Say::Moves:
    case Say::Threats:
        sayAtCursor(what);
        break;
    case Say::Hands:
        m_messages.notice(answers.hands());
        break;
    case Say::Clocks:
        sayClocks();
        break;
    case Say::Step:
        sayStep();
        break;
    }
}

void SayDesk::ask(Say what, const QString& question) {
    m_asked = what;
    m_line.ask(question);
}

void SayDesk::answer(const QString& text) {
    const BoardAnswers answers(m_session.game());
    const Side near = m_board.isFlipped() ? Side::Gote : Side::Sente;
    const auto words = m_asked == Say::WhereIs ? answers.whereIs(text) : answers.whatStandsOn(text, near);
    if (words) {
        m_line.closeLine(); // before the answer, which what has the keys would interrupt
        m_messages.notice(*words);
        return;
    }
    m_line.selectAll(); // to be changed and given again
    m_messages.refuse(m_asked == Say::WhereIs
                          ? tr("No piece of this game is called \"%1\".").arg(text)
                          : tr("\"%1\" is no file, rank or square of this board.").arg(text));
}

/// The square of the keyboard's cursor, or that of the piece that is picked.
void SayDesk::sayAtCursor(Say what) {
    const BoardAnswers answers(m_session.game());
    const insight::MoveInput& input = m_board.input();
    const auto cursor = m_board.cursorSquare();
    const auto square = cursor ? cursor : input.selected();
    if (square) {
        m_messages.notice(what == Say::Moves ? answers.moves(input, *square) : answers.threats(*square));
    } else if (what == Say::Moves && input.hasSelection()) {
        m_messages.notice(answers.moves(input)); // of a piece in hand
    } else {
        m_messages.refuse(tr("No square is chosen: go to one with the arrow keys, or with G and its name."));
    }
}

void SayDesk::sayClocks() {
    if (!m_session.clock().isOn()) {
        m_messages.notice(tr("There is no clock in this game."));
        return;
    }
    const Clock& clock = m_session.clock().clock();
    QStringList parts;
    for (const Side side : {Side::Sente, Side::Gote}) {
        parts << tr("%1: %2.", "a side and its time")
                     .arg(sideName(side), spokenClock(clock.left(side), clock.time()[side]));
    }
    if (m_session.clock().isPaused()) {
        parts << tr("The clocks stand still.");
    }
    m_messages.notice(parts.join(QLatin1Char(' ')));
}

void SayDesk::sayStep() {
    if (m_banner.isVisible()) {
        m_messages.notice(m_banner.text());
    } else if (const auto planned = m_session.planned(); planned && !m_board.input().hasSelection()) {
        m_messages.notice(BoardWords(m_session.game().position()).premove(*planned));
    } else {
        m_messages.notice(BoardAnswers(m_session.game()).step(m_board.input()));
    }
}

} // namespace mujo::ui
