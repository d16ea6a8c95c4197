#include "ui/session/observed_game.h"

#include <utility>

namespace mujo::ui {

namespace {

constexpr GameFacts::Int kAll = 0x1FF;

} // namespace

void ObservedGame::replace(Game game) {
    m_game = std::move(game);
    m_isAnother = true;
}

void ObservedGame::tell(GameFacts also) {
    const Told now{m_game->current(),
                   m_game->lastOfLine(),
                   m_game->nodeCount(),
                   m_game->position().turn(),
                   m_game->outcome(),
                   entry(),
                   planned()};
    GameFacts facts = also;
    const auto add = [&facts](GameFact fact, bool hasChanged) {
        if (hasChanged) {
            facts |= fact;
        }
    };
    add(GameFact::Record, now.shown != m_told.shown || now.last != m_told.last || now.nodes != m_told.nodes);
    add(GameFact::Position, now.shown != m_told.shown);
    add(GameFact::Turn, now.turn != m_told.turn);
    add(GameFact::Outcome, !(now.outcome == m_told.outcome));
    add(GameFact::Entry, !(now.entry == m_told.entry));
    if (std::exchange(m_isAnother, false)) {
        facts = GameFacts::fromInt(kAll);
    }
    const bool isPlannedAnother = now.planned != m_told.planned;
    m_told = now;
    if (facts) {
        emit changed(facts);
    }
    if (isPlannedAnother) {
        emit plannedChanged();
    }
}

} // namespace mujo::ui
