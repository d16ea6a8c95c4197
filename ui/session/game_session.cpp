#include "ui/session/game_session.h"

#include <QDateTime>
#include <QScopedValueRollback>
#include <algorithm>
#include <utility>

#include "core/insight/premove.h"
#include "core/rules/entering_king/entering_king.h"
#include "ui/session/game_clock.h"
#include "ui/session/held_answer.h"
#include "ui/session/opponents.h"
#include "ui/session/words.h"

namespace mujo::ui {

GameSession::GameSession(QObject* parent)
    : ObservedGame(parent), m_opponents(new Opponents(this)), m_clock(new GameClock(this)),
      m_held(new HeldAnswer(this)) {
    connect(m_held, &HeldAnswer::released, this, &GameSession::onReleased);
    connect(m_opponents, &Opponents::answered, this, &GameSession::onAnswered);
    connect(m_opponents, &Opponents::hinted, this, &GameSession::onHinted);
    connect(m_opponents, &Opponents::reported, this, &GameSession::engineReported);
    connect(m_opponents, &Opponents::thinkingChanged, this, &GameSession::thinkingChanged);
    connect(m_clock, &GameClock::flagFell, this, &GameSession::onFlagFell);
    connect(m_clock, &GameClock::pausedChanged, this, &GameSession::onPausedChanged);
}

GameSession::~GameSession() = default;

EngineBridge& GameSession::engine() {
    return m_opponents->bridge();
}

bool GameSession::isHumanTurn() const {
    return m_game && !m_game->isOver() &&
           (isWaiting() || isReviewing() || isHuman(m_game->position().turn()));
}

bool GameSession::isReviewing() const {
    return isLookingBack() && !isTakenBack() && m_game->gameOutcome().isOver();
}

/// While a computer thinks, the person it plays against may plan.
BoardEntry GameSession::entry() const {
    BoardEntry entry{isHumanTurn(), std::nullopt};
    // Nobody answers a plan while one looks back.
    if (hasGame() && !game().isOver() && !entry.mayMove && !isLookingBack()) {
        const Side waiting = opponent(game().position().turn());
        if (isHuman(waiting)) {
            entry.premoves = waiting;
        }
    }
    return entry;
}

bool GameSession::isThinking() const {
    return m_opponents->isThinking();
}

bool GameSession::isHinting() const {
    return m_opponents->isHinting();
}

void GameSession::begin(GameSetup setup) {
    stopThinking();
    const QScopedValueRollback<bool> changing(m_isChanging, true);
    const Game::Settings settings{setup.endsAtMate};
    replace(Game(setup.start ? *setup.start : Position::start(setup.variant), settings));
    m_setup = std::move(setup);
    m_setup.info.date = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    m_clock->begin(m_setup, false);
    m_waiting = Waiting::No;
    m_isAsOpened = false;
    start();
}

void GameSession::restore(Game game, GameSetup setup, Resume resume) {
    stopThinking();
    const QScopedValueRollback<bool> changing(m_isChanging, true);
    replace(std::move(game));
    m_setup = std::move(setup);
    const bool onlyPeople = isHuman(Side::Sente) && isHuman(Side::Gote);
    if (resume == Resume::AtOnce && !m_game->isMainLine()) {
        m_game->goTo(m_game->lastOfMainLine()); // it goes on, whatever was looked at last
    }
    // A game between computers never goes on by itself: nobody has asked for it yet.
    const bool stands = resume == Resume::Waits || !anyHuman();
    m_waiting = stands && !onlyPeople && !m_game->gameOutcome().isOver() ? Waiting::ForAMove : Waiting::No;
    m_isAsOpened = resume == Resume::Waits;
    m_clock->begin(m_setup, anyHuman() || isWaiting());
    start();
}

void GameSession::adjourn() {
    if (!m_game || m_game->gameOutcome().isOver()) {
        return;
    }
    stopThinking();
    const QScopedValueRollback<bool> changing(m_isChanging, true);
    standStill();
    m_planned.forget();
    afterChange();
}

void GameSession::onlyLook() {
    if (isWaiting()) {
        const QScopedValueRollback<bool> changing(m_isChanging, true);
        m_waiting = Waiting::OnlyLooking;
        afterChange();
    }
}

void GameSession::standStill() {
    m_waiting = Waiting::ForAMove;
    m_clock->setPaused(true);
    m_clocksStopped = false; // by that they would have stopped anyway
}

bool GameSession::goesOnByMove() const {
    return m_waiting == Waiting::ForAMove && m_game->isMainLine() && m_game->following().empty() &&
           isHuman(m_game->position().turn());
}

void GameSession::continueGame() {
    if (!isWaiting()) {
        return;
    }
    const QScopedValueRollback<bool> changing(m_isChanging, true);
    m_waiting = Waiting::No;
    m_isAsOpened = false;
    if (!m_game->isMainLine()) {
        m_game->makeMainLine(); // what was tried is the game now
    }
    if (!anyHuman()) {
        m_clock->setPaused(false);
    }
    stepTo(m_game->lastOfLine());
}

void GameSession::stepOnce() {
    if (!isBetweenComputers() || m_game->lineOutcome().isOver()) {
        return;
    }
    if (!isWaiting()) {
        adjourn();
    }
    if (!m_game->following().empty()) {
        goToPly(static_cast<int>(m_game->plies().size()) + 1);
    } else if (!isThinking()) {
        askOpponent();
    }
}

void GameSession::setPauses(std::chrono::milliseconds answer, std::chrono::milliseconds pace) {
    m_answerPause = answer;
    m_pace = pace;
}

bool GameSession::isAnswered() const {
    if (!m_game || isWaiting() || isReviewing() || m_game->plies().size() < 2) {
        return false;
    }
    const Side turn = m_game->position().turn();
    return isHuman(turn) && !isHuman(opponent(turn));
}

bool GameSession::anyHuman() const {
    return isHuman(Side::Sente) || isHuman(Side::Gote);
}

void GameSession::start() {
    m_setup.variant = m_game->position().sharedVariant();
    m_setup.elapsed = {}; // the clock has it
    m_endsAt.reset();
    m_drawOffer.reset();
    m_lineLeft.reset();
    m_takenBackEnd.reset();
    m_takenBackTo.reset();
    m_edits = {};
    m_planned.forget();
    m_opponents->take(m_setup.seats, *m_game);
    afterChange();
    askOpponentIfToMove();
}

void GameSession::setSetup(const GameSetup& setup) {
    stopThinking();
    const GameSetup before = std::exchange(m_setup, setup);
    m_setup.variant = before.variant;
    m_setup.start = before.start;
    m_setup.time = before.time;
    m_setup.timeLoses = before.timeLoses;
    if (m_game) {
        m_game->setSettings({setup.endsAtMate});
        if (before.seats != setup.seats) {
            m_opponents->take(setup.seats, *m_game);
            restartClocks();
        }
        m_untold |= GameFact::Seats;
        afterChange();
        askOpponentIfToMove();
    }
}

GameDetails GameSession::details() const {
    return {{m_setup.seats[Side::Sente].name.toStdString(), m_setup.seats[Side::Gote].name.toStdString()},
            m_setup.info};
}

void GameSession::setDetails(const GameDetails& details) {
    if (m_game && details != this->details()) {
        m_edits.setDetails(this->details(), details);
        takeDetails();
        m_isAsOpened = false;
        tell(GameFact::Seats);
    }
}

void GameSession::takeDetails() {
    for (const Side side : {Side::Sente, Side::Gote}) {
        m_setup.seats[side].name = toQString(m_edits.details().names[side]);
    }
    m_setup.info = m_edits.details().info;
}

bool GameSession::play(const Move& move) {
    if (!m_game) {
        return false;
    }
    stopThinking();
    m_clock->poll(); // the time may have run out a moment ago
    const Side mover = m_game->position().turn();
    const bool reviews = isReviewing();
    const bool isLive = !isWaiting() && !reviews;
    const bool wasMain = m_game->isMainLine();
    const bool goesOn = goesOnByMove();
    const LeftLine before = isLive ? LeftLine{m_game->endOfGame(), m_game->current(), true}
                                   : LeftLine{m_game->lastOfLine(), m_game->current(), wasMain};
    const int later = static_cast<int>(m_game->following().size());
    const bool isFromBeside = isLive && !wasMain; // the game goes on there now
    const bool leaves = isFromBeside || (later > 0 && !(m_game->following().front().move == move));
    const std::size_t known = m_game->nodeCount();
    if (!m_game->play(move)) {
        return false;
    }
    const QScopedValueRollback<bool> changing(m_isChanging, true);
    m_isAsOpened = false;
    if (m_game->nodeCount() > known) {
        m_game->setSpent(m_clock->press());
    }
    if (goesOn) {
        m_waiting = Waiting::No;
    }
    if (leaves) {
        m_lineLeft = before;
    }
    if (reviews && !m_game->isMainLine()) {
        standStill(); // nobody answers
    }
    m_takenBackEnd.reset();
    if (isLive && !m_game->isMainLine()) {
        m_game->makeMainLine(); // what was taken back, or stands beside this line, is no longer the game
    }
    const bool willBeAnswered = !isWaiting() && !reviews && !isHuman(opponent(mover));
    if (willBeAnswered && isHuman(mover)) {
        m_game->endLineHere(); // the answer may be another one than the last time
    }
    if (isHuman(mover) && !isWaiting() && !reviews) {
        m_clock->setPaused(false);
    }
    m_endsAt.reset();
    const bool lapses = std::exchange(m_drawOffer, std::nullopt).has_value();
    m_showing = {};
    emit movePlayed(static_cast<int>(m_game->plies().size()));
    afterChange();
    if (lapses) {
        emit drawLapsed();
    }
    if (leaves) {
        emit lineLeft(later, isFromBeside);
    }
    if (m_game->isOver()) {
        emit gameEnded();
    } else {
        if (willBeAnswered) {
            m_held->begin((isHuman(mover) ? m_answerPause : m_pace) + m_showing);
        }
        askOpponentIfToMove();
    }
    return true;
}

void GameSession::plan(std::optional<Move> move) {
    if (m_game && (!move || entry().premoves)) {
        m_planned.choose(std::move(move), *m_game);
        tell();
    }
}

void GameSession::settlePlan() {
    const auto due = m_planned.settle(*m_game);
    if (!due) {
        return;
    }
    // The change before it is not told of to all yet.
    const auto playIt = [this, wanted = *due, key = m_game->position().key()] {
        if (m_game->position().key() != key) {
            return;
        }
        if (const auto move = insight::premoveNow(m_game->legalMoves(), wanted)) {
            play(*move);
        } else {
            emit notice(tr("The move chosen in advance is no longer possible."));
        }
    };
    QMetaObject::invokeMethod(this, playIt, Qt::QueuedConnection);
}

void GameSession::attemptIllegal(const QString& reason) {
    if (!m_game || m_game->isOver() || !m_setup.illegalMoveLoses || !isHumanTurn() || isWaiting() ||
        isLookingBack()) {
        emit notice(reason);
        return;
    }
    stopThinking(); // a hint may be under way
    m_game->loseByIllegalMove(m_game->position().turn());
    afterChange();
    emit gameEnded();
    emit notice(reason);
}

void GameSession::takeBack() {
    if (!m_game) {
        return;
    }
    stopThinking();
    if (isBetweenComputers()) {
        adjourn(); // else they would make another move at once
    }
    const std::size_t now = m_game->plies().size();
    const rules::Outcome ending = m_game->outcome();
    if (m_game->reopen()) {
        if (ending.reason == rules::Reason::Time) {
            m_clock->restartMove();
        }
        // The game was ended by something that is no move, and that alone is taken back.
        m_takenBackEnd = {m_game->current(), ending};
        afterChange();
        emit notice(tr("The end is taken back, and the game goes on. “Redo” ends it again."));
        askOpponentIfToMove();
        return;
    }
    for (std::size_t ply = now; ply-- > 0;) {
        if (isWaiting() || !anyHuman() || isHuman(m_game->turn(m_game->onLine(ply)))) {
            // Whoever steps through a game that is over, or stands still, takes nothing back of it.
            stepTo(m_game->onLine(ply), isWaiting() || isReviewing() ? Step::Shows : Step::TakesBack);
            const QString back = tr("Taken back. The moves stay in the record; another move begins a line "
                                    "beside them.");
            emit notice(isBetweenComputers() && isWaiting()
                            ? tr("Taken back, and the game waits: “Continue” goes on from here.")
                        : m_clock->isOn() ? back + QLatin1Char(' ') + tr("Until then the clocks stand still.")
                                          : back);
            return;
        }
    }
    emit notice(tr("There is no move of yours to take back."));
    stepTo(m_game->current(), isTakenBack() ? Step::TakesBack : Step::Shows);
}

bool GameSession::mayEndAgain() const {
    return m_game && m_takenBackEnd && m_takenBackEnd->node == m_game->current() &&
           m_game->following().empty() && !m_game->isOver();
}

void GameSession::redo() {
    if (!m_game) {
        return;
    }
    if (mayEndAgain()) {
        stopThinking();
        const rules::Outcome ending = std::exchange(m_takenBackEnd, std::nullopt)->outcome;
        m_game->end(ending);
        if (ending.reason == rules::Reason::Time) {
            m_clock->runOutAgain();
        }
        afterChange();
        emit gameEnded();
        return;
    }
    const std::size_t now = m_game->plies().size();
    const std::size_t last = m_game->line().size();
    if (now == last) {
        emit notice(tr("There is no move to make again."));
        return;
    }
    std::size_t ply = now + 1;
    while (ply < last && !isWaiting() && anyHuman() && !isHuman(m_game->turn(m_game->onLine(ply)))) {
        ++ply;
    }
    stepTo(m_game->onLine(ply), isTakenBack() ? Step::TakesBack : Step::Shows);
}

void GameSession::resign() {
    if (!m_game || m_game->gameOutcome().isOver()) {
        return;
    }
    stopThinking();
    goToEndOfGame();
    const Side turn = m_game->position().turn();
    const bool turnPlays = isHuman(turn) || !isHuman(opponent(turn));
    m_game->resign(turnPlays ? turn : opponent(turn));
    afterChange();
    emit gameEnded();
}

bool GameSession::mayDeclareWin() const {
    return isHumanTurn() && !isReviewing() && rules::mayDeclare(m_game->position());
}

void GameSession::declareWin() {
    if (!mayDeclareWin()) {
        return;
    }
    stopThinking();
    m_isAsOpened = false;
    m_game->declareWin();
    afterChange();
    emit gameEnded();
}

void GameSession::adjudicate(const rules::Outcome& outcome) {
    if (!m_game || m_game->gameOutcome().isOver()) {
        return;
    }
    stopThinking();
    goToEndOfGame();
    m_game->end(outcome);
    afterChange();
    emit gameEnded();
}

void GameSession::offerDraw() {
    if (!m_game || m_game->gameOutcome().isOver() || !m_game->mayAgreeDraw()) {
        return;
    }
    const Game::Node end = m_endsAt.value_or(m_game->endOfGame());
    const Side turn = m_game->turn(end);
    if (isHuman(turn) == isHuman(opponent(turn))) {
        m_drawOffer = turn;
        emit drawOffered(turn);
        return;
    }
    Game asked = *m_game;
    asked.goTo(end); // whatever is looked at
    answerDraw(m_opponents->acceptsDraw(asked));
}

void GameSession::answerDraw(bool accepted) {
    m_drawOffer.reset();
    if (!m_game || m_game->gameOutcome().isOver()) {
        return;
    }
    if (accepted) {
        stopThinking();
        goToEndOfGame();
        m_game->agreeDraw();
        afterChange();
    }
    emit drawAnswered(accepted);
    if (accepted) {
        emit gameEnded();
    }
}

void GameSession::moveNow() {
    if (m_held->holdsOne()) {
        m_held->letGo();
    } else if (isThinking()) {
        m_held->letGo();
        m_opponents->moveNow();
    } else if (m_game && !m_game->isOver() && !isHumanTurn()) {
        askOpponent();
    }
}

void GameSession::askHint() {
    if (isHumanTurn() && !isThinking()) {
        m_opponents->askHint(*m_game, m_clock->limitsForEngine());
    }
}

void GameSession::stopThinking() {
    m_opponents->cancel();
    m_held->drop();
    m_clock->holdMove(false);
}

void GameSession::onHinted(const std::optional<Move>& move) {
    if (move) {
        emit hintFound(*move);
    } else {
        emit notice(tr("No hint was found."));
    }
}

/// Its time ends here, whenever the answer is shown.
void GameSession::onAnswered(const Answer& answer) {
    m_clock->holdMove(true);
    m_held->take(answer);
}

void GameSession::onReleased(const Answer& answer) {
    m_clock->holdMove(false);
    const Side mover = m_game->position().turn();
    const bool givesUp =
        m_givesUp && m_setup.info.handicap.empty() && m_opponents->sideIsLost(mover, *m_game);
    if ((answer.kind == Answer::Kind::Resigns || givesUp) && !isLookingBack()) {
        m_game->resign(m_game->position().turn());
        afterChange();
        emit gameEnded();
    } else if (answer.kind == Answer::Kind::ClaimsWin && rules::mayDeclare(m_game->position()) &&
               !isLookingBack()) {
        m_game->declareWin();
        afterChange();
        emit gameEnded();
    } else if (!answer.move) {
        onNoMove(answer);
    } else if (!play(*answer.move)) {
        if (!m_game->isOver()) {
            onNoMove({});
        }
    } else if (m_offersDraws && m_game->mayAgreeDraw() && !m_game->isOver() && isHumanTurn() &&
               m_opponents->sideSeesADraw(mover, *m_game)) {
        m_drawOffer = mover;
        emit drawOffered(mover);
    }
}

void GameSession::onNoMove(const Answer& answer) {
    if (!m_clock->isPaused()) {
        m_clock->setPaused(true); // not the opponent's fault as a player
        m_clocksStopped = true;
    }
    const Side side = m_game->position().turn();
    emit moveMissing(side, m_opponents->noMoveInWords(side, answer));
}

void GameSession::restartClocks() {
    if (m_clocksStopped) {
        m_clock->setPaused(false);
    }
}

void GameSession::askOpponent() {
    restartClocks();
    m_opponents->ask(*m_game, m_clock->limitsForEngine());
}

void GameSession::onFlagFell(Side side) {
    if (m_game->isOver()) {
        return;
    }
    stopThinking();
    m_game->loseOnTime(side);
    afterChange();
    emit gameEnded();
}

void GameSession::afterChange() {
    m_clock->follow(*m_game);
    if (m_waitingTold != m_waiting) {
        m_waitingTold = m_waiting;
        m_untold |= GameFact::Seats;
    }
    m_isChanging = false;
    settlePlan();
    tell(std::exchange(m_untold, {}));
}

void GameSession::onPausedChanged() {
    m_clocksStopped = false; // that has been decided anew
    m_untold |= GameFact::Clocks;
    if (hasGame() && !m_isChanging) {
        tell(std::exchange(m_untold, {}));
    }
}

void GameSession::askOpponentIfToMove() {
    // Where later moves exist somebody is looking back.
    if (m_game && !m_game->isOver() && !isHumanTurn() && !isLookingBack()) {
        moveNow();
    }
}

} // namespace mujo::ui
