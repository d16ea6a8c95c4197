#include "core/game/record_walk.h"

#include <algorithm>

namespace mujo {

namespace {

Game::Node sibling(const Game& game, bool later) {
    const Game::Node node = game.current();
    const auto place = game.place(node);
    if (!place) {
        return node;
    }
    const std::vector<Game::Node>& moves = game.next(game.parent(node));
    if (later) {
        return *place + 1 < moves.size() ? moves[*place + 1] : node;
    }
    return *place > 0 ? moves[*place - 1] : node;
}

bool isFork(const Game& game, std::size_t ply) {
    return game.next(game.onLine(ply - 1)).size() > 1;
}

Game::Node fork(const Game& game, bool later) {
    const std::size_t shown = game.plies().size();
    if (later) {
        for (std::size_t ply = shown + 1; ply <= game.line().size(); ++ply) {
            if (isFork(game, ply)) {
                return game.onLine(ply);
            }
        }
    } else {
        for (std::size_t ply = shown; ply-- > 1;) {
            if (isFork(game, ply)) {
                return game.onLine(ply);
            }
        }
    }
    return game.current();
}

} // namespace

Game::Node afterStep(const Game& game, RecordStep step) {
    const std::size_t shown = game.plies().size();
    const std::size_t last = game.line().size();
    switch (step) {
    case RecordStep::Back:
        return game.onLine(shown - std::min<std::size_t>(shown, 1));
    case RecordStep::Forward:
        return game.onLine(std::min(shown + 1, last));
    case RecordStep::Sibling:
        return sibling(game, true);
    case RecordStep::SiblingBefore:
        return sibling(game, false);
    case RecordStep::ForkBack:
        return fork(game, false);
    case RecordStep::ForkForward:
        return fork(game, true);
    case RecordStep::PageBack:
        return game.onLine(shown - std::min(shown, kRecordPage));
    case RecordStep::PageForward:
        return game.onLine(std::min(shown + kRecordPage, last));
    case RecordStep::ToStart:
        return Game::kStart;
    case RecordStep::ToEnd:
        return game.lastOfLine();
    }
    return game.current();
}

} // namespace mujo
