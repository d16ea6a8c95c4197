#include "ui/shell/ending_desk.h"

#include <QAction>
#include <QEvent>
#include <QTimer>
#include <QWidget>
#include <utility>

#include "core/game/judgement.h"
#include "core/insight/threat_map.h"
#include "ui/board/board_layout.h"
#include "ui/board/board_view.h"
#include "ui/panes/ending_card.h"
#include "ui/panes/game_pane.h"
#include "ui/panes/move_list_view.h"
#include "ui/panes/record_tree.h"
#include "ui/session/game_session.h"
#include "ui/session/move_words.h"
#include "ui/session/result_words.h"
#include "ui/session/words.h"
#include "ui/shell/commands.h"
#include "ui/shell/game_flow.h"
#include "ui/shell/messages.h"
#include "ui/shell/text_focus.h"
#include "ui/shell/tour_desk.h"
#include "ui/shell/window_layout.h"

namespace mujo::ui {

EndingDesk::EndingDesk(const Parts& parts)
    : QObject(&parts.window), m_session(parts.session), m_flow(parts.flow), m_tours(parts.tours),
      m_card(parts.card), m_board(parts.board), m_pane(parts.pane), m_messages(parts.messages),
      m_commands(parts.commands), m_layout(parts.layout), m_window(parts.window) {
    connect(&m_session, &GameSession::gameEnded, this, &EndingDesk::onGameEnded);
    connect(&m_session, &GameSession::changed, this, &EndingDesk::onChanged);
    connect(&m_board, &BoardView::motionBegan, this, [this] { m_isMoving = true; });
    connect(&m_board, &BoardView::motionFinished, this, [this] {
        m_isMoving = false;
        if (std::exchange(m_isAwaited, false) && m_session.hasGame() && m_session.game().isOver()) {
            show();
        }
    });
    connect(&m_card, &EndingCard::reviewAsked, this, &EndingDesk::review);
    connect(&m_card, &EndingCard::pictureAsked, m_commands[Command::Picture], &QAction::trigger);
    connect(&m_card, &EndingCard::playAgainAsked, this, &EndingDesk::playAgain);
    connect(&m_card, &EndingCard::otherGameAsked, m_commands[Command::ChooseGame], &QAction::trigger);
    connect(&m_card, &EndingCard::closed, this, &EndingDesk::leave);
    m_commands.on(Command::Result, this, [this] { showResult(); });
    // The board has yet to be turned.
    m_commands.on(Command::AnalyseGame, this, [this] { m_card.hide(); }); // which is looked at on the board
    m_commands.on(Command::Flip, this, [this] { QTimer::singleShot(0, this, &EndingDesk::place); });
    m_board.installEventFilter(this);
    m_layout.watch(m_card);
}

void EndingDesk::onGameEnded() {
    const bool isShown = !m_tours.isOn(); // a tour says itself what comes next
    m_isAwaited = isShown && m_isMoving;
    if (isShown && !m_isMoving) {
        show();
    }
    m_messages.notice(ResultWords(m_session.setup()).line(m_session.game().outcome()));
}

/// Comments and drawings leave the card where it is; another place in the record, or another game, does not.
void EndingDesk::onChanged(GameFacts what) {
    if (what & (GameFact::Game | GameFact::Position | GameFact::Outcome)) {
        m_card.hide();
        m_isAwaited = false;
    }
}

void EndingDesk::showResult() {
    m_session.goToPly(static_cast<int>(m_session.game().line().size()));
    if (m_session.game().isOver()) {
        show();
    }
}

void EndingDesk::show() {
    const auto& seats = m_session.setup().seats;
    const auto& outcome = m_session.game().outcome();
    const ResultWords words(m_session.setup());
    m_card.tell({words.title(outcome), words.reason(outcome), gameWords()},
                {seats[Side::Sente] != seats[Side::Gote], !m_session.game().line().empty()});
    bringIntoSight();
    place();
    if (!takesText(m_window.focusWidget())) { // somebody may be writing a comment
        m_card.takeFocus();
    }
}

QString EndingDesk::gameWords() const {
    const Game& game = m_session.game();
    const QString name = gameName(game.variant());
    const QString length = tr("%n move(s)", nullptr, movesCounted(game.line().size()));
    const auto& seats = m_session.setup().seats;
    const auto sente = seats[Side::Sente].level();
    const auto gote = seats[Side::Gote].level();
    if (sente && gote) {
        return tr("%1 · %2 · level %3 against level %4").arg(name, length).arg(*sente).arg(*gote);
    }
    return tr("%1 · %2", "the name of a game and its length").arg(name, length);
}

/// The royals that were lost and their attackers come first, where the board has decided it, then the last
/// move.
std::vector<Square> EndingDesk::decisiveSquares() const {
    const Game& game = m_session.game();
    std::vector<Square> squares;
    const Position& position = game.position();
    if (const auto winner = game.outcome().winner()) {
        const rules::Reason reason = game.outcome().reason;
        const bool isByPlayer = reason == rules::Reason::Resignation || reason == rules::Reason::Time;
        for (const Square royal : position.royals(opponent(*winner))) {
            const auto attackers = insight::attackersOf(position, royal, *winner);
            if (!isByPlayer || !attackers.empty()) {
                squares.push_back(royal);
                squares.insert(squares.end(), attackers.begin(), attackers.end());
            }
        }
    }
    for (const SquareChange& change : game.ply(game.current()).transition.squares) {
        squares.push_back(change.square);
    }
    return squares;
}

/// Where only a part of the board is seen.
void EndingDesk::bringIntoSight() {
    const Game& game = m_session.game();
    const auto squares = decisiveSquares();
    const auto isSeen = [this](Square square) {
        const BoardLayout& layout = m_board.layoutOfSquares();
        return layout.visibleBoard().contains(layout.cellRect(square));
    };
    if (squares.empty() || isSeen(squares.front())) {
        return;
    }
    const auto winner = game.outcome().winner();
    const bool isRoyal = winner && game.position().at(squares.front()).holds(opponent(*winner));
    if (isRoyal) {
        m_board.goToSquare(squares.front());
    } else {
        m_board.centreLastMove();
    }
}

void EndingDesk::place() {
    if (!m_card.isHidden()) {
        std::vector<QRect> keepFree;
        for (const Square square : decisiveSquares()) {
            keepFree.push_back(m_board.squareRect(square).translated(m_board.pos()));
        }
        const QRect board = m_board.layoutOfSquares().visibleBoard().toAlignedRect();
        std::vector<QRect> pieces;
        for (const Side side : {Side::Sente, Side::Gote}) {
            for (const Square square : m_session.game().position().pieces(side)) {
                pieces.push_back(m_board.squareRect(square).translated(m_board.pos()));
            }
        }
        m_card.lieIn(m_board.geometry(), board.translated(m_board.pos()), keepFree, pieces);
    }
}

void EndingDesk::review() {
    m_card.hide();
    m_layout.showGame();
    QWidget& record = m_pane.tree().isVisible() ? static_cast<QWidget&>(m_pane.tree()) : m_pane.moveList();
    record.setFocus(Qt::OtherFocusReason);
    const auto key = [this](Command command) {
        return m_commands[command]->shortcut().toString(QKeySequence::NativeText);
    };
    m_messages.notice(
        tr("Step through the moves with the arrow keys here, or from the board with %1 and %2; the "
           "analysis marks those that gave something away. Move > Result shows the card again.")
            .arg(key(Command::StepBack), key(Command::StepForward)));
}

void EndingDesk::playAgain(bool changesSides) {
    GameSetup again = m_session.setup();
    const Position& start = m_session.game().start();
    const bool canBegin = !isOverByRules(m_session.game(), Game::kStart);
    if (canBegin && !(start == Position::start(start.sharedVariant()))) {
        again.start = start;
    }
    if (changesSides) {
        // Not by std::swap, of which GCC 12 believes that it reads what a seat does not hold.
        again.seats = {again.seats[Side::Gote], again.seats[Side::Sente]};
    }
    m_flow.beginInstead(std::move(again));
}

bool EndingDesk::leave() {
    if (m_card.isHidden()) {
        return false;
    }
    m_card.hide();
    return true;
}

bool EndingDesk::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move) {
        place();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace mujo::ui
