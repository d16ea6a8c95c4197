// The record of the game under way: going through its lines, and changing them.

#include <QScopedValueRollback>
#include <algorithm>
#include <utility>

#include "core/base/utf8.h"
#include "ui/session/game_clock.h"
#include "ui/session/game_session.h"
#include "ui/session/words.h"

namespace mujo::ui {

void GameSession::goToPly(int ply) {
    const auto target = static_cast<std::size_t>(std::max(ply, 0));
    if (m_game && target != m_game->plies().size()) {
        stepTo(m_game->onLine(std::min(target, m_game->line().size())));
    }
}

void GameSession::goToNode(Game::Node node) {
    if (m_game && node < m_game->nodeCount() && node != m_game->current() && m_game->isKept(node)) {
        stepTo(node);
    }
}

void GameSession::goToEnd() {
    if (m_game) {
        goToNode(m_game->following().empty() ? m_game->endOfGame() : m_game->lastOfLine());
    }
}

void GameSession::showOtherLine() {
    if (!m_game) {
        return;
    }
    if (const auto other = m_game->otherLine()) {
        stepTo(*other);
    } else {
        emit notice(tr("There is only one line of moves in this game."));
    }
}

void GameSession::returnToLineLeft() {
    if (!m_game || !m_lineLeft) {
        return;
    }
    const LeftLine left = *std::exchange(m_lineLeft, std::nullopt);
    if (!m_game->isKept(left.last)) {
        emit notice(tr("That line was deleted."));
        return;
    }
    m_game->goTo(left.last);
    m_game->endLineHere();
    if (left.wasMain) {
        m_game->makeMainLine();
    }
    // Where the game stood, and goes on; in one that is over to what one was looking at.
    stepTo(m_game->isOver() ? left.from : left.last);
}

void GameSession::setShapes(const std::vector<DrawnShape>& shapes) {
    if (m_game && m_game->shapes() != shapes) {
        m_edits.setShapes(*m_game, m_game->current(), shapes);
        tellNotes();
    }
}

void GameSession::setComment(Game::Node node, const QString& text) {
    std::string comment = text.toStdString();
    if (comment.size() > Game::kLongestComment) {
        comment = wholeCharacters(comment, Game::kLongestComment);
        emit notice(tr("A comment has room for %1 bytes; the rest of this one was cut off.")
                        .arg(Game::kLongestComment));
    }
    if (m_game && m_game->isKept(node) && m_game->ply(node).comment != comment) {
        m_edits.setComment(*m_game, node, std::move(comment));
        tellNotes();
    }
}

void GameSession::setGlyph(Game::Node node, std::optional<MoveGlyph> glyph) {
    if (m_game && node != Game::kStart && m_game->isKept(node) && m_game->ply(node).glyph != glyph) {
        m_edits.setGlyph(*m_game, node, glyph);
        tellNotes();
    }
}

void GameSession::setDiagram(Game::Node node, bool isDrawn) {
    if (m_game && m_game->isKept(node) && m_game->ply(node).hasDiagram != isDrawn) {
        m_edits.setDiagram(*m_game, node, isDrawn);
        tellNotes();
    }
}

void GameSession::noteScore(const PositionScore& score) {
    if (m_game) {
        m_game->noteScore(m_game->current(), score);
    }
}

void GameSession::noteFinding(Game::Node node, Finding finding) {
    if (m_game && m_game->isKept(node)) {
        m_game->noteFinding(node, std::move(finding));
        m_isAsOpened = false; // its file does not have it
        emit findingNoted(node);
    }
}

void GameSession::removeMoves(Game::Node node) {
    if (m_game && node != Game::kStart && m_game->isKept(node)) {
        const BeforeEdit before = beforeEdit();
        m_edits.remove(*m_game, node);
        afterEdit(before, GameFact::Record);
    }
}

void GameSession::raiseLine(Game::Node node) {
    if (m_game && m_game->isKept(node)) {
        const BeforeEdit before = beforeEdit();
        if (m_edits.raise(*m_game, node)) {
            afterEdit(before, GameFact::Record);
        }
    }
}

void GameSession::makeMainLine(Game::Node node) {
    if (m_game && m_game->isKept(node)) {
        const BeforeEdit before = beforeEdit();
        m_edits.makeMain(*m_game, node);
        afterEdit(before, GameFact::Record);
    }
}

bool GameSession::mayAddLine() const {
    return m_game && (isWaiting() || isLookingBack() || m_game->gameOutcome().isOver() ||
                      (isHuman(Side::Sente) && isHuman(Side::Gote)));
}

RecordEdits::Pasted GameSession::pasteMoves(Game::Node node, Game::Node onto) {
    if (!m_game || node == Game::kStart || !m_game->isKept(onto)) {
        return {};
    }
    const BeforeEdit before = beforeEdit();
    const auto pasted = m_edits.paste(*m_game, node, onto);
    afterEdit(before, GameFact::Record | GameFact::Notes);
    return pasted;
}

RecordEdits::Pasted GameSession::pasteLine(const std::vector<Move>& moves, Game::Node onto) {
    if (!m_game || moves.empty() || !m_game->isKept(onto)) {
        return {};
    }
    const BeforeEdit before = beforeEdit();
    const auto pasted = m_edits.pasteLine(*m_game, moves, onto);
    afterEdit(before, GameFact::Record | GameFact::Notes);
    return pasted;
}

void GameSession::undoEdit() {
    if (m_game && m_edits.undoable()) {
        const auto kind = *m_edits.undoable();
        const BeforeEdit before = beforeEdit();
        m_edits.undo(*m_game);
        afterStep(kind, before, WayBack::Redo);
    }
}

void GameSession::redoEdit() {
    if (m_game && m_edits.redoable()) {
        const auto kind = *m_edits.redoable();
        const BeforeEdit before = beforeEdit();
        m_edits.redo(*m_game);
        afterStep(kind, before, WayBack::Undo);
    }
}

/// After a change of that kind was undone or redone.
void GameSession::afterStep(RecordEdits::Kind kind, const BeforeEdit& before, WayBack back) {
    if (kind == RecordEdits::Kind::Details) {
        takeDetails();
        m_isAsOpened = false;
        tell(GameFact::Seats);
    } else {
        afterEdit(before, GameFact::Record | GameFact::Notes, back);
    }
}

/// What is said of moves changes neither the clocks nor what the opponent thinks about.
void GameSession::tellNotes() {
    m_isAsOpened = false;
    tell(GameFact::Notes);
}

GameSession::BeforeEdit GameSession::beforeEdit() const {
    return {m_game->endOfGame(), m_game->gameOutcome().isOver()};
}

void GameSession::afterEdit(const BeforeEdit& before, GameFacts what, WayBack back) {
    const QScopedValueRollback<bool> changing(m_isChanging, true);
    stopThinking();
    const bool isOver = m_game->gameOutcome().isOver();
    const bool endsElsewhere = before.wasOver || !m_game->isKept(before.end);
    if (endsElsewhere && !isOver && !isWaiting() && !isHumanTurn() && !isLookingBack()) {
        standStill(); // or the computer would move at once, and what was changed be out of sight
    }
    m_isAsOpened = false;
    m_untold |= what;
    afterChange();
    if (before.wasOver && !isOver) {
        emit notice(back == WayBack::Undo
                        ? tr("The game is not over any more. “Undo the change” brings its end back.")
                        : tr("The game is not over any more. “Redo the change” brings its end back."));
    }
    askOpponentIfToMove();
}

void GameSession::stepTo(Game::Node node, Step step) {
    stopThinking();
    m_endsAt.reset();
    m_takenBackTo = step == Step::TakesBack ? std::optional(node) : std::nullopt;
    m_game->goTo(node);
    m_drawOffer.reset();
    afterChange();
    askOpponentIfToMove();
}

/// A game ends where it stands, not where somebody looks back.
void GameSession::goToEndOfGame() {
    if (const auto node = std::exchange(m_endsAt, std::nullopt)) {
        m_edits.removeAfter(*m_game, *node);
        m_game->goTo(*node);
        m_untold |= GameFact::Record;
    }
    m_game->goTo(m_game->endOfGame());
    m_isAsOpened = false;
    m_waiting = Waiting::No;
}

} // namespace mujo::ui
